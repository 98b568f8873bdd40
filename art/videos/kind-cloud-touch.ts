/** A finger touches a cloud three times; hearts rise from it, and a rainbow comes and goes. */
import { BOW, CLOUD, TOUCH } from './kit/cloud-layout.ts';
import { tipOf } from './kit/hand-size.ts';
import { drawHeart, drawRainbow, createHearts } from './kit/hearts.ts';
import { cover, createHand, drawPicture, withTransform } from './kit/paint.ts';
import { FPS, type Recording, type Stage } from './kit/recording.ts';
import { progress, keyframes } from './kit/time.ts';

const SECONDS = 8;

/** Time at which the loop starts, s: the rainbow is up, and the last hearts are rising. */
const START_S = 7;

/** The rainbow's colors, from the outside. */
const BANDS = ['#e0527f', '#ee8d6b', '#f4ce83', '#8cc7ae', '#6a9fd8', '#8b74c6'];

/** Touches of the cloud: time, s, and position. */
const TOUCHES = [2.0, 3.2, 4.4].map((time, index) => ({
  time,
  x: TOUCH.x - index * 10,
  y: TOUCH.y - index * 6,
}));

/** Duration for which the cloud is pressed, s. */
const PRESS_S = 0.6;

const HEARTS = createHearts(TOUCHES, 5);

/** Rotation of the rainbow, degrees, as it sets and as it rises again. */
const SETTING = keyframes([
  [0.3, 0],
  [3.1, 180],
]);
const RISING = keyframes([
  [4.4, -180],
  [7.2, 0],
]);

const HAND = keyframes([
  [0, 664, 452, 40],
  [1.1, 664, 452, 40],
  ...TOUCHES.flatMap(({ time, x, y }) => [
    [time - 0.12, x, y - 2, 12] as const,
    [time, x, y, 0] as const,
    [time + 0.18, x, y + 4, 0] as const,
    [time + 0.6, x + 14, y + 12, 26] as const,
  ]),
  [6.2, 664, 452, 40],
]);

/** How far the cloud is pressed, 0 to 1. */
function press(time: number): number {
  const last = TOUCHES.findLast((touch) => touch.time <= time);
  const share = last ? progress(time, last.time, last.time + PRESS_S) : 1;
  return share < 0.3 ? share / 0.3 : (1 - share) / 0.7;
}

function open(stage: Stage) {
  const { context, density } = stage;
  const { sky, land, shine, near, cloud, hand } = stage.images;
  if (!sky || !land || !shine || !near || !cloud || !hand) throw new Error('An image is missing');
  const drawHand = createHand(stage, hand, tipOf(density));

  return (frame: number) => {
    const time = (frame / FPS + START_S) % SECONDS;
    const phase = (time / SECONDS) * 2 * Math.PI;
    const [rises = 0] = RISING(time);
    const [sets = 0] = SETTING(time);
    const turn = time < 4 ? sets : rises;
    cover(stage, sky);
    drawRainbow(stage, { ...BOW, bands: BANDS }, turn);
    cover(stage, land);
    withTransform(stage, { x: 0, y: 0, opacity: Math.max(0, 1 - Math.abs(turn) / 60) }, () =>
      cover(stage, shine),
    );
    const drift = { x: CLOUD.x + 5 * Math.sin(phase), y: CLOUD.y + 3 * Math.sin(2 * phase) };
    withTransform(stage, drift, () => {
      const pressed = press(time);
      context.translate(0, 4 * pressed);
      context.scale(1 + 0.03 * pressed, 1 - 0.05 * pressed);
      drawPicture(stage, cloud, cloud.width / density);
    });
    // Hearts of the previous loop are still visible.
    for (const heart of HEARTS) {
      drawHeart(stage, heart, time);
      drawHeart(stage, heart, time + SECONDS);
    }
    cover(stage, near);
    const [x = 0, y = 0, lift = 0] = HAND(time);
    drawHand(x, y, lift);
  };
}

export const recording: Recording = {
  slug: 'kind-cloud',
  name: 'touch',
  width: 800,
  height: 483,
  density: 1,
  seconds: SECONDS,
  open,
};
