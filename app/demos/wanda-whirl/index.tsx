/** A small model of Wanda Whirl: drag, throw and tangle streamers in a breeze, in several papers. */
import { useCallback, useId, useRef, useState } from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import type { DemoProps } from '../kit/demo-props.ts';
import { Controls } from './controls.tsx';
import { DiceIcon } from './icons.tsx';
import { BREEZES, FIRST_OPTIONS, kindOf, type Options, rollOptions } from './options.ts';
import type { Scene } from './scene.ts';
import { Stage } from './stage.tsx';
import * as styles from './wanda-whirl.css.ts';

/** Distance by which a key or a button pulls a streamer, px. */
const KEY_PULL_PX = 60;

const DIRECTIONS = {
  ArrowLeft: { name: 'left', sign: '←', dx: -KEY_PULL_PX, dy: 0 },
  ArrowUp: { name: 'up', sign: '↑', dx: 0, dy: -KEY_PULL_PX },
  ArrowDown: { name: 'down', sign: '↓', dx: 0, dy: KEY_PULL_PX },
  ArrowRight: { name: 'right', sign: '→', dx: KEY_PULL_PX, dy: 0 },
} as const;
type Direction = keyof typeof DIRECTIONS;
const isDirection = (key: string): key is Direction => key in DIRECTIONS;
const directions = Object.keys(DIRECTIONS).filter(isDirection);

export default function WandaWhirl({ moving, announce, fail }: DemoProps) {
  const [options, setOptions] = useState<Options>(FIRST_OPTIONS);
  const [chosen, setChosen] = useState(0);
  const [rolled, setRolled] = useState(0);
  const [pulling, setPulling] = useState(false);
  const [refusal, setRefusal] = useState<{ text: string; count: number }>();
  const pullId = useId();
  const scene = useRef<Scene>();
  const gusts = useRef(0);
  const onScene = useCallback((made: Scene | undefined) => (scene.current = made), []);

  const { number } = options;
  const hand = Math.min(chosen, number - 1);
  const nameOf = (index: number) =>
    `Streamer ${index + 1} of ${number}, ${kindOf(options.kind, index)}`;

  /** Announces a result, and clears the last refusal. */
  const done = (said: string) => {
    setRefusal(undefined);
    announce(said);
  };
  const refuse = (text: string) => {
    setRefusal((before) => ({ text, count: (before?.count ?? 0) + 1 }));
    announce(text);
  };
  const change = (next: Partial<Options>, said: string) => {
    setOptions((before) => ({ ...before, ...next }));
    done(said);
  };
  const rollDice = () => {
    const next = rollOptions(options, Math.random);
    setOptions(next);
    setRolled((times) => times + 1);
    const breeze = BREEZES[next.breeze] ?? '';
    done(
      `Rolled: ${next.number} streamers, ${next.kind}, ${next.pattern}, ${next.paletteName ?? ''}, ${breeze} breeze.`,
    );
  };
  const blow = () => {
    scene.current?.blow(gusts.current++ % 2 === 0 ? 1 : -1);
    done(`A gust from the ${gusts.current % 2 === 1 ? 'left' : 'right'}.`);
  };
  const choose = (index: number) => {
    setChosen(index);
    done(`${nameOf(index)}.`);
  };
  const pull = (direction: Direction) => {
    const { dx, dy, name } = DIRECTIONS[direction];
    scene.current?.pull(hand, dx, dy);
    done(`${nameOf(hand)}: pulled ${name}.`);
  };
  const letGo = () => {
    if (scene.current?.isHeld(hand)) {
      scene.current.release(hand);
      done(`${nameOf(hand)}: let go. It swings back.`);
    } else {
      refuse(`Streamer ${hand + 1} isn’t held. Pull it first.`);
    }
  };

  const onKey = (key: string) => {
    if (isDirection(key)) pull(key);
    else if (key === 'PageDown') choose((hand + 1) % number);
    else if (key === 'PageUp') choose((hand + number - 1) % number);
    else if (key === ' ' || key === 'Enter') letGo();
    else if (key === 'b') blow();
    else if (key === 'd') rollDice();
    else return false;
    return true;
  };

  return (
    <div className={styles.root} data-moving={moving ? '' : undefined}>
      <Stage
        options={options}
        moving={moving}
        chosen={hand}
        refusal={refusal}
        onKey={onKey}
        onScene={onScene}
        announce={done}
        fail={fail}
      />
      <div className={styles.bar}>
        <button className={styles.main} type="button" onClick={rollDice}>
          <DiceIcon className={styles.dice} rolled={rolled} />
          Dice<span className={visuallyHidden}>: pick everything at random</span>
        </button>
        <button className={styles.button} type="button" onClick={blow}>
          Blow
        </button>
        <button
          className={styles.button}
          type="button"
          aria-expanded={pulling}
          aria-controls={pullId}
          onClick={() => setPulling(!pulling)}
        >
          <span>
            Pull<span className={visuallyHidden}> with buttons</span>
          </span>
        </button>
      </div>
      <div className={styles.panels}>
        <div className={styles.panel} data-shown={pulling ? undefined : ''}>
          <Controls options={options} change={change} />
        </div>
        <div id={pullId} className={styles.panel} data-shown={pulling ? '' : undefined}>
          <div className={styles.pulls}>
            <select
              className={styles.select}
              aria-label="Streamer to pull"
              value={hand}
              onChange={({ target }) => choose(Number(target.value))}
            >
              {Array.from({ length: number }, (_, index) => (
                <option key={nameOf(index)} value={index}>
                  {`${index + 1}: ${kindOf(options.kind, index)}`}
                </option>
              ))}
            </select>
            <button className={styles.letGo} type="button" onClick={letGo}>
              Let go
            </button>
            {directions.map((key) => (
              <button key={key} className={styles.pull} type="button" onClick={() => pull(key)}>
                <span aria-hidden="true">{DIRECTIONS[key].sign}</span>
                <span className={visuallyHidden}>Pull {DIRECTIONS[key].name}</span>
              </button>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
