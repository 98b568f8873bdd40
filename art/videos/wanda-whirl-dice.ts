/** Three rolls of the dice, each with different streamers; the third brings back the first ones. */
import { createRandom } from '../../app/demos/wanda-whirl/noise.ts';
import { FIRST_OPTIONS, type Options, rollOptions } from '../../app/demos/wanda-whirl/options.ts';
import type { Streamers } from '../../app/demos/wanda-whirl/streamers.ts';
import { tipOf } from './kit/hand-size.ts';
import { drawDie, flight } from './kit/die.ts';
import { cover, createHand } from './kit/paint.ts';
import { FPS, type Recording, type Stage } from './kit/recording.ts';
import { createFair, setUpStreamers, simulate } from './kit/streamers.ts';
import { progress, keyframes } from './kit/time.ts';

const SECONDS = 8;

/** Times at which the finger touches the die, and duration of its flight, s. */
const TAPS = [0.8, 3.5, 6.2] as const;
const FLIGHT = 0.6;
/** The die's visible side before the first throw and after each. */
const SHOWN = [5, 2, 6, 5] as const;

/** Position of the die, and maximum length of the streamers, units. */
const DIE = { x: 132, y: 540 };
const HANGING = 436;

const HAND = keyframes(
  TAPS.flatMap((tap) => [
    [tap - 0.7, 258, 516, 26],
    [tap - 0.05, DIE.x + 6, DIE.y - 2, 0],
    [tap + 0.1, DIE.x + 8, DIE.y + 4, 0],
    [tap + 0.7, 258, 516, 26],
  ]),
);

/**
 * The options after each throw, and the first seed with which the third throw returns to the initial
 * options.
 */
function findThrows(first: Options): [number, Options[]] {
  for (let seed = 1; seed < 200_000; seed++) {
    const random = createRandom(seed);
    const second = rollOptions(first, random);
    if (second.number > 6) continue;
    const third = rollOptions(second, random);
    if (third.number > 6) continue;
    const fourth = rollOptions(third, random);
    if (JSON.stringify(fourth) === JSON.stringify(first)) return [seed, [first, second, third]];
  }
  throw new Error('No seed returns to the initial options');
}

const landsAt = (index: number) => (TAPS[index] ?? 0) + FLIGHT;

/** Pulls all ends to one side and releases them, so that new streamers swing in. */
function pullAside(streamers: Streamers, way: 1 | -1) {
  const { list, x, y } = streamers;
  list.forEach(({ first, count }, hand) => {
    const end = first + count - 1;
    streamers.grab(hand, end);
    streamers.drag(hand, (x[end] ?? 0) + way * 150, (y[end] ?? 0) - 90);
  });
  simulate(streamers, 16);
  list.forEach((_, hand) => streamers.release(hand));
}

/** The parts of the video: their streamers, first and last frame, and snapshots. */
function simulateParts(width: number) {
  const [seed, optionsOfParts] = findThrows({ ...FIRST_OPTIONS, kind: 'mixed', number: 5 });
  // The first streamers return with the last throw, and continue from the end into the beginning.
  const begins = [landsAt(2) - SECONDS, landsAt(0), landsAt(1)];
  return optionsOfParts.map((options, index) => {
    const from = Math.round((begins[index] ?? 0) * FPS);
    const until = Math.round((begins[index + 1] ?? landsAt(2)) * FPS);
    const streamers = setUpStreamers(options, width, HANGING, seed + index);
    pullAside(streamers, index % 2 ? -1 : 1);
    const snapshots = simulate(streamers, until - from);
    return { options, from, until, list: streamers.list, snapshots };
  });
}

function open(stage: Stage) {
  const { hand, tray } = stage.images;
  if (!hand || !tray) throw new Error('An image is missing');
  const drawHand = createHand(stage, hand, tipOf(stage.density));
  const drawFair = createFair(stage);
  const parts = simulateParts(stage.width);
  const total = Math.round(SECONDS * FPS);
  return (frame: number) => {
    const time = frame / FPS;
    // After the last throw, the first part continues.
    const now = frame >= (parts.at(-1)?.until ?? 0) ? frame - total : frame;
    const index = parts.findIndex(({ from, until }) => now >= from && now < until);
    const part = parts[index];
    const snapshot = part?.snapshots[now - part.from];
    if (!part || !snapshot) throw new Error(`There is no frame ${frame}`);
    drawFair(snapshot, part.options, part.list, index);
    cover(stage, tray);
    const thrown = TAPS.findLastIndex((tap) => tap <= time);
    const share = thrown < 0 ? 1 : progress(time, TAPS[thrown] ?? 0, landsAt(thrown));
    const shows = SHOWN[share < 0.4 ? Math.max(thrown, 0) : thrown + 1] ?? 5;
    const [x = 0, y = 0, lift = 0] = HAND(time);
    // The finger is behind the die, which it flicks up.
    drawHand(x, y, lift);
    drawDie(stage, { ...DIE, ...flight(share), turn: flight(share).turn - 9, shows });
  };
}

export const recording: Recording = {
  slug: 'wanda-whirl',
  name: 'dice',
  width: 700,
  height: 1200,
  density: 2,
  grained: true,
  seconds: SECONDS,
  open,
};
