/** Screenshots on a theater's stage, between curtains, in the light of lamps, before an audience. */
import { blend, localColor } from '../colors.ts';
import {
  arc,
  circle,
  mix,
  type Point,
  polar,
  polygon,
  polyline,
  rectangle,
  smooth,
  star,
} from '../paper/geometry.ts';
import { cloud } from '../paper/nature.ts';
import { paper, sheet, sky, WIDTH } from '../paper/paper.ts';
import { type CardLayer, type Scene, swing } from '../scene.ts';
import { creature } from '../things/animals.ts';
import { curtain, pelmet } from '../things/curtains.ts';
import { beam, LIT } from '../things/lamplight.ts';
import { inked } from '../things/pieces.ts';
import { bush } from '../things/plants.ts';
import { boxAround, type Composition, pictureLayers } from './screen-parts.ts';
import { moved, shape, stroke } from '../paper/inks.ts';

type Box = ReturnType<typeof boxAround>;

/** Where the stage begins and ends, units. */
const FLOOR = { back: 726, edge: 806 } as const;

/** Painted scenery: stars and clouds on threads, hills and trees of pasteboard, in two beams of light. */
function backdrop({ random }: Scene, target: Point): CardLayer {
  const far = 'sea.46 shade 35';
  const hill = (points: readonly Point[]) => `${smooth(points)}L680 900L-60 900Z`;
  const clouds = [
    [136, 422, 140],
    [470, 412, 150],
    [286, 366, 130],
  ] as const;
  const stars = Array.from({ length: 9 }, (_, index): Point => [
    72 + index * 52,
    [330, 380, 316, 424, 330, 410, 330, 372, 324][index] ?? 350,
  ]);
  const threads = [...clouds, ...stars].map(([x, y]) => `M${x} -20V${y - 6}`).join('');
  const trees = [
    [100, 700, 104, 128],
    [512, 704, 116, 150],
  ] as const;
  return {
    name: 'backdrop',
    travel: -10,
    sheets: [
      sky([blend('front', far, 0.3), far, blend('sky-foot', far, 0.3)]),
      paper(stroke(threads, 'cream', 1.4, { opacity: 0.6 }), 'thread'),
      ...clouds.map(([x, y, width], index) =>
        sheet(
          cloud(x, y, width, width * 0.34, random),
          blend('haze', 'cream', 0.3 + index * 0.12),
          'hung 7',
        ),
      ),
      sheet(
        stars
          .map(([x, y], index) => polygon(star(x, y, 12 + (index % 3) * 4, 6, 5, index * 20)))
          .join(''),
        LIT,
        'thing',
      ),
      ...[-40, 656].map((x) => beam([x, 60], 24, target, 230, 0.26)),
      sheet(
        hill([
          [-60, 690],
          [90, 620],
          [230, 690],
          [380, 640],
          [520, 610],
          [680, 690],
        ]),
        'sea.58 shade 30',
        'hill',
      ),
      ...trees.map(([x, y, width, height], index) =>
        sheet(bush(x, y, width, height, random), localColor('leaf', 0.5 + index * 0.08), 'hung 6'),
      ),
      sheet(
        hill([
          [-60, 728],
          [120, 700],
          [300, 730],
          [470, 694],
          [680, 736],
        ]),
        'leaf.6 shade 25',
        'hill',
      ),
    ],
  };
}

/** Boards that run toward the audience. */
function floor(): CardLayer {
  const wood = 'warm near 52';
  const gaps = Array.from({ length: 15 }, (_, index) => {
    const t = index / 14;
    return `M${mix(40, 576, t)} ${FLOOR.back}L${mix(-120, 736, t)} ${FLOOR.edge}`;
  }).join('');
  return {
    name: 'floor',
    travel: -2,
    sheets: [
      sheet(rectangle(-60, FLOOR.back, WIDTH + 120, 180), wood, 'thing'),
      paper(stroke(gaps, `${wood} ink 40`, 1.6), 'thread'),
    ],
  };
}

/** A board with bulbs around the pictures: a dark screen isn't a hole in it. */
function marquee({ left, top, width, height }: Box): CardLayer {
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
  return {
    name: 'marquee',
    travel: -4,
    sheets: [
      sheet(rectangle(x, y, w, h, 10), 'coral.64 shade 8', 'thing 6'),
      paper(shape(bulbs, LIT), 'print 2'),
    ],
  };
}

/** Shells of light along the edge of the stage, and what they light. */
function footlights(): CardLayer {
  const xs = Array.from({ length: 6 }, (_, index) => 38 + index * 108);
  const shells = xs.map((x) => polygon(arc(x, FLOOR.edge + 8, 30, 180, 360, 14))).join('');
  const grooves = xs.flatMap((x) =>
    [-60, -30, 0, 30, 60].map((turn) =>
      polyline([polar(x, FLOOR.edge + 6, 6, turn - 90), polar(x, FLOOR.edge + 6, 25, turn - 90)]),
    ),
  );
  const brass = 'straw.76 shade 5';
  return {
    name: 'footlights',
    travel: 1,
    sheets: [
      sheet(xs.map((x) => circle(x, FLOOR.edge - 20, 11)).join(''), LIT, 'print'),
      sheet(shells, brass, 'thing'),
      inked(grooves.join(''), `${brass} ink 40`, 2),
      sheet(rectangle(-60, FLOOR.edge, WIDTH + 120, 130), 'near ink 20', 'hung 6'),
      inked(`M-40 ${FLOOR.edge + 5}H660`, `${LIT} warm-deep 30`, 5),
    ],
  };
}

/** What the front row wears: long ears, a bun, a hat, round ears, pointed ears. */
const HEADDRESS = [
  'M-14 -34Q-40 -112 -14 -112Q4 -90 -2 -38ZM2 -38Q-2 -92 18 -112Q42 -108 14 -34Z',
  circle(4, -60, 20),
  `${rectangle(-54, -42, 108, 13, 6)}${rectangle(-30, -86, 60, 50, 8)}`,
  circle(-34, -34, 19) + circle(34, -34, 19),
  'M-42 -14L-40 -70L-8 -42ZM8 -42L40 -70L42 -14Z',
] as const;

/** Heads in the front row, close to the eye: the light of the stage is on their upper edge. */
function audience({ random }: Scene): CardLayer {
  const first = random.whole(0, 4);
  const heads = [-6, 128, 252, 372, 496, 624].flatMap((x, index) => {
    const y = 886 + (index % 2) * 12;
    const headdress = HEADDRESS[(index + first) % 5] ?? '';
    const color = blend('front', 'ink', index % 2 ? 0.15 : 0.4);
    const outline = `${circle(0, -4, 45)}${headdress}M-84 90Q-80 34 0 30Q80 34 84 90Z`;
    const put = (dy: number, fill: string) =>
      moved(shape(outline, fill, { isUnited: true }), { x, y: y + dy, size: 1.24 });
    return [paper([...put(-3.5, blend(color, LIT, 0.5)), ...put(0, color)], 'thing 8')];
  });
  return { name: 'audience', travel: 6, sheets: heads };
}

export const onStage: Composition = {
  room: { top: 372, foot: 766, width: 412, shift: 22, stands: true },
  draw: (scene, framed) => {
    const box = boxAround(framed);
    const middle = (box.left + box.right) / 2;
    const shadow = sheet(
      `M${box.left} ${box.bottom - 2}H${box.right}L${box.right + 34} ${box.bottom + 14}H${box.left + 40}Z`,
      'near ink 45',
      'flat',
    );
    // One curtain hangs farther over the stage: where the picture isn't.
    const side = middle > 308 ? 1 : -1;
    const perch = side > 0 ? 118 : 498;
    const walker = creature(scene, 'fox', {
      x: perch,
      y: FLOOR.edge - 6,
      height: 54,
      flip: side < 0,
    });
    return {
      layers: [
        backdrop(scene, [middle, 640]),
        floor(),
        marquee(box),
        { name: 'shadow', travel: -2, sheets: [shadow] },
        ...pictureLayers(framed),
        curtain(1, { foot: FLOOR.edge, reach: side > 0 ? 1.42 : 1.03 }),
        curtain(-1, { foot: FLOOR.edge, reach: side > 0 ? 1.03 : 1.42 }),
        pelmet(),
        footlights(),
        { name: 'fox', travel: 2, sheets: [walker] },
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
