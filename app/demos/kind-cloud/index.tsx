/** Kind Cloud in small: a minute of kind words, hearts from clouds, a rainbow at the end. */
import { useEffect, useRef, useState } from 'react';
import type { DemoProps } from '../kit/demo-props.ts';
import { Cloud, type CloudHandlers, FarCloud } from './clouds.tsx';
import { createHearts, type Hearts } from './hearts.ts';
import * as styles from './kind-cloud.css.ts';
import { Lamp, Land, Rainbow, Sky } from './scene.tsx';
import { lines, next, type Sitting, textOf } from './sitting.ts';
import { type Sky as SkyName, skies, skyNames } from './skies.ts';
import { createTrail, type Point, type Trail } from './trail.ts';

/** Distance between hearts along a stroke, px. */
const HEART_SPACING_PX = 24;

export default function KindCloud({ moving, announce, fail }: DemoProps) {
  const [sitting, setSitting] = useState<Sitting>('before');
  const [sky, setSky] = useState<SkyName>('midnight');
  const scene = useRef<HTMLDivElement>(null);
  const hearts = useRef<Hearts>();

  useEffect(() => {
    const box = scene.current?.querySelector<HTMLElement>('[data-hearts]');
    if (!box) return undefined;
    hearts.current = createHearts(box, Math.random);
    return () => hearts.current?.close();
  }, []);
  useEffect(() => hearts.current?.setMoving(moving), [moving]);

  const goOn = () => {
    const then = next(sitting);
    setSitting(then);
    announce(then === 'after' ? `${textOf(then)} A rainbow rises over the river.` : textOf(then));
  };

  /** Strokes on clouds by pointer, and whether the last one has left hearts. */
  const strokes = useRef(new Map<number, Trail>());
  const rubbed = useRef(false);

  /** Releases hearts from a cloud, and announces the first of a stroke. */
  const letGo = (cloud: HTMLElement, points: readonly Point[], kind: 'release' | 'leave') => {
    const { left = 0, top = 0 } = scene.current?.getBoundingClientRect() ?? {};
    try {
      for (const [x, y] of points) hearts.current?.[kind](x - left, y - top, moving);
      if (kind === 'leave' && rubbed.current) return;
      if (moving) press(cloud);
      announce('The cloud releases hearts.');
    } catch (error) {
      fail(error);
    }
  };

  const onCloud: CloudHandlers = {
    onClick({ currentTarget, clientX, clientY, detail }) {
      // A click by key has no position.
      if (detail === 0) letGo(currentTarget, [middleOf(currentTarget)], 'release');
      // A mouse stroke on the cloud ends with a click, which must not release more hearts.
      else if (!rubbed.current) letGo(currentTarget, [[clientX, clientY]], 'release');
    },
    onPointerDown({ currentTarget, pointerId, button, clientX, clientY }) {
      if (button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      strokes.current.set(pointerId, createTrail([clientX, clientY], HEART_SPACING_PX));
      rubbed.current = false;
    },
    onPointerMove({ currentTarget, pointerId, clientX, clientY }) {
      const marks = strokes.current.get(pointerId)?.([clientX, clientY]) ?? [];
      const points = marks.filter(isOnCloud);
      if (points.length === 0) return;
      letGo(currentTarget, points, 'leave');
      rubbed.current = true;
    },
    onLostPointerCapture({ pointerId }) {
      strokes.current.delete(pointerId);
    },
  };

  const touchFrog = () => {
    const frog = scene.current?.querySelector('[data-frog]');
    if (!scene.current || !frog) return;
    const { left, top } = scene.current.getBoundingClientRect();
    const [x, y] = middleOf(frog);
    try {
      hearts.current?.release(x - left, y - top, moving);
      if (moving) hop(frog);
      announce('The frog releases hearts.');
    } catch (error) {
      fail(error);
    }
  };

  const during = typeof sitting === 'number';
  return (
    <div className={styles.root}>
      <div
        ref={scene}
        className={styles.scene}
        data-sky={sky}
        data-moving={moving ? '' : undefined}
        data-sitting={during ? 'during' : sitting}
      >
        <Sky />
        <Lamp />
        <FarCloud place="farLeft" />
        <FarCloud place="farRight" />
        <Rainbow up={sitting === 'after'} />
        <Land />
        <Cloud name="Small cloud" shape="round" place="left" on={onCloud} />
        <Cloud name="Wide cloud" shape="broad" place="right" on={onCloud} />
        <Cloud name="Big cloud" shape="broad" place="middle" lace on={onCloud} />
        <button className={styles.frog} type="button" aria-label="Frog" onClick={touchFrog} />
        <p
          key={String(sitting)}
          className={styles.words}
          data-words
          data-passing={during && moving ? '' : undefined}
          onAnimationEnd={() => {
            if (during && moving) goOn();
          }}
        >
          {textOf(sitting)}
        </p>
        <div className={styles.hearts} data-hearts aria-hidden="true" />
        <div className={styles.grain} />
      </div>
      <div className={styles.bar}>
        <button className={styles.main} type="button" onClick={goOn}>
          {sitting === 'before' ? 'Begin' : during ? 'Next' : 'Begin again'}
        </button>
        <span className={styles.count} aria-hidden="true">
          {lines.map((line, index) => (
            <span
              key={line}
              className={styles.dot}
              data-said={sitting === 'after' || (during && index <= sitting) ? '' : undefined}
            />
          ))}
        </span>
        <fieldset className={styles.group} aria-label="Sky">
          {skyNames.map((name) => (
            <button
              key={name}
              className={styles.swatch}
              type="button"
              aria-label={skies[name].name}
              title={skies[name].name}
              aria-pressed={sky === name}
              data-swatch={name}
              onClick={() => {
                setSky(name);
                announce(`The sky is ${skies[name].name.toLowerCase()}.`);
              }}
            />
          ))}
        </fieldset>
      </div>
    </div>
  );
}

/** Where hearts start without a pointer position: at a cloud activated by key, at the frog. */
function middleOf(thing: Element): Point {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 3];
}

/** Whether a point is on a cloud. A stroke can leave its cloud and reach another. */
const isOnCloud = ([x, y]: Point) =>
  Boolean(document.elementFromPoint(x, y)?.closest('[data-cloud]'));

/** The frog crouches, leaps and lands on its leaf. */
const hop = (frog: Element) =>
  frog.animate(
    [
      { transform: 'none' },
      { transform: 'scale(1.12, 0.8)', offset: 0.18 },
      { transform: 'translateY(-26px) scale(0.94, 1.1)', offset: 0.48, easing: 'ease-in' },
      { transform: 'scale(1.1, 0.84)', offset: 0.78 },
      { transform: 'none' },
    ],
    { duration: 640, easing: 'ease-out' },
  );

/** Moves the cloud down a little and back. */
const press = (cloud: HTMLElement) =>
  cloud.animate(
    [
      { transform: 'none' },
      { transform: 'scale(1.03, 0.94) translateY(3px)', offset: 0.3 },
      { transform: 'none' },
    ],
    { duration: 520, easing: 'ease-out' },
  );
