/** Three throws of the dice, each of which hangs up other streamers; the third brings the first back. */
import { createRandom } from '../../app/demos/wanda-whirl/noise.ts';
import { FIRST_OPTIONS, type Options, rollOptions } from '../../app/demos/wanda-whirl/options.ts';
import type { Streamers } from '../../app/demos/wanda-whirl/streamers.ts';
import { tipOf } from './kit/hand-size.ts';
import { drawDie, flight } from './kit/die.ts';
import { cover, handOf } from './kit/paint.ts';
import { FPS, type Show, type Stage } from './kit/show.ts';
import { fairOn, hangUp, movements } from './kit/streamers.ts';
import { passed, track } from './kit/time.ts';

const SECONDS = 8;

/** When the finger is on the die, and how long the die flies, s. */
const TAPS = [0.8, 3.5, 6.2] as const;
const FLIGHT = 0.6;
/** What the die shows before the first throw and after each. */
const SHOWN = [5, 2, 6, 5] as const;

/** Where the die lies, units; and how far down the streamers may hang. */
const DIE = { x: 132, y: 540 };
const HANGING = 436;

const HAND = track(
  TAPS.flatMap((tap) => [
    [tap - 0.7, 258, 516, 26],
    [tap - 0.05, DIE.x + 6, DIE.y - 2, 0],
    [tap + 0.1, DIE.x + 8, DIE.y + 4, 0],
    [tap + 0.7, 258, 516, 26],
  ]),
);

/**
 * What hangs after each throw. Chance has a seed, and the seed is the first with which the third
 * throw brings back what hung there at the beginning.
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
  throw new Error('No seed leads back to the beginning');
}

const landsAt = (index: number) => (TAPS[index] ?? 0) + FLIGHT;

/** Holds all ends to one side and releases them, so that new streamers swing in. */
function pullAside(streamers: Streamers, way: 1 | -1) {
  const { list, x, y } = streamers;
  list.forEach(({ first, count }, hand) => {
    const end = first + count - 1;
    streamers.grab(hand, end);
    streamers.drag(hand, (x[end] ?? 0) + way * 150, (y[end] ?? 0) - 90);
  });
  movements(streamers, 16);
  list.forEach((_, hand) => streamers.release(hand));
}

/** All that hangs in turn: from when on, and how it moves. */
function perform(width: number) {
  const [seed, hung] = findThrows({ ...FIRST_OPTIONS, kind: 'mixed', number: 5 });
  // The last throw brings the first ones back; they hang on beyond the end, into the beginning.
  const begins = [landsAt(2) - SECONDS, landsAt(0), landsAt(1)];
  return hung.map((options, index) => {
    const from = Math.round((begins[index] ?? 0) * FPS);
    const until = Math.round((begins[index + 1] ?? landsAt(2)) * FPS);
    const streamers = hangUp(options, width, HANGING, seed + index);
    pullAside(streamers, index % 2 ? -1 : 1);
    const moments = movements(streamers, until - from);
    return { options, from, until, list: streamers.list, moments };
  });
}

function open(stage: Stage) {
  const { hand, tray } = stage.props;
  if (!hand || !tray) throw new Error('The set is not whole');
  const drawHand = handOf(stage, hand, tipOf(stage.density));
  const drawFair = fairOn(stage);
  const parts = perform(stage.width);
  const total = Math.round(SECONDS * FPS);
  return (frame: number) => {
    const time = frame / FPS;
    // After the last throw it is the first part that goes on.
    const now = frame >= (parts.at(-1)?.until ?? 0) ? frame - total : frame;
    const index = parts.findIndex(({ from, until }) => now >= from && now < until);
    const part = parts[index];
    const moment = part?.moments[now - part.from];
    if (!part || !moment) throw new Error(`There is no frame ${frame}`);
    drawFair(moment, part.options, part.list, index);
    cover(stage, tray);
    const thrown = TAPS.findLastIndex((tap) => tap <= time);
    const share = thrown < 0 ? 1 : passed(time, TAPS[thrown] ?? 0, landsAt(thrown));
    const shows = SHOWN[share < 0.4 ? Math.max(thrown, 0) : thrown + 1] ?? 5;
    const [x = 0, y = 0, lift = 0] = HAND(time);
    // The finger flicks it up and is out of its way.
    drawHand(x, y, lift);
    drawDie(stage, { ...DIE, ...flight(share), turn: flight(share).turn - 9, shows });
  };
}

export const show: Show = {
  slug: 'wanda-whirl',
  name: 'dice',
  width: 700,
  height: 1200,
  density: 2,
  grained: true,
  seconds: SECONDS,
  open,
};
