/** A table with a linen runner, an envelope, prints, and a card whose foil is a stencil. */
import { rectangle, type Point } from '../../../tools/content/paper/geometry.ts';
import { laceEdge } from '../../../tools/content/paper/lace.ts';
import { oakLeaf } from '../../../tools/content/paper/nature.ts';
import { paper, sheet } from '../../../tools/content/paper/paper.ts';
import { moved, shape, stroke } from '../../../tools/content/paper/svg.ts';
import { envelope, lettering, linen, print, script } from '../../plates/whcc.ts';
import { LINEN, wallpaper, WINE } from '../../scenes/whcc.ts';
import { CARD, FACE_SCALE, THEMES } from '../kit/card-layout.ts';
import { cutOut, handPicture, partOf } from '../kit/pictures.ts';
import type { Drawn, Scenery } from '../kit/recording.ts';

const SIZE = { width: 800, height: 484 };
const { width, height } = CARD;

function table(): string[] {
  const edge: Point[] = [
    [-30, 446],
    [830, 446],
  ];
  return [
    shape(rectangle(-20, -20, 840, 540), WINE.wall),
    moved(wallpaper(), { size: 1.3 }),
    sheet(rectangle(-30, 388, 860, 140), WINE.table, { lift: 10, rough: 0 }),
    paper(shape(laceEdge(edge, { pitch: 44, depth: 38 }), LINEN.lace), { lift: 5, rough: 0 }),
    paper(linen({ x: -30, y: 404, w: 860, h: 46 }), { lift: 3, rough: 0 }),
    ...envelope({ x: 672, y: 338, w: 340, h: 212 }),
  ];
}

/** Prints in front, one of them beyond the edge. */
const near = () => [
  print({ x: 60, y: 396, w: 112, h: 112 }, 'robin', { turn: -9, lift: 9, border: 8 }),
  print({ x: 172, y: 446, w: 84, h: 84 }, 'owl', { turn: 7, lift: 8, border: 6 }),
];

const LEAF = oakLeaf({ x: width * 0.48, y: height * 0.63, turn: 10, size: height * 0.0055 });

/** A face of the card. */
const face = (layers: readonly string[]): Drawn =>
  partOf(layers, { x: 0, y: 0, width, height }, FACE_SCALE);

const greeting = () => lettering(script, 'With love', width * 0.2, width / 2, height * 0.84);

const ground = (color: string, line: string) =>
  sheet(rectangle(-4, -4, width + 8, height + 8), color, {
    lift: 0.5,
    rough: 0,
    shade: 0,
    rim: 0,
  }) + stroke(rectangle(13, 13, width - 26, height - 26, 2), line, 2);

export const scenery: Scenery = {
  drawn: () => ({
    ground: cutOut(table(), SIZE.width, SIZE.height),
    near: cutOut(near(), SIZE.width, SIZE.height),
    stencil: face([shape(LEAF.outline + greeting(), '#000', { 'fill-rule': 'nonzero' })]),
    hand: handPicture('wide', { skin: '#c98d68', sleeve: '#e4d4b9', cuff: '#fdf6e8' }),
    ...Object.fromEntries(
      THEMES.flatMap(({ paper: color, line }, index) => [
        [`front${index}`, face([ground(color, line)])],
        [`veins${index}`, face([stroke(LEAF.vein, color, 3)])],
        [
          `back${index}`,
          face([
            ground(LINEN.page, color),
            shape(oakLeaf({ x: width / 2, y: height * 0.58, size: 1.3 }).outline, color),
          ]),
        ],
      ]),
    ),
  }),
};
