import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLink, encodeLink } from '#app/demo-kit/share-link/share-link.ts';
import { workFormat } from './link.ts';
import {
  BREEZES,
  FIRST_OPTIONS,
  KIND_CHOICES,
  MAX_STREAMERS,
  MIN_STREAMERS,
  type Options,
  PALETTE_NAMES,
  PALETTES,
  PAPER_COUNT,
  PATTERNS,
} from './options.ts';

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const palettes = fc.oneof(
  fc
    .constantFrom(...PALETTE_NAMES)
    .map((paletteName) => ({ palette: PALETTES[paletteName], paletteName })),
  fc.record({
    palette: fc.record({
      ground: colors,
      papers: fc.array(colors, { minLength: PAPER_COUNT, maxLength: PAPER_COUNT }),
    }),
  }),
);
const percent = fc.integer({ min: 0, max: 100 });
const index = fc.integer({ min: 0, max: MAX_STREAMERS - 1 });
const ties = fc
  .tuple(index, percent, index, percent, fc.integer({ min: 0, max: 200 }))
  .filter(([one, , other]) => one !== other);
const choices: fc.Arbitrary<Options> = fc
  .tuple(
    fc.record({
      kind: fc.constantFrom(...KIND_CHOICES),
      pattern: fc.constantFrom(...PATTERNS),
      number: fc.integer({ min: MIN_STREAMERS, max: MAX_STREAMERS }),
      breeze: fc.integer({ min: 0, max: BREEZES.length - 1 }),
    }),
    fc.oneof(fc.constant({}), fc.record({ ties: fc.array(ties, { minLength: 1, maxLength: 24 }) })),
    palettes,
  )
  .map(([rest, tied, palette]) => ({ ...rest, ...tied, ...palette }));

test('options that a link carries are the same when it is opened', async () => {
  await fc.assert(
    fc.asyncProperty(choices, async (options) => {
      const link = await encodeLink(workFormat, options);
      expect(await decodeLink(workFormat, link ?? '')).toEqual(options);
    }),
  );
});

const data = workFormat.write(FIRST_OPTIONS) as Record<string, unknown>;
test.each([
  ['no options', null],
  ['an unknown kind', { ...data, kind: 'toString' }],
  ['too many streamers', { ...data, number: 10 }],
  ['half a breeze', { ...data, breeze: 1.5 }],
  ['a color that is a picture', { ...data, colors: ['url(x)', ...PALETTES.Midnight.papers] }],
  ['a tie to a streamer too many', { ...data, ties: [[0, 50, 9, 50, 33]] }],
  ['a tie without its other end', { ...data, ties: [[0, 50]] }],
  ['a streamer tied to itself', { ...data, ties: [[0, 50, 0, 60, 33]] }],
  ['too many ties', { ...data, ties: Array.from({ length: 25 }, () => [0, 50, 1, 50, 33]) }],
  ['a paper too few', { ...data, colors: PALETTES.Midnight.papers }],
])('a link with %s isn’t opened', (_, work) => {
  expect(workFormat.read(work)).toBeUndefined();
});
