/** What pointers, keys and buttons do on the plan. */
import type { KeyboardEvent } from 'react';
import { nameOfFace } from './designs.ts';
import { onRoof } from './drawing.ts';
import { contains, type Point, turned } from './geometry.ts';
import { boxOf, type Panel, refusal, snapped, type Try } from './panels.ts';
import { faceAt, faceOf, onFace, seen } from './roof.ts';
import type { Surface } from './surface.ts';
import {
  centreOf,
  lensOf,
  panned,
  type Stage,
  toPlan,
  toScreen,
  type View,
  wholeHouse,
  zoomedAt,
} from './view.ts';

/** Steps: of the keys' cursor and of a chosen panel, m; of the plan, px; of a turn, degrees. */
const CURSOR_STEP = 0.25;
const PANEL_STEP = 0.05;
const PAN_STEP = 80;
const TURN_STEP = 15;
const ZOOM_STEP = 1.3;

/** Where the cursor is kept from the rim of the stage, px. */
const CURSOR_ROOM = 30;

const WAYS: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What the stage can be told by buttons. */
export type StageHandle = {
  zoom(way: 1 | -1): void;
  whole(): void;
  turn(way: 1 | -1): void;
  /** Moves the chosen panel, or else the plan. */
  push(way: Point): void;
};

export type StageProps = {
  panels: readonly Panel[];
  /** The panel that is worked on. */
  chosen: Panel | undefined;
  /** Whether the next panel stands or lies. */
  tall: boolean;
  shown: { lengths: boolean; angles: boolean };
  moving: boolean;
  onChoose(id: number | undefined): void;
  onLay(panel: Omit<Panel, 'id'>): void;
  onMove(panel: Panel): void;
  onRemove(panel: Panel): void;
  onQuarter(): void;
  onView(view: View, stage: Stage): void;
  tell(result: string): void;
  fail(error: unknown): void;
};

type Ref<Value> = { current: Value };

/** They read the newest props and stay the same themselves. */
export function createActions(
  latest: Ref<StageProps>,
  surface: Ref<Surface | undefined>,
  cursor: Ref<Point>,
  setDragged: (id: number | undefined) => void,
) {
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
  /** A panel as near as may be to a place, among all but `except`. */
  const tryAt = (place: Point, tall: boolean, except?: Panel): Try | undefined => {
    const face = faceAt(place);
    const others = latest.current.panels.filter(({ id }) => id !== except?.id);
    return face && snapped(face, onFace(face, place), tall, others);
  };
  const show = (tried: Try | undefined) => {
    const face = tried && faceOf(tried.panel.face);
    if (tried && face) {
      surface.current?.ghost(onRoof(face, boxOf(tried.panel)), tried.refused !== undefined);
    } else surface.current?.ghost();
  };
  const glide = (view: View) => surface.current?.show(view, latest.current.moving);

  function layAt(place: Point) {
    const tried = tryAt(place, latest.current.tall);
    if (!tried) latest.current.onChoose(undefined);
    else if (tried.refused === undefined) latest.current.onLay(tried.panel);
    else latest.current.tell(`No panel here. ${tried.refused}`);
  }

  /** Where a panel goes when it is dragged: its middle follows the pointer as it was held. */
  function dragged(from: Point, to: Point) {
    const panel = panelAt(onPlan(from));
    const face = panel && faceOf(panel.face);
    if (!panel || !face) return undefined;
    const { x, y, width, height } = boxOf(panel);
    const [mx, my] = seen(face, [x + width / 2, y + height / 2]);
    const [[fx, fy], [tx, ty]] = [onPlan(from), onPlan(to)];
    return { panel, tried: tryAt([mx + tx - fx, my + ty - fy], panel.tall, panel) };
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
      u: panel.u + (across ? Math.sign(du) * PANEL_STEP : 0),
      v: panel.v + (across ? 0 : Math.sign(dv) * PANEL_STEP),
    };
    const others = latest.current.panels.filter(({ id }) => id !== panel.id);
    const refused = refusal(moved, others);
    if (refused) latest.current.tell(`It stays. ${refused}`);
    else latest.current.onMove(moved);
  }

  function showCursor() {
    const now = lens();
    if (!now || !surface.current) return;
    const { width, height } = surface.current.stage;
    const [x, y] = toScreen(now, cursor.current);
    const back = (value: number, size: number) =>
      Math.max(CURSOR_ROOM - value, 0) + Math.min(size - CURSOR_ROOM - value, 0);
    const [dx, dy] = [back(x, width), back(y, height)];
    if (dx || dy) surface.current.show(panned(surface.current.view, surface.current.stage, dx, dy));
    if (latest.current.chosen) surface.current.ghost();
    else show(tryAt(cursor.current, latest.current.tall));
  }

  const handle: StageHandle = {
    zoom(way) {
      const { view, stage } = surface.current ?? {};
      if (!view || !stage) return;
      const next = zoomedAt(view, stage, ZOOM_STEP ** way, centreOf(stage));
      glide(next);
      latest.current.tell(
        next.zoom === view.zoom
          ? `As ${way > 0 ? 'near' : 'far'} as it gets.`
          : `${Math.round(next.zoom * 100)} per cent.`,
      );
    },
    whole() {
      glide(wholeHouse(surface.current?.view.turn));
      latest.current.tell('The whole house.');
    },
    turn(way) {
      const view = surface.current?.view;
      if (!view) return;
      const turn = (view.turn + way * TURN_STEP + 360) % 360;
      glide({ ...view, turn });
      latest.current.tell(`Turned to ${turn} degrees.`);
    },
    push([x, y]) {
      const { chosen } = latest.current;
      if (chosen) nudge(chosen, [x, y]);
      else if (surface.current) {
        const { view, stage } = surface.current;
        glide(panned(view, stage, -x * PAN_STEP, -y * PAN_STEP));
      }
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
    const { x, y, width, height } = boxOf(panel);
    cursor.current = seen(face, [x + width / 2, y + height / 2]);
    onChoose(panel.id);
    surface.current?.ghost();
  }

  function key(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { chosen, onChoose, onRemove, onQuarter } = latest.current;
    const way = WAYS[event.key];
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
        glide(panned(view, stage, -way[0] * PAN_STEP, -way[1] * PAN_STEP));
      } else handle.push(way);
    } else if (way) {
      const [x, y] = turned(way, -(lens()?.angle ?? 0));
      cursor.current = [cursor.current[0] + x * CURSOR_STEP, cursor.current[1] + y * CURSOR_STEP];
      showCursor();
      const face = faceAt(cursor.current);
      latest.current.tell(face ? `Over the ${nameOfFace(face.id)}.` : 'Beside the roof.');
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
      holds: (place: Point) => panelAt(onPlan(place)) !== undefined,
      tap(place: Point) {
        const at = onPlan(place);
        const panel = panelAt(at);
        if (panel) latest.current.onChoose(panel.id);
        else layAt(at);
      },
      drag(from: Point, to: Point, done: boolean) {
        const now = dragged(from, to);
        if (!now) return;
        if (!done) {
          setDragged(now.panel.id);
          show(now.tried);
          return;
        }
        setDragged(undefined);
        surface.current?.ghost();
        if (now.tried && now.tried.refused === undefined) {
          latest.current.onMove({ ...now.tried.panel, id: now.panel.id });
        } else latest.current.tell(`It goes back. ${now.tried?.refused ?? 'There is no roof.'}`);
      },
      drop() {
        setDragged(undefined);
        surface.current?.ghost();
      },
      hover(place?: Point) {
        const at = place && onPlan(place);
        show(at && !panelAt(at) ? tryAt(at, latest.current.tall) : undefined);
      },
    },
  };
}
