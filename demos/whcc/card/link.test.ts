import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeLink, encodeLink } from '#app/demo-kit/share-link/share-link.ts';
import { FOIL_NAMES } from '../shared/foil.ts';
import { LETTERING_NAMES } from '../shared/lettering.ts';
import { PHOTOS } from '../shared/photos.ts';
import {
  type Design,
  ENVELOPE_NAMES,
  FIRST_DESIGN,
  LAYOUT_NAMES,
  LINERS,
  MAX_LENGTH,
  PRODUCT_NAMES,
  THEME_NAMES,
} from './design.ts';
import { workFormat } from './link.ts';

const samples = PHOTOS.map(({ name }) => name);
const words = (maxLength: number) => fc.string({ maxLength: maxLength / 2, unit: 'binary' });
const share = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);

const designs: fc.Arbitrary<Design> = fc.record({
  product: fc.constantFrom(...PRODUCT_NAMES),
  theme: fc.constantFrom(...THEME_NAMES),
  foil: fc.constantFrom(...FOIL_NAMES),
  layout: fc.constantFrom(...LAYOUT_NAMES),
  photos: fc.shuffledSubarray(samples, { minLength: 4, maxLength: 4 }),
  moved: fc
    .array(fc.tuple(fc.constantFrom(...samples), fc.tuple(share, share)))
    .map((entries) => Object.fromEntries(entries)),
  greeting: words(MAX_LENGTH.greeting),
  line: words(MAX_LENGTH.line),
  message: words(MAX_LENGTH.message),
  lettering: fc.constantFrom(...LETTERING_NAMES),
  envelope: fc.constantFrom(...ENVELOPE_NAMES),
  liner: fc.constantFrom(...LINERS),
});

test('every card is the same when its link is opened', async () => {
  await fc.assert(
    fc.asyncProperty(designs, async (design) => {
      expect(await decodeLink(workFormat, (await encodeLink(workFormat, design)) ?? '')).toEqual(
        design,
      );
    }),
  );
});

test('photos of the visitor’s own stay behind, and others take their places', async () => {
  const photos = ['Your photo 1', 'Fox', 'Your photo 2', 'Owl'];
  const link = (await encodeLink(workFormat, { ...FIRST_DESIGN, photos })) ?? '';
  expect(await decodeLink(workFormat, link)).toEqual({
    ...FIRST_DESIGN,
    photos: ['Heron', 'Fox', 'Hills', 'Owl'],
  });
});

test('a card of an older link, without moved photos, is the same otherwise', () => {
  const { moved: _, ...older } = workFormat.write(FIRST_DESIGN) as Design;
  expect(workFormat.read(older)).toEqual(FIRST_DESIGN);
});

test('a card of which anything is missing, or is anything else, is none', () => {
  const { moved: _, ...data } = workFormat.write(FIRST_DESIGN) as Record<string, unknown>;
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(data)), fc.jsonValue(), (field, value) => {
      const isWords = field in MAX_LENGTH && typeof value === 'string';
      fc.pre(!isWords && JSON.stringify(value) !== JSON.stringify(data[field]));
      expect(workFormat.read({ ...data, [field]: value })).toBeUndefined();
      const { [field]: _, ...rest } = data;
      expect(workFormat.read(rest)).toBeUndefined();
    }),
  );
});

test.each<[string, Partial<Record<keyof Design, unknown>>]>([
  ['too long a greeting', { greeting: 'x'.repeat(MAX_LENGTH.greeting + 1) }],
  ['too long a line', { line: 'x'.repeat(MAX_LENGTH.line + 1) }],
  ['too long a message', { message: 'x'.repeat(MAX_LENGTH.message + 1) }],
  ['a photo twice', { photos: ['Fox', 'Fox', 'Owl', 'Hills'] }],
  ['a photo moved too far', { moved: { Fox: [2, 0] } }],
  ['a photo moved in one direction', { moved: { Fox: [0.5] } }],
  ['moved photos in a list', { moved: [] }],
  ['too few photos', { photos: ['Fox'] }],
  ['the name of a method', { theme: 'toString' }],
])('a card with %s is none', (_, part) => {
  expect(workFormat.read({ ...FIRST_DESIGN, ...part })).toBeUndefined();
});
