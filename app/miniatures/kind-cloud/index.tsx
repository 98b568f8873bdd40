/** Kind Cloud in small: a minute of kind words, hearts from clouds, a rainbow at the end. */
import { memo, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { MiniatureProps } from '../miniature-props.ts';
import { Cloud, FarCloud } from './clouds.tsx';
import { createHearts, type Hearts } from './hearts.ts';
import * as styles from './kind-cloud.css.ts';
import { Lamp, Land, Rainbow, Sky } from './scene.tsx';
import { lines, next, type Sitting, textOf } from './sitting.ts';
import { type Sky as SkyName, skies, skyNames } from './skies.ts';

export default function KindCloud(props: MiniatureProps) {
  return <Toy {...props} />;
}

/** The frame renders whenever something is told; the toy need not. */
const Toy = memo(function Toy({ moving, tell, fail }: MiniatureProps) {
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
    tell(then === 'after' ? `${textOf(then)} A rainbow stands over the river.` : textOf(then));
  };

  const touch = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    const { left = 0, top = 0 } = scene.current?.getBoundingClientRect() ?? {};
    const cloud = currentTarget.getBoundingClientRect();
    // A key has no place of its own.
    const [x, y] =
      detail === 0
        ? [cloud.left + cloud.width / 2, cloud.top + cloud.height / 3]
        : [clientX, clientY];
    try {
      hearts.current?.release(x - left, y - top, moving);
      if (moving) press(currentTarget);
      tell('Hearts rise from the cloud.');
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
        <Cloud name="Small cloud" shape="round" place="left" onTouch={touch} />
        <Cloud name="Wide cloud" shape="broad" place="right" onTouch={touch} />
        <Cloud name="Big cloud" shape="broad" place="middle" lace onTouch={touch} />
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
          {sitting === 'before' ? 'Begin' : during ? 'Next words' : 'Begin again'}
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
                tell(`The sky is ${skies[name].name.toLowerCase()}.`);
              }}
            />
          ))}
        </fieldset>
      </div>
    </div>
  );
});

/** The cloud gives way a little, and comes back. */
const press = (cloud: HTMLElement) =>
  cloud.animate(
    [
      { transform: 'none' },
      { transform: 'scale(1.03, 0.94) translateY(3px)', offset: 0.3 },
      { transform: 'none' },
    ],
    { duration: 520, easing: 'ease-out' },
  );
