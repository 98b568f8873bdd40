/** The folded wedge, which visitors cut by pointer and by keys. */
import {
  forwardRef,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { advance, startHistory, redo, undo } from '../kit/steps/history.ts';
import { dropScraps } from './falling.ts';
import { placeWedge, type Size, viewOf } from './layout.ts';
import type { Cut } from './paper.ts';
import { type Placed, place, type ShapeName } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import * as styles from './snowflake.css.ts';
import { strokeToCut } from './strokes.ts';
import { pathData } from './unfold.ts';
import { distance, type Point, type Ring, wedgeOutline } from './wedge.ts';

export type Tool = 'freeform' | 'polygon' | 'shape';

/** Steps of the arrow keys, units; the larger with Shift. */
const STEP = 10;
const LARGE_STEP = 50;

/** Distance at which a press hits a corner, px. */
const REACH_PX = { mouse: 12, touch: 22 } as const;

/** A polygon with fewer corners has no area. */
export const MIN_CORNERS = 3;

/** Radius of the polygon's corners, px; the first one becomes a ring once the polygon can close. */
const DOT_RADIUS_PX = 3.5;
const RING_RADIUS_PX = 8;

/** Smallest distance between points of a drawn line, units. */
const MIN_SPACING = 6;

/** Shake animation for a refused cut. */
const SHAKE_KEYFRAMES = [0, -7, 6, -4, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));

const MOVES: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Methods of the board. */
export type BoardHandle = {
  /** Makes the ready-made cut, or closes the polygon. */
  finish(): void;
  /** Removes the last corner of the polygon. */
  undoCorner(): void;
  redoCorner(): void;
  /** Discards the unfinished cut. */
  drop(): void;
};

/** The unfinished polygon: number of its corners, and of corners that can be redone. */
export type Corners = { set: number; undone: number };
export const NO_CORNERS: Corners = { set: 0, undone: 0 };

/** Change of the ready-made cut: size, and rotation in degrees. */
export type PlacingChange = { grow?: number; turn?: number };

type BoardProps = {
  sheet: Sheet;
  tool: Tool;
  shape: ShapeName;
  /** Size and rotation of the ready-made cut. */
  placing: { size: number; turn: number };
  onPlacing: (by: PlacingChange) => void;
  moving: boolean;
  /** Makes a cut. */
  onCut: (cut: Cut) => void;
  /** Called with the outline of the unfinished cut, for a preview. */
  onDraft: (line?: Ring) => void;
  onCorners: (corners: Corners) => void;
  announce: (result: string) => void;
  /** Shows why a cut was refused. */
  refuse: (reason: string) => void;
  /** Number of refusals: the board shakes when it changes. */
  refusals: number;
};

export const Board = forwardRef<BoardHandle, BoardProps>(function Board(
  {
    sheet,
    tool,
    shape,
    placing,
    onPlacing,
    moving,
    onCut,
    onDraft,
    onCorners,
    announce,
    refuse,
    refusals,
  },
  handle,
) {
  const { sections, paper } = sheet;
  const svg = useRef<SVGSVGElement>(null);
  const placed = useRef<SVGPathElement>(null);
  const dots = useRef<SVGPathElement>(null);
  const ring = useRef<SVGPathElement>(null);
  const next = useRef<SVGPathElement>(null);
  const closing = useRef<SVGPathElement>(null);
  const scraps = useRef<SVGGElement>(null);
  /** The freeform line so far; the polygon's corners; the position of the pointer or the key cursor. */
  const line = useRef<Ring>([]);
  const polygon = useRef(startHistory<Ring>([]));
  const cursor = useRef<Point>([60, 600]);
  const pressed = useRef<number>();
  const hovering = useRef(false);

  const size = useSize(svg);
  const view = useMemo(() => size && viewOf(size, sections), [size, sections]);
  const scale = size ? placeWedge(size, sections).scale : 1;

  const outline = useMemo(() => pathData([wedgeOutline(sections)]), [sections]);
  const paperPath = useMemo(() => pathData(paper.pieces.flat()), [paper]);

  useEffect(() => {
    if (!moving || !scraps.current || paper.scraps.length === 0) return undefined;
    return dropScraps(scraps.current, paper.scraps);
  }, [paper, moving]);

  const wasRefused = useRef(refusals);
  useEffect(() => {
    if (wasRefused.current === refusals) return;
    wasRefused.current = refusals;
    const still = !moving || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!still) svg.current?.animate(SHAKE_KEYFRAMES, { duration: 320, easing: 'ease-out' });
  }, [refusals, moving]);

  /** Shows the unfinished cut: placed edges solid, the next edge blue, the closing edge gold. */
  const show = useCallback(() => {
    const open = (points: Ring) => pathData([points]).slice(0, -1);
    const corners = tool === 'polygon' ? polygon.current.now : [];
    const points = tool === 'polygon' ? corners : line.current;
    let parts: [Ring, Ring, Ring] = [[], [], []];
    let draft: Ring | undefined;
    const [first] = points;
    const last = points.at(-1);
    if (tool === 'shape') {
      const at: Placed = { shape, x: cursor.current[0], y: cursor.current[1], ...placing };
      draft = place(at);
      parts = [[], [], [...draft, draft[0] ?? [0, 0]]];
    } else if (first && last) {
      draft = tool === 'polygon' && hovering.current ? [...points, cursor.current] : points;
      const end = draft.at(-1) ?? last;
      parts = [points, tool === 'polygon' ? [last, end] : [], [end, first]];
    } else if (tool === 'polygon' && hovering.current) {
      const [x, y] = cursor.current;
      parts[1] = [
        [x - 22, y],
        [x + 22, y],
        [x, y],
        [x, y + 22],
        [x, y - 22],
      ];
    }
    for (const [index, path] of [placed, next, closing].entries()) {
      const part = parts[index] ?? [];
      path.current?.setAttribute('d', part.length > 1 ? open(part) : '');
    }
    dots.current?.setAttribute('d', corners.map((at) => dotAt(at, DOT_RADIUS_PX / scale)).join(''));
    const closes = first && corners.length >= MIN_CORNERS;
    ring.current?.setAttribute('d', closes ? dotAt(first, RING_RADIUS_PX / scale) : '');
    onDraft(draft && draft.length > 1 ? draft : undefined);
  }, [tool, shape, placing, scale, onDraft]);

  const setPolygon = useCallback(
    (now: typeof polygon.current) => {
      polygon.current = now;
      onCorners({ set: now.now.length, undone: now.future.length });
      show();
    },
    [onCorners, show],
  );

  useEffect(show, [show, sections]);

  const cut = useCallback(
    (made: Cut) => {
      line.current = [];
      onCut(made);
      setPolygon(startHistory<Ring>([]));
    },
    [onCut, setPolygon],
  );

  const closePolygon = useCallback(() => {
    const corners = polygon.current.now;
    if (corners.length < MIN_CORNERS) refuse('A polygon needs at least three corners.');
    else cut({ kind: 'closed', line: corners, sections });
  }, [cut, sections, refuse]);

  const cutShape = useCallback(() => {
    const [x, y] = cursor.current;
    cut({ kind: 'closed', line: place({ shape, x, y, ...placing }), sections });
  }, [cut, shape, placing, sections]);

  const stepTo = useCallback(
    (corners: typeof polygon.current) => {
      // Hides the edge to the pointer, which would look like the removed corner.
      hovering.current = false;
      setPolygon(corners);
      const { length } = corners.now;
      announce(length === 1 ? '1 corner.' : `${length} corners.`);
    },
    [setPolygon, announce],
  );

  useImperativeHandle(
    handle,
    () => ({
      finish: tool === 'shape' ? cutShape : closePolygon,
      undoCorner: () => stepTo(undo(polygon.current)),
      redoCorner: () => stepTo(redo(polygon.current)),
      drop() {
        line.current = [];
        pressed.current = undefined;
        if (polygon.current.now.length > 0) announce('Polygon cancelled.');
        setPolygon(startHistory<Ring>([]));
      },
    }),
    [tool, cutShape, closePolygon, stepTo, setPolygon, announce],
  );

  /** @param reach distance at which a press hits a corner, px */
  const addCorner = (point: Point, reach: number) => {
    const corners = polygon.current.now;
    const [first] = corners;
    const last = corners.at(-1);
    const canClose = corners.length >= MIN_CORNERS;
    if (first && canClose && distance(point, first) * scale < reach) closePolygon();
    // A double click closes too.
    else if (last && canClose && distance(point, last) * scale < reach / 3) closePolygon();
    else {
      setPolygon(advance(polygon.current, [...corners, point]));
      announce(`Corner ${corners.length + 1}.`);
    }
  };

  const pointOf = (event: PointerEvent): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [x, -y];
  };

  /** Cancels the pointer's action; corners stay. */
  const abandon = () => {
    pressed.current = undefined;
    line.current = [];
    if (tool !== 'shape') hovering.current = false;
    show();
  };
  const press = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    // A second finger cancels the cut: it is for zooming, or is the palm.
    if (event.pointerType === 'touch' && !event.isPrimary) {
      abandon();
      return;
    }
    // If it is the same pointer, its release was lost.
    if (pressed.current !== undefined && pressed.current !== event.pointerId) return;
    cursor.current = pointOf(event);
    hovering.current = true;
    pressed.current = event.pointerId;
    if (tool === 'freeform') line.current = [cursor.current];
    event.currentTarget.setPointerCapture(event.pointerId);
    show();
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const held = pressed.current === event.pointerId;
    if (!held && (pressed.current !== undefined || event.pointerType === 'touch')) return;
    hovering.current = true;
    cursor.current = pointOf(event);
    const last = line.current.at(-1);
    if (tool === 'freeform' && held && last && distance(cursor.current, last) > MIN_SPACING) {
      line.current.push(cursor.current);
    }
    show();
  };
  const release = (event: PointerEvent<SVGSVGElement>) => {
    if (pressed.current !== event.pointerId) return;
    pressed.current = undefined;
    cursor.current = pointOf(event);
    const reach = event.pointerType === 'mouse' ? REACH_PX.mouse : REACH_PX.touch;
    if (tool === 'polygon') addCorner(cursor.current, reach);
    else if (tool === 'shape') cutShape();
    else if (line.current.length > 2) cut(strokeToCut(line.current, sections));
    else {
      abandon();
      refuse('Drag to cut: draw a shape, or a line right through the paper.');
    }
  };
  const leave = () => {
    if (tool === 'shape') return;
    hovering.current = false;
    show();
  };

  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = MOVES[event.key];
    const keys: Record<string, () => void> = {
      Enter: () => (tool === 'polygon' ? addCorner(cursor.current, REACH_PX.mouse) : cutShape()),
      ' ': () => (tool === 'polygon' ? addCorner(cursor.current, REACH_PX.mouse) : cutShape()),
      Backspace: () => {
        if (polygon.current.now.length > 0) stepTo(undo(polygon.current));
      },
      '+': () => onPlacing({ grow: 1.15 }),
      '=': () => onPlacing({ grow: 1.15 }),
      '-': () => onPlacing({ grow: 1 / 1.15 }),
      '.': () => onPlacing({ turn: 15 }),
      ',': () => onPlacing({ turn: -15 }),
    };
    if (event.key === 'Escape') {
      // index.tsx discards the polygon, wherever the focus is.
      if (line.current.length === 0) return;
      abandon();
    } else if (tool === 'freeform') {
      if (!step && event.key !== 'Enter' && event.key !== ' ') return;
      refuse('Freeform needs a pointer. Polygon and Shapes work with the keyboard.');
    } else if (step) {
      const by = event.shiftKey ? LARGE_STEP : STEP;
      const [x, y] = cursor.current;
      const within = (value: number, low: number, high: number) =>
        Math.max(low, Math.min(high, value));
      cursor.current = [within(x + step[0] * by, -420, 420), within(y + step[1] * by, -40, 1020)];
      hovering.current = true;
      show();
    } else if (keys[event.key]) {
      keys[event.key]?.();
    } else {
      return;
    }
    event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application
    <svg
      ref={svg}
      className={styles.board}
      viewBox={view?.join(' ')}
      role="application"
      aria-label="Folded paper to cut"
      aria-roledescription="cutting board"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- handles keys
      tabIndex={0}
      data-tool={tool}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={abandon}
      onPointerLeave={leave}
      onKeyDown={pressKey}
    >
      <path className={styles.grip} d={outline} />
      <path className={styles.crease} d={outline} />
      <path className={styles.shade} d={paperPath} transform="translate(14 22)" />
      <path className={styles.layer} d={paperPath} transform="translate(8 10)" />
      <path className={styles.layer} d={paperPath} transform="translate(4 5)" />
      <path className={styles.paper} d={paperPath} data-wedge />
      <g ref={scraps} className={styles.scrap} />
      <path ref={closing} className={styles.closing} />
      <path ref={next} className={styles.next} />
      <path ref={placed} className={styles.placed} />
      <path ref={dots} className={styles.dots} />
      <path ref={ring} className={styles.ring} />
    </svg>
  );
});

/** A circle as path data, y downwards. */
const dotAt = ([x, y]: Point, radius: number) => {
  const arc = `a${radius} ${radius} 0 1 0`;
  return `M${x - radius} ${-y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0Z`;
};

/** Size of an element, updated when it changes. */
function useSize(element: RefObject<Element>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => {
      const { width, height } = current.getBoundingClientRect();
      if (width === 0) return;
      setSize((was) => (was?.width === width && was.height === height ? was : { width, height }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return size;
}
