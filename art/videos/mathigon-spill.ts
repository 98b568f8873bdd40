/** A purse spills pence and cents; they are cashed in and sorted, and the two sums stay. */
import {
  type Board,
  cashIn,
  type Coin,
  type Coins,
  CURRENCIES,
  type Currency,
  money,
  sizeOf,
  spill,
  sumOf,
} from '../../app/demos/mathigon/coins/coins.ts';
import { createRandom } from '../kit/random.ts';
import { MARGIN } from './kit/buttons-size.ts';
import { pile, rails } from './kit/coin-piles.ts';
import { tipOf } from './kit/hand-size.ts';
import { cover, handOf, lay, placed, sheetOf, write } from './kit/paint.ts';
import { FPS, type Show, type Stage } from './kit/show.ts';
import { BOARD, BUTTON, BUTTONS, INSIDE, MOUTH, SIGN } from './kit/spill-layout.ts';
import { clamp, eased, passed, track } from './kit/time.ts';

const SECONDS = 8;

/** When the finger is on each button, s. */
const TAPS = [1.1, 2.9, 5.2] as const;
const [CASHED, SORTED, SPILLED] = TAPS;

/** How long a coin takes into another, to its pile, into the purse, and out of it, s. */
const TAKES = { into: 0.75, comes: 0.4, sort: 0.6, gulp: 0.4, flight: 0.6 };
/** How much later each coin begins than the one before, s. */
const APART = { into: 0.05, sort: 0.035, gulp: 0.035, flight: 0.062 };
/** When the purse has all and lets go again, s. */
const OUT = SPILLED + 0.9;

/** Coins keep away from the purse and from the signs; so do they from each other, mm. */
const SPILL_BOARD: Board = { width: 163, height: BOARD.height };
const CLEAR = { purse: 56, others: 1.6 };

const HAND = track([
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

const onStage = ({ x, y }: Pick<Coin, 'x' | 'y'>) => ({
  x: BOARD.x + x * BOARD.scale,
  y: BOARD.y + y * BOARD.scale,
});

/** The first careless spill in which no coin lies on another or under the purse. */
function careless(): Coins {
  const coins = CURRENCIES.flatMap((currency) =>
    INSIDE[currency].map((value) => ({ currency, value, x: 0, y: 0, turn: 0 })),
  ).map((coin, index) => ({ ...coin, id: index + 1 }));
  for (let seed = 1; seed < 5000; seed++) {
    const laid = spill({ coins, nextId: coins.length + 1 }, SPILL_BOARD, createRandom(seed).next);
    const free = laid.coins.every((coin, index) => {
      const { x, y } = onStage(coin);
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
  throw new Error('Every spill is a heap');
}

/** What lies there after each tap. */
function perform() {
  const spilled = careless();
  const cashed = cashIn(spilled);
  const sorted = pile(cashed, BOARD);
  // They leave from the left to the right, and come in the order in which they were laid.
  const leaving = [...sorted.coins].sort((one, two) => one.x - two.x);
  return { spilled, cashed, sorted, leaving };
}

type Lying = { coin: Coin; x: number; y: number; turn: number; size: number; lift: number };

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** Goes a little too far and comes back. */
const springy = (share: number) => 1 - (1 - share) ** 3 * Math.cos(share * 4.2);

function open(stage: Stage) {
  const { props, context } = stage;
  const { ground, purseBack, purseFront, hand } = props;
  if (!ground || !purseBack || !purseFront || !hand) throw new Error('The set is not whole');
  const drawHand = handOf(stage, hand, tipOf(stage.density));
  const { spilled, cashed, sorted, leaving } = perform();
  const find = ({ coins }: Pick<Coins, 'coins'>, id: number | undefined) =>
    coins.find((coin) => coin.id === id);
  const still = (coin: Coin): Lying => ({
    coin,
    ...onStage(coin),
    turn: coin.turn,
    size: 1,
    lift: 2,
  });

  /** Coins that are cashed in: some go into others, and others come. */
  function cashing(time: number): Lying[] {
    const gone = [...cashed.into.keys()];
    const shown: Lying[] = [];
    for (const coin of cashed.coins) {
      if (find(spilled, coin.id)) {
        shown.push(still(coin));
        continue;
      }
      const last = gone.findLastIndex((id) => cashed.into.get(id) === coin.id);
      const begins = CASHED + 0.1 + last * APART.into + TAKES.into * 0.6;
      const share = passed(time, begins, begins + TAKES.comes);
      if (share > 0)
        shown.push({ ...still(coin), size: springy(share), lift: 2 + 10 * (1 - share) });
    }
    for (const [index, id] of gone.entries()) {
      const [coin, target] = [find(spilled, id), find(cashed, cashed.into.get(id))];
      if (!coin || !target) continue;
      const begins = CASHED + 0.1 + index * APART.into;
      const share = eased(time, begins, begins + TAKES.into);
      if (share === 1) continue;
      const [from, to] = [onStage(coin), onStage(target)];
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

  /** Coins on their way to their piles. */
  const sorting = (time: number): Lying[] =>
    sorted.coins.map((coin, index) => {
      const from = find(cashed, coin.id) ?? coin;
      const begins = SORTED + 0.1 + index * APART.sort;
      const share = passed(time, begins, begins + TAKES.sort);
      const [start, end, way] = [onStage(from), onStage(coin), springy(share)];
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
    const from = onStage(coin);
    return {
      coin,
      x: between(from.x, MOUTH.x - 14, share),
      y: between(from.y, MOUTH.y - 4, share) - 70 * Math.sin(Math.PI * share),
      turn: coin.turn - 160 * share,
      size: 1 - 0.5 * share,
      lift: 2 + 16 * Math.sin(Math.PI * share),
    };
  };

  /** Coins that the purse takes back. */
  const gulping = (time: number): Lying[] =>
    leaving.flatMap((coin, index) => {
      const begins = SPILLED + 0.12 + index * APART.gulp;
      const share = passed(time, begins, begins + TAKES.gulp) ** 1.6;
      return share < 1 ? [intoPurse(coin, share)] : [];
    });

  /** Coins that it throws out: up, down, and a little about on their rims. */
  const flying = (time: number): Lying[] =>
    spilled.coins.flatMap((coin, index) => {
      const begins = OUT + index * APART.flight;
      const share = passed(time, begins, begins + TAKES.flight);
      if (share === 0) return [];
      const to = onStage(coin);
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

  /** What counts at a time: a coin in the air does not, one that goes into another still does. */
  function counted(time: number): Pick<Coins, 'coins' | 'nextId'> {
    const all = time < CASHED + 1.1 ? spilled : time < SPILLED ? cashed : undefined;
    if (all) return all;
    const nextId = 0;
    if (time < OUT) return { nextId, coins: gulping(time).map(({ coin }) => coin) };
    const landed = (index: number) => OUT + index * APART.flight + TAKES.flight * 0.66;
    return { nextId, coins: spilled.coins.filter((_, index) => time >= landed(index)) };
  }

  function drawSign(time: number, currency: Currency) {
    const now = counted(time);
    const count = now.coins.filter((coin) => coin.currency === currency).length;
    const foot = BOARD.y + rails(BOARD).footOf(currency) * BOARD.scale;
    const { x, width, height } = SIGN;
    const plate = new Path2D();
    plate.roundRect(-width / 2, -height / 2, width, height, 10);
    placed(stage, { x, y: foot - height / 2 }, () => {
      sheetOf(stage, plate, currency === 'p' ? '#e6dbf7' : '#ffe2a0', 4);
      context.translate(0, -12);
      write(stage, money(sumOf(now, currency), currency), 42);
      context.translate(0, 35);
      write(stage, `${count} ${count === 1 ? 'coin' : 'coins'}`, 20, 'small ');
    });
  }

  function drawRail(currency: Currency) {
    const foot = BOARD.y + rails(BOARD).footOf(currency) * BOARD.scale;
    const rail = new Path2D();
    rail.roundRect(BOARD.x - 4, foot, 800, 10, 4);
    sheetOf(stage, rail, '#9a70e0', 3);
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
      const picture = props[`coin ${money(coin.value, coin.currency)}`];
      if (!picture) continue;
      placed(stage, { x, y, turn, size: size / 1.2 }, () =>
        lay(stage, picture, picture.width / stage.density, lift),
      );
    }
    if (inPurse) cover(stage, purseFront);
    BUTTONS.forEach(({ name, x, width }, index) => {
      const tap = TAPS[index] ?? 0;
      const face = props[`${name}${time >= tap && time < tap + 0.22 ? 'Down' : 'Up'}`];
      const [wide, high] = [width + 2 * MARGIN, BUTTON.height + 2 * MARGIN];
      if (face) context.drawImage(face, x - wide / 2, BUTTON.y - high / 2, wide, high);
    });
    const [x = 0, y = 0, lift = 0] = HAND(time);
    drawHand(x, y, lift);
  };
}

export const show: Show = {
  slug: 'mathigon',
  name: 'spill',
  width: 800,
  height: 483,
  density: 1,
  seconds: SECONDS,
  open,
};
