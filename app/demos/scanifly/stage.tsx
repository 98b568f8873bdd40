/** The plan, on which visitors place panels by pointer and by keys. */
import {
  forwardRef,
  memo,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { createActions, type Notice, type StageHandle, type StageProps } from './actions.ts';
import { onRoof, outlinePath, panelPaths } from './drawing.ts';
import { corners, grown, type Point, type Polygon } from './geometry.ts';
import { listen } from './gestures.ts';
import { Marks } from './marks.tsx';
import { boxOf } from './panels.ts';
import { Chimney, Plan } from './plan.tsx';
import * as paper from './plan.css.ts';
import { faceOf } from './roof.ts';
import * as styles from './scanifly.css.ts';
import { createSurface, type Surface } from './surface.ts';
import type { Stage as Size, View } from './view.ts';

const Fixed = memo(Plan);
const Labels = memo(Marks);
const Top = memo(Chimney);

/** Distance between the selected panel and its outline, m. */
const OUTLINE_OFFSET_M = 0.04;

/** Duration of a message on the plan, ms. */
const NOTICE_MS = 5000;

export const Stage = forwardRef<StageHandle, StageProps>(function Stage(props, handle) {
  const { panels, chosen, shown, moving, hint, fail, onView } = props;
  const svg = useRef<SVGSVGElement>(null);
  const surface = useRef<Surface>();
  const cursor = useRef<Point>([9.6, 2.2]);
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const [dragged, setDragged] = useState<number>();
  const [keys, setKeys] = useState(false);
  const [em, setEm] = useState(14);
  const [notice, setNotice] = useState<Notice>();

  // oxlint-disable-next-line react/refs -- actions read the refs when events come, not here
  const [actions] = useState(() => createActions(latest, surface, cursor, setDragged, setNotice));

  const clearNotice = useCallback(() => setNotice(undefined), []);
  useEffect(() => {
    if (!notice) return undefined;
    const timer = setTimeout(() => {
      clearNotice();
      surface.current?.ghost();
    }, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice, clearNotice]);

  useEffect(() => {
    const box = svg.current;
    if (!box) return undefined;
    let made: Surface;
    let last: View | undefined;
    const onNewView = (view: View, stage: Size) => {
      if (last && !isSame(last, view)) clearNotice();
      last = view;
      onView(view, stage);
    };
    try {
      made = createSurface(box, onNewView);
    } catch (error) {
      fail(error);
      return undefined;
    }
    surface.current = made;
    const fit = () => {
      const text = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const size = Math.round(text * (box.clientWidth < 460 ? 0.78 : 0.85));
      setEm(size);
      made.resize({ width: box.clientWidth, height: box.clientHeight }, size, coveredParts(box));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(box);
    fit();
    const end = listen(box, made, actions.pointer);
    return () => {
      end();
      observer.disconnect();
      made.close();
      surface.current = undefined;
    };
  }, [actions, fail, onView, clearNotice]);

  // A notice is outdated once the panels have changed.
  const shownNotice = notice?.panels === panels ? notice : undefined;
  // Labels make room for the hint, and return after it.
  const hinting = hint && !keys && !shownNotice;

  // The labels depend on the text size, so they are laid out again.
  useEffect(() => {
    const box = svg.current;
    if (box) surface.current?.resize(surface.current.stage, em, coveredParts(box));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the hint is one of the parts that cover the plan
  }, [em, hinting]);
  useEffect(() => surface.current?.choose(shown), [shown]);
  useImperativeHandle(handle, () => actions.handle, [actions]);

  const chosenId = chosen?.id;
  const laid = useMemo(
    () => panelPaths(panels.filter(({ id }) => id !== dragged && id !== chosenId)),
    [panels, dragged, chosenId],
  );
  const chosenFace = chosen && chosen.id !== dragged ? faceOf(chosen.face) : undefined;
  const chosenEdge =
    chosen && chosenFace && outlinePath(onRoof(chosenFace, grown(boxOf(chosen), OUTLINE_OFFSET_M)));

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application */}
      <svg
        ref={svg}
        className={styles.plan}
        role="application"
        aria-roledescription="roof plan"
        aria-label={`Roof from above with ${panels.length} panels`}
        aria-describedby="scanifly-keys"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- handles keys
        tabIndex={0}
        onPointerDown={clearNotice}
        onKeyDown={(event) => {
          clearNotice();
          actions.key(event);
        }}
        onFocus={({ currentTarget }) => {
          const byKeys = currentTarget.matches(':focus-visible');
          setKeys(byKeys);
          if (byKeys) actions.showCursor();
        }}
        onBlur={() => {
          setKeys(false);
          surface.current?.ghost();
        }}
      >
        <g data-world>
          <Fixed />
          <g data-panels>
            <Panels {...laid} />
          </g>
          <Top />
          <g className={paper.selected} data-selected>
            <Panels {...panelPaths(chosen && chosenFace ? [chosen] : [])} />
            {chosenEdge && (
              <>
                <path className={paper.chosenEdge} d={chosenEdge} />
                <path className={paper.chosen} d={chosenEdge} data-chosen />
              </>
            )}
          </g>
          <path className={paper.ghost} data-ghost />
          <g className={paper.carried} data-carried>
            <path className={paper.carriedShadow} data-piece="frame" data-shadow="0.22" />
            <path className={paper.panelFrame} data-piece="frame" />
            <path className={paper.panelGlass} data-piece="glass" />
            <path className={paper.cells} data-piece="cells" />
            <path className={paper.panelGlint} data-piece="glint" />
            <path className={paper.refused} data-piece="frame" />
            <path className={paper.chosenEdge} data-piece="frame" />
            <path className={paper.chosen} data-piece="frame" />
          </g>
        </g>
        <Labels em={em} />
      </svg>
      <p id="scanifly-keys" className={keys ? styles.keys : visuallyHidden}>
        Arrow keys aim, Enter adds or selects a panel, Delete removes it, R rotates it, Page Down
        selects the next; plus, minus and 0 zoom, Shift and arrows pan, comma and full stop rotate
        the view.
      </p>
      {hinting && (
        <p className={styles.hint} data-cover>
          Tap to add a panel, drag to move it.
        </p>
      )}
      {shownNotice && <NoticeBubble key={shownNotice.text} notice={shownNotice} moving={moving} />}
    </>
  );
});

const isSame = (one: View, other: View) =>
  one.zoom === other.zoom &&
  one.turn === other.turn &&
  one.middle.every((value, axis) => value === other.middle[axis]);

/** The placed panels. */
const Panels = memo(({ frame, glass, cells, glint }: ReturnType<typeof panelPaths>) => (
  <>
    <path className={paper.panelShadow} d={frame} data-shadow="0.07" />
    <path className={paper.panelFrame} d={frame} />
    <path className={paper.panelGlass} d={glass} />
    <path className={paper.cells} d={cells} />
    <path className={paper.panelGlint} d={glint} />
  </>
));

/** A message inside the plan. Its announcement is made elsewhere. */
function NoticeBubble({
  notice: { text, at, stage },
  moving,
}: {
  notice: Notice;
  moving: boolean;
}) {
  const common = {
    className: styles.notice,
    'data-notice': '',
    'data-moving': moving ? '' : undefined,
    'aria-hidden': true,
    children: text,
  };
  if (typeof at === 'string') return <p {...common} data-at={at} />;
  const [x, y] = [at[0], Math.max(0, Math.min(stage.height, at[1]))];
  const half = Math.min(styles.NOTICE_WIDTH, stage.width) / 2;
  const left = Math.max(half, Math.min(stage.width - half, x));
  return (
    <p
      {...common}
      data-at={y > stage.height / 3 ? 'above' : 'below'}
      style={{ left, top: y, '--tip': `${x - left}px` } as Record<string, string | number>}
    />
  );
}

/** Areas of the plan covered by buttons and other elements, px. */
function coveredParts(box: SVGSVGElement): Polygon[] {
  const { left, top } = box.getBoundingClientRect();
  return [...(box.parentElement?.querySelectorAll('[data-cover]') ?? [])].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return corners({ x: x - left, y: y - top, width, height });
  });
}
