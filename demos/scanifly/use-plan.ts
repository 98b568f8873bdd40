/** What visitors do on the plan, by pointer, keys or buttons: views, messages, and panels where they fit. */
import { useState } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { useNotice } from '#app/demo-kit/notice/notice.tsx';
import { type Point, scale, subtract, type Vector } from '#app/demo-kit/vector.ts';
import { createCamera } from './camera.ts';
import { rotated } from './geometry.ts';
import { dropMotion, type Motion, shakeMotion } from './motions.ts';
import { type Panel, reasonAgainst, type Try } from './panels.ts';
import { middleOf, NO_ROOF, nudged, tryAt, withoutId } from './placing.ts';
import { useDesigns } from './use-designs.ts';
import { centerOf, type Stage, toScreen, zoomedAt } from './view.ts';

/** Steps of a panel, m; of the plan, px; of a rotation, degrees; and of the zoom, as a factor. */
const PANEL_STEP_M = 0.05;
const PAN_STEP_PX = 80;
const TURN_STEP_DEG = 15;
const ZOOM_STEP = 1.3;

/** Duration of a message on the plan, ms. */
const NOTICE_MS = 5000;

/** Where a message is: at a point, px, beside the zoom buttons, or at the bottom. */
export type NoticePlace = {
  at: Point | 'zoom' | 'foot';
  stage: Stage;
  /** The panel that doesn't fit. */
  tried?: Try;
};

export type PlanStore = ReturnType<typeof usePlan>;

export function usePlan({
  motionAllowed,
  announce,
}: Pick<DemoProps, 'motionAllowed' | 'announce'>) {
  const designs = useDesigns(announce);
  const { panels, selected } = designs;
  const [camera] = useState(createCamera);
  const notice = useNotice(panels, announce, { durationMs: NOTICE_MS });
  const [noticePlace, setNoticePlace] = useState<NoticePlace>();
  const [motion, setMotion] = useState<Motion>();

  const show = (text: string, at: NoticePlace['at'], tried?: Try) => {
    setNoticePlace({ at, tried, stage: camera.stage });
    notice.note(text);
  };
  const showAt = (text: string, place: Point, tried?: Try) =>
    show(text, toScreen(camera.lens, place), tried);
  const play = (next: Motion) => {
    if (motionAllowed) setMotion({ ...next });
  };
  const refuse = (text: string, panel: Panel) => {
    showAt(text, middleOf(panel));
    play(shakeMotion(camera.lens.scale));
  };

  function move(panel: Panel, direction: Vector) {
    const onPlan = rotated(direction, -camera.lens.angle);
    const moved = nudged(panel, onPlan, PANEL_STEP_M);
    const reason = reasonAgainst(moved, withoutId(panels, panel.id));
    if (reason) refuse(`Can’t move: ${reason}.`, panel);
    else designs.move(moved);
  }
  /** Moves the view, so that more of the plan is shown in a direction. */
  const pan = (direction: Vector) => {
    const by = scale(direction, -PAN_STEP_PX);
    if (camera.canPan(by)) camera.pan(by, motionAllowed);
    else show('No more of the plan in this direction.', 'foot');
  };

  return {
    ...designs,
    announce,
    camera,
    motion,
    notice: notice.shown && noticePlace && { ...noticePlace, text: notice.shown.text },
    clearNotice() {
      if (notice.shown) notice.clear();
    },
    /** Shows and announces a message at the bottom of the plan. */
    show: (text: string) => show(text, 'foot'),

    /** Adds a panel at a point of the plan, or unselects the selected one beside the roof. */
    place(place: Point) {
      const tried = tryAt(place, designs.tallNext, panels);
      if (!tried && selected) designs.select();
      else if (tried && tried.refused === undefined) {
        designs.add(tried.panel);
        play(dropMotion);
      } else showAt(`Can’t place a panel here: ${tried?.refused ?? NO_ROOF}.`, place, tried);
    },
    /** Releases a dragged panel. @param middle its center on the plan */
    drop(panel: Panel, middle: Point, tried: Try) {
      if (tried.refused === undefined) {
        designs.move({ ...tried.panel, id: panel.id });
        play(dropMotion);
      } else {
        showAt(`Can’t move: ${tried.refused}.`, middle);
        play(shakeMotion(camera.lens.scale, subtract(middle, middleOf(panel))));
      }
    },
    rotatePanel() {
      const { tallNext, setTallNext } = designs;
      if (selected) {
        const reason = designs.rotate(selected);
        if (reason) refuse(`Can’t rotate: ${reason}.`, selected);
        return;
      }
      setTallNext(!tallNext);
      show(`New panels are ${tallNext ? 'landscape' : 'portrait'}.`, 'foot');
    },

    pan,
    /** Moves the selected panel, or without one the plan. */
    push: (direction: Vector) => (selected ? move(selected, direction) : pan(direction)),
    zoom(way: 1 | -1) {
      const { view, stage } = camera;
      const next = zoomedAt(view, stage, ZOOM_STEP ** way, centerOf(stage));
      if (next.zoom === view.zoom) show(`${way > 0 ? 'Maximum' : 'Minimum'} zoom.`, 'zoom');
      else {
        announce(`Zoom ${Math.round(next.zoom * 100)} per cent.`);
        camera.show(next, motionAllowed);
      }
    },
    fit() {
      camera.fit(motionAllowed);
      announce('The whole house is in view.');
    },
    turn(way: 1 | -1) {
      const steps = Math.round(camera.view.turn / TURN_STEP_DEG) + way;
      const turn = (steps * TURN_STEP_DEG + 360) % 360;
      camera.show({ ...camera.view, turn }, motionAllowed);
      announce(`View rotated to ${turn} degrees.`);
    },
  };
}
