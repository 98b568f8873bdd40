/** Screenshots on a table, from above: on a card on a cloth, with things around. */
import { blend } from '../colors.ts';
import { mix, type Point, polygon, rectangle } from '../paper/geometry.ts';
import { laceEdge, stitches } from '../paper/lace.ts';
import { paper, sheet, sky, WIDTH } from '../paper/paper.ts';
import { oklch } from '../palette.ts';
import { type CardLayer, glide } from '../scene.ts';
import { TABLE_SETS } from '../things/table-sets.ts';
import { type Framed, pointOn } from './frames.ts';
import { clip, type HolderKind, pin, tape } from './holders.ts';
import { boxAround, type Composition, pictureLayers } from './screen-parts.ts';
import { moved, shape, type Inks } from '../paper/inks.ts';

/** 1, or -1 for a mirrored table. */
type Side = 1 | -1;

/** Whatever the card's hue. */
const WOOD = oklch(0.5, 0.085, 50);

/** Boards of slightly different tones, share of ink. */
const BOARDS = [0.02, 0.07, 0, 0.1, 0.04, 0.08] as const;

function boards(): CardLayer {
  const wood = BOARDS.map((tone, index) =>
    sheet(
      rectangle(-60 + index * 126, -60, 140, 1000),
      blend(index % 2 ? WOOD : `${WOOD} sky-top 7`, 'ink', tone),
      'glued 1',
    ),
  );
  return { name: 'table', travel: -9, sheets: [sky([WOOD, WOOD]), ...wood] };
}

/** A cloth with a lace edge under the foot of the pictures. */
function cloth(side: Side): CardLayer {
  const slope = side * 22;
  const [left, right]: [Point, Point] = [
    [-60, 640 + slope],
    [680, 640 - slope],
  ];
  const seam = Array.from({ length: 9 }, (_, index): Point => [
    mix(left[0], right[0], index / 8),
    mix(left[1], right[1], index / 8) + 16,
  ]);
  const color = 'accent cream 45';
  return {
    name: 'cloth',
    travel: -6,
    sheets: [
      paper(shape(laceEdge([right, left], { pitch: 52, depth: 50 }), 'cream'), 'print'),
      sheet(polygon([left, right, [680, 940], [-60, 940]]), color, 'far'),
      paper(stitches(seam, { color: 'warm-deep', width: 2 }), 'thread'),
    ],
  };
}

/** A sheet of colored card under the pictures, turned a little. */
function cardboard(framed: readonly Framed[], side: Side): CardLayer {
  const { left, top, right, bottom } = boxAround(framed);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [width, height] = [
    Math.min(540, right - left + 44),
    Math.min(bottom - top + 40, 2 * (y - 344)),
  ];
  const put = (inks: Inks) => moved(inks, { x, y, turn: side * 3 });
  const d = rectangle(-width / 2, -height / 2, width, height, 6);
  return {
    name: 'cardboard',
    travel: -4,
    sheets: [paper(put(shape(d, 'sky-top')), 'thing')],
  };
}

/** A picture and what holds it. Phones lie there. */
function held(holder: HolderKind, side: Side, { kind, place, sheets, index }: Framed) {
  if (kind === 'phone') return sheets;
  if (holder === 'clip') return [...sheets, ...clip(place, side * -0.24).before];
  if (holder === 'pin') {
    return [
      ...sheets,
      ...pin(pointOn(place, -0.44, -0.44)),
      ...pin(pointOn(place, 0.44, -0.44), 'accent'),
    ];
  }
  const color = index ? 'accent' : 'warm';
  return [
    ...sheets,
    tape(pointOn(place, -0.46, -0.46), place.turn - 42, color),
    tape(pointOn(place, 0.46, -0.46), place.turn + 42, color),
  ];
}

/** On a table, under tape, a clip or pins, with things around: sewing, tea, paints or finds from a walk. */
export const onTable: Composition = {
  room: { top: 352, foot: 806 },
  draw: (scene, framed) => {
    const { random } = scene;
    const side: Side = random.chance(0.5) ? 1 : -1;
    const holder = random.pick(['tape', 'clip', 'pin'] as const);
    const at = (x: number, y: number): Point => [side > 0 ? x : WIDTH - x, y];
    const things = random.pick(TABLE_SETS)(scene, at, side);
    return {
      layers: [
        boards(),
        cloth(side),
        cardboard(framed, side),
        ...pictureLayers(framed, (picture) => held(holder, side, picture)),
        ...things,
      ],
      life: [glide({ layer: 'moving', by: [side * -7, 3], tilt: 3, seconds: 1.8, hold: 0.5 })],
    };
  },
};
