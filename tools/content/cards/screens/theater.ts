/** Screenshots on a theater's stage, between curtains, before an audience. */
import { arc, circle, mix, type Point, polygon, rectangle, smooth } from '../../paper/geometry.ts';
import { paper, sheet, sky, WIDTH } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import { type CardLayer, type Scene, swing } from '../scene.ts';
import { creature } from '../things/animals.ts';
import { curtain, pelmet } from '../things/curtains.ts';
import { boxAround, type Composition, pictureLayers } from './screen-parts.ts';

type Box = ReturnType<typeof boxAround>;

/** Where the stage begins and ends, units. */
const FLOOR = { back: 744, edge: 828 } as const;

/** A painted backdrop: rays that begin behind the pictures, and hills. */
function backdrop({ palette }: Scene, y: number): CardLayer {
  const [x, low] = [308, y];
  const rays = Array.from({ length: 14 }, (_, index) => {
    const [a, b] = [index * 13 + 180, index * 13 + 186.5];
    const far = (angle: number): Point => [
      x + 900 * Math.cos((angle * Math.PI) / 180),
      low + 900 * Math.sin((angle * Math.PI) / 180),
    ];
    return polygon([[x, low], far(a), far(b)]);
  }).join('');
  const hill = smooth(
    [
      [-60, 700],
      [90, 640],
      [230, 694],
      [380, 650],
      [520, 626],
      [680, 690],
    ],
    {},
  );
  const lower = smooth(
    [
      [-60, 728],
      [120, 700],
      [300, 730],
      [470, 694],
      [680, 736],
    ],
    {},
  );
  return {
    name: 'backdrop',
    travel: -10,
    sheets: [
      sky([palette.sky[0], palette.sky[1], palette.sky[2]]),
      sheet(rays, blend(palette.sky[1], palette.haze, 0.55), {
        lift: 1.4,
        rough: 0.6,
        rim: 0.3,
        shade: 0.25,
      }),
      sheet(`${hill}L680 900L-60 900Z`, palette.far, { lift: 5, rough: 1.4 }),
      sheet(`${lower}L680 900L-60 900Z`, palette.middle, { lift: 6, rough: 1.4 }),
    ],
  };
}

/** Boards that run toward the audience. */
function floor({ palette }: Scene): CardLayer {
  const wood = blend(palette.warm, palette.near, 0.52);
  const gaps = Array.from({ length: 15 }, (_, index) => {
    const t = index / 14;
    return `M${mix(40, 576, t)} ${FLOOR.back}L${mix(-120, 736, t)} ${FLOOR.edge}`;
  }).join('');
  return {
    name: 'floor',
    travel: -2,
    sheets: [
      sheet(rectangle(-60, FLOOR.back, WIDTH + 120, 180), wood, { lift: 5, rough: 0.8 }),
      paper(stroke(gaps, blend(wood, palette.ink, 0.4), 1.6), {
        lift: 0.2,
        rough: 0,
        rim: 0,
        shade: 0.2,
      }),
    ],
  };
}

/** A board with bulbs around the pictures: a dark screen isn't a hole in it. */
function marquee({ palette }: Scene, { left, top, width, height }: Box): CardLayer {
  const [x, y, w, h] = [left - 24, top - 24, width + 48, height + 36];
  const across = Math.round(w / 36);
  const down = Math.round(h / 36);
  let bulbs = '';
  for (let index = 0; index <= across; index++) {
    bulbs += circle(x + 12 + (index * (w - 24)) / across, y + 12, 5.5);
  }
  for (let index = 1; index <= down; index++) {
    const at = y + 12 + (index * (h - 24)) / down;
    bulbs += circle(x + 12, at, 5.5) + circle(x + w - 12, at, 5.5);
  }
  const halo = (by: number, share: number, lift: number) =>
    sheet(
      rectangle(x - by, y - by, w + 2 * by, h + by, 20 + by),
      blend(palette.sky[1], palette.cream, share),
      { lift, rough: 1, rim: 0.35, shade: 0.3 },
    );
  return {
    name: 'marquee',
    travel: -4,
    sheets: [
      halo(44, 0.3, 2),
      halo(20, 0.5, 2),
      sheet(rectangle(x, y, w, h, 10), palette.warmDeep, { lift: 6, rough: 0.6, rim: 0.65 }),
      paper(shape(bulbs, blend(palette.cream, palette.warm, 0.35)), {
        lift: 1.6,
        rough: 0,
        rim: 0.7,
      }),
    ],
  };
}

/** Shells of light along the edge of the stage. */
function footlights({ palette }: Scene): CardLayer {
  const shells = Array.from({ length: 7 }, (_, index) => {
    const x = 62 + index * 82;
    return polygon(arc(x, FLOOR.edge + 6, 25, 180, 360, 14));
  }).join('');
  const lamps = Array.from({ length: 7 }, (_, index) =>
    circle(62 + index * 82, FLOOR.edge - 1, 8),
  ).join('');
  return {
    name: 'footlights',
    travel: 1,
    sheets: [
      sheet(lamps, blend(palette.cream, palette.warm, 0.3), { lift: 2, rough: 0, rim: 0.6 }),
      sheet(shells, blend(palette.warm, palette.cream, 0.15), { lift: 4, rough: 0.4, rim: 0.65 }),
      sheet(rectangle(-60, FLOOR.edge, WIDTH + 120, 100), palette.near, {
        lift: 6,
        rough: 0.8,
        rim: 0.55,
      }),
    ],
  };
}

/** Heads in the front row; one of them has long ears. */
function audience({ palette, random }: Scene): CardLayer {
  const odd = random.whole(1, 5);
  const heads = Array.from({ length: 7 }, (_, index) => {
    const [x, y] = [20 + index * 96 + random.around(12), 884 + random.around(8)];
    const ears = `M${x - 12} ${y - 24}Q${x - 32} ${y - 84} ${x - 8} ${y - 74}Q${x + 4} ${y - 50} ${x - 2} ${y - 24}Z`;
    const others = `M${x + 12} ${y - 24}Q${x + 36} ${y - 80} ${x + 12} ${y - 74}Q${x - 2} ${y - 50} ${x + 2} ${y - 24}Z`;
    const bun = index % 3 === 1 ? circle(x + 3, y - 40, 13) : '';
    const color = blend(palette.front, palette.ground, index % 2 ? 0.1 : 0.45);
    const shoulders = `M${x - 54} ${y + 60}Q${x - 50} ${y + 20} ${x} ${y + 18}Q${x + 50} ${y + 20} ${x + 54} ${y + 60}Z`;
    return (
      sheet(shoulders, color, {
        lift: 4,
        rough: 0.5,
        seed: index,
      }) +
      '\n' +
      paper(
        shape(circle(x, y - 4, 29) + (index === odd ? ears + others : bun), color, {
          'fill-rule': 'nonzero',
        }),
        { lift: 4, rough: 0.5, rim: 0.55 },
      )
    );
  });
  return { name: 'audience', travel: 4, sheets: heads.flatMap((head) => head.split('\n')) };
}

/** Two beams from the flies, toward the pictures. */
function spotlights({ palette }: Scene, { left, right, bottom }: Box): string {
  const beam = (x: number, from: number, to: number) =>
    polygon([
      [x - 14, -20],
      [x + 14, -20],
      [to, bottom + 10],
      [from, bottom + 10],
    ]);
  const middle = (left + right) / 2;
  return paper(
    shape(
      beam(96, middle - 90, right + 14) + beam(520, left - 14, middle + 90),
      blend(palette.cream, palette.warm, 0.25),
      { opacity: 0.3, 'fill-rule': 'nonzero' },
    ),
    { lift: 0, rough: 0.3, rim: 0.2, shade: 0 },
  );
}

export const onStage: Composition = {
  room: { top: 346, foot: 790, width: 430, stands: true },
  draw: (scene, framed) => {
    const { palette } = scene;
    const box = boxAround(framed);
    const shadow = sheet(
      `M${box.left} ${box.bottom - 2}H${box.right}L${box.right + 34} ${box.bottom + 14}H${box.left + 40}Z`,
      blend(palette.near, palette.ink, 0.45),
      { lift: 0, rough: 0.4, rim: 0, shade: 0 },
    );
    const fox = creature(scene, 'fox', { x: 84, y: FLOOR.edge - 6, height: 54 });
    return {
      layers: [
        backdrop(scene, 560),
        floor(scene),
        { name: 'spots', travel: -5, sheets: [spotlights(scene, box)] },
        marquee(scene, box),
        { name: 'shadow', travel: -2, sheets: [shadow] },
        ...pictureLayers(framed),
        curtain(scene, 1, FLOOR.edge),
        curtain(scene, -1, FLOOR.edge),
        { name: 'fox', travel: 2, sheets: [fox] },
        pelmet(scene),
        footlights(scene),
        audience(scene),
      ],
      life: [
        swing({
          layer: 'curtain-left',
          origin: [0, -40],
          by: 0.5,
          at: 0.4,
          seconds: 4.2,
          swings: 3,
        }),
      ],
    };
  },
};
