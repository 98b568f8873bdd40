/** Applies a view to the DOM: transforms the drawing, updates its light and the labels. Not rendered by React. */
import { outlinePath, panelPaths } from './drawing.ts';
import type { Point, Polygon } from './geometry.ts';
import { fanOf, layOut, type Placed } from './labels.ts';
import { litColor, shadowOf } from './light.ts';
import type { Panel } from './panels.ts';
import { roof, roofCorners } from './roof.ts';
import { lensOf, limited, scaleOf, type Stage, turnFor, type View, wholeHouse } from './view.ts';

/** Duration of the animation from one view to another, ms. */
const GLIDE_MS = 260;

/** Amplitude of the shake of a refused panel, px. */
const SHAKE_PX = 7;

export type Surface = {
  readonly view: View;
  readonly stage: Stage;
  /** Shows another view at once, or animates to it. */
  show(view: View, glide?: boolean): void;
  /**
   * Fits the drawing into its box again.
   * @param em height of the labels' text, px
   * @param covered parts of the stage that are covered by other elements
   */
  resize(stage: Stage, em: number, covered: readonly Polygon[]): void;
  choose(shown: { lengths: boolean; angles: boolean }): void;
  /** Previews the position of a panel, and whether it fits; without arguments, removes the preview. */
  ghost(outline?: Polygon, refused?: boolean): void;
  /** Shows a dragged panel, and whether it fits there; without arguments, removes it. */
  carry(panel?: Omit<Panel, 'id'>, refused?: boolean): void;
  /** Animates the selected panel: `drop` onto the roof, or `shake`. */
  drop(): void;
  /** @param from offset from which it returns, m on the plan */
  shake(from?: Point): void;
  close(): void;
};

/** @param onView called with each new view */
export function createSurface(
  svg: SVGSVGElement,
  onView: (view: View, stage: Stage) => void,
): Surface {
  const part = (selector: string) => svg.querySelector<SVGElement>(selector);
  const world = part('[data-world]');
  const ghostPath = part('[data-ghost]');
  const carried = part('[data-carried]');
  const selected = part('[data-selected]');
  const shadows = [...svg.querySelectorAll<SVGElement>('[data-shadow]')];
  const faces = roof.map((face) => ({ face, path: part(`[data-face="${face.id}"]`) }));
  const fans = new Map(roofCorners.map((corner) => [corner.id, fanOf(corner)]));
  const marks = new Map<string, SVGElement>();
  const fresh = () => {
    marks.clear();
    for (const mark of svg.querySelectorAll<SVGElement>('[data-label]')) {
      marks.set(mark.dataset.label ?? '', mark);
    }
  };
  let view = wholeHouse();
  let goal = view;
  let stage: Stage = { width: 0, height: 0 };
  let em = 14;
  let covered: readonly Polygon[] = [];
  let chosen = { lengths: true, angles: true };
  let labels = new Map<string, Placed>();
  let litFor: number | undefined;
  let frame = 0;

  function light() {
    if (litFor === view.turn) return;
    litFor = view.turn;
    for (const shadow of shadows) {
      const away = shadowOf(Number(shadow.dataset.shadow), view.turn);
      shadow.setAttribute('transform', `translate(${away.join(' ')})`);
    }
    for (const { face, path } of faces) path?.setAttribute('fill', litColor(face, view.turn));
  }

  function label(placed: Placed) {
    const mark = marks.get(placed.id);
    if (!mark) return;
    const [x, y] = placed.at.map((value) => value.toFixed(2));
    const size = placed.size.toFixed(3);
    const fan = fans.get(placed.id);
    mark.dataset.shown = '';
    if (!fan) {
      mark.setAttribute('transform', `translate(${x} ${y}) rotate(${placed.turn}) scale(${size})`);
      return;
    }
    const middle = (fan.from + fan.to) / 2 + (placed.turn * Math.PI) / 180;
    const off = fan.text * em;
    mark.setAttribute('transform', `translate(${x} ${y}) scale(${size})`);
    mark.firstElementChild?.setAttribute('transform', `rotate(${placed.turn})`);
    mark.lastElementChild?.setAttribute(
      'transform',
      `translate(${off * Math.cos(middle)} ${off * Math.sin(middle)})`,
    );
  }

  function draw() {
    if (stage.width === 0) return;
    const lens = lensOf(view, stage);
    const [a, b] = [Math.cos(lens.angle) * lens.scale, Math.sin(lens.angle) * lens.scale];
    world?.setAttribute('transform', `matrix(${a} ${b} ${-b} ${a} ${lens.shift.join(' ')})`);
    light();
    const sizes = new Map([...labels].map(([id, { size }]) => [id, size]));
    const next = layOut(lens, stage, em, chosen, sizes, covered);
    const before = labels;
    labels = new Map(next.map((placed) => [placed.id, placed]));
    for (const id of before.keys()) {
      if (!labels.has(id)) delete marks.get(id)?.dataset.shown;
    }
    next.forEach(label);
    onView(view, stage);
  }

  function drawSoon() {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      draw();
    });
  }

  function glideTo(from: View, to: View) {
    cancelAnimationFrame(frame);
    const turn = ((to.turn - from.turn + 540) % 360) - 180;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const share = Math.min(1, (now - start) / GLIDE_MS);
      const eased = 1 - (1 - share) ** 3;
      frame = share < 1 ? requestAnimationFrame(step) : 0;
      view =
        share < 1
          ? limited(
              {
                zoom: from.zoom * (to.zoom / from.zoom) ** eased,
                turn: from.turn + turn * eased,
                middle: [
                  from.middle[0] + (to.middle[0] - from.middle[0]) * eased,
                  from.middle[1] + (to.middle[1] - from.middle[1]) * eased,
                ],
              },
              stage,
            )
          : to;
      draw();
    };
    frame = requestAnimationFrame(step);
  }

  fresh();
  return {
    get view() {
      return goal;
    },
    get stage() {
      return stage;
    },
    show(next, glide = false) {
      goal = limited(next, stage);
      if (glide) {
        glideTo(view, goal);
        return;
      }
      cancelAnimationFrame(frame);
      frame = 0;
      view = goal;
      drawSoon();
    },
    resize(next, nextEm, nextCovered) {
      if (stage.width === 0) goal = wholeHouse(turnFor(next));
      stage = next;
      em = nextEm;
      covered = nextCovered;
      goal = view = limited(goal, stage);
      fresh();
      draw();
    },
    choose(next) {
      chosen = next;
      drawSoon();
    },
    ghost(outline, refused = false) {
      if (!ghostPath) return;
      ghostPath.toggleAttribute('data-shown', Boolean(outline));
      ghostPath.toggleAttribute('data-refused', refused);
      if (outline) ghostPath.setAttribute('d', outlinePath(outline));
    },
    carry(panel, refused = false) {
      carried?.toggleAttribute('data-shown', Boolean(panel));
      carried?.toggleAttribute('data-refused', refused);
      if (!panel) return;
      const paths = panelPaths([panel]);
      for (const piece of carried?.querySelectorAll<SVGElement>('[data-piece]') ?? []) {
        piece.setAttribute('d', paths[piece.dataset.piece as keyof typeof paths]);
      }
    },
    drop() {
      selected?.animate([{ transform: 'scale(1.22)' }, { transform: 'none' }], {
        duration: 260,
        easing: 'cubic-bezier(0.3, 1.6, 0.6, 1)',
      });
    },
    shake(from) {
      const swing = SHAKE_PX / scaleOf(view, stage);
      const at = (x: number, y = 0) => ({ transform: `translate(${x}px, ${y}px)` });
      const swings = [1, -1, 0.6, -0.6, 0].map((share) => at(share * swing));
      selected?.animate([...(from ? [at(...from), { ...at(0), offset: 0.4 }] : []), ...swings], {
        duration: from ? 560 : 340,
        easing: 'ease-out',
      });
    },
    close: () => cancelAnimationFrame(frame),
  };
}
