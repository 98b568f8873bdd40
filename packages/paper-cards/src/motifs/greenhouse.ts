/** The inside of a long glasshouse, from its open front; leaves and a watering can close to the eye. */
import { blend, localColor } from '../colors.ts';
import type { SkyName } from '../names.ts';
import { arc, circle, polygon } from '../paper/geometry.ts';
import { laceEdge } from '../paper/lace.ts';
import { below, ridge } from '../paper/nature.ts';
import { paper, sheet } from '../paper/paper.ts';
import { type Part, type Scene, swing } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { EYE, floor, glazing, onArch, onFloor, outline, VAULT } from '../stage/glass-vault.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { cat } from '../things/cat.ts';
import { basket, pot, wateringCan } from '../things/garden-things.ts';
import { inked, lines } from '../things/pieces.ts';
import { bigLeaf, flower, leaf, spray, spraySheet } from '../things/plants.ts';
import { shape } from '../paper/inks.ts';

/** What grows in the beds, from the back to the front: each plant is larger and darker than the one behind. */
function beds(scene: Scene) {
  const { random } = scene;
  const blooms = ['cream', 'warm-deep', 'wine.66'];
  return [0.42, 0.6, 0.86].flatMap((depth, step) =>
    [-1, 1].flatMap((side) => {
      const [x, y] = onFloor(depth, side * 0.62);
      const tone = (lightness: number) => localColor('leaf', lightness - step * 0.09);
      const tall = 190 * depth;
      const palm = [-168, -138, -112, -90, -68, -42, -12]
        .map((angle) =>
          spray(
            { x, y: y - tall, length: tall * 0.6, angle: angle + random.around(5) },
            angle < -90 ? -36 : 36,
            random,
            0.26,
          ),
        )
        .join('');
      const isPalm = step % 2 === (side > 0 ? 1 : 0);
      const clump = [-136, -112, -90, -66, -42].map((angle, index) =>
        bigLeaf(
          { x, y, length: tall * (1 - 0.16 * (index % 2)), angle: angle + random.around(6) },
          tone(index % 2 ? 0.64 : 0.56),
          0.24,
        ),
      );
      return [
        ...(isPalm
          ? [
              inked(
                lines([
                  [x, y],
                  [x, y - tall],
                ]),
                'wood.42 shade 22',
                13 * depth,
                3,
              ),
              spraySheet(palm, tone(0.6), 4),
            ]
          : clump),
        flower(
          x + side * 6,
          y - tall * (isPalm ? 0.3 : 0.66),
          30 * depth,
          blooms[step % 3] ?? '',
          'warm',
          step * 14,
        ),
        flower(
          x - side * 50 * depth,
          y - 16 * depth,
          20 * depth,
          blooms[(step + 1) % 3] ?? '',
          'warm',
          20,
        ),
      ];
    }),
  );
}

/** Leaves at both sides, cropped by the frame, and what the gardener left. */
function nearest() {
  const tone = (lightness: number) => localColor('leaf', lightness);
  const leaves = [
    [-30, 900, 290, -74, 0.32],
    [-24, 910, 230, -48, 0.44],
    [-20, 912, 170, -20, 0.38],
    [650, 900, 260, -110, 0.34],
    [648, 910, 200, -138, 0.46],
    [640, 914, 150, -164, 0.4],
  ] as const;
  const coral = 'coral.6 shade 4';
  return [
    ...[-128, -104, -78, -54].map((angle) =>
      bigLeaf({ x: 150, y: 820, length: 82, angle }, tone(0.5), 0.24),
    ),
    ...pot(150, 884, 1.25, coral),
    flower(146, 792, 24, 'cream', 'warm', 10),
    ...wateringCan(446, 884, 'accent'),
    ...leaves.map(([x, y, length, angle, lightness]) =>
      bigLeaf({ x, y, length, angle }, tone(lightness), 0.27),
    ),
  ];
}

export function greenhouse(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const isNight = palette.daytime === 'night';
  const sun = { x: 532, y: 420, radius: 96 };
  const [far] = horizon(scene, random.pick(['orchard', 'hills']), 664).layers;
  const glass = isNight ? 'warm haze 30' : 'sea.8 cream 34';
  const bars = blend('cream', glass, 0.14);
  const crest = arc(EYE.x, EYE.y - VAULT.rise, VAULT.radius + 3, 356, 184, 60);
  const [bx, by] = [206, 486];
  const wing = (angle: number, length: number) => leaf({ x: bx, y: by, length, angle }, 0.42);
  const hung = (depth: number, angle: number, cord: number) => {
    const [x, y] = onArch(depth, angle);
    return basket(x, y, cord, depth);
  };
  const front = polygon([...outline(1, -0.02), ...outline(1, 0.03).reverse()]);
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      { name: 'disc', travel: -9, sheets: disc(scene, isNight ? 'moon' : 'sun', sun) },
      ...(far ? [far] : []),
      {
        name: 'inside',
        travel: -4,
        sheets: [
          paper(shape(laceEdge([...crest], { pitch: 38, depth: 30 }), 'cream'), 'print'),
          ...glazing(glass, bars),
          ...floor(),
          sheet(cat(302, onFloor(0.62, 0)[1], 1.7), 'ink', 'thing'),
          ...beds(scene),
          ...hung(0.57, 248, 22),
          ...hung(0.75, 296, 30),
        ],
      },
      {
        name: 'butterfly',
        travel: -2,
        sheets: [
          paper(
            shape(wing(-150, 30) + wing(-30, 30) + wing(150, 22) + wing(30, 22), 'warm-deep', {
              isUnited: true,
            }),
            'print',
          ),
          inked(`M${bx} ${by - 8}v20`, 'ink', 3),
        ],
      },
      {
        name: 'house',
        travel: -2,
        sheets: [
          sheet(front, 'cream', 'thing 8'),
          sheet(circle(EYE.x, 354, 24) + circle(EYE.x, 354, 10), 'cream', 'thing'),
        ],
      },
      {
        name: 'near',
        travel: 4,
        sheets: [
          sheet(below(ridge({ y: 866, swing: 6, humps: 1.4, seed: 8 }), 935), 'front', 'hill'),
          ...nearest(),
        ],
      },
    ],
    life: [swing({ layer: 'butterfly', origin: [bx, by + 90], by: 6, seconds: 3.4, swings: 3 })],
  };
}
