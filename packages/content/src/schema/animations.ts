/** The layers of a card with depth, and how they move. */
import { z } from 'zod';
import { isRaster } from './media-formats.ts';
import { text } from './values.ts';

const wholeNumber = (atLeast: number) =>
  z.int('must be a whole number').min(atLeast, `must be ${atLeast} or more`);
const seconds = (atLeast: number) =>
  z.number('must be a number of seconds').min(atLeast, `must be ${atLeast} s or more`);
const duration = seconds(0.03);
const holdTime = seconds(0).default(0);
const units = z.tuple([z.number(), z.number()], 'must be two numbers, such as [196, 742]');
const layerFile = text.refine(
  (name) => name.startsWith('layers/') && isRaster(name),
  'must be a picture file in the folder "layers", such as layers/sky.webp',
);

/** One sheet of a card with depth. */
export const layerSchema = z.union(
  [
    layerFile,
    z.strictObject({
      src: layerFile.describe('A file in content/media/<slug>/layers/.'),
      travel: z
        .number('must be a number of px')
        .min(-24, 'must be -24 or more')
        .max(24, 'must be 24 or less')
        .describe(
          'How far it moves, px on a card 464 px wide, when the pointer is at the edge of the window. 0 moves with the frame, -12 is far behind it, 8 stands out in front of it.',
        ),
    }),
  ],
  'must be a file, such as layers/sky.webp, or { src: layers/sky.webp, travel: -12 }',
);

/**
 * What is alive on a card. Lengths and points are in units of the card picture, which is 616 wide and 1100 high in
 * every size; angles are in degrees, clockwise.
 */
const animationBase = z.strictObject({
  layer: text.describe('Name of the layer that moves: its file name without folder and extension.'),
  at: seconds(0).default(0).describe('Start within a run of all animations, s.'),
  every: wholeNumber(1).default(1).describe('Plays only every nth time: 3 is every third.'),
});
const pivotSchema = animationBase.extend({
  origin: units
    .optional()
    .describe(
      "Point around which it moves, such as a pin or a foot; by default the middle of the layer's sheets.",
    ),
});
const showSchema = animationBase.extend({
  motion: z
    .literal('show')
    .describe('Visible only for a moment, like closed eyelids. Otherwise the layer is hidden.'),
  seconds: duration.describe('How long it is visible, s.'),
});
const turnSchema = pivotSchema.extend({
  motion: z.literal('turn').describe('Turns, stops, and turns back, like an arm.'),
  by: z.number().describe('Degrees.'),
  seconds: duration.describe('Duration of one way, s.'),
  hold: holdTime.describe('How long it stays turned, s.'),
  times: wholeNumber(1).default(1).describe('How often.'),
});
const spinSchema = pivotSchema.extend({
  motion: z.literal('spin').describe('Turns by whole turns, like a windmill.'),
  by: z
    .number()
    .multipleOf(360, 'must be whole turns, such as 360')
    .describe('Degrees: 360, 720, or negative to turn counterclockwise.'),
  seconds: duration.describe('Duration, s.'),
});
const swingSchema = pivotSchema.extend({
  motion: z.literal('swing').describe('Swings and comes to rest, like a lamp on a cord.'),
  by: z.number().describe('Degrees to the first side.'),
  seconds: duration.describe('Duration until it is at rest, s.'),
  swings: wholeNumber(1).default(4).describe('Number of swings from side to side.'),
});
const glideSchema = pivotSchema.extend({
  motion: z.literal('glide').describe('Moves, stops, and moves back, like a drone.'),
  by: units.describe('To the right and down, units.'),
  seconds: duration.describe('Duration of one way, s.'),
  hold: holdTime.describe('How long it stays away, s.'),
  tilt: z.number().default(0).describe('Degrees by which it leans while it moves.'),
});
const crossSchema = pivotSchema.extend({
  motion: z
    .literal('cross')
    .describe(
      "Moves away and doesn't come back, like a passer-by. Both ends must be hidden by other layers.",
    ),
  by: units.describe('To the right and down, units.'),
  seconds: duration.describe('Duration, s.'),
  turns: z
    .number()
    .default(0)
    .describe('Number of turns on the way, such as 1.5 for a falling leaf.'),
  steps: wholeNumber(0)
    .default(0)
    .describe('Number of steps, for one that walks: it bobs with each.'),
});
const walkSchema = animationBase.extend({
  motion: z
    .literal('walk')
    .describe('Jumps from cell to cell of a grid, row by row. Otherwise the layer is hidden.'),
  columns: wholeNumber(1).describe('Number of cells in a row.'),
  rows: wholeNumber(1).describe('Number of rows.'),
  step: units.describe('From a cell to the next in its row, to the right and down, units.'),
  line: units.describe('From a row to the next, to the right and down, units.'),
  seconds: duration.describe('Duration of the whole walk, s.'),
});
const riseSchema = pivotSchema.extend({
  motion: z
    .literal('rise')
    .describe('Folds down and stands up again, like a pop-up. Its foot is `origin`.'),
  to: z
    .number()
    .min(0, 'must be 0 or more')
    .max(1, 'must be 1 or less')
    .describe('Height when folded, as a share of its own: 0.86.'),
  seconds: duration.describe('Duration, s.'),
  hold: holdTime.describe('How long it stays folded, s.'),
});
const breatheSchema = pivotSchema.extend({
  motion: z.literal('breathe').describe('Grows a little and shrinks again.'),
  to: z
    .number()
    .min(0.5, 'must be 0.5 or more')
    .max(2, 'must be 2 or less')
    .describe('Size at its largest, as a share of its own: 1.03.'),
  seconds: duration.describe('Duration, s.'),
  hold: holdTime.describe('How long it stays large, s.'),
});
export const animationSchema = z.discriminatedUnion(
  'motion',
  [
    showSchema,
    turnSchema,
    spinSchema,
    swingSchema,
    glideSchema,
    crossSchema,
    walkSchema,
    riseSchema,
    breatheSchema,
  ],
  'must be one of show, turn, spin, swing, glide, cross, walk, rise, breathe',
);
export type Animation = z.infer<typeof animationSchema>;
