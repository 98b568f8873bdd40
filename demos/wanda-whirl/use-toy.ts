/** The state of the demo: the options, the streamer that keys pull, and what visitors do with the streamers. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useKeptState } from '#app/demo-kit/kept-state.ts';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { useNotice } from '#app/demo-kit/notice/notice.tsx';
import { saveFailure, saveFile } from '#app/demo-kit/save-file.ts';
import { useSharedWork } from '#app/demo-kit/share-link/use-shared-work.ts';
import { useNewestState } from '#app/demo-kit/use-latest.ts';
import { observeSize } from '#app/demo-kit/use-size.ts';
import { scale, type Vector } from '#app/demo-kit/vector.ts';
import { BREEZES, FIRST_OPTIONS, kindOf, type Options, rollOptions } from './options.ts';
import type { Knot } from './renderer-messages.ts';
import {
  createSimulation,
  type KeptStreamers,
  type Simulation,
  type SimulationOptions,
} from './simulation.ts';

const loadLinkFormat = () => import('./link.ts');

/** Distance by which a key or a button pulls a streamer, px. */
const KEY_PULL_PX = 60;

/** Duration of a message on the stage, ms. */
const NOTICE_MS = 5000;

const SAVING = 'Saving the PNG…';

export const nameOfDirection = ([x, y]: Vector) =>
  x === 0 ? (y < 0 ? 'up' : 'down') : x < 0 ? 'left' : 'right';

export type ToyStore = ReturnType<typeof useToy>;

/** @param box container of the canvases */
export function useToy(box: RefObject<HTMLElement>, { announce, ...props }: DemoProps) {
  const {
    rendered: options,
    newest,
    set: setOptions,
  } = useNewestState(useKeptState<Options>('wanda-whirl', () => FIRST_OPTIONS));
  const [target, setTarget] = useState(0);
  const [rolls, setRolls] = useState(0);
  const gusts = useRef(0);
  const [isSaving, setSaving] = useState(false);
  const notices = useNotice(options, announce, { durationMs: NOTICE_MS });
  const { shown, refuse, clear } = notices;
  const onTies = useCallback(
    (ties: Options['ties']) => setOptions({ ...newest(), ties }),
    [newest, setOptions],
  );
  const simulation = useSimulation(box, options, { ...props, onTies });

  const shared = useSharedWork('wanda-whirl', loadLinkFormat, {
    work: options,
    open(opened) {
      setOptions(opened);
      simulation.current?.setTies(opened.ties);
    },
    announce,
  });

  const { number } = options;
  const chosen = Math.min(target, number - 1);
  const nameOf = (index: number) =>
    `Streamer ${index + 1} of ${number}, ${kindOf(options.kind, index)}`;

  /** Announces a result, and clears the last notice. */
  const done = (result: string) => {
    clear();
    announce(result);
  };
  const choose = (index: number) => {
    setTarget((index + number) % number);
    done(`${nameOf((index + number) % number)}.`);
  };

  return {
    simulation,
    options,
    /** Index of the streamer that keys and buttons pull. */
    chosen,
    rolls,
    shared,
    notice: isSaving ? { text: SAVING, refused: false, count: 0 } : shown,
    done,
    choose,
    chooseNext: () => choose(chosen + 1),
    choosePrevious: () => choose(chosen - 1),
    change(next: Partial<Options>, result: string) {
      setOptions({ ...newest(), ...next });
      done(result);
    },
    roll() {
      const next = rollOptions(newest(), Math.random);
      setOptions(next);
      setRolls(rolls + 1);
      const { number: count, kind, pattern, paletteName = '', breeze } = next;
      done(
        `Rolled: ${count} streamers, ${kind}, ${pattern}, ${paletteName}, ${BREEZES[breeze] ?? ''} breeze.`,
      );
    },
    blow() {
      const fromLeft = gusts.current++ % 2 === 0;
      simulation.current?.blow(fromLeft ? 1 : -1);
      done(`A gust from the ${fromLeft ? 'left' : 'right'}.`);
    },
    /** @param bow indexes of the streamers that it ties; by default the last bow */
    untie(bow?: Knot['ties']) {
      const untied = simulation.current?.untie(bow);
      if (untied) done(`Untied: streamers ${untied.map((index) => index + 1).join(' and ')}.`);
      else refuse('Nothing is tied.');
    },
    /** @param direction vector of length 1 */
    pull(direction: Vector) {
      simulation.current?.pull(chosen, ...scale(direction, KEY_PULL_PX));
      done(`${nameOf(chosen)}: pulled ${nameOfDirection(direction)}.`);
    },
    isSaving,
    /** Saves what is on the stage. */
    async save() {
      setSaving(true);
      done(SAVING);
      try {
        const file = await simulation.current?.save();
        if (file && (await saveFile(file, 'wanda-whirl.png'))) done('PNG saved.');
      } catch (error) {
        console.warn('The picture couldn’t be saved:', error);
        refuse(saveFailure('PNG'));
      }
      setSaving(false);
    },
    release() {
      if (simulation.current?.releasePulled(chosen))
        done(`${nameOf(chosen)}: let go. It swings back.`);
      else refuse(`Streamer ${chosen + 1} isn’t held. Pull it first.`);
    },
  };
}

/** A simulation as large as its container. */
function useSimulation(
  box: RefObject<HTMLElement>,
  options: Options,
  {
    motionAllowed,
    onTies,
    painted,
    fail,
  }: Omit<DemoProps, 'announce'> & Pick<SimulationOptions, 'onTies'>,
) {
  const simulation = useRef<Simulation>();
  const firstOptions = useRef(options);
  const [kept, keep] = useKeptState<KeptStreamers | undefined>(
    'wanda-whirl streamers',
    () => undefined,
  );
  const firstKept = useRef(kept);
  useEffect(() => {
    if (!box.current) return undefined;
    let created: Simulation;
    let endResizing: () => void;
    try {
      const first = { box: box.current, options: firstOptions.current, kept: firstKept.current };
      created = createSimulation({ ...first, random: Math.random, onTies, painted, fail });
      endResizing = observeSize(box.current, created.resize);
    } catch (error) {
      fail(error);
      return undefined;
    }
    simulation.current = created;
    return () => {
      endResizing();
      keep(created.close());
      simulation.current = undefined;
    };
  }, [box, keep, onTies, painted, fail]);
  useEffect(() => simulation.current?.setMotionAllowed(motionAllowed), [motionAllowed]);
  useEffect(() => simulation.current?.setOptions(options), [options]);
  return simulation;
}
