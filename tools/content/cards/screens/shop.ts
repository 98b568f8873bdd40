/** Screenshots in a shop window under an awning; the title is the shop's sign. */
import { circle, type Point, polygon, rectangle } from '../../paper/geometry.ts';
import { laceEdge, stitches } from '../../paper/lace.ts';
import { paper, sheet, sky, WIDTH } from '../../paper/paper.ts';
import { blend, shape } from '../../paper/svg.ts';
import { type CardLayer, type Scene, turn } from '../scene.ts';
import { creature } from '../things/animals.ts';
import { bigLeaf, flower } from '../things/plants.ts';
import { awning, goods, LAMPS, lamps, parcels } from '../things/shop-things.ts';
import { boxAround, type Composition, pictureLayers } from './screen-parts.ts';

/** The window, units. */
const PANE = { left: 54, top: 360, right: 562, bottom: 800 } as const;
const AWNING = { top: 330, bottom: 392 } as const;

/** Boards of the front, a sign with a stitched rim for the title, and a cornice. */
function facade({ palette }: Scene): CardLayer {
  const wall = blend(palette.near, palette.deep, 0.4);
  const boards = Array.from({ length: 9 }, (_, index) => {
    const y = -40 + index * 106;
    const isBeside = y > PANE.top && y < PANE.bottom;
    return isBeside
      ? rectangle(-60, y, PANE.left + 60, 3) + rectangle(PANE.right, y, 120, 3)
      : rectangle(-60, y, WIDTH + 120, 3);
  }).join('');
  const rim: Point[] = [
    [50, 40],
    [566, 40],
    [566, 306],
    [50, 306],
    [50, 40],
  ];
  const outside =
    rectangle(-60, -60, WIDTH + 120, 1000) +
    rectangle(PANE.left, PANE.top, PANE.right - PANE.left, PANE.bottom - PANE.top, 6);
  return {
    name: 'front-wall',
    travel: -2,
    sheets: [
      sheet(outside, wall, { lift: 9, rough: 0.6, rim: 0.55, shade: 0.6 }),
      paper(shape(boards, blend(wall, palette.ink, 0.3)), {
        lift: 0.2,
        rough: 0.4,
        rim: 0.2,
        shade: 0.2,
      }),
      sheet(rectangle(34, 24, 548, 298, 12), blend(palette.sky[1], palette.middle, 0.3), {
        lift: 5,
        rough: 0.8,
        rim: 0.6,
      }),
      paper(stitches(rim, { color: palette.cream, width: 2 }), {
        lift: 0.4,
        rough: 0,
        rim: 0,
        shade: 0,
      }),
      sheet(rectangle(-60, -40, WIDTH + 120, 50), blend(wall, palette.ink, 0.35), {
        lift: 6,
        rough: 0.8,
      }),
    ],
  };
}

/** The lit room behind the glass, with a curtain of lace along its floor. */
function inside({ palette }: Scene): CardLayer {
  const night = palette.daytime === 'night';
  const glow = blend(palette.warm, palette.cream, night ? 0.45 : 0.62);
  const tiles = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 14 }, (__, column) =>
      circle(column * 46 + (row % 2 ? 23 : 0), 380 + row * 44, 5),
    ).join(''),
  ).join('');
  const cones = LAMPS.map((x) =>
    polygon([
      [x - 20, 446],
      [x + 20, 446],
      [x + 130, 760],
      [x - 130, 760],
    ]),
  );
  const wall = blend(glow, palette.light, 0.35);
  return {
    name: 'inside',
    travel: -8,
    sheets: [
      sky([wall, wall]),
      paper(shape(tiles, blend(wall, palette.warm, 0.4)), {
        lift: 0.6,
        rough: 0.5,
        rim: 0.2,
        shade: 0.2,
      }),
      paper(shape(cones.join(''), palette.cream, { opacity: 0.5, 'fill-rule': 'nonzero' }), {
        lift: 0,
        rough: 0.3,
        rim: 0.3,
        shade: 0,
      }),
    ],
  };
}

/** A table under the pictures, with a cloth. */
function table({ palette }: Scene): CardLayer {
  const line: Point[] = [
    [-20, 748],
    [640, 748],
  ];
  return {
    name: 'table',
    travel: -5,
    sheets: [
      sheet(rectangle(-20, 736, 660, 90), blend(palette.warmDeep, palette.deep, 0.35), {
        lift: 6,
        rough: 0.6,
      }),
      paper(shape(laceEdge(line, { pitch: 40, depth: 36 }), palette.cream), {
        lift: 2,
        rough: 0,
        rim: 0.4,
        shade: 0.4,
      }),
      sheet(rectangle(-20, 734, 660, 15), blend(palette.cream, palette.light, 0.3), {
        lift: 3,
        rough: 0.5,
        rim: 0.6,
      }),
    ],
  };
}

/** The window's frame and sill, with a box of flowers. */
function sill({ palette, random }: Scene): CardLayer {
  const wood = blend(palette.cream, palette.light, 0.35);
  const frame =
    rectangle(PANE.left - 12, PANE.top - 12, 532, 464, 4) +
    rectangle(PANE.left + 4, PANE.top + 4, 500, 432);
  const plants = Array.from({ length: 12 }, (_, index) => {
    const x = 76 + index * 42;
    return bigLeaf(
      { x, y: 836, length: random.between(40, 62), angle: -90 + random.around(46) },
      index % 2 ? palette.near : blend(palette.middle, palette.light, 0.2),
      0.34,
    );
  });
  const blossoms = Array.from({ length: 8 }, (_, index) =>
    flower(
      84 + index * 64 + random.around(14),
      800 + random.around(11),
      12 + (index % 3) * 2,
      [palette.accent, palette.cream, palette.warm][index % 3] ?? palette.cream,
      palette.warmDeep,
      index * 19,
    ),
  );
  return {
    name: 'sill',
    travel: 1,
    sheets: [
      sheet(frame, wood, { lift: 5, rough: 0.6, rim: 0.6 }),
      ...plants,
      ...blossoms,
      sheet(rectangle(44, 826, 528, 54, 4), palette.warmDeep, { lift: 7, rough: 0.8, rim: 0.6 }),
      paper(
        shape(
          Array.from({ length: 12 }, (_, index) => circle(74 + index * 42.6, 854, 6)).join(''),
          blend(palette.warmDeep, palette.cream, 0.4),
        ),
        { lift: 0.6, rough: 0.2, rim: 0.4 },
      ),
      sheet(rectangle(-60, 872, WIDTH + 120, 70), palette.front, { lift: 5, rough: 1 }),
    ],
  };
}

export const inShop: Composition = {
  room: { top: 408, foot: 748, width: 420, stands: true },
  draw: (scene, framed) => {
    const side = scene.random.chance(0.5) ? 1 : -1;
    const { left, right } = boxAround(framed);
    const glare =
      polygon([
        [90, 360],
        [170, 360],
        [54, 560],
        [54, 430],
      ]) +
      polygon([
        [196, 360],
        [220, 360],
        [54, 650],
        [54, 606],
      ]);
    return {
      layers: [
        inside(scene),
        table(scene),
        ...pictureLayers(framed).map((layer) => ({
          ...layer,
          travel: Math.min(-3, layer.travel - 2),
        })),
        ...(right - left < 262 ? [parcels(scene, side > 0 ? 462 : 154, 736)] : []),
        lamps(scene),
        goods(scene, side),
        {
          name: 'robin',
          travel: -2,
          sheets: [
            creature(scene, 'robin', {
              x: side > 0 ? 508 : 108,
              y: 674,
              height: 44,
              flip: side > 0,
            }),
          ],
        },
        {
          name: 'glare',
          travel: -2,
          sheets: [
            paper(shape(glare, '#ffffff', { opacity: 0.2 }), {
              lift: 0,
              rough: 0,
              rim: 0,
              shade: 0,
            }),
          ],
        },
        facade(scene),
        sill(scene),
        awning(scene, AWNING.top, AWNING.bottom),
      ],
      life: [
        turn({
          layer: 'robin',
          by: 10,
          origin: [side > 0 ? 508 : 108, 672],
          seconds: 0.35,
          hold: 0.6,
          times: 2,
        }),
      ],
    };
  },
};
