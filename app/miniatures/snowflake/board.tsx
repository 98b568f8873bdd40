/** The folded wedge, on which cuts are made by pointer and by keys. */
import {
  forwardRef,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { usePointerLeave } from '../shared/use-pointer-leave.ts';
import { dropScraps } from './falling.ts';
import type { Sheet } from './sheet.ts';
import type { Cut } from './paper.ts';
import { type Placed, place, type ShapeName } from './shapes.ts';
import * as styles from './snowflake.css.ts';
import { strokeToCut } from './strokes.ts';
import { pathData } from './unfold.ts';
import { type Point, type Ring, wedgeOutline } from './wedge.ts';

export type Tool = 'freehand' | 'polygon' | 'shape';

/** The part of the wedge's plane that is shown: left, top, width, height, y downwards. */
const VIEW = [-430, -1040, 860, 1120] as const;

/** Steps of the arrow keys, units; with Shift the larger. */
const STEP = 10;
const LEAP = 50;

/** Nearer than this a corner is the first one again, units. */
const CLOSE = 34;

/** Points of a drawn line are at least this far apart, units. */
const SPACING = 6;

const MOVES: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** What the board can be told. */
export type BoardHandle = {
  /** Cuts out the ready-made cut, or closes the polygon. */
  finish(): void;
};

/** By how much the ready-made cut grows, and is turned on, degrees. */
export type PlacingChange = { grow?: number; turn?: number };

type BoardProps = {
  sheet: Sheet;
  tool: Tool;
  shape: ShapeName;
  /** Size and turn of the ready-made cut. */
  placing: { size: number; turn: number };
  onPlacing: (by: PlacingChange) => void;
  moving: boolean;
  /** Makes a cut. */
  onCut: (cut: Cut) => void;
  /** The cut being made, as an outline, for showing it elsewhere. */
  onDraft: (line?: Ring) => void;
  tell: (result: string) => void;
};

export const Board = forwardRef<BoardHandle, BoardProps>(function Board(
  { sheet, tool, shape, placing, onPlacing, moving, onCut, onDraft, tell },
  handle,
) {
  const { sections, paper } = sheet;
  const svg = useRef<SVGSVGElement>(null);
  const placed = useRef<SVGPathElement>(null);
  const next = useRef<SVGPathElement>(null);
  const closing = useRef<SVGPathElement>(null);
  const scraps = useRef<SVGGElement>(null);
  /** Points set so far, and where the pointer or the keys' cursor is. */
  const line = useRef<Ring>([]);
  const cursor = useRef<Point>([60, 600]);
  const pressed = useRef<number>();
  const hovering = useRef(false);

  const outline = useMemo(() => pathData([wedgeOutline(sections)]), [sections]);
  const paperPath = useMemo(() => pathData(paper.pieces.flat()), [paper]);

  useEffect(() => {
    if (!moving || !scraps.current || paper.scraps.length === 0) return undefined;
    return dropScraps(scraps.current, paper.scraps);
  }, [paper, moving]);

  /** Shows the cut being made: solid what is placed, blue the next edge, gold what would close it. */
  const show = useCallback(() => {
    const open = (points: Ring) => pathData([points]).slice(0, -1);
    let parts: [Ring, Ring, Ring] = [[], [], []];
    let draft: Ring | undefined;
    const [first] = line.current;
    const last = line.current.at(-1);
    if (tool === 'shape') {
      const at: Placed = { shape, x: cursor.current[0], y: cursor.current[1], ...placing };
      draft = place(at);
      parts = [[], [], [...draft, draft[0] ?? [0, 0]]];
    } else if (first && last) {
      draft =
        tool === 'polygon' && hovering.current ? [...line.current, cursor.current] : line.current;
      const end = draft.at(-1) ?? last;
      parts = [line.current, tool === 'polygon' ? [last, end] : [], [end, first]];
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
      const points = parts[index] ?? [];
      path.current?.setAttribute('d', points.length > 1 ? open(points) : '');
    }
    onDraft(draft && draft.length > 1 ? draft : undefined);
  }, [tool, shape, placing, onDraft]);

  const clear = useCallback(() => {
    line.current = [];
    pressed.current = undefined;
    show();
  }, [show]);

  // Another tool begins anew.
  useEffect(clear, [clear, tool]);
  useEffect(show, [show, sections]);

  const cut = useCallback(
    (made: Cut) => {
      line.current = [];
      onCut(made);
      show();
    },
    [onCut, show],
  );

  const closePolygon = useCallback(() => {
    if (line.current.length > 2) cut({ kind: 'closed', line: line.current, sections });
    else tell('A polygon needs at least three corners.');
  }, [cut, sections, tell]);

  const cutShape = useCallback(() => {
    const [x, y] = cursor.current;
    cut({ kind: 'closed', line: place({ shape, x, y, ...placing }), sections });
  }, [cut, shape, placing, sections]);

  useImperativeHandle(handle, () => ({ finish: tool === 'shape' ? cutShape : closePolygon }), [
    tool,
    cutShape,
    closePolygon,
  ]);

  const addCorner = (point: Point) => {
    const [first] = line.current;
    const last = line.current.at(-1);
    if (first && line.current.length > 2 && distance(point, first) < CLOSE) closePolygon();
    // The second press of a double one closes as well.
    else if (last && line.current.length > 2 && distance(point, last) < SPACING) closePolygon();
    else {
      line.current = [...line.current, point];
      show();
      tell(`Corner ${line.current.length}.`);
    }
  };

  const pointOf = (event: PointerEvent): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [x, -y];
  };

  const press = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || pressed.current !== undefined) return;
    cursor.current = pointOf(event);
    hovering.current = true;
    pressed.current = event.pointerId;
    if (tool === 'freehand') line.current = [cursor.current];
    event.currentTarget.setPointerCapture(event.pointerId);
    show();
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const held = pressed.current === event.pointerId;
    if (pressed.current !== undefined && !held) return;
    hovering.current = true;
    cursor.current = pointOf(event);
    const last = line.current.at(-1);
    if (tool === 'freehand' && held && last && distance(cursor.current, last) > SPACING) {
      line.current.push(cursor.current);
    }
    show();
  };
  const release = (event: PointerEvent<SVGSVGElement>) => {
    if (pressed.current !== event.pointerId) return;
    pressed.current = undefined;
    cursor.current = pointOf(event);
    if (tool === 'polygon') addCorner(cursor.current);
    else if (tool === 'shape') cutShape();
    else if (line.current.length > 2) cut(strokeToCut(line.current, sections));
    else clear();
  };
  // The page scrolls instead; corners that are set stay.
  const cancel = () => {
    if (tool === 'freehand') clear();
    pressed.current = undefined;
  };
  usePointerLeave(svg, () => {
    if (tool === 'shape') return;
    hovering.current = false;
    show();
  });

  const pressKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = MOVES[event.key];
    const keys: Record<string, () => void> = {
      Enter: () => (tool === 'polygon' ? addCorner(cursor.current) : cutShape()),
      ' ': () => (tool === 'polygon' ? addCorner(cursor.current) : cutShape()),
      Backspace: () => {
        line.current = line.current.slice(0, -1);
        show();
      },
      '+': () => onPlacing({ grow: 1.15 }),
      '=': () => onPlacing({ grow: 1.15 }),
      '-': () => onPlacing({ grow: 1 / 1.15 }),
      '.': () => onPlacing({ turn: 15 }),
      ',': () => onPlacing({ turn: -15 }),
    };
    if (event.key === 'Escape') {
      if (line.current.length === 0) return;
      clear();
    } else if (tool === 'freehand') {
      return;
    } else if (step) {
      const by = event.shiftKey ? LEAP : STEP;
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
      viewBox={VIEW.join(' ')}
      role="application"
      aria-label="Folded paper to cut"
      aria-roledescription="cutting board"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- works by keys
      tabIndex={0}
      data-tool={tool}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={cancel}
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
    </svg>
  );
});

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);
