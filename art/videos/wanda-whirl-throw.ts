/** A hand catches a streamer, winds it round its neighbors, throws it, and all settle. */
import { FIRST_OPTIONS } from '../../app/demos/wanda-whirl/options.ts';
import { tipOf } from './kit/hand-size.ts';
import { createHand } from './kit/paint.ts';
import { FPS, type Recording, type Stage } from './kit/recording.ts';
import { closeLoop, createFair, setUpStreamers, simulate } from './kit/streamers.ts';
import { easedProgress, keyframes } from './kit/time.ts';

const SECONDS = 7.5;
const OPTIONS = { ...FIRST_OPTIONS, number: 5 };
const SEED = 8;

/** Index of the caught streamer, and id of the hand in the simulation. */
const CAUGHT = 1;
const HAND = 100;

/** Times at which the hand starts, catches the streamer, throws it, and is back, s. */
const TIMES = { sets: 0.4, caught: 1.05, thrown: 4.1, away: 4.9 };

/** Resting position of the hand. */
const REST = [452, 250] as const;

/** Offset of the hand while it holds the streamer: around its neighbors, then off to the left. */
const DRAG = keyframes([
  [1.05, 0, 0],
  [1.5, 70, -30],
  [1.95, 190, -70],
  [2.3, 200, 10],
  [2.65, 80, 30],
  [2.95, 20, -50],
  [3.25, 130, -80],
  [3.55, 190, -20],
  [3.85, 60, 20],
  [4.1, -130, -60],
]);

/** Simulated time before the beginning, s, so that the beginning matches the end. */
const BEFORE = { settles: 2.5, overlaps: 1.6 };

type HandAt = { x: number; y: number; lift: number };

function simulateThrow(width: number, height: number) {
  const streamers = setUpStreamers(OPTIONS, width, height, SEED);
  const { list, x, y } = streamers;
  const caught = list[CAUGHT];
  if (!caught) throw new Error('The streamer is missing');
  const point = caught.first + caught.count - 3;
  // Brings the streamer to the front, where it also is at the end of the loop.
  streamers.grab(HAND, point);
  streamers.release(HAND);
  simulate(streamers, BEFORE.settles * FPS);
  const overlap = Math.round(BEFORE.overlaps * FPS);
  const before = simulate(streamers, overlap);
  const hands: HandAt[] = [];
  let start: [number, number] = [0, 0];
  let last: [number, number] = [...REST];
  const frames = simulate(streamers, SECONDS * FPS, (frame) => {
    const time = frame / FPS;
    const place: [number, number] = [x[point] ?? 0, y[point] ?? 0];
    if (time < TIMES.caught) {
      const share = easedProgress(time, TIMES.sets, TIMES.caught);
      hands.push({ ...between(REST, place, share), lift: 30 * (1 - share) });
    } else if (time < TIMES.thrown) {
      if (streamers.held(HAND) === undefined) {
        streamers.grab(HAND, point);
        start = place;
      }
      const [dx = 0, dy = 0] = DRAG(time);
      streamers.drag(HAND, start[0] + dx, start[1] + dy);
      last = place;
      hands.push({ x: place[0], y: place[1], lift: 0 });
    } else {
      streamers.release(HAND);
      const share = easedProgress(time, TIMES.thrown, TIMES.away);
      hands.push({ ...between(last, REST, share), lift: 30 * share });
    }
  });
  return { list, hands, snapshots: closeLoop([...before, ...frames], overlap) };
}

const between = (
  from: readonly [number, number],
  to: readonly [number, number],
  share: number,
) => ({
  x: from[0] + (to[0] - from[0]) * share,
  y: from[1] + (to[1] - from[1]) * share,
});

function open(stage: Stage) {
  const { hand } = stage.images;
  if (!hand) throw new Error('An image is missing');
  const drawHand = createHand(stage, hand, tipOf(stage.density));
  const drawFair = createFair(stage);
  const { list, snapshots, hands } = simulateThrow(stage.width, stage.height);
  return (frame: number) => {
    const [snapshot, at] = [snapshots[frame], hands[frame]];
    if (!snapshot || !at) throw new Error(`There is no frame ${frame}`);
    drawFair(snapshot, OPTIONS, list, 1);
    drawHand(at.x, at.y, at.lift);
  };
}

export const recording: Recording = {
  slug: 'wanda-whirl',
  name: 'throw',
  width: 800,
  height: 483,
  density: 4 / 3,
  grained: true,
  seconds: SECONDS,
  open,
};
