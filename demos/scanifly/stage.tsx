/** The plan, on which visitors place panels by pointer and by keys. */
import {
  type CSSProperties,
  memo,
  useEffect,
  useLayoutEffect,
  useMemo,
  useId,
  useRef,
  useState,
} from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { clamp } from '#app/demo-kit/vector.ts';
import { Clearances } from './clearances.tsx';
import { summary } from './designs.ts';
import { garden } from './garden.ts';
import { listen } from './gestures.ts';
import { chimney, house } from './house.ts';
import { Marks } from './marks.tsx';
import { Dragged, Ghost, Panels, Selected } from './panel-views.tsx';
import * as paper from './plan.css.ts';
import * as styles from './scanifly.css.ts';
import { Shapes } from './shapes.tsx';
import { usePlanDrawing } from './use-plan-drawing.ts';
import type { NoticePlace, PlanStore } from './use-plan.ts';
import { usePointing } from './use-pointing.ts';

const Fixed = memo(Shapes);
const Labels = memo(Marks);

const ground = [...garden, ...house];

type StageProps = { store: PlanStore } & Pick<DemoProps, 'motionAllowed' | 'fail'>;

export function Stage({ store, motionAllowed, fail }: StageProps) {
  const { camera, panels, selected, motion, notice } = store;
  const svg = useRef<SVGSVGElement>(null);
  const selection = useRef<SVGGElement>(null);
  const { dragged, ghost = notice?.tried, gestures, aim, endAim, onKey } = usePointing(store);
  const helpId = useId();
  const [byKeys, setByKeys] = useState(false);
  // Labels make room for the hint, and return after it.
  const isHinting = store.hint && !byKeys && !notice;
  const held = dragged?.refused === undefined ? dragged?.panel : undefined;
  const moving = dragged ? held : selected;
  const measured = store.labels.lengths ? moving : undefined;
  const { em, covered } = usePlanDrawing(svg, store, { isHinting, measured, fail });

  const { clearNotice } = store;
  const latest = useRef({ ...gestures, clearNotice });
  useLayoutEffect(() => {
    latest.current = { ...gestures, clearNotice };
  });
  useEffect(() => (svg.current ? listen(svg.current, latest) : undefined), []);
  useEffect(() => {
    let { view } = camera.frame();
    return camera.subscribe((frame) => {
      if (frame.view !== view) latest.current.clearNotice();
      ({ view } = frame);
    });
  }, [camera]);
  useEffect(() => {
    if (motion) selection.current?.animate(motion.keyframes, motion.options);
  }, [motion]);

  const shown = selected?.id === dragged?.id ? undefined : selected;
  const others = useMemo(
    () => panels.filter(({ id }) => id !== dragged?.id && id !== shown?.id),
    [panels, dragged?.id, shown?.id],
  );

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application */}
      <svg
        ref={svg}
        className={styles.plan}
        role="application"
        aria-roledescription="roof plan"
        aria-label={`Roof from above with ${summary(panels)}`}
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- handles keys
        tabIndex={0}
        onPointerDown={clearNotice}
        onKeyDown={(event) => {
          clearNotice();
          onKey(event);
        }}
        onFocus={({ currentTarget }) => {
          const isVisible = currentTarget.matches(':focus-visible');
          setByKeys(isVisible);
          if (isVisible) aim();
        }}
        onBlur={() => {
          setByKeys(false);
          endAim();
        }}
      >
        <g data-world>
          <Fixed shapes={ground} />
          <g data-panels>
            <Panels panels={others} />
          </g>
          <Fixed shapes={chimney} />
          <g ref={selection} className={paper.selected} data-selected>
            <Selected panel={shown} />
          </g>
          <Ghost tried={ghost} />
          <Dragged tried={dragged} />
        </g>
        <Labels em={em} />
        {measured && <Clearances panel={measured} camera={camera} em={em} covered={covered} />}
      </svg>
      <p id={helpId} className={byKeys ? styles.keys : visuallyHidden}>
        Arrow keys aim, Enter adds or selects a panel, Delete removes it, R rotates it, Page Down
        selects the next; plus, minus and 0 zoom, Shift and arrows pan, comma and full stop rotate
        the view.
      </p>
      {isHinting && (
        <p className={styles.hint} data-cover>
          Press the roof to add a panel, drag to move it.
          <span className={styles.wheelHint}>Hold Ctrl and scroll to zoom.</span>
        </p>
      )}
      {notice && <NoticeBubble key={notice.text} {...notice} motionAllowed={motionAllowed} />}
    </>
  );
}

type NoticeBubbleProps = NoticePlace & { text: string; motionAllowed: boolean };

/** A message on the plan, which the live region has announced. */
function NoticeBubble({ text, at, stage, motionAllowed }: NoticeBubbleProps) {
  const common = {
    className: styles.notice,
    'data-notice': '',
    'data-motion-allowed': motionAllowed ? '' : undefined,
    'aria-hidden': true,
    children: text,
  };
  if (typeof at === 'string') return <p {...common} data-at={at} />;
  const y = clamp(at[1], 0, stage.height);
  const half = Math.min(styles.NOTICE_WIDTH, stage.width) / 2;
  const left = clamp(at[0], half, stage.width - half);
  return (
    <p
      {...common}
      data-at={y > stage.height / 3 ? 'above' : 'below'}
      style={{ left, top: y, '--tip': `${at[0] - left}px` } as CSSProperties}
    />
  );
}
