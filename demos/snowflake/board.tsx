/** The folded wedge, which visitors cut by pointer and by keys. */
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { arrowOf, isShortcut } from '#app/demo-kit/arrow-keys.ts';
import { type ShownNotice, shakeOf } from '#app/demo-kit/notice/notice.tsx';
import { type Followed, followPointer } from '#app/demo-kit/pointer/follow-pointer.ts';
import { useLatest } from '#app/demo-kit/use-latest.ts';
import { useSize } from '#app/demo-kit/use-size.ts';
import { type Point, scale } from '#app/demo-kit/vector.ts';
import { canClose, type Draft, linesOf } from './draft.ts';
import { dropScraps } from './falling.ts';
import { placeWedge, viewOf } from './layout.ts';
import type { Sheet } from './sheet.ts';
import * as styles from './snowflake.css.ts';
import { pathData } from './unfold.ts';
import type { DraftActions } from './use-draft.ts';
import { type Ring, wedgeOutline } from './wedge.ts';

/** Steps of the arrow keys, units; the larger with Shift. */
const STEP = 10;
const LARGE_STEP = 50;

/** Distance at which a press hits a corner, px. */
const REACH_PX = { mouse: 12, touch: 22 } as const;

/** Radius of the polygon's corners, px; the first one becomes a ring once the polygon can close. */
const DOT_RADIUS_PX = 3.5;
const RING_RADIUS_PX = 8;

type BoardProps = {
  sheet: Sheet;
  draft: Draft;
  actions: DraftActions;
  motionAllowed: boolean;
  refuse(reason: string): void;
  /** The last refusal, for which the board shakes. */
  refusal: ShownNotice | undefined;
};

export function Board({ sheet, draft, actions, motionAllowed, refuse, refusal }: BoardProps) {
  const { sections, paper, cuts } = sheet;
  const svg = useRef<SVGSVGElement>(null);
  const scraps = useRef<SVGGElement>(null);
  const size = useSize(svg);
  const view = useMemo(() => size.width > 0 && viewOf(size, sections), [size, sections]);
  /** Units per px. */
  const unitsPerPx = size.width > 0 ? 1 / placeWedge(size, sections).scale : 1;
  const outline = useMemo(() => pathData([wedgeOutline(sections)]), [sections]);
  const paperPath = useMemo(() => pathData(paper.pieces.flat()), [paper]);

  const latestMotionAllowed = useLatest(motionAllowed);
  const shownCuts = useRef(cuts);
  useEffect(() => {
    // Scraps fall off when a cut is made, not when others are undone or the demo comes back into view.
    const isCut = cuts.length === shownCuts.current.length + 1;
    shownCuts.current = cuts;
    if (!isCut || !latestMotionAllowed.current || !scraps.current) return undefined;
    return dropScraps(scraps.current, paper.scraps);
  }, [paper, cuts, latestMotionAllowed]);

  const pointer = usePointer(actions, unitsPerPx);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const arrow = arrowOf(event);
    const confirm = () => actions.confirm(REACH_PX.mouse * unitsPerPx);
    const keys: Record<string, () => void> = {
      Enter: confirm,
      ' ': confirm,
      Backspace: actions.undoCorner,
      '+': actions.grow,
      '=': actions.grow,
      '-': actions.shrink,
      '.': actions.rotateRight,
      ',': actions.rotateLeft,
    };
    const key = keys[event.key];
    if (draft.tool === 'freeform') {
      if (!arrow && key !== confirm) return;
      refuse('Freeform needs a pointer. Polygon and Shapes work with the keyboard.');
    } else if (arrow) actions.moveBy(scale(arrow, event.shiftKey ? LARGE_STEP : STEP));
    else if (key) key();
    else return;
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application
    <svg
      ref={svg}
      className={styles.board}
      viewBox={view ? view.join(' ') : undefined}
      role="application"
      aria-label="Folded paper to cut"
      aria-roledescription="cutting board"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- handles keys
      tabIndex={0}
      data-tool={draft.tool}
      data-shake={motionAllowed ? shakeOf(refusal) : undefined}
      onKeyDown={onKeyDown}
      {...pointer}
    >
      <path className={styles.grip} d={outline} />
      <path className={styles.crease} d={outline} />
      <path className={styles.shade} d={paperPath} transform="translate(14 22)" />
      <path className={styles.layer} d={paperPath} transform="translate(8 10)" />
      <path className={styles.layer} d={paperPath} transform="translate(4 5)" />
      <path className={styles.paper} d={paperPath} data-wedge />
      <g ref={scraps} className={styles.scrap} />
      <DraftLines draft={draft} unitsPerPx={unitsPerPx} />
    </svg>
  );
}

/** Handlers for pressing, moving and releasing a pointer on the board. */
function usePointer(actions: DraftActions, unitsPerPx: number) {
  const pressed = useRef<Followed>();
  // Also when the paper moves under the pointer, such as when a phone is turned.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- cancels when it changes
  useEffect(() => () => pressed.current?.cancel(), [unitsPerPx]);
  const latest = useLatest({ actions, unitsPerPx });

  function onPointerDown(down: PointerEvent<SVGSVGElement>) {
    if (down.button !== 0) return;
    // A second finger cancels the cut: it is for zooming, or is the palm.
    if (down.pointerType === 'touch' && !down.isPrimary) pressed.current?.cancel();
    else if (!pressed.current) {
      const svg = down.currentTarget;
      const reachPx = down.pointerType === 'mouse' ? REACH_PX.mouse : REACH_PX.touch;
      actions.begin(pointIn(svg, down));
      pressed.current = followPointer(down.nativeEvent, {
        onMove: (event) => latest.current.actions.moveTo(pointIn(svg, event)),
        onEnd(how, event) {
          pressed.current = undefined;
          const { actions, unitsPerPx } = latest.current;
          if (how === 'cancel' || !event) actions.abandon();
          else {
            actions.moveTo(pointIn(svg, event));
            actions.confirm(reachPx * unitsPerPx);
          }
        },
      });
      pressed.current.capture(svg);
    }
  }

  return {
    onPointerDown,
    onPointerMove(event: PointerEvent<SVGSVGElement>) {
      if (pressed.current || event.pointerType === 'touch') return;
      actions.moveTo(pointIn(event.currentTarget, event));
    },
    onPointerLeave() {
      if (!pressed.current) actions.leave();
    },
  };
}

/** A pointer's position on the sheet, units. */
function pointIn(
  svg: SVGSVGElement,
  { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>,
) {
  const matrix = svg.getScreenCTM()?.inverse();
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return [x, -y] as const;
}

/** The unfinished cut: edges that are set are solid, the next one is blue, the closing one gold. */
function DraftLines({ draft, unitsPerPx }: { draft: Draft; unitsPerPx: number }) {
  const { set, next, closing } = useMemo(() => linesOf(draft), [draft]);
  const corners = draft.corners.current;
  return (
    <>
      <path className={styles.casing} d={openPath(set) + openPath(next)} data-casing />
      <path className={styles.closing} d={openPath(closing)} />
      <path className={styles.next} d={openPath(next)} />
      <path className={styles.placed} d={openPath(set)} />
      <path
        className={styles.dots}
        d={corners.map((corner) => circleAt(corner, DOT_RADIUS_PX * unitsPerPx)).join('')}
      />
      <path
        className={styles.ring}
        d={corners[0] && canClose(draft) ? circleAt(corners[0], RING_RADIUS_PX * unitsPerPx) : ''}
      />
    </>
  );
}

/** A line as path data, y downward. */
const openPath = (line: Ring) => (line.length > 1 ? pathData([line]).slice(0, -1) : '');

/** A circle as path data, y downward. */
const circleAt = ([x, y]: Point, radius: number) => {
  const arc = `a${radius} ${radius} 0 1 0`;
  return `M${x - radius} ${-y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0Z`;
};
