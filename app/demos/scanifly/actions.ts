/** Actions of pointers, keys and buttons on the plan. */
import type { KeyboardEvent } from 'react';
import { nameOfFace } from './designs.ts';
import { onRoof } from './drawing.ts';
import { contains, distance, grown, type Point, turned } from './geometry.ts';
import { boxOf, type Panel, refusal, snapped, type Try } from './panels.ts';
import { type Face, faceAt, faceOf, onFace, seen } from './roof.ts';
import type { Surface } from './surface.ts';
import {
  centerOf,
  lensOf,
  panned,
  type Stage,
  toPlan,
  scaleOf,
  toScreen,
  type View,
  wholeHouse,
  zoomedAt,
} from './view.ts';

/** Steps of the key cursor and of a chosen panel, m; of the plan, px; of a rotation, degrees. */
const CURSOR_STEP_M = 0.25;
const PANEL_STEP_M = 0.05;
const PAN_STEP_PX = 80;
const TURN_STEP_DEG = 15;
const ZOOM_STEP_FACTOR = 1.3;

/** Distance from a panel at which a finger still hits it, px. */
const TOUCH_REACH_PX = 12;

/** Distance kept between the cursor and the edge of the stage, px. */
const CURSOR_MARGIN_PX = 30;

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Methods of the stage, for buttons. */
export type StageHandle = {
  zoom(way: 1 | -1): void;
  whole(): void;
  turn(way: 1 | -1): void;
  /** Moves the chosen panel, or without one the plan. */
  push(way: Point): void;
  /** Shows at the chosen panel why an action isn't possible. */
  refuse(sentence: string): void;
  /** Shows a message at the bottom of the plan. */
  announce(sentence: string): void;
};

/** A message on the plan: at a position, px, beside the zoom buttons, or at the bottom. */
export type Notice = {
  text: string;
  at: Point | 'zoom' | 'foot';
  stage: Stage;
  /** The panels to which it refers. */
  panels: readonly Panel[];
};

export type StageProps = {
  panels: readonly Panel[];
  /** The selected panel. */
  chosen: Panel | undefined;
  /** Whether the next panel is in portrait orientation. */
  tall: boolean;
  shown: { lengths: boolean; angles: boolean };
  moving: boolean;
  /** Whether to show the initial hint. */
  hint: boolean;
  /** @param quietly whether to skip the announcement */
  onChoose(id: number | undefined, quietly?: boolean): void;
  onLay(panel: Omit<Panel, 'id'>): void;
  onMove(panel: Panel): void;
  onRemove(panel: Panel): void;
  onQuarter(): void;
  onView(view: View, stage: Stage): void;
  announce(result: string): void;
  fail(error: unknown): void;
};

type Ref<Value> = { current: Value };

/** Creates the actions once; they read the latest props from a ref. */
export function createActions(
  latest: Ref<StageProps>,
  surface: Ref<Surface | undefined>,
  cursor: Ref<Point>,
  setDragged: (id: number | undefined) => void,
  setNotice: (notice: Notice | undefined) => void,
) {
  /** The pressed panel. */
  let held: Panel | undefined;

  const lens = () => surface.current && lensOf(surface.current.view, surface.current.stage);
  const onPlan = (place: Point): Point => {
    const now = lens();
    return now ? toPlan(now, place) : [NaN, NaN];
  };
  const panelAt = (place: Point): Panel | undefined => {
    const face = faceAt(place);
    return latest.current.panels.find(
      (panel) => panel.face === face?.id && contains(onRoof(face, boxOf(panel)), place),
    );
  };
  /** The panel nearest to a finger, if it is within reach. */
  const panelNear = (place: Point): Panel | undefined => {
    const { view, stage } = surface.current ?? {};
    if (!view || !stage) return undefined;
    const reach = TOUCH_REACH_PX / scaleOf(view, stage);
    const near = latest.current.panels.flatMap((panel) => {
      const face = faceOf(panel.face);
      if (!face || !contains(onRoof(face, grown(boxOf(panel), reach)), place)) return [];
      return [{ panel, away: distance(middleOf(panel, face), place) }];
    });
    return near.sort((one, other) => one.away - other.away)[0]?.panel;
  };
  /** A panel as near as possible to a position, among all panels but `except`. */
  const tryAt = (place: Point, tall: boolean, except?: Panel): Try | undefined => {
    const face = faceAt(place);
    const others = latest.current.panels.filter(({ id }) => id !== except?.id);
    return face && snapped(face, onFace(face, place), tall, others);
  };
  const showTry = (tried: Try | undefined) => {
    const face = tried && faceOf(tried.panel.face);
    if (tried && face) {
      surface.current?.ghost(onRoof(face, boxOf(tried.panel)), tried.refused !== undefined);
    } else surface.current?.ghost();
  };
  /** Shows a message on the plan. */
  const show = (text: string, at: Notice['at']) => {
    if (!surface.current) return;
    setNotice({ text, at, stage: surface.current.stage, panels: latest.current.panels });
  };
  /** Shows at a position of the plan that an action isn't possible. */
  const refuse = (sentence: string, place: Point) => {
    latest.current.announce(sentence);
    const now = lens();
    if (now) show(sentence, toScreen(now, place));
  };
  /** Starts an animation after React has rendered the panel at its new position. */
  const animate = (play: (surface: Surface) => void) => {
    if (!latest.current.moving) return;
    requestAnimationFrame(() => surface.current && play(surface.current));
  };
  const glide = (view: View) => surface.current?.show(view, latest.current.moving);

  function layAt(place: Point) {
    const tried = tryAt(place, latest.current.tall);
    if (!tried) latest.current.onChoose(undefined);
    else if (tried.refused === undefined) {
      latest.current.onLay(tried.panel);
      animate((now) => now.drop());
    } else {
      refuse(`Can’t place a panel here: ${tried.refused}.`, place);
      showTry(tried);
    }
  }

  /** Position of a dragged panel: its center keeps its distance from the pointer. */
  function dragged(panel: Panel, from: Point, to: Point): Try | undefined {
    const face = faceOf(panel.face);
    if (!face) return undefined;
    const [mx, my] = middleOf(panel, face);
    const [[fx, fy], [tx, ty]] = [onPlan(from), onPlan(to)];
    const middle: Point = [mx + tx - fx, my + ty - fy];
    const tried = tryAt(middle, panel.tall, panel);
    if (tried) return tried;
    const [u, v] = onFace(face, middle);
    const { width, height } = boxOf(panel);
    return {
      panel: { ...panel, u: u - width / 2, v: v - height / 2 },
      refused: 'there is no roof here',
    };
  }

  function nudge(panel: Panel, [x, y]: Point) {
    const face = faceOf(panel.face);
    const now = lens();
    if (!face || !now) return;
    const [dx, dy] = turned([x, y], -now.angle);
    const [du, dv] = [
      dx * face.along[0] + dy * face.along[1],
      dx * face.uphill[0] + dy * face.uphill[1],
    ];
    const across = Math.abs(du) > Math.abs(dv);
    const moved = {
      ...panel,
      u: panel.u + (across ? Math.sign(du) * PANEL_STEP_M : 0),
      v: panel.v + (across ? 0 : Math.sign(dv) * PANEL_STEP_M),
    };
    const others = latest.current.panels.filter(({ id }) => id !== panel.id);
    const refused = refusal(moved, others);
    if (refused) refusePanel(`Can’t move: ${refused}.`, panel);
    else latest.current.onMove(moved);
  }

  function refusePanel(sentence: string, panel: Panel) {
    const face = faceOf(panel.face);
    if (face) refuse(sentence, middleOf(panel, face));
    animate((now) => now.shake());
  }

  function showCursor() {
    const now = lens();
    if (!now || !surface.current) return;
    const { width, height } = surface.current.stage;
    const [x, y] = toScreen(now, cursor.current);
    const back = (value: number, size: number) =>
      Math.max(CURSOR_MARGIN_PX - value, 0) + Math.min(size - CURSOR_MARGIN_PX - value, 0);
    const [dx, dy] = [back(x, width), back(y, height)];
    if (dx || dy) surface.current.show(panned(surface.current.view, surface.current.stage, dx, dy));
    if (latest.current.chosen) surface.current.ghost();
    else showTry(tryAt(cursor.current, latest.current.tall));
  }

  const handle: StageHandle = {
    zoom(way) {
      const { view, stage } = surface.current ?? {};
      if (!view || !stage) return;
      const next = zoomedAt(view, stage, ZOOM_STEP_FACTOR ** way, centerOf(stage));
      const limit = `${way > 0 ? 'Maximum' : 'Minimum'} zoom.`;
      const isLimit = next.zoom === view.zoom;
      latest.current.announce(isLimit ? limit : `Zoom ${Math.round(next.zoom * 100)} per cent.`);
      if (isLimit) show(limit, 'zoom');
      else glide(next);
    },
    whole() {
      glide(wholeHouse(surface.current?.view.turn));
      latest.current.announce('The whole house is in view.');
    },
    turn(way) {
      const view = surface.current?.view;
      if (!view) return;
      const turn = (view.turn + way * TURN_STEP_DEG + 360) % 360;
      glide({ ...view, turn });
      latest.current.announce(`View rotated to ${turn} degrees.`);
    },
    push([x, y]) {
      const { chosen } = latest.current;
      if (chosen) nudge(chosen, [x, y]);
      else if (surface.current) {
        const { view, stage } = surface.current;
        glide(panned(view, stage, -x * PAN_STEP_PX, -y * PAN_STEP_PX));
      }
    },
    refuse(sentence) {
      const { chosen } = latest.current;
      if (chosen) refusePanel(sentence, chosen);
    },
    announce(sentence) {
      latest.current.announce(sentence);
      show(sentence, 'foot');
    },
  };

  function enter() {
    const { chosen, onChoose } = latest.current;
    const under = panelAt(cursor.current);
    if (chosen) onChoose(undefined);
    else if (under) onChoose(under.id);
    else layAt(cursor.current);
    surface.current?.ghost();
  }

  function next(way: 1 | -1) {
    const { panels, chosen, onChoose } = latest.current;
    if (panels.length === 0) return;
    const index = panels.findIndex(({ id }) => id === chosen?.id);
    const start = index < 0 ? (way > 0 ? -1 : 0) : index;
    const panel = panels[(start + way + panels.length) % panels.length];
    const face = panel && faceOf(panel.face);
    if (!panel || !face) return;
    cursor.current = middleOf(panel, face);
    onChoose(panel.id);
    surface.current?.ghost();
  }

  function key(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { chosen, onChoose, onRemove, onQuarter } = latest.current;
    const way = DIRECTIONS[event.key];
    const remove = () => {
      const panel = chosen ?? panelAt(cursor.current);
      if (panel) onRemove(panel);
    };
    const keys: Record<string, () => void> = {
      Enter: enter,
      ' ': enter,
      Delete: remove,
      Backspace: remove,
      r: onQuarter,
      PageDown: () => next(1),
      PageUp: () => next(-1),
      '+': () => handle.zoom(1),
      '=': () => handle.zoom(1),
      '-': () => handle.zoom(-1),
      0: handle.whole,
      ',': () => handle.turn(-1),
      '.': () => handle.turn(1),
    };
    if (way && (chosen || event.shiftKey)) {
      if (event.shiftKey && surface.current) {
        const { view, stage } = surface.current;
        glide(panned(view, stage, -way[0] * PAN_STEP_PX, -way[1] * PAN_STEP_PX));
      } else handle.push(way);
    } else if (way) {
      const [x, y] = turned(way, -(lens()?.angle ?? 0));
      cursor.current = [
        cursor.current[0] + x * CURSOR_STEP_M,
        cursor.current[1] + y * CURSOR_STEP_M,
      ];
      showCursor();
      const face = faceAt(cursor.current);
      latest.current.announce(face ? `Over the ${nameOfFace(face.id)}.` : 'Beside the roof.');
    } else if (event.key === 'Escape') {
      if (!chosen) return;
      onChoose(undefined);
    } else if (keys[event.key]) keys[event.key]?.();
    else return;
    event.preventDefault();
  }

  return {
    handle,
    key,
    showCursor,
    pointer: {
      grab(place: Point, byFinger: boolean) {
        const at = onPlan(place);
        held = panelAt(at) ?? (byFinger ? panelNear(at) : undefined);
        return held !== undefined;
      },
      tap(place: Point) {
        if (held) latest.current.onChoose(held.id);
        else layAt(onPlan(place));
      },
      drag(from: Point, to: Point, done: boolean) {
        const tried = held && dragged(held, from, to);
        if (!held || !tried) return;
        if (!done) {
          setDragged(held.id);
          latest.current.onChoose(held.id, true);
          surface.current?.carry(tried.panel, tried.refused !== undefined);
          return;
        }
        setDragged(undefined);
        surface.current?.carry();
        const face = faceOf(held.face);
        if (tried.refused === undefined) {
          latest.current.onMove({ ...tried.panel, id: held.id });
          animate((now) => now.drop());
        } else if (face) {
          const [[x, y], [fx, fy], [tx, ty]] = [middleOf(held, face), onPlan(from), onPlan(to)];
          refuse(`Can’t move: ${tried.refused}.`, [x + tx - fx, y + ty - fy]);
          animate((now) => now.shake([tx - fx, ty - fy]));
        }
      },
      drop() {
        setDragged(undefined);
        surface.current?.carry();
      },
      scrolled() {
        const { view } = surface.current ?? {};
        if (view && view.zoom > 1) {
          show('Use two fingers to move the plan.', 'foot');
        }
      },
      hover(place?: Point) {
        const at = place && onPlan(place);
        showTry(at && !panelAt(at) ? tryAt(at, latest.current.tall) : undefined);
      },
    },
  };
}

/** The center of a panel, m on the plan. */
function middleOf(panel: Panel, face: Face): Point {
  const { x, y, width, height } = boxOf(panel);
  return seen(face, [x + width / 2, y + height / 2]);
}
