/** A photo that fills the card, torn off above the text; a wide one also below the title. */
import { blend } from '../colors.ts';
import { circle, ellipse, mix, type Point } from '../paper/geometry.ts';
import { shape } from '../paper/inks.ts';
import { below } from '../paper/land.ts';
import { branches, grass } from '../paper/nature.ts';
import { paint, paper, sheet, WIDTH } from '../paper/paper.ts';
import type { Random } from '../paper/random.ts';
import { joinParts, layer, type CardContext, swing } from '../card-parts.ts';
import { cropTo, type Size } from '../screenshots/frames.ts';
import { facing, type Side } from '../screenshots/screenshot-parts.ts';
import { groundPart } from '../scenery/fronts.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { brassOf } from '../things/brass.ts';
import { halo } from '../things/lamplight.ts';
import { backdrop, type Draw, type Window } from './photo-parts.ts';

/** Wider photos would lose too much at the sides if they filled the height, width / height. */
const WIDE = 1.28;
/** Where the tears are, and where the sheets end behind the one under the text, units. */
const TOP = 336;
const BOTTOM = 808;
const FOOT = 935;
/** The middle of a face that the title doesn't cover, units. */
const CLEAR_OF_TITLE = 500;

/** A torn edge across the card: long waves, small ones, and fibers. */
function tear(slope: number, random: Random): Point[] {
  const [a, b, c] = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  return Array.from({ length: 260 }, (_, index): Point => {
    const x = mix(-80, WIDTH + 80, index / 259);
    const waves = 13 * Math.sin(x / 61 + a) + 7 * Math.sin(x / 23 + b) + 3 * Math.sin(x / 9.3 + c);
    return [x, BOTTOM + slope * (x / WIDTH - 0.5) + waves + random.around(1.7)];
  });
}

/** A torn sheet below a tear, with its white core. */
function tornSheet(line: readonly Point[]) {
  const core = line.map(([x, y]): Point => {
    const width = 12 + 6 * Math.sin(x / 37 + 2) + 3.5 * Math.sin(x / 11) + 2 * Math.sin(x / 4.7);
    return [x, y - width];
  });
  const color = 'near front 60';
  return [
    sheet(below(core, FOOT), blend('cream', color, 0.1), 'hung'),
    sheet(below(line, FOOT), color, 'flat 1'),
  ];
}

/** The torn sheet behind the title, with a pale disc. */
const titleSheet = (side: Side) => {
  const { at, put } = facing(side);
  return [
    ...put('torn-title-sheet'),
    halo(at(42), 122, 150, 'light'),
    sheet(circle(at(42), 122, 38), 'cream warm 30', 'thing'),
  ];
};

/** Grass and saplings on thin paper, through which the photo shows: so it has the photo's colors. */
function thinGrass({ random }: CardContext, line: readonly Point[], side: Side) {
  const thin = (d: string, opacity: number) =>
    paper(shape(d, 'ground', { opacity, isUnited: true }), 'print');
  const saplings = [262, 292, 226].map((reach, index) => {
    const [length, width] = [94 - index * 20, 15 - index * 4];
    return branches(308 - side * reach, BOTTOM + 20, length, side * 5 - 90, width, random, 4);
  });
  const blades = (height: number, rise: number) => {
    const edge = line.map(([x, y]): Point => [x, y - rise]);
    return grass(edge, -40, 656, height, random) + below(edge, FOOT);
  };
  return [thin(saplings.join(''), 0.66), thin(blades(104, 44), 0.5), thin(blades(70, 12), 0.72)];
}

const WHOLE: Window = { x: -28, y: -28, width: 672, height: 944, at: [0.5, 0.62] };
const BELOW_TITLE: Window = { x: -28, y: TOP - 60, width: 672, height: 640, at: [0.5, 0.55] };

/** The whole card, unless the photo is wide, or what must be seen, such as a face, would be behind the title. */
function windowOf(picture: Size, focus: Point): Window {
  if (picture.width / picture.height > WIDE) return BELOW_TITLE;
  const { top, height } = cropTo(picture, WHOLE, focus, WHOLE.at);
  const seenAt = WHOLE.y + ((focus[1] * picture.height - top) / height) * WHOLE.height;
  return seenAt < CLEAR_OF_TITLE ? BELOW_TITLE : WHOLE;
}

/** A tree or a post at one edge, a lantern that hangs from it, and the light around it. */
function lanternSide(context: CardContext, side: Side) {
  const isTree = context.random.chance(0.6);
  const { at, put } = facing(side < 0 ? 1 : -1);
  const [x, y] = isTree ? [124, 412] : [116, 396];
  const glow = 'straw.88 shade 5';
  const pool = (width: number, opacity: number) =>
    shape(ellipse(at(x + 40), 858, width, width / 5), glow, { opacity });
  return [
    layer(
      'glow',
      -2,
      halo(at(x), y + 76, 104, glow),
      paint([...pool(190, 0.16), ...pool(120, 0.2)]),
    ),
    layer('side', 3, put(isTree ? 'old-tree' : 'crooked-post')),
    layer('lantern', 3, put('brass-lantern', x, y, { colors: brassOf(context) })),
  ];
}

export const torn: Draw = (context, picture, focus) => {
  const { random } = context;
  const side = random.chance(0.5) ? 1 : -1;
  const window = windowOf(picture, focus);
  // What must be seen is beside the tree rather than behind it.
  const aside = { ...window, at: [0.5 - side * 0.08, window.at?.[1] ?? 0.5] } as const;
  const { use, sheet: photo } = backdrop(picture, focus, aside);
  const line = tear(-side * random.between(30, 52), random);
  const animal = { x: 308 - side * 36, y: BOTTOM + 60, height: 92, flip: side < 0 };
  const plants = random.chance(0.55) ? 'fern-undergrowth' : 'daisy-undergrowth';
  const part = {
    layers: [
      layer('photo', -8, photo),
      layer('grass', -5, thinGrass(context, line, side)),
      layer('above', -3, window.y > 0 ? titleSheet(side) : []),
      layer('below', -1, tornSheet(line), facing(side).put('stepping-stones')),
      ...lanternSide(context, side),
      layer('finder', 1, hiddenAnimal(context, 'ground', animal)),
      layer('undergrowth', 8, facing(side).put(plants)),
    ],
    idleAnimations: [
      swing({ layer: 'lantern', origin: [308 + side * 188, 372], by: 2.4, seconds: 3.8 }),
    ],
  };
  return { uses: [use], ...joinParts([part, groundPart(context)]) };
};
