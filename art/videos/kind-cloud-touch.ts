/** A finger touches a cloud three times; hearts rise from it, and a rainbow comes and goes. */
import { BOW, CLOUD, TOUCH } from './kit/cloud-layout.ts';
import { tipOf } from './kit/hand-size.ts';
import { drawHeart, drawRainbow, heartsOf } from './kit/hearts.ts';
import { cover, handOf, lay, placed } from './kit/paint.ts';
import { FPS, type Show, type Stage } from './kit/show.ts';
import { passed, track } from './kit/time.ts';

const SECONDS = 8;

/** The video begins here: the rainbow is up, and the last hearts are on their way, s. */
const BEGINS = 7;

/** The rainbow's colors, from the outside. */
const BANDS = ['#e0527f', '#ee8d6b', '#f4ce83', '#8cc7ae', '#6a9fd8', '#8b74c6'];

/** When the finger is on the cloud, and where, s. */
const TOUCHES = [2.0, 3.2, 4.4].map((time, index) => ({
  time,
  x: TOUCH.x - index * 10,
  y: TOUCH.y - index * 6,
}));

/** How long the cloud gives way, s. */
const GIVES = 0.6;

const HEARTS = heartsOf(TOUCHES, 5);

/** Degrees that the rainbow is turned: it sets, and rises again. */
const TURN = track([
  [0.3, 0],
  [3.1, 180],
]);
const RISES = track([
  [4.4, -180],
  [7.2, 0],
]);

const HAND = track([
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

/** How far the cloud gives way: wider, lower. */
function press(time: number): number {
  const last = TOUCHES.findLast((touch) => touch.time <= time);
  const share = last ? passed(time, last.time, last.time + GIVES) : 1;
  return share < 0.3 ? share / 0.3 : (1 - share) / 0.7;
}

function open(stage: Stage) {
  const { context, density } = stage;
  const { sky, land, shine, near, cloud, hand } = stage.props;
  if (!sky || !land || !shine || !near || !cloud || !hand) throw new Error('The set is not whole');
  const drawHand = handOf(stage, hand, tipOf(density));

  return (frame: number) => {
    const time = (frame / FPS + BEGINS) % SECONDS;
    const round = (time / SECONDS) * 2 * Math.PI;
    const [rises = 0] = RISES(time);
    const [sets = 0] = TURN(time);
    const turn = time < 4 ? sets : rises;
    cover(stage, sky);
    drawRainbow(stage, { ...BOW, bands: BANDS }, turn);
    cover(stage, land);
    placed(stage, { x: 0, y: 0, opacity: Math.max(0, 1 - Math.abs(turn) / 60) }, () =>
      cover(stage, shine),
    );
    const drift = { x: CLOUD.x + 5 * Math.sin(round), y: CLOUD.y + 3 * Math.sin(2 * round) };
    placed(stage, drift, () => {
      const given = press(time);
      context.translate(0, 4 * given);
      context.scale(1 + 0.03 * given, 1 - 0.05 * given);
      lay(stage, cloud, cloud.width / density);
    });
    // Those of the round before are still there.
    for (const heart of HEARTS) {
      drawHeart(stage, heart, time);
      drawHeart(stage, heart, time + SECONDS);
    }
    cover(stage, near);
    const [x = 0, y = 0, lift = 0] = HAND(time);
    drawHand(x, y, lift);
  };
}

export const show: Show = {
  slug: 'kind-cloud',
  name: 'touch',
  width: 800,
  height: 483,
  density: 1,
  seconds: SECONDS,
  open,
};
