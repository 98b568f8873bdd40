/** Screenshots on a billboard over roofs, under lamps and between light bulbs; someone has just pasted them up. */
import { type Point, polyline, rectangle } from '../../paper/geometry.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, stroke } from '../../paper/svg.ts';
import { joinParts, type Scene, turn } from '../scene.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { bulbs, lampLight, lamps, MARGIN } from '../things/board-lights.ts';
import { nearRoof, RIDGE } from '../things/near-roof.ts';
import { ladder, paintBucket } from '../things/workshop.ts';
import { boxAround, type Composition, pictureLayers } from './screen-parts.ts';

type Box = ReturnType<typeof boxAround>;

/** Girders from the board down to the roof, with a catwalk. */
function scaffold({ palette }: Scene, { left, right, bottom }: Box): string[] {
  const [a, b, top] = [left + 40, right - 40, bottom + 6];
  const steel = blend(palette.near, palette.ink, 0.35);
  const middle = (a + b) / 2;
  const posts = [a, middle, b].map((x) => `M${x} ${top}V${RIDGE + 60}`).join('');
  const braces = [a, middle]
    .map(
      (x) =>
        `M${x} ${top + 8}L${x + middle - a} ${RIDGE + 40}M${x + middle - a} ${top + 8}L${x} ${RIDGE + 40}`,
    )
    .join('');
  return [
    paper(stroke(braces, steel, 5), { lift: 3, rough: 0.2, rim: 0.5 }),
    paper(stroke(posts, steel, 13), { lift: 5, rough: 0.4, rim: 0.6 }),
  ];
}

/** The board itself, and what is under its foot: boards to walk on with a rail. */
function board({ palette }: Scene, { left, top, width, height, bottom, right }: Box): string[] {
  const frame = blend(palette.warmDeep, palette.near, 0.3);
  return [
    sheet(
      rectangle(left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN, 4),
      frame,
      { lift: 9, rough: 0.9, rim: 0.65 },
    ),
    sheet(
      rectangle(left - 8, top - 8, width + 16, height + 16),
      blend(palette.light, palette.cream, 0.3),
      { lift: 1, rough: 0.6, rim: 0.4 },
    ),
    ...bulbs(palette, { left, top, right, bottom }),
  ];
}

/** An aerial on a pole, half cut off by the frame. */
function aerial({ palette }: Scene, x: number): string {
  const rods = [0, 1, 2, 3, 4]
    .map((index) => `M${x - 46 + index * 22} ${628 - (index % 2) * 3}v${44 - index * 5}`)
    .join('');
  return paper(stroke(`M${x} 650V900M${x - 56} 650H${x + 56}${rods}`, palette.ink, 3.6), {
    lift: 5,
    rough: 0,
    rim: 0.5,
  });
}

export const onBillboard: Composition = {
  room: { top: 366, foot: 766, width: 452 },
  draw: (scene, framed) => {
    const { palette, random } = scene;
    // The ladder stands where no phone is.
    const hasPhone = framed.some(({ inFront }) => inFront);
    const side = !hasPhone && random.chance(0.5) ? 1 : -1;
    const at = (x: number) => 308 + side * (x - 308);
    const box = boxAround(framed);
    const walk = Math.max(box.bottom + MARGIN + 8, 0);
    const rungs: readonly [Point, Point] = [
      [at(512), 868],
      [at(470), box.bottom - 60],
    ];
    const night = palette.daytime === 'night';
    const wood = blend(palette.warm, palette.cream, 0.25);
    const rail = polyline([
      [box.left - 10, walk],
      [box.right + 10, walk],
    ]);
    const perch: [number, number] = [at(96), RIDGE - 70];
    return joinParts([
      {
        layers: [
          ...skyLayers(scene, night ? 'stars' : random.pick(['clouds', 'bands']), {
            x: at(470),
            y: 470,
            radius: 120,
          }),
          ...horizon(scene, 'roofs', 640).layers.slice(0, 1),
          { name: 'scaffold', travel: -3, sheets: scaffold(scene, box) },
          { name: 'board', travel: -2, sheets: [...board(scene, box), lampLight(scene, box)] },
          ...pictureLayers(framed).map((layer) => ({ ...layer, travel: -2 })),
          {
            name: 'lamps',
            travel: -1,
            sheets: [
              ...lamps(scene, box),
              paper(stroke(rail, blend(palette.near, palette.cream, 0.2), 9), {
                lift: 6,
                rough: 0.4,
                rim: 0.6,
              }),
            ],
          },
          nearRoof(scene, side),
          {
            name: 'ladder',
            travel: 2,
            sheets: [ladder(...rungs, 44, wood), ...paintBucket(scene, at(560), 886, 52)],
          },
          {
            name: 'owl',
            travel: 1,
            sheets: [creature(scene, 'owl', { x: perch[0], y: perch[1] + 3, height: 48 })],
          },
          { name: 'aerial', travel: 6, sheets: [aerial(scene, at(22))] },
        ],
        life: [
          turn({ layer: 'owl', by: side * 9, origin: perch, seconds: 0.5, hold: 0.8, times: 2 }),
        ],
      },
    ]);
  },
};
