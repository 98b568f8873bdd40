/** A small model of Wanda Whirl: drag, throw and tangle streamers in a breeze, in several papers. */
import { useId, useRef, useState } from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { Button } from '#app/demo-kit/controls/button.tsx';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { ShareNotice, ShareWork } from '#app/demo-kit/share-link/share-work.tsx';
import { Controls } from './controls.tsx';
import { DiceIcon } from './icons.tsx';
import { kindOf } from './options.ts';
import { Stage } from './stage.tsx';
import { nameOfDirection, type ToyStore, useToy } from './use-toy.ts';
import * as styles from './wanda-whirl.css.ts';

const DIRECTIONS = [
  ['←', [-1, 0]],
  ['↑', [0, -1]],
  ['↓', [0, 1]],
  ['→', [1, 0]],
] as const;

export default function WandaWhirl(props: DemoProps) {
  const { motionAllowed } = props;
  const box = useRef<HTMLDivElement>(null);
  const store = useToy(box, props);
  const [isPulling, setPulling] = useState(false);
  const pullId = useId();
  return (
    <div className={styles.root} data-motion-allowed={motionAllowed ? '' : undefined}>
      <div className={styles.scene}>
        <Stage box={box} store={store} motionAllowed={motionAllowed} />
        <ShareNotice shared={store.shared} bottom={38} />
      </div>
      <div className={styles.bar}>
        <button className={styles.main} type="button" onClick={store.roll}>
          <DiceIcon className={styles.dice} rolls={store.rolls} />
          <span className={styles.diceName}>
            Dice<span className={visuallyHidden}>: pick everything at random</span>
          </span>
        </button>
        <button className={styles.button} type="button" onClick={store.blow}>
          Blow
        </button>
        <button
          className={styles.button}
          type="button"
          aria-expanded={isPulling}
          aria-controls={pullId}
          onClick={() => setPulling(!isPulling)}
        >
          <span>
            Pull<span className={visuallyHidden}> with buttons</span>
          </span>
        </button>
        <div className={styles.keep}>
          <ShareWork className={styles.button} shared={store.shared} />
          <Button
            className={styles.button}
            name={store.isSaving ? 'Saving PNG…' : 'Download PNG'}
            disabled={store.isSaving}
            onPress={() => void store.save()}
          >
            PNG
          </Button>
        </div>
      </div>
      <div className={styles.panels}>
        <div className={styles.panel} data-shown={isPulling ? undefined : ''}>
          <Controls options={store.options} change={store.change} />
        </div>
        <div id={pullId} className={styles.panel} data-shown={isPulling ? '' : undefined}>
          <Pulls store={store} />
        </div>
      </div>
    </div>
  );
}

WandaWhirl.paintsLate = true;

/** Buttons that pull a streamer, as an alternative to dragging. */
const Pulls = ({ store: { options, chosen, choose, release, pull } }: { store: ToyStore }) => (
  <div className={styles.pulls}>
    <select
      className={styles.select}
      aria-label="Streamer to pull"
      value={chosen}
      onChange={({ target }) => choose(Number(target.value))}
    >
      {Array.from(
        { length: options.number },
        (_, index) => `${index + 1}: ${kindOf(options.kind, index)}`,
      ).map((name, index) => (
        <option key={name} value={index}>
          {name}
        </option>
      ))}
    </select>
    <button className={styles.release} type="button" onClick={release}>
      Let go
    </button>
    {DIRECTIONS.map(([sign, direction]) => (
      <button key={sign} className={styles.pull} type="button" onClick={() => pull(direction)}>
        <span aria-hidden="true">{sign}</span>
        <span className={visuallyHidden}>Pull {nameOfDirection(direction)}</span>
      </button>
    ))}
  </div>
);
