/** What stands between the eye and a photo, whatever it shows: a tree or a post with a lantern, and plants. */
import { blend } from '../colors.ts';
import { bow, ellipse, type Point, polar, polygon } from '../paper/geometry.ts';
import { limb } from '../paper/nature.ts';
import { paint, paper, sheet } from '../paper/paper.ts';
import type { CardLayer, Scene } from '../scene.ts';
import { brassLantern } from '../things/brass-lantern.ts';
import { halo } from '../things/lamplight.ts';
import { bigLeaf, leaf, mushroom, spray, spraySheet } from '../things/plants.ts';
import { daisy } from '../things/roses.ts';
import { shape } from '../paper/inks.ts';

/** Mirrors an x for what stands at the left, side -1, or at the right. */
export const mirror =
  (side: 1 | -1) =>
  (x: number): number =>
    side < 0 ? x : 616 - x;

const barkOf = () => 'wood.4 shade 8 ink 22';

/** Many small leaves along a line, in three papers; those near the lantern are lit. */
function foliage({ random }: Scene, line: readonly Point[], spread: number, lamp: Point) {
  const green = 'leaf.44 shade 30';
  const cut = ['', '', '', ''];
  for (const [x, y] of line) {
    for (let count = 0; count < 6; count++) {
      const [px, py] = polar(x, y, spread * Math.sqrt(random.next()), random.between(0, 360));
      const isLit = Math.hypot(px - lamp[0], py - lamp[1]) < 96;
      const spot = { x: px, y: py, length: random.between(24, 40), angle: random.between(20, 160) };
      cut[isLit && count % 2 ? 3 : count % 3] += leaf(spot, 0.36);
    }
  }
  const colors = [
    `${green} ink 55`,
    `${green} ink 25`,
    green,
    blend('straw.8 shade 10', green, 0.35),
  ];
  return cut.map((d, index) => paper(shape(d, colors[index] ?? '', { isUnited: true }), 'print'));
}

/** A trunk that the card's edge crops, and a bough over the photo. */
function tree(scene: Scene, side: 1 | -1, lamp: Point) {
  const { random } = scene;
  const at = mirror(side);
  const bark = barkOf();
  const edge = (inset: number): Point[] => [
    ...bow([at(26 - inset), -60], [at(48 - inset), 320], [at(62 - inset), 560], 12),
    ...bow([at(62 - inset), 560], [at(72 - inset), 780], [at(150 - inset * 2), 944], 10),
  ];
  const shone = edge(0).slice(7, 20);
  const litEdge = polygon([
    ...shone,
    ...shone
      .map(([x, y], index): Point => [x + side * 17 * Math.sin((Math.PI * index) / 12), y])
      .reverse(),
  ]);
  const plates = (count: number, wide: number) =>
    Array.from({ length: count }, (_, index) => {
      const y = -30 + ((index + random.next()) * 930) / count;
      const x = random.between(-24, 26 + y * 0.028);
      const long = random.between(46, 104);
      return limb(
        [
          [at(x), y],
          [at(x + random.around(6)), y + long / 2],
          [at(x + 5), y + long],
        ],
        wide * random.between(0.7, 1.2),
        2,
      );
    }).join('');
  const bough: Point[] = [
    ...bow([at(30), 450], [at(64), 376], [at(118), 368], 7),
    ...bow([at(118), 368], [at(160), 360], [at(196), 372], 5).slice(1),
  ];
  const canopy = bow([at(-30), 150], [at(40), 40], [at(250), -14], 13);
  const twigs: Point[][] = [
    bow([at(92), 372], [at(112), 352], [at(146), 338], 5),
    bow([at(58), 410], [at(20), 380], [at(-30), 372], 5),
  ];
  return [
    ...foliage(scene, [...(twigs[1] ?? []), ...bough.slice(5)], 34, lamp).slice(0, 2),
    paper(
      shape(limb(bough, 30, 6) + twigs.map((twig) => limb(twig, 10, 3)).join(''), bark, {
        isUnited: true,
      }),
      'hung',
    ),
    sheet(polygon([[at(-60), -60], ...edge(0), [at(-60), 944]]), bark, 'hill 14'),
    paper(shape(plates(26, 13), `${bark} ink 42`), 'glued'),
    paper(shape(plates(16, 11), `${bark} warm 20`), 'thing 1'),
    sheet(litEdge, `${bark} warm 62`, 'glued'),
    sheet(ellipse(at(22), 640, 17, 25), `${bark} ink 70`, 'glued'),
    ...foliage(scene, [...bough.slice(2), ...(twigs[0] ?? [])], 24, lamp),
    ...foliage(scene, canopy, 40, lamp),
  ];
}

/** A crooked post at the edge, with a climbing plant. */
function post(scene: Scene, side: 1 | -1, lamp: Point) {
  const { random } = scene;
  const at = mirror(side);
  const bark = barkOf();
  const line: Point[] = [
    [at(40), 944],
    [at(34), 720],
    [at(44), 520],
    ...bow([at(46), 440], [at(52), 356], [at(100), 360], 6),
    ...bow([at(100), 360], [at(124), 362], [at(116), lamp[1] + 4], 4).slice(1),
  ];
  const sprays = [880, 790, 700, 610, 520].map((y, index) =>
    spray(
      { x: at(40), y, length: 118 - index * 9, angle: index % 2 ? -58 : -122 },
      index % 2 ? 40 : -40,
      random,
      0.27,
    ),
  );
  const climbing = line.slice(1, 8).map(([x, y]): Point => [x, y + 12]);
  return [
    spraySheet(sprays.join(''), 'leaf.42 shade 20 ink 30', 6),
    sheet(limb(line, 28, 10), bark, 'hung'),
    ...foliage(scene, climbing, 26, lamp),
  ];
}

/** A tree or a post at one edge, a lantern that hangs from it, and the light around it. */
export function lanternSide(scene: Scene, side: 1 | -1): CardLayer[] {
  const { random } = scene;
  const isTree = random.chance(0.6);
  const lamp: Point = [mirror(side)(isTree ? 124 : 116), isTree ? 412 : 396];
  const hanging = isTree ? 368 : 366;
  const glow = 'straw.88 shade 5';
  return [
    {
      name: 'glow',
      travel: -2,
      sheets: [
        halo(lamp[0], lamp[1] + 76, 104, glow),
        paint([
          ...shape(ellipse(lamp[0] - side * 40, 858, 190, 40), glow, { opacity: 0.16 }),
          ...shape(ellipse(lamp[0] - side * 40, 860, 120, 24), glow, { opacity: 0.2 }),
        ]),
      ],
    },
    { name: 'side', travel: 3, sheets: isTree ? tree(scene, side, lamp) : post(scene, side, lamp) },
    {
      name: 'lantern',
      travel: 3,
      sheets: [
        paper(shape(`M${lamp[0] - 1.5} ${hanging}h3V${lamp[1]}h-3Z`, 'ink'), 'print 2'),
        ...brassLantern(scene, lamp[0], lamp[1]),
      ],
    },
  ];
}

/** Sprays and leaves so close that the card's edge crops them, and toadstools under them. */
export function undergrowth(scene: Scene, side: 1 | -1): CardLayer {
  const { random } = scene;
  const at = mirror(side);
  const green = 'leaf.42 shade 20';
  const lean = (angle: number) => (side < 0 ? angle : 180 - angle);
  const fronds = [-104, -78, -54, -30].map((angle, index) =>
    spray(
      { x: at(-4 + index * 14), y: 930, length: 310 - index * 44, angle: lean(angle) },
      -side * 34,
      random,
      0.27,
    ),
  );
  const isSpray = random.chance(0.55);
  const leaves = [-97, -46, -72].map((angle, index) =>
    bigLeaf(
      { x: at(2 + index * 14), y: 928, length: 350 - index * 62, angle: lean(angle) },
      blend(green, 'ink', 0.5 - index * 0.2),
      0.28,
    ),
  );
  return {
    name: 'undergrowth',
    travel: 8,
    sheets: [
      ...(isSpray
        ? [
            spraySheet(fronds[0] ?? '', `${green} ink 60`, 12),
            spraySheet((fronds[1] ?? '') + (fronds[3] ?? ''), `${green} ink 34`, 10),
            spraySheet(fronds[2] ?? '', green, 10),
          ]
        : [
            ...leaves,
            daisy('cream', 'warm', at(74), 742, 40),
            daisy('warm', 'warm-deep', at(30), 664, 34),
          ]),
      ...mushroom(at(132), 884, 1.5, 'warm-deep', 'cream'),
      ...mushroom(at(172), 886, 0.9, 'warm', 'cream'),
    ],
  };
}
