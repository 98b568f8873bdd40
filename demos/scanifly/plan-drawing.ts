/** Applies a view to the DOM: transforms the drawing, updates its light and the labels. Not rendered by React. */
import type { Polygon } from './geometry.ts';
import type { Frame } from './camera.ts';
import { fanOf, layOut, type Placed } from './labels.ts';
import { litColor, shadowOf } from './light.ts';
import { roof, roofCorners } from './roof.ts';
import { lensOf } from './view.ts';

/** The labels to lay out. */
export type LabelOptions = {
  /** Height of the text, px. */
  em: number;
  shown: { lengths: boolean; angles: boolean };
  /** Parts of the stage that are covered by other elements, px. */
  covered: readonly Polygon[];
};

const fans = new Map(roofCorners.map((corner) => [corner.id, fanOf(corner)]));

function place(label: SVGElement, { id, at, turn, size }: Placed, em: number) {
  const [x, y] = at.map((value) => value.toFixed(2));
  const scale = size.toFixed(3);
  const fan = fans.get(id);
  label.dataset.shown = '';
  if (!fan) {
    label.setAttribute('transform', `translate(${x} ${y}) rotate(${turn}) scale(${scale})`);
    return;
  }
  const middle = (fan.from + fan.to) / 2 + (turn * Math.PI) / 180;
  const off = fan.text * em;
  label.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`);
  label.firstElementChild?.setAttribute('transform', `rotate(${turn})`);
  label.lastElementChild?.setAttribute(
    'transform',
    `translate(${off * Math.cos(middle)} ${off * Math.sin(middle)})`,
  );
}

/** @returns a function that draws a view */
export function createPlanDrawing(svg: SVGSVGElement) {
  const part = (selector: string) => svg.querySelector<SVGElement>(selector);
  const world = part('[data-world]');
  const shadows = [...svg.querySelectorAll<SVGElement>('[data-shadow]')];
  const faces = roof.map((face) => ({ face, path: part(`[data-face="${face.id}"]`) }));
  const labels = new Map(
    [...svg.querySelectorAll<SVGElement>('[data-label]')].map((mark) => [mark.dataset.label, mark]),
  );
  let placed: readonly Placed[] = [];
  let litTurn: number | undefined;

  function light(turn: number) {
    if (litTurn === turn) return;
    litTurn = turn;
    for (const shadow of shadows) {
      const away = shadowOf(Number(shadow.dataset.shadow), turn);
      shadow.setAttribute('transform', `translate(${away.join(' ')})`);
    }
    for (const { face, path } of faces) path?.setAttribute('fill', litColor(face, turn));
  }

  return ({ view, stage }: Frame, { em, shown, covered }: LabelOptions) => {
    if (stage.width === 0) return;
    const lens = lensOf(view, stage);
    const [a, b] = [Math.cos(lens.angle) * lens.scale, Math.sin(lens.angle) * lens.scale];
    world?.setAttribute('transform', `matrix(${a} ${b} ${-b} ${a} ${lens.shift.join(' ')})`);
    light(view.turn);
    const sizes = new Map(placed.map(({ id, size }) => [id, size]));
    placed = layOut(lens, stage, em, shown, sizes, covered);
    for (const { id } of placed) sizes.delete(id);
    for (const id of sizes.keys()) delete labels.get(id)?.dataset.shown;
    for (const label of placed) {
      const mark = labels.get(label.id);
      if (mark) place(mark, label, em);
    }
  };
}
