/** Pointing at the plan, by pointer or keys: the panel under the hand, and where the next one would be. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { arrowOf, isShortcut, keyName } from '#app/demo-kit/arrow-keys.ts';
import { add, type Point, scale, subtract, type Vector } from '#app/demo-kit/vector.ts';
import { nameOfFace } from './designs.ts';
import { rotated } from './geometry.ts';
import type { GestureHandlers } from './gestures.ts';
import type { Try } from './panels.ts';
import { middleOf, panelAt, tryAt, tryMove } from './placing.ts';
import { faceAt } from './roof.ts';
import type { PlanStore } from './use-plan.ts';
import { offsetInto, toPlan, toScreen } from './view.ts';

/** First position of the key cursor, and its steps, m. */
const FIRST_CURSOR: Point = [9.6, 2.2];
const CURSOR_STEP_M = 0.25;

/** Distance kept between the cursor and the edge of the stage, px. */
const CURSOR_MARGIN_PX = 30;

/** Distance from a panel at which a finger still hits it, px. */
const TOUCH_REACH_PX = 12;

export function usePointing(store: PlanStore) {
  const { camera, panels, selected, select } = store;
  const cursor = useRef(FIRST_CURSOR);
  /** The pressed panel, and the vector from the pointer to its center, m. */
  const held = useRef<{ id: number; grip: Vector }>();
  const [dragged, setDragged] = useState<Try & { id: number }>();
  const [ghost, setGhost] = useState<Try>();
  const planAt = (at: Point) => toPlan(camera.lens, at);
  const aimAt = (place: Point) => tryAt(place, store.tallNext, panels);

  /** The pressed panel at a position of the pointer; undefined if it has been removed meanwhile. */
  function dragTo(at: Point) {
    const panel = panels.find(({ id }) => id === held.current?.id);
    if (!panel || !held.current) return undefined;
    const middle = add(planAt(at), held.current.grip);
    return { panel, middle, tried: tryMove(panel, middle, panels) };
  }

  const gestures: GestureHandlers = {
    press(at, byFinger) {
      const place = planAt(at);
      const reach = byFinger ? TOUCH_REACH_PX / camera.lens.scale : 0;
      const panel = panelAt(panels, place) ?? panelAt(panels, place, reach);
      held.current = panel && { id: panel.id, grip: subtract(middleOf(panel), place) };
      return panel !== undefined;
    },
    tap(at) {
      const panel = dragTo(at)?.panel;
      if (panel) select(panel);
      else store.place(planAt(at));
    },
    drag(at) {
      const drag = dragTo(at);
      setDragged(drag && { ...drag.tried, id: drag.panel.id });
      if (drag) store.drag(drag.panel);
    },
    drop(at) {
      setDragged(undefined);
      const drag = dragTo(at);
      if (drag) store.drop(drag.panel, drag.middle, drag.tried);
    },
    cancel: () => setDragged(undefined),
    pan({ center, by, zoom, turn }) {
      camera.zoomAt(zoom, center, (turn * 180) / Math.PI);
      camera.pan(by);
    },
    canPan: camera.canPan,
    scrolled() {
      if (camera.view.zoom > 1) store.show('Use two fingers to move the plan.');
    },
    hover(at) {
      const place = at && planAt(at);
      setGhost(place && !panelAt(panels, place) ? aimAt(place) : undefined);
    },
  };

  /** Shows where the keys would place a panel, and moves the view if that is near its edge. */
  function aim() {
    const off = offsetInto(camera.stage, CURSOR_MARGIN_PX, toScreen(camera.lens, cursor.current));
    if (off[0] || off[1]) camera.pan(off);
    setGhost(selected ? undefined : aimAt(cursor.current));
  }

  function moveCursor(direction: Vector) {
    const onPlan = rotated(direction, -camera.lens.angle);
    cursor.current = add(cursor.current, scale(onPlan, CURSOR_STEP_M));
    aim();
    const face = faceAt(cursor.current);
    store.announce(face ? `Over the ${nameOfFace(face.id)}.` : 'Beside the roof.');
  }

  function enter() {
    const panel = panelAt(panels, cursor.current);
    if (selected || panel) select(selected ? undefined : panel);
    else store.place(cursor.current);
    setGhost(undefined);
  }

  /** Selects the next or previous panel. */
  function selectNext(way: 1 | -1) {
    const index = selected ? panels.indexOf(selected) : way > 0 ? -1 : 0;
    const panel = panels[(index + way + panels.length) % panels.length];
    if (!panel) return;
    cursor.current = middleOf(panel);
    select(panel);
    setGhost(undefined);
  }

  function remove() {
    const panel = selected ?? panelAt(panels, cursor.current);
    if (panel) store.remove(panel);
  }

  const keys: Readonly<Record<string, () => void>> = {
    Enter: enter,
    ' ': enter,
    Delete: remove,
    Backspace: remove,
    r: store.rotatePanel,
    PageDown: () => selectNext(1),
    PageUp: () => selectNext(-1),
    '+': () => store.zoom(1),
    '=': () => store.zoom(1),
    '-': () => store.zoom(-1),
    0: store.fit,
    ',': () => store.turn(-1),
    '.': () => store.turn(1),
  };

  function onKey(event: KeyboardEvent) {
    if (isShortcut(event)) return;
    const direction = arrowOf(event);
    const act = keys[keyName(event)];
    if (direction && event.shiftKey) store.pan(direction);
    else if (direction && selected) store.push(direction);
    else if (direction) moveCursor(direction);
    else if (act) act();
    else return;
    event.preventDefault();
  }

  return { dragged, ghost, gestures, aim, endAim: () => setGhost(undefined), onKey };
}
