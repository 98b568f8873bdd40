/** Kind Cloud in small: a minute of kind words, hearts from clouds, a rainbow at the end. */
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { Button } from '#app/demo-kit/controls/button.tsx';
import { useKeptState } from '#app/demo-kit/kept-state.ts';
import { useStoredWork } from '#app/demo-kit/share-link/use-stored-work.ts';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import type { Point } from '#app/demo-kit/vector.ts';
import { Cloud, FarCloud } from './clouds.tsx';
import * as styles from './kind-cloud.css.ts';
import { Lamp, Land, Rainbow, Sky } from './scene.tsx';
import { HEARTS_PER_TOUCH } from './hearts.ts';
import { BREATH, lines, next, secondsOf, type Session, textOf } from './session.ts';
import { SKIES, type Sky as SkyName } from './skies.ts';
import { createTrail, type Trail } from './trail.ts';
import { useBreath } from './use-breath.ts';
import { useHearts } from './use-hearts.ts';

/** Distance between hearts along a stroke, px. */
const HEART_SPACING_PX = 24;

const loadStoredFormat = () => import('./stored.ts');

/** How long the frog is awake, ms. */
const AWAKE_MS = 2200;

/** A stroke on a cloud. */
type Stroke = { cloud: HTMLElement; trail: Trail; hasHearts: boolean };

export default function KindCloud({ motionAllowed, announce, fail }: DemoProps) {
  const [session, setSession] = useState<Session>('before');
  /** Whether the shown text fades in. The last line doesn't fade in again when the demo comes back into view. */
  const [isArriving, setArriving] = useState(false);
  const [sky, setSky] = useKeptState<SkyName>('kind-cloud sky', () => 'midnight');
  useStoredWork('kind-cloud', loadStoredFormat, sky, setSky);
  /** Hearts sent since the last rainbow, and those that have come back in it. */
  const sent = useRef(0);
  const [returned, setReturned] = useState(0);
  const frog = useRef<SVGGElement>(null);
  const heartLayer = useRef<HTMLDivElement>(null);
  const hearts = useHearts(heartLayer, motionAllowed);

  const advance = () => {
    const then = next(session);
    setSession(then);
    setArriving(then === 'after' && motionAllowed);
    setReturned(then === 'after' ? sent.current : 0);
    const withHearts = sent.current > 0 ? ', with the hearts you sent' : '';
    if (then === 'after') sent.current = 0;
    announce(
      then === 'after'
        ? `${textOf(then)} A rainbow rises over the river${withHearts}.`
        : textOf(then),
    );
  };
  /** Lets go of hearts, each at a point of the window, px. */
  const leave = (points: readonly Point[]) => {
    points.forEach(hearts.leave);
    sent.current += points.length;
  };

  const breath = useBreath((phase, cloud) => {
    announce(BREATH[phase].text);
    if (phase === 'out') leave([middleOf(cloud)]);
  });

  const react = (thing: Element, name: keyof typeof REACTIONS) => {
    const { frames, duration, message } = REACTIONS[name];
    if (motionAllowed) thing.animate(frames, { duration, easing: 'ease-out' });
    announce(message);
  };
  const touch = (cloud: Element, point = middleOf(cloud)) => {
    try {
      hearts.release(point);
      sent.current += HEARTS_PER_TOUCH;
      react(cloud, 'cloud');
    } catch (error) {
      fail(error);
    }
  };
  /** The frog hops, opens its eyes for a moment, and says a word. */
  const wakeFrog = () => {
    if (!frog.current) return;
    react(frog.current, 'frog');
    for (const part of frog.current.parentElement?.querySelectorAll('[data-awake]') ?? []) {
      part.animate({ opacity: motionAllowed ? [0, 1, 1, 1, 0] : [1, 1] }, AWAKE_MS);
    }
  };

  const stroke = useDrag<Stroke>(
    {
      press({ currentTarget, clientX, clientY }) {
        if (!(currentTarget instanceof HTMLElement)) return undefined;
        breath.hold(currentTarget);
        const trail = createTrail([clientX, clientY], HEART_SPACING_PX);
        return { cloud: currentTarget, trail, hasHearts: false };
      },
      start: ({ held }) => breath.release(held.cloud),
      end: ({ held }) => breath.release(held.cloud),
      move({ held, at }) {
        const points = held.trail(at).filter(isOnCloud);
        if (points.length === 0) return;
        try {
          leave(points);
          if (!held.hasHearts) react(held.cloud, 'cloud');
          held.hasHearts = true;
        } catch (error) {
          fail(error);
        }
      },
    },
    // Up to the first heart, a press is a tap.
    { slop: HEART_SPACING_PX, simultaneous: true },
  );
  const onCloud = {
    ...stroke,
    onKeyDown({ key, repeat, currentTarget }: KeyboardEvent<HTMLElement>) {
      if (key === ' ' && !repeat) breath.hold(currentTarget);
    },
    onKeyUp: ({ currentTarget }: KeyboardEvent<HTMLElement>) => breath.release(currentTarget),
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => breath.release(currentTarget),
    onClick({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) {
      // A click by key has no position.
      touch(currentTarget, detail === 0 ? undefined : [clientX, clientY]);
    },
  };

  const during = typeof session === 'number';
  return (
    <div className={styles.root}>
      <div
        className={styles.scene}
        data-sky={sky}
        data-motion-allowed={motionAllowed ? '' : undefined}
        data-session={during ? 'during' : session}
      >
        <Sky />
        <Lamp />
        <FarCloud place="farLeft" />
        <FarCloud place="farRight" />
        <Rainbow up={session === 'after'} hearts={returned} />
        <Land frog={frog} />
        <Cloud name="Small cloud" shape="round" place="left" on={onCloud} />
        <Cloud name="Wide cloud" shape="broad" place="right" on={onCloud} />
        <Cloud name="Big cloud" shape="broad" place="middle" lace on={onCloud} />
        <button className={styles.frog} type="button" aria-label="Frog" onClick={wakeFrog} />
        <p
          key={String(session)}
          className={styles.words}
          data-words
          data-passing={during && motionAllowed ? '' : undefined}
          data-arriving={isArriving ? '' : undefined}
          data-waiting={breath.phase && ''}
          style={{ animationDuration: during ? `${secondsOf(textOf(session))}s` : undefined }}
          onAnimationEnd={() => {
            if (during && motionAllowed) advance();
          }}
        >
          {textOf(session)}
        </p>
        {breath.phase && (
          <p key={breath.phase} className={styles.breath} data-breath-words>
            {BREATH[breath.phase].text}
          </p>
        )}
        <div ref={heartLayer} className={styles.hearts} aria-hidden="true" />
        <div className={styles.grain} />
      </div>
      <Bar session={session} advance={advance} sky={sky} setSky={setSky} announce={announce} />
    </div>
  );
}

type BarProps = {
  session: Session;
  advance(): void;
  sky: SkyName;
  setSky(sky: SkyName): void;
} & Pick<DemoProps, 'announce'>;

/** Below the scene: begins the minute, counts its lines, and chooses the sky. */
function Bar({ session, advance, sky, setSky, announce }: BarProps) {
  const said = typeof session === 'number' ? session + 1 : session === 'before' ? 0 : lines.length;
  return (
    <div className={styles.bar}>
      <Button className={styles.main} onPress={advance}>
        {session === 'before' ? 'Begin' : session === 'after' ? 'Begin again' : 'Next'}
      </Button>
      <span className={styles.count} aria-hidden="true">
        {lines.map((line, index) => (
          <span key={line} className={styles.dot} data-said={index < said ? '' : undefined} />
        ))}
      </span>
      <fieldset className={styles.group} aria-label="Sky">
        {SKIES.map(([id, name]) => (
          <Button
            key={id}
            name={name}
            className={styles.swatches[id]}
            pressed={sky === id}
            onPress={() => {
              setSky(id);
              announce(`The sky is ${name.toLowerCase()}.`);
            }}
          />
        ))}
      </fieldset>
    </div>
  );
}

/** Where hearts start at a cloud that is activated by key, without a pointer position. */
function middleOf(thing: Element): Point {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [left + width / 2, top + height / 3];
}

/** Whether a point is on a cloud. A stroke can leave its cloud and reach another. */
const isOnCloud = ([x, y]: Point) =>
  Boolean(document.elementFromPoint(x, y)?.closest('[data-cloud]'));

/** How they answer a touch. */
const REACTIONS = {
  /** Moves down a little and back. */
  cloud: {
    message: 'The cloud releases hearts.',
    duration: 520,
    frames: [
      { transform: 'none' },
      { transform: 'scale(1.03, 0.94) translateY(3px)', offset: 0.3 },
      { transform: 'none' },
    ],
  },
  /** Crouches, leaps and lands on its leaf. */
  frog: {
    message: 'The frog opens its eyes: “Ribbit.”',
    duration: 640,
    frames: [
      { transform: 'none' },
      { transform: 'scale(1.12, 0.8)', offset: 0.18 },
      { transform: 'translateY(-26px) scale(0.94, 1.1)', offset: 0.48, easing: 'ease-in' },
      { transform: 'scale(1.1, 0.84)', offset: 0.78 },
      { transform: 'none' },
    ],
  },
};
