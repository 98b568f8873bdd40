/** Screenshots on a washing line in a garden, between socks; a hare looks up at them. */
import { type Point, polygon, rectangle } from '../../paper/geometry.ts';
import { heightAt } from '../../paper/nature.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, moved, shape, stroke } from '../../paper/svg.ts';
import { type CardLayer, joinParts, type Scene, swing } from '../scene.ts';
import { front } from '../stage/fronts.ts';
import { horizon } from '../stage/horizons.ts';
import { localColor } from '../stage/local-colors.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { flowerBed } from '../things/flower-bed.ts';
import { post } from '../things/workshop.ts';
import { pointOn } from './frames.ts';
import { peg, sagging, twine } from './holders.ts';
import { boxAround, type Composition, pictureLayers } from './screen-parts.ts';

/** A sock that hangs from its peg. */
function sock({ palette }: Scene, x: number, y: number, color: string, flip: boolean): string {
  const outline = 'M-14 0H14V62Q16 74 34 78Q46 84 40 96Q34 104 8 102Q-14 100-14 78Z';
  const stripes = 'M-14 8H14V16H-14ZM-14 24H14V32H-14Z';
  const toe = 'M24 77Q46 82 41 95Q36 103 20 102Q18 88 24 77Z';
  const trim = blend(color, palette.cream, 0.62);
  return paper(
    moved(shape(outline, color) + shape(stripes + toe, trim), { x, y, turn: flip ? 4 : -3, flip }),
    { lift: 6, rough: 0.5, rim: 0.6 },
  );
}

/** A wicker basket with a cloth over its rim. */
function basket({ palette }: Scene, x: number, y: number): string[] {
  const straw = blend(palette.warm, palette.near, 0.35);
  const body = (dy: number, wide: number): Point[] => [
    [x - wide, y - dy],
    [x + wide, y - dy],
  ];
  const [[a, b], [d, c]] = [body(58, 66), body(0, 52)];
  const weave = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 12 }, (_, column) =>
      rectangle(x - 58 + column * 10 + (row % 2 ? 5 : 0), y - 50 + row * 10, 6, 5, 2),
    ).join(''),
  ).join('');
  const towels = [palette.warmDeep, palette.cream, palette.accent].map((color, index) =>
    sheet(rectangle(x - 50 + index * 5, y - 82 - index * 17, 96 - index * 14, 26, 11), color, {
      lift: 3,
      rough: 0.5,
      rim: 0.6,
    }),
  );
  if (!a || !b || !c || !d) return [];
  return [
    ...towels,
    sheet(polygon([a, b, c, d]), straw, { lift: 6, rough: 0.8 }),
    paper(shape(weave, blend(straw, palette.cream, 0.35)), { lift: 0.6, rough: 0.2, rim: 0.4 }),
    sheet(rectangle(x - 70, y - 64, 140, 13, 6), blend(straw, palette.cream, 0.2), {
      lift: 3,
      rough: 0.6,
    }),
  ];
}

export const onLine: Composition = {
  room: { top: 366, foot: 776, width: 440 },
  draw: (scene, framed) => {
    const { palette, random } = scene;
    const side = random.chance(0.5) ? 1 : -1;
    const at = (x: number) => 308 + side * (x - 308);
    const hung = framed.filter(({ inFront }) => !inFront);
    const { top } = boxAround(hung);
    const pegged = hung.map(({ place }) => ({
      turn: place.turn,
      // Beside a browser's buttons.
      points: [-0.26, 0.4].map((across) => pointOn(place, across, -0.5)),
    }));
    const pegs = pegged.flatMap(({ points, turn }) =>
      points.flatMap((point) => peg(scene, point, turn)),
    );
    // A single picture hangs from the line exactly; several are at different heights.
    const taut = pegged.length === 1 ? (pegged[0]?.points ?? []) : [];
    const ends: [Point, Point] = [
      [-40, (taut[0]?.[1] ?? top) - 14],
      [656, (taut.at(-1)?.[1] ?? top) - 10],
    ];
    const rope = taut.length ? [ends[0], ...taut, ends[1]] : sagging(...ends, 14);
    const wood = blend(palette.warm, palette.near, 0.5);
    const land = horizon(scene, random.pick(['orchard', 'roofs']), 650);
    const socks: CardLayer = {
      name: 'socks',
      travel: -2,
      sheets: [
        sock(scene, at(34), top + 8, palette.accent, side < 0),
        ...peg(scene, [at(34), top + 4]),
        sock(scene, at(590), top + 10, palette.light, side > 0),
        ...peg(scene, [at(590), top + 6]),
      ],
    };
    const fur = blend(palette.cream, palette.light, 0.2);
    const prop = paper(stroke(`M${at(96)} ${top + 6}L${at(70)} 900`, wood, 9), {
      lift: 5,
      rough: 0.4,
      rim: 0.6,
    });
    return joinParts([
      {
        layers: [
          ...skyLayers(scene, palette.daytime === 'night' ? 'stars' : 'clouds', {
            x: 308,
            y: 520,
            radius: 190,
          }),
          ...land.layers,
          {
            name: 'hare',
            travel: -4,
            sheets: [
              creature(
                scene,
                'hare',
                { x: at(520), y: heightAt(land.edge, at(520)) + 26, height: 74, flip: side > 0 },
                fur,
              ),
            ],
          },
          {
            name: 'line',
            travel: -2,
            sheets: [post(at(556), top - 34, 920, 17, wood), prop, twine(rope, palette.cream)],
          },
          socks,
          ...pictureLayers(framed),
          { name: 'pegs', travel: -1, sheets: pegs },
          { name: 'basket', travel: 0, sheets: basket(scene, at(176), 872) },
        ],
        life: [
          swing({ layer: 'socks', origin: [308, top], by: 1.2, at: 0.6, seconds: 3.8, swings: 4 }),
        ],
      },
      front(scene, 'meadow'),
      {
        layers: [
          flowerBed(scene, {
            side,
            y: 892,
            height: 170,
            green: localColor(palette, 'leaf', 0.5, 0.1),
          }),
        ],
      },
    ]);
  },
};
