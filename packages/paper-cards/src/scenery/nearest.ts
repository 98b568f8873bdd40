/** One thing close to the eye, cropped by the frame. */
import type { Sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { layer, type Part, type CardContext, swing } from '../card-parts.ts';

type Side = -1 | 1;

const swaying = (sheets: readonly Sheet[], origin: [number, number], side: Side): Part => ({
  layers: [layer('near', 8, sheets)],
  idleAnimations: [swing({ layer: 'near', origin, by: 2.4 * side, seconds: 4.6 })],
});

/** What the card has in its corners, in one below or in one above, beside the title. */
function corner({ palette, random, details }: CardContext, side: Side, isAbove: boolean): Part {
  // They are drawn as they grow from the left edge, heading right, and bend down.
  const lean = side * (isAbove ? random.between(30, 56) : random.between(-72, -48));
  const color = palette.daytime === 'day' ? 'near' : 'near far 40';
  const x = side > 0 ? -36 : 652;
  const y = isAbove ? random.between(-24, 30) : random.between(880, 904);
  const sheets = thing(`corner-${details.corners}`, x, y, {
    size: random.between(0.83, 1.17) * (isAbove ? 1 : 1.1),
    turn: isAbove ? lean + 180 : lean,
    flip: isAbove === side > 0,
    colors: { near: isAbove ? color : 'front ink 45' },
  });
  return swaying(sheets, [x, y], side);
}

/** Something that grows from a lower corner, close to the eye. */
const twig = (context: CardContext, side: Side) => corner(context, side, false);

/** Something that hangs into an upper corner, beside the title. */
const bough = (context: CardContext, side: Side) => corner(context, side, true);

/** Reeds, in front of water. */
function reeds(_: CardContext, side: Side) {
  const x = side > 0 ? 12 : 604;
  return swaying(thing('reeds', x, 930, { flip: side < 0 }), [x, 930], side);
}

const NEAR = { twig, bough, reeds } as const;

export type NearKind = keyof typeof NEAR;

/** At the left or the right edge; in many cards there is none. */
export function near(context: CardContext, kind: NearKind): Part {
  if (context.details.corners === 'none') return { layers: [] };
  return NEAR[kind](context, context.random.chance(0.5) ? 1 : -1);
}
