/** Screenshots on a papered wall, above a shelf with lace and a few things. */
import { type Point, rectangle } from '../../paper/geometry.ts';
import { doily, laceEdge } from '../../paper/lace.ts';
import { oakLeaf } from '../../paper/nature.ts';
import { paper, sheet, sky } from '../../paper/paper.ts';
import { blend, shape } from '../../paper/svg.ts';
import { type CardLayer, type Scene, swing } from '../scene.ts';
import { scallops } from '../stage/discs.ts';
import { creature } from '../things/animals.ts';
import { bunting } from '../things/bunting.ts';
import { birdhouse, books, mug, pottedPlant } from '../things/shelf-things.ts';
import { type Framed, pointOn } from './frames.ts';
import { clip, type HolderKind, pin, twine } from './holders.ts';
import { backToFront, type Composition, layerOf, travelOf } from './screen-parts.ts';

/** The board's upper edge, units. */
const SHELF = 800;
/** From a picture's edge up to its nail, units. */
const CORD = 58;

function wallpaper({ palette }: Scene): CardLayer {
  let leaves = '';
  for (let row = 0; row < 9; row++) {
    for (let column = 0; column < 6; column++) {
      const x = column * 118 + (row % 2 ? 59 : 0) - 20;
      leaves += oakLeaf({ x, y: row * 96 + 50, size: 0.46, turn: row % 2 ? 18 : -18 }).outline;
    }
  }
  const color = blend(palette.sky[1], palette.deep, 0.24);
  return {
    name: 'wall',
    travel: -10,
    sheets: [
      sky(palette.sky),
      paper(shape(leaves, color, { 'fill-rule': 'nonzero' }), {
        lift: 0.6,
        rough: 0.3,
        rim: 0.2,
        shade: 0.2,
      }),
    ],
  };
}

/** The wooden lower half of the wall. */
function panel({ palette }: Scene): CardLayer {
  const fields = [-1, 0, 1, 2, 3].map((index) => rectangle(14 + index * 148, 740, 118, 160));
  const flat = { lift: 0.4, rough: 0.5, rim: 0.5 };
  return {
    name: 'panel',
    travel: -8,
    sheets: [
      sheet(rectangle(-60, 716, 740, 220), palette.middle, { lift: 4, rough: 1.2 }),
      sheet(rectangle(-60, 704, 740, 17), blend(palette.middle, palette.cream, 0.28), {
        lift: 4,
        rough: 0.8,
      }),
      sheet(fields.join(''), blend(palette.middle, palette.near, 0.6), flat),
    ],
  };
}

/** A doily on a scalloped mat, behind the first picture. */
function mat({ palette }: Scene, { x, y }: Framed['place']): CardLayer {
  const ground = blend(palette.haze, palette.cream, 0.35);
  return {
    name: 'mat',
    travel: -6,
    sheets: [
      sheet(scallops(x, y, 272, 30), ground, { lift: 5, rough: 0.5 }),
      paper(shape(doily(x, y, 252, 22), palette.cream), {
        lift: 2,
        rough: 0,
        rim: 0.4,
        shade: 0.35,
      }),
    ],
  };
}

function shelf({ palette }: Scene): CardLayer {
  const hem = laceEdge(
    [
      [-60, SHELF + 8],
      [676, SHELF + 8],
    ],
    { pitch: 46, depth: 46 },
  );
  return {
    name: 'shelf',
    travel: 1,
    sheets: [
      sheet(rectangle(-60, SHELF + 10, 740, 130), palette.front, { lift: 5, rough: 1 }),
      paper(shape(hem, palette.cream), { lift: 4, rough: 0, rim: 0.4, shade: 0.5 }),
      sheet(rectangle(-60, SHELF, 740, 13), blend(palette.warm, palette.near, 0.45), {
        lift: 7,
        rough: 0.7,
        rim: 0.65,
      }),
    ],
  };
}

/** What stands on the shelf, near both of its ends. */
function things(scene: Scene): string[] {
  const y = SHELF + 2;
  const isMirrored = scene.random.chance(0.5);
  const [a, b] = isMirrored ? [536, 82] : [80, 534];
  return scene.random.pick([
    () => [
      ...pottedPlant(scene, a, y, 118),
      ...books(scene, b, y, 108),
      creature(scene, 'owl', { x: b, y: SHELF - 70, height: 44 }),
    ],
    () => [...mug(scene, a, y, 74), ...pottedPlant(scene, b, y, 104)],
    () => [...birdhouse(scene, a, y, 96), ...books(scene, b, y, 116)],
  ])();
}

/** A nail above a picture, and the sheets that hold it. */
function held(scene: Scene, holder: HolderKind, picture: Framed): string[] {
  const { place, sheets, index, inFront } = picture;
  if (inFront) return sheets;
  if (holder === 'clip') return [...sheets, ...clip(scene, place).before];
  if (holder === 'string') {
    const cord = [pointOn(place, -0.34, -0.49), nailOf(picture), pointOn(place, 0.34, -0.49)];
    return [
      twine(cord, scene.palette.cream, 4),
      ...sheets,
      ...pin(scene, nailOf(picture), scene.palette.warm),
    ];
  }
  const head = pointOn(place, 0, -0.5 + 14 / place.height);
  return [...sheets, ...pin(scene, head, index ? scene.palette.accent : scene.palette.warmDeep)];
}

const nailOf = ({ place }: Framed): [number, number] => [
  place.x,
  pointOn(place, 0, -0.5)[1] - CORD,
];

/** On the wall, with a clip, a pin or a string that holds it. */
export const onWall = (holder: HolderKind): Composition => ({
  middle: 566,
  draw: (scene, framed) => {
    const [lead] = framed;
    const pictures = backToFront(framed).map((picture): CardLayer => ({
      name: layerOf(picture),
      travel: travelOf(picture),
      sheets: held(scene, holder, picture),
    }));
    const [left, right]: Point[] = [
      [-50, -8],
      [666, -16],
    ];
    const flags = left && right ? bunting(scene, left, right, 26, 9) : [];
    const waving = swing({ layer: 'bunting', origin: [308, -20], by: 0.8, at: 1.2, seconds: 4 });
    return {
      layers: [
        wallpaper(scene),
        panel(scene),
        mat(scene, lead.place),
        ...pictures,
        { name: 'things', travel: 1, sheets: things(scene) },
        shelf(scene),
        { name: 'bunting', travel: 5, sheets: flags },
      ],
      life:
        holder === 'string'
          ? [swing({ layer: layerOf(lead), origin: nailOf(lead), by: 0.9, seconds: 4 })]
          : [waving],
    };
  },
});
