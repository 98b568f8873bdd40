/** How the build makes a card and its logo. */
import { type Details, SCENES, type SkyName } from 'paper-cards';
import { z } from 'zod';
import { isRaster, isVector, PICTURE_FORMATS } from './media-formats.ts';
import { FRAMES } from './picture-form.ts';
import { text } from './values.ts';

const screenFile = text.refine(isRaster, `must be a picture file: ${PICTURE_FORMATS}`);
const percent = z
  .number('must be a percentage')
  .min(0, 'must be 0 or more')
  .max(100, 'must be 100 or less');

const sceneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z
    .enum(names, `must be one of ${names.join(', ')}`)
    .optional()
    .describe('Where it is shown. By default one that no card near it in the list has.');

/** How the build makes a card, of paper, from what you have. */
export const cardSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('screens').describe('One to three screenshots as prints on paper.'),
      pictures: z
        .array(screenFile)
        .min(1, 'must name at least one picture')
        .max(3, 'must name at most three pictures')
        .describe('Files in content/media/<slug>/, the most important first.'),
      frame: z
        .enum(FRAMES, `must be one of ${FRAMES.join(', ')}`)
        .optional()
        .describe('What they are mounted in. By default the shape of each picture decides.'),
      scene: sceneOf(SCENES.screens),
    }),
    z.strictObject({
      kind: z.literal('photo').describe('A photo that fills the card.'),
      picture: screenFile.describe('A file in content/media/<slug>/.'),
      focus: z
        .tuple([percent, percent], 'must be two percentages, such as [40, 30]')
        .default([50, 50])
        .describe(
          'What must stay in view: percent of the width from the left, and of the height from the top.',
        ),
      scene: sceneOf(SCENES.photo),
    }),
    z.strictObject({
      kind: z.literal('pattern').describe('A landscape of paper without a picture of yours.'),
      motif: z
        .enum(SCENES.pattern, `must be one of ${SCENES.pattern.join(', ')}`)
        .optional()
        .describe('Its hero. By default one that no card near it in the list has.'),
    }),
  ],
  'must be one of screens, photo, pattern',
);
export type CardSettings = z.infer<typeof cardSchema>;
/** A card's settings, completed by its place in the list so that neighbors differ (spreadCards in packages/paper-cards). */
export type CompletedCard = CardSettings & {
  /** What the sky of a pattern shows. */
  sky?: SkyName;
  /** Plants, animals, sun and moon. */
  details?: Details;
};

/** What the round logo shows, drawn in paper by the build. */
export const drawnLogoSchema = z.union([
  z.strictObject({
    text: text.max(3, 'is too long. Write at most 3 letters.').describe('One to three letters.'),
  }),
  z.strictObject({
    icon: text
      .refine(isVector, 'must be an SVG file, such as bolt.svg')
      .describe('An SVG file of one shape in content/media/<slug>/.'),
  }),
]);
