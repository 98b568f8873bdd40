/** A photo between torn sheets behind a bough with a lantern; an upright one fills the card. Ferns grow over its foot. */
import type { Point } from '../../paper/geometry.ts';
import { stitches } from '../../paper/lace.ts';
import { fern, limb, oakLeaf } from '../../paper/nature.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import { cropTo, type Size } from '../screens/frames.ts';
import { type CardLayer, joinParts, type Part, type Scene, swing } from '../scene.ts';
import { groundPart } from '../stage/fronts.ts';
import { creature } from '../things/animals.ts';
import { blades, leaf, mushroom, spraySheet } from '../things/plants.ts';
import { lantern } from '../things/tree-house.ts';
import { backdrop, type Draw, leafGreen, tear, tornSheet, type Window } from './photo-parts.ts';

/** Wider photos would lose too much at the sides if they filled the height, width / height. */
const WIDE = 1.28;
/** Where the tears are, units. */
const TOP = 336;
const BOTTOM = 826;
/** The middle of a face that the title doesn't cover, units. */
const CLEAR_OF_TITLE = 500;

/** The sheet behind the title, with a seam along its tear, below another at the top. */
function above(scene: Scene, slope: number): CardLayer {
  const { palette, random } = scene;
  const line = tear(TOP - 26, slope, scene);
  const under = tear(TOP + 6, slope * 0.7, scene);
  const seam = line.filter((_, index) => index % 12 === 0).map(([x, y]): Point => [x, y - 30]);
  const hem = tear(random.between(26, 44), -slope * 0.8, scene);
  return {
    name: 'above',
    travel: -3,
    sheets: [
      ...tornSheet(scene, under, 'top', palette.warmDeep),
      ...tornSheet(scene, line, 'top', blend(palette.sky[0], palette.deep, 0.45)),
      paper(stitches(seam, { color: palette.cream, width: 2.2 }), {
        lift: 0.4,
        rough: 0,
        rim: 0,
        shade: 0,
      }),
      ...tornSheet(scene, hem, 'top', palette.middle),
    ],
  };
}

/** Leaves that fall across the edge of the photo, the nearer the larger. */
function leaves({ palette, random }: Scene, side: 1 | -1): CardLayer {
  const colors = [palette.warm, palette.accent, palette.warmDeep, palette.warm, palette.warmDeep];
  return {
    name: 'leaves',
    travel: 5,
    sheets: colors.map((color, index) => {
      const { outline, vein } = oakLeaf({
        x: 308 - side * (52 + index * 38 + random.around(12)),
        y: 700 + index * 40 + random.around(16),
        size: 0.34 + index * 0.12,
        turn: side * (-70 + index * 47),
      });
      return paper(shape(outline, color) + stroke(vein, palette.cream, 1.2, { opacity: 0.6 }), {
        lift: 5 + index,
        rough: 0.5,
        rim: 0.6,
      });
    }),
  };
}

/** A bough close to the eye, which reaches into the photo and bears a lit lantern. */
function bough(scene: Scene, side: 1 | -1): Part {
  const { palette, random } = scene;
  const at = (x: number, y: number): Point => [308 + side * (x - 308), y];
  const bark = blend(palette.front, palette.ink, 0.5);
  const line = [at(680, 372), at(612, 398), at(548, 404), at(484, 430), at(436, 436)];
  const fork = [at(560, 404), at(520, 372), at(478, 366)];
  const twigs: [Point, number][] = [
    [at(640, 388), -118],
    [at(600, 400), 70],
    [at(560, 404), -64],
    [at(520, 372), -120],
    [at(478, 366), -160],
    [at(484, 430), 100],
    [at(462, 434), -100],
    [at(436, 436), 168],
  ];
  const tones = ['', ''];
  for (const [index, [[x, y], angle]] of twigs.entries()) {
    for (const lean of [-38, 4, 44]) {
      const heading = side > 0 ? angle + lean : 180 - angle - lean;
      const spot = { x, y, length: random.between(30, 48), angle: heading };
      tones[(index + (lean > 0 ? 1 : 0)) % 2] += leaf(spot, 0.34);
    }
  }
  const green = leafGreen(palette);
  const [x, y] = at(512, 420);
  return {
    layers: [
      {
        name: 'lantern',
        travel: 3,
        sheets: lantern(scene, x, y, 34),
      },
      {
        name: 'bough',
        travel: 4,
        sheets: [
          spraySheet(tones[0] ?? '', blend(green, palette.ink, 0.5), 8),
          sheet(limb(line, 17, 3) + limb(fork, 8, 2.4), bark, { lift: 9, rough: 1.2, rim: 0.5 }),
          spraySheet(tones[1] ?? '', blend(green, palette.ink, 0.24), 8),
        ],
      },
    ],
    life: [swing({ layer: 'lantern', origin: [x, y], by: 5, seconds: 3.4, swings: 4 })],
  };
}

/** Ferns, grass and toadstools before a lower corner of the photo. */
function undergrowth({ palette, random }: Scene, side: 1 | -1): CardLayer {
  const green = leafGreen(palette);
  const x = (from: number) => 308 - side * (308 - from);
  const [from, to] = [x(-40), x(250)].sort((a, b) => a - b) as [number, number];
  const fronds = [-106, -84, -58, -34].map((angle, index) =>
    fern(
      x(56 + index * 16),
      930,
      210 - index * 16,
      side > 0 ? angle : -180 - angle,
      side * (18 + index * 7),
      13,
    ),
  );
  return {
    name: 'undergrowth',
    travel: 4,
    sheets: [
      spraySheet(fronds[0] ?? '', blend(green, palette.ink, 0.55), 8),
      spraySheet((fronds[1] ?? '') + (fronds[3] ?? ''), blend(green, palette.ink, 0.32), 8),
      ...mushroom(x(214), 884, 1.1, palette.warmDeep, palette.cream),
      ...mushroom(x(250), 888, 0.7, palette.warm, palette.cream),
      spraySheet(fronds[2] ?? '', blend(green, palette.cream, 0.08), 8),
      spraySheet(blades(from, to, 934, 92, random), blend(green, palette.ink, 0.68), 9),
    ],
  };
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

export const torn: Draw = (scene, picture, focus) => {
  const { palette, random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const window = windowOf(picture, focus);
  const { use, sheet: photo } = backdrop(picture, focus, window);
  const slope = side * random.between(30, 52);
  const far = tear(BOTTOM, -slope, scene);
  const next = tear(BOTTOM + 34, -slope * 0.4, scene);
  const [x, y] = [308 + side * 150, BOTTOM + 42];
  return {
    uses: [use],
    ...joinParts([
      {
        layers: [
          { name: 'photo', travel: -8, sheets: [photo] },
          ...(window.y > 0 ? [above(scene, slope)] : []),
          {
            name: 'below',
            travel: -1,
            sheets: tornSheet(scene, far, 'foot', blend(palette.middle, palette.near, 0.4)),
          },
          leaves(scene, side),
          { name: 'front', travel: 0, sheets: tornSheet(scene, next, 'foot', palette.front) },
          {
            name: 'finder',
            travel: 0,
            sheets: [creature(scene, 'hare', { x, y, height: 60, flip: side > 0 }, palette.cream)],
          },
          undergrowth(scene, side),
        ],
      },
      ...(window.y > 0 ? [bough(scene, side)] : []),
      groundPart(scene),
    ]),
  };
};
