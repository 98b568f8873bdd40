/** Pence and cents are cashed in, sorted, and spilled from a purse; the two sums stay the same. */
import {
  type Board,
  type Coin,
  type Coins,
  CURRENCIES,
  type Currency,
  money,
  sizeOf,
  spill,
  sumOf,
} from '../../app/demos/mathigon/coins/coins.ts';
import { cashIn } from '../../app/demos/mathigon/coins/exchange.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import { MARGIN } from './kit/buttons-size.ts';
import { pile, rails } from './kit/coin-piles.ts';
import { tipOf } from './kit/hand-size.ts';
import { cover, createHand, drawPicture, withTransform, drawPaper, drawText } from './kit/paint.ts';
import { FPS, type Recording, type Stage } from './kit/recording.ts';
import { BOARD, BUTTON, BUTTONS, INSIDE, MOUTH, SIGN } from './kit/spill-layout.ts';
import { clamp, easedProgress, progress, keyframes } from './kit/time.ts';

const SECONDS = 8;

/** Times at which the finger presses each button, s. */
const TAPS = [1.1, 2.9, 5.2] as const;
const [CASHED, SORTED, SPILLED] = TAPS;

/** Duration of a coin's movement into another coin, to its pile, into the purse and out of it, s. */
const DURATIONS = { into: 0.75, comes: 0.4, sort: 0.6, gulp: 0.4, flight: 0.6 };
/** Delay of each coin after the one before, s. */
const DELAYS = { into: 0.05, sort: 0.035, gulp: 0.035, flight: 0.062 };
/** Time at which the purse, with all coins in it, spills them, s. */
const OUT = SPILLED + 0.9;

/** Area for spilled coins, mm, and their distances from the purse, units, and from each other, mm. */
const SPILL_BOARD: Board = { width: 163, height: BOARD.height };
const CLEAR = { purse: 56, others: 1.6 };

const HAND = keyframes([
  [0, 664, 468, 30],
  ...BUTTONS.flatMap(({ x }, index) => {
    const tap = TAPS[index] ?? 0;
    return [
      [tap - 0.55, index ? x - 60 : 664, index ? BUTTON.y + 26 : 468, 26] as const,
      [tap - 0.1, x + 10, BUTTON.y + 4, 16] as const,
      [tap, x + 10, BUTTON.y + 8, 0] as const,
      [tap + 0.2, x + 10, BUTTON.y + 8, 0] as const,
      [tap + 0.55, x + 60, BUTTON.y + 34, 26] as const,
    ];
  }),
  [SPILLED + 1.3, 664, 468, 30],
]);

const toStage = ({ x, y }: Pick<Coin, 'x' | 'y'>) => ({
  x: BOARD.x + x * BOARD.scale,
  y: BOARD.y + y * BOARD.scale,
});

/** The first random spill in which no coin overlaps another or the purse. */
function scatterCoins(): Coins {
  const coins = CURRENCIES.flatMap((currency) =>
    INSIDE[currency].map((value) => ({ currency, value, x: 0, y: 0, turn: 0 })),
  ).map((coin, index) => ({ ...coin, id: index + 1 }));
  for (let seed = 1; seed < 5000; seed++) {
    const laid = spill({ coins, nextId: coins.length + 1 }, SPILL_BOARD, createRandom(seed).next);
    const free = laid.coins.every((coin, index) => {
      const { x, y } = toStage(coin);
      const half = (sizeOf(coin) / 2) * BOARD.scale;
      return (
        Math.hypot(x - MOUTH.x, y - MOUTH.y) > CLEAR.purse + half &&
        laid.coins
          .slice(index + 1)
          .every(
            (other) =>
              Math.hypot(coin.x - other.x, coin.y - other.y) >
              (sizeOf(coin) + sizeOf(other)) / 2 + CLEAR.others,
          )
      );
    });
    if (free) return laid;
  }
  throw new Error('No spill without overlaps found');
}

/** The coins after each tap. */
function arrangeCoins() {
  const spilled = scatterCoins();
  const cashed = cashIn(spilled);
  const sorted = pile(cashed, BOARD);
  // They leave from left to right, and return in the order of the spill.
  const leaving = [...sorted.coins].sort((one, two) => one.x - two.x);
  return { spilled, cashed, sorted, leaving };
}

type Lying = { coin: Coin; x: number; y: number; turn: number; size: number; lift: number };

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** Easing that overshoots. */
const overshoot = (share: number) => 1 - (1 - share) ** 3 * Math.cos(share * 4.2);

function open(stage: Stage) {
  const { images, context } = stage;
  const { ground, purseBack, purseFront, hand } = images;
  if (!ground || !purseBack || !purseFront || !hand) throw new Error('An image is missing');
  const drawHand = createHand(stage, hand, tipOf(stage.density));
  const { spilled, cashed, sorted, leaving } = arrangeCoins();
  const find = ({ coins }: Pick<Coins, 'coins'>, id: number | undefined) =>
    coins.find((coin) => coin.id === id);
  const still = (coin: Coin): Lying => ({
    coin,
    ...toStage(coin),
    turn: coin.turn,
    size: 1,
    lift: 2,
  });

  /** Coins while they are cashed in: some move into others, which appear. */
  function cashing(time: number): Lying[] {
    const gone = [...cashed.into.keys()];
    const shown: Lying[] = [];
    for (const coin of cashed.coins) {
      if (find(spilled, coin.id)) {
        shown.push(still(coin));
        continue;
      }
      const last = gone.findLastIndex((id) => cashed.into.get(id) === coin.id);
      const begins = CASHED + 0.1 + last * DELAYS.into + DURATIONS.into * 0.6;
      const share = progress(time, begins, begins + DURATIONS.comes);
      if (share > 0)
        shown.push({ ...still(coin), size: overshoot(share), lift: 2 + 10 * (1 - share) });
    }
    for (const [index, id] of gone.entries()) {
      const [coin, target] = [find(spilled, id), find(cashed, cashed.into.get(id))];
      if (!coin || !target) continue;
      const begins = CASHED + 0.1 + index * DELAYS.into;
      const share = easedProgress(time, begins, begins + DURATIONS.into);
      if (share === 1) continue;
      const [from, to] = [toStage(coin), toStage(target)];
      shown.push({
        coin,
        x: between(from.x, to.x, share),
        y: between(from.y, to.y, share) - 40 * Math.sin(Math.PI * share),
        turn: between(coin.turn, target.turn + 90, share),
        size: 1 - 0.55 * clamp((share - 0.7) / 0.3),
        lift: 2 + 12 * Math.sin(Math.PI * share),
      });
    }
    return shown;
  }

  /** Coins on the way to their piles. */
  const sorting = (time: number): Lying[] =>
    sorted.coins.map((coin, index) => {
      const from = find(cashed, coin.id) ?? coin;
      const begins = SORTED + 0.1 + index * DELAYS.sort;
      const share = progress(time, begins, begins + DURATIONS.sort);
      const [start, end, way] = [toStage(from), toStage(coin), overshoot(share)];
      return {
        coin,
        x: between(start.x, end.x, way),
        y: between(start.y, end.y, way),
        turn: between(from.turn, 0, way),
        size: 1,
        lift: 2 + 10 * Math.sin(Math.PI * share),
      };
    });

  const intoPurse = (coin: Coin, share: number): Lying => {
    const from = toStage(coin);
    return {
      coin,
      x: between(from.x, MOUTH.x - 14, share),
      y: between(from.y, MOUTH.y - 4, share) - 70 * Math.sin(Math.PI * share),
      turn: coin.turn - 160 * share,
      size: 1 - 0.5 * share,
      lift: 2 + 16 * Math.sin(Math.PI * share),
    };
  };

  /** Coins that move into the purse. */
  const gulping = (time: number): Lying[] =>
    leaving.flatMap((coin, index) => {
      const begins = SPILLED + 0.12 + index * DELAYS.gulp;
      const share = progress(time, begins, begins + DURATIONS.gulp) ** 1.6;
      return share < 1 ? [intoPurse(coin, share)] : [];
    });

  /** Coins that fly out of the purse, land and rock on their rims. */
  const flying = (time: number): Lying[] =>
    spilled.coins.flatMap((coin, index) => {
      const begins = OUT + index * DELAYS.flight;
      const share = progress(time, begins, begins + DURATIONS.flight);
      if (share === 0) return [];
      const to = toStage(coin);
      const way = 1 - (1 - clamp(share / 0.66)) ** 1.7;
      const settles = clamp((share - 0.66) / 0.34);
      const up = Math.sin(Math.PI * clamp(share / 0.66));
      return [
        {
          coin,
          x: between(MOUTH.x - 10, to.x, way),
          y: between(MOUTH.y, to.y, way) - 34 * up,
          turn: coin.turn - 320 * (1 - way) + 12 * Math.sin(settles * 3 * Math.PI) * (1 - settles),
          size: 0.5 + 0.5 * way + 0.14 * up,
          lift: 2 + 18 * up,
        },
      ];
    });

  function coinsAt(time: number): Lying[] {
    if (time < CASHED) return spilled.coins.map(still);
    if (time < SORTED) return cashing(time);
    if (time < SPILLED) return sorting(time);
    return time < OUT ? gulping(time) : flying(time);
  }

  /** The coins in the sum: one in the air doesn't count, one that moves into another still does. */
  function counted(time: number): Pick<Coins, 'coins' | 'nextId'> {
    const all = time < CASHED + 1.1 ? spilled : time < SPILLED ? cashed : undefined;
    if (all) return all;
    const nextId = 0;
    if (time < OUT) return { nextId, coins: gulping(time).map(({ coin }) => coin) };
    const landed = (index: number) => OUT + index * DELAYS.flight + DURATIONS.flight * 0.66;
    return { nextId, coins: spilled.coins.filter((_, index) => time >= landed(index)) };
  }

  function drawSign(time: number, currency: Currency) {
    const now = counted(time);
    const count = now.coins.filter((coin) => coin.currency === currency).length;
    const foot = BOARD.y + rails(BOARD).footOf(currency) * BOARD.scale;
    const { x, width, height } = SIGN;
    const plate = new Path2D();
    plate.roundRect(-width / 2, -height / 2, width, height, 10);
    withTransform(stage, { x, y: foot - height / 2 }, () => {
      drawPaper(stage, plate, currency === 'p' ? '#e6dbf7' : '#ffe2a0', 4);
      context.translate(0, -12);
      drawText(stage, money(sumOf(now, currency), currency), 42);
      context.translate(0, 35);
      drawText(stage, `${count} ${count === 1 ? 'coin' : 'coins'}`, 20, 'small ');
    });
  }

  function drawRail(currency: Currency) {
    const foot = BOARD.y + rails(BOARD).footOf(currency) * BOARD.scale;
    const rail = new Path2D();
    rail.roundRect(BOARD.x - 4, foot, 800, 10, 4);
    drawPaper(stage, rail, '#9a70e0', 3);
  }

  return (frame: number) => {
    const time = frame / FPS;
    cover(stage, ground);
    CURRENCIES.forEach(drawRail);
    for (const currency of CURRENCIES) drawSign(time, currency);
    const inPurse = time >= SPILLED;
    cover(stage, purseBack);
    if (!inPurse) cover(stage, purseFront);
    for (const { coin, x, y, turn, size, lift } of coinsAt(time)) {
      const picture = images[`coin ${money(coin.value, coin.currency)}`];
      if (!picture) continue;
      withTransform(stage, { x, y, turn, size: size / 1.2 }, () =>
        drawPicture(stage, picture, picture.width / stage.density, lift),
      );
    }
    if (inPurse) cover(stage, purseFront);
    BUTTONS.forEach(({ name, x, width }, index) => {
      const tap = TAPS[index] ?? 0;
      const face = images[`${name}${time >= tap && time < tap + 0.22 ? 'Down' : 'Up'}`];
      const [wide, high] = [width + 2 * MARGIN, BUTTON.height + 2 * MARGIN];
      if (face) context.drawImage(face, x - wide / 2, BUTTON.y - high / 2, wide, high);
    });
    const [x = 0, y = 0, lift = 0] = HAND(time);
    drawHand(x, y, lift);
  };
}

export const recording: Recording = {
  slug: 'mathigon',
  name: 'spill',
  width: 800,
  height: 483,
  density: 1,
  seconds: SECONDS,
  open,
};
