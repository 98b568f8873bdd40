/**
 * What is alive on a card, as animations for the browser, which begin and end in the card's rest pose. The build computes
 * them: as data, they cost visitors less than as code.
 */
import type { LayerMotion } from '../schema/diorama.ts';
import type { Animation } from '../schema/animations.ts';

/** Layers with these motions are hidden otherwise. */
const APPEARING: ReadonlySet<Animation['motion']> = new Set(['show', 'walk']);

/** Names of the layers that are hidden at rest. */
export const hiddenAtRest = (animations: readonly Animation[]): ReadonlySet<string> =>
  new Set(animations.filter(({ motion }) => APPEARING.has(motion)).map(({ layer }) => layer));

const pivotOf = (entry: Animation) => ('origin' in entry ? entry.origin : undefined);

/** Whether a motion changes the size of its layer. */
export const scales = (entry: Animation): boolean => propertiesOf(entry).includes('scale');

/**
 * The point around which animations move a layer, if the frontmatter names one, units.
 * @param isScaled of the motions that change its size, or of the others
 */
export const originOf = (layer: string, animations: readonly Animation[], isScaled: boolean) =>
  animations
    .filter((entry) => entry.layer === layer && scales(entry) === isScaled)
    .map(pivotOf)
    .find((point) => point !== undefined);

/** Duration of a motion with its way back, s. */
export function durationOf(entry: Animation): number {
  switch (entry.motion) {
    case 'turn':
      return (2 * entry.seconds + entry.hold) * entry.times;
    case 'glide':
      return 2 * entry.seconds + entry.hold;
    case 'rise':
    case 'breathe':
      return entry.seconds + entry.hold;
    default:
      return entry.seconds;
  }
}

/** The properties that a motion changes. Motions of one layer that change the same one can't play at the same time. */
export function propertiesOf(
  entry: Animation,
): readonly ('translate' | 'rotate' | 'scale' | 'opacity')[] {
  switch (entry.motion) {
    case 'show':
      return ['opacity'];
    case 'turn':
    case 'spin':
    case 'swing':
      return ['rotate'];
    case 'glide':
      return entry.tilt ? ['translate', 'rotate'] : ['translate'];
    case 'cross':
      return entry.turns ? ['translate', 'rotate'] : ['translate'];
    case 'walk':
      return ['translate', 'opacity'];
    case 'rise':
    case 'breathe':
      return ['scale'];
    default:
      return entry satisfies never;
  }
}

/** Paper with weight: it starts slowly, swings a little too far and comes to rest. */
const OUT = 'cubic-bezier(0.5, 0, 0.25, 1.1)';
/** It goes back without haste. */
const BACK = 'cubic-bezier(0.5, 0, 0.3, 1)';
/** Between the ends of a swing. */
const PENDULUM = 'cubic-bezier(0.37, 0, 0.63, 1)';
/** Accelerates, as things that fall do. */
const FALL = 'cubic-bezier(0.3, 0.1, 0.7, 0.85)';
/** From one end of a swing to the next, it loses this share of its way. */
const SWING_LOSS = 0.42;
/** What walks rises by this much with each step, units. */
const STEP_HEIGHT = 2;
/** What has been folded stands up taller than it is, for a moment. */
const RISE_OVERSHOOT = 1.03;

/** To the right and down, units. */
type Way = readonly [x: number, y: number];

const rounded = (value: number) => Number(value.toFixed(4));
const turned = (degrees: number) => ({ rotate: `${rounded(degrees)}deg` });
const moved = ([x, y]: Way) => ({ translate: `${rounded(x / 100)}em ${rounded(y / 100)}em` });
const HOME: Way = [0, 0];

/** Shares of a duration at which something is away, and at which it goes back. */
type Turns = readonly [there: number, back: number];

function turnsOf(oneWay: number, hold: number): Turns {
  const whole = 2 * oneWay + hold;
  return [oneWay / whole, (oneWay + hold) / whole];
}

/** From `rest` to `away` and back. */
const thereAndBack = (
  rest: Keyframe,
  away: Keyframe,
  [there, back]: Turns,
  [out, home] = [OUT, BACK],
): Keyframe[] => [
  { ...rest, offset: 0, easing: out },
  { ...away, offset: there },
  { ...away, offset: back, easing: home },
  { ...rest, offset: 1 },
];

type FramesOf<Motion extends Animation['motion']> = (
  entry: Extract<Animation, { motion: Motion }>,
) => Keyframe[];

const FRAMES: { [Motion in Animation['motion']]: FramesOf<Motion> } = {
  show: () => [{ opacity: 1 }, { opacity: 1 }],
  turn: ({ by, seconds, hold }) => thereAndBack(turned(0), turned(by), turnsOf(seconds, hold)),
  spin: ({ by }) => [{ ...turned(0), easing: BACK }, turned(by)],
  swing: ({ by, swings }) => {
    const ends = Array.from({ length: swings }, (_, end) => by * (SWING_LOSS - 1) ** end);
    // The first and the last part are half as long as a swing.
    return [0, ...ends, 0].map((angle, index) => ({
      ...turned(angle),
      easing: PENDULUM,
      offset: rounded(Math.min(1, Math.max(0, (index - 0.5) / swings))),
    }));
  },
  glide: ({ by, seconds, hold, tilt }) => {
    const turns = turnsOf(seconds, hold);
    const [there, back] = turns;
    const moves = thereAndBack(moved(HOME), moved(by), turns, [BACK, BACK]);
    const leans = [
      [0, 0],
      [tilt, there / 2],
      [0, there],
      [0, back],
      [-tilt, (1 + back) / 2],
      [0, 1],
    ].map(([angle = 0, offset = 0]) => ({ ...turned(angle), offset, easing: PENDULUM }));
    if (tilt === 0) return moves;
    // In the order of time, as the browser demands.
    return [...moves, ...leans].sort((a, b) => Number(a.offset) - Number(b.offset));
  },
  cross: ({ by: [x, y], turns, steps }) => {
    const parts = Math.max(1, 2 * steps);
    return Array.from({ length: parts + 1 }, (_, part) => {
      const offset = part / parts;
      const isInStep = steps > 0 && part % 2 === 1;
      return {
        offset: rounded(offset),
        easing: steps > 0 ? 'linear' : turns ? FALL : PENDULUM,
        ...moved([x * offset, y * offset - (isInStep ? STEP_HEIGHT : 0)]),
        ...(turns && turned(360 * turns * offset)),
      };
    });
  },
  walk: ({ columns, rows, step, line }) => {
    const cells = columns * rows;
    return Array.from({ length: cells + 1 }, (_, index) => {
      const cell = Math.min(index, cells - 1);
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      const along = (axis: 0 | 1) => step[axis] * column + line[axis] * row;
      return { opacity: 1, ...moved([along(0), along(1)]), easing: 'step-end' };
    });
  },
  rise: ({ to, seconds, hold }) => {
    const whole = seconds + hold;
    const folded = { scale: `1 ${to}` };
    return [
      { scale: '1 1', offset: 0, easing: BACK },
      { ...folded, offset: (0.4 * seconds) / whole },
      { ...folded, offset: (0.4 * seconds + hold) / whole, easing: BACK },
      { scale: `1 ${RISE_OVERSHOOT}`, offset: 1 - (0.2 * seconds) / whole, easing: PENDULUM },
      { scale: '1 1', offset: 1 },
    ];
  },
  breathe: ({ to, seconds, hold }) =>
    thereAndBack({ scale: '1' }, { scale: `${to}` }, turnsOf(seconds / 2, hold), [
      PENDULUM,
      PENDULUM,
    ]),
};

/** The animation of an entry. */
export function animationOf(entry: Animation): Pick<LayerMotion, 'keyframes' | 'timing'> {
  // The entry belongs to the function of its motion, which TypeScript can't follow.
  const frames = FRAMES[entry.motion] as FramesOf<Animation['motion']>;
  const iterations = entry.motion === 'turn' ? entry.times : 1;
  const duration = rounded((durationOf(entry) * 1000) / iterations);
  return { keyframes: frames(entry), timing: { delay: entry.at * 1000, duration, iterations } };
}
