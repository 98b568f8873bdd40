/** The plan on which panels are laid, by pointer and by keys. */
import { forwardRef, memo, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { createActions, type StageHandle, type StageProps } from './actions.ts';
import { onRoof, outlinePath, panelPaths } from './drawing.ts';
import { corners, type Point, type Polygon } from './geometry.ts';
import { listen } from './gestures.ts';
import { Marks } from './marks.tsx';
import { boxOf } from './panels.ts';
import { Chimney, Plan } from './plan.tsx';
import * as paper from './plan.css.ts';
import { faceOf } from './roof.ts';
import * as styles from './scanifly.css.ts';
import { createSurface, type Surface } from './surface.ts';

const Fixed = memo(Plan);
const Labels = memo(Marks);
const Top = memo(Chimney);

export const Stage = forwardRef<StageHandle, StageProps>(function Stage(props, handle) {
  const { panels, chosen, shown, fail, onView } = props;
  const svg = useRef<SVGSVGElement>(null);
  const surface = useRef<Surface>();
  const cursor = useRef<Point>([9.6, 2.2]);
  const latest = useRef(props);
  latest.current = props;
  const [dragged, setDragged] = useState<number>();
  const [keys, setKeys] = useState(false);
  const [em, setEm] = useState(14);

  const actions = useRef(createActions(latest, surface, cursor, setDragged)).current;

  useEffect(() => {
    const box = svg.current;
    if (!box) return undefined;
    let made: Surface;
    try {
      made = createSurface(box, onView);
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
  }, [actions, fail, onView]);

  // Larger marks are other elements' attributes: they are laid out anew.
  useEffect(() => {
    const box = svg.current;
    if (box) surface.current?.resize(surface.current.stage, em, coveredParts(box));
  }, [em]);
  useEffect(() => surface.current?.choose(shown), [shown]);
  useImperativeHandle(handle, () => actions.handle, [actions]);

  const laid = useMemo(
    () => panelPaths(panels.filter(({ id }) => id !== dragged)),
    [panels, dragged],
  );
  const chosenFace = chosen && chosen.id !== dragged ? faceOf(chosen.face) : undefined;

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
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- works by keys
        tabIndex={0}
        onKeyDown={(event) => actions.key(event)}
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
          <path className={paper.panelShadow} d={laid.frame} data-shadow="0.07" />
          <path className={paper.panelFrame} d={laid.frame} data-panels />
          <path className={paper.panelGlass} d={laid.glass} />
          <path className={paper.cells} d={laid.cells} />
          <path className={paper.panelGlint} d={laid.glint} />
          <Top />
          {chosen && chosenFace && (
            <path
              className={paper.chosen}
              d={outlinePath(onRoof(chosenFace, boxOf(chosen)))}
              data-chosen
            />
          )}
          <path className={paper.ghost} data-ghost />
        </g>
        <Labels em={em} />
      </svg>
      <p id="scanifly-keys" className={keys ? styles.keys : visuallyHidden}>
        Arrow keys aim, Enter lays or chooses a panel, Delete takes it away, R turns it, Page Down
        chooses the next; plus, minus and 0 zoom, Shift and arrows move the plan, comma and full
        stop turn it.
      </p>
    </>
  );
});

/** Where buttons and the like lie on the plan, px. */
function coveredParts(box: SVGSVGElement): Polygon[] {
  const { left, top } = box.getBoundingClientRect();
  return [...(box.parentElement?.querySelectorAll('[data-cover]') ?? [])].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return corners({ x: x - left, y: y - top, width, height });
  });
}
