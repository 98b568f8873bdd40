/** Screenshots on a table, from above: on a cutting mat on a cloth, with tools around. */
import { mix, type Point, polygon, rectangle } from '../../paper/geometry.ts';
import { laceEdge, stitches } from '../../paper/lace.ts';
import { paper, sheet, sky, WIDTH } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import { type CardLayer, glide, type Scene } from '../scene.ts';
import { creature } from '../things/animals.ts';
import { looseSpray, offcuts, pencil, reel, scissors } from '../things/table-things.ts';
import { type Framed, pointOn } from './frames.ts';
import { clip, type HolderKind, pin, tape } from './holders.ts';
import { backToFront, type Composition, layerOf, travelOf } from './screen-parts.ts';

/** 1, or -1 for a mirrored table. */
type Side = 1 | -1;

/** Boards of slightly different tones, share of ink. */
const BOARDS = [0.02, 0.07, 0, 0.1, 0.04, 0.08] as const;

function boards({ palette }: Scene): CardLayer {
  const wood = BOARDS.map((tone, index) =>
    sheet(
      rectangle(-60 + index * 126, -60, 140, 1000),
      blend(palette.sky[index % 2 ? 1 : 0], palette.ink, tone),
      { lift: 1.2, rough: 0.8, seed: index + 1, rim: 0.4, shade: 0.4 },
    ),
  );
  return { name: 'table', travel: -9, sheets: [sky([palette.sky[0], palette.sky[0]]), ...wood] };
}

/** A cloth with a lace edge that slants across the table. */
function cloth({ palette }: Scene, side: Side): CardLayer {
  const [left, right]: [Point, Point] =
    side > 0
      ? [
          [-60, 372],
          [680, 292],
        ]
      : [
          [-60, 292],
          [680, 372],
        ];
  const seam = Array.from({ length: 9 }, (_, index): Point => [
    mix(left[0], right[0], index / 8),
    mix(left[1], right[1], index / 8) + 16,
  ]);
  const color = blend(palette.haze, palette.cream, 0.5);
  return {
    name: 'cloth',
    travel: -6,
    sheets: [
      paper(shape(laceEdge([right, left], { pitch: 52, depth: 50 }), palette.cream), {
        lift: 4,
        rough: 0,
        rim: 0.4,
        shade: 0.45,
      }),
      sheet(polygon([left, right, [680, 940], [-60, 940]]), color, {
        lift: 3,
        rough: 1,
        shade: 0.3,
      }),
      paper(stitches(seam, { color: palette.warmDeep, width: 2 }), {
        lift: 0.4,
        rough: 0,
        rim: 0,
        shade: 0,
      }),
    ],
  };
}

/** A cutting mat with a grid under the first picture. */
function cuttingMat({ palette }: Scene, { x, y }: Framed['place']): CardLayer {
  const columns = Array.from(
    { length: 13 },
    (_, index) => `M${x - 250 + index * 41.6} ${y - 178}v436`,
  );
  const rows = Array.from({ length: 11 }, (_, index) => `M${x - 252} ${y - 176 + index * 43}h504`);
  const grid = blend(palette.near, palette.light, 0.4);
  return {
    name: 'mat',
    travel: -4,
    sheets: [
      sheet(rectangle(x - 264, y - 190, 528, 460, 16), palette.near, { lift: 5, rough: 0.8 }),
      paper(stroke([...columns, ...rows].join(''), grid, 1, { opacity: 0.7 }), {
        lift: 0,
        rough: 0,
        rim: 0,
        shade: 0,
      }),
    ],
  };
}

/** A picture and what holds it. Phones lie there. */
function held(
  scene: Scene,
  holder: HolderKind,
  side: Side,
  { kind, place, sheets, index }: Framed,
) {
  if (kind === 'phone') return sheets;
  const { accent, warm } = scene.palette;
  if (holder === 'clip') return [...sheets, ...clip(scene, place, side * -0.24).before];
  if (holder === 'pin') {
    return [
      ...sheets,
      ...pin(scene, pointOn(place, -0.44, -0.44)),
      ...pin(scene, pointOn(place, 0.44, -0.44), accent),
    ];
  }
  const color = index ? accent : warm;
  return [
    ...sheets,
    tape(scene, pointOn(place, -0.46, -0.46), place.turn - 42, color),
    tape(scene, pointOn(place, 0.46, -0.46), place.turn + 42, color),
  ];
}

/** Tools at the edges. A robin has got hold of the thread. */
function tools(scene: Scene, side: Side): CardLayer[] {
  const at = (x: number, y: number): Point => [side > 0 ? x : WIDTH - x, y];
  const scraps = [
    at(120, 842),
    at(160, 862),
    at(412, 856),
    at(60, 740),
    at(560, 712),
    at(240, 868),
    at(520, 858),
  ];
  const [robin] = at(470, 842);
  return [
    {
      name: 'tools',
      travel: 2,
      sheets: [
        offcuts(scene, scraps),
        ...reel(scene, ...at(540, 806), 92),
        looseSpray(scene, ...at(-20, 880), 190, side > 0 ? -34 : -146),
        creature(scene, 'robin', { x: robin, y: 842, height: 42, flip: side > 0 }),
      ],
    },
    { name: 'scissors', travel: 5, sheets: scissors(scene, ...at(40, 800), side * 62, 1.05) },
    {
      name: 'pencil',
      travel: 8,
      sheets: [pencil(scene, ...at(566, 640), side > 0 ? -66 : -114, 250, scene.palette.warmDeep)],
    },
  ];
}

/** On the table, under a clip, pins or tape. */
export const onTable = (holder: HolderKind): Composition => ({
  middle: 590,
  draw: (scene, framed) => {
    const side: Side = scene.random.chance(0.5) ? 1 : -1;
    const pictures = backToFront(framed).map((picture): CardLayer => ({
      name: layerOf(picture),
      travel: travelOf(picture),
      sheets: held(scene, holder, side, picture),
    }));
    return {
      layers: [
        boards(scene),
        cloth(scene, side),
        cuttingMat(scene, framed[0].place),
        ...pictures,
        ...tools(scene, side),
      ],
      life: [glide({ layer: 'pencil', by: [side * -5, 9], tilt: 2, seconds: 1.6, hold: 0.4 })],
    };
  },
});
