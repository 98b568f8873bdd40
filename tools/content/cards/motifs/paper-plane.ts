/** A folded paper plane that loops over the land; its trail is a row of stitches. */
import type { SkyName } from '../../../../app/content/schema.ts';
import { polygon, type Point } from '../../paper/geometry.ts';
import { stitches } from '../../paper/lace.ts';
import { cloud, heightAt } from '../../paper/nature.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, moved, shape } from '../../paper/svg.ts';
import { creature } from '../things/animals.ts';
import { horizon } from '../stage/horizons.ts';
import { glide, type Part, type Scene } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { skyLayers } from '../stage/skies.ts';

/** A loop, from beyond the frame to the plane's tail. */
function trail(at: (x: number) => number): Point[] {
  const line: Point[] = [];
  for (let step = 0; step <= 40; step++) {
    const t = step / 40;
    line.push([at(-50 + t * 236), 706 - 64 * Math.sin(t * 2.4)]);
  }
  for (let step = 1; step <= 40; step++) {
    const angle = Math.PI * (0.62 - 2.02 * (step / 40));
    line.push([at(214 + 84 * Math.cos(angle) + step * 0.9), 590 + 84 * Math.sin(angle)]);
  }
  for (let step = 1; step <= 16; step++)
    line.push([at(272 + step * 4.6), 644 - step * 3.2 - step * step * 0.18]);
  return line;
}

export function paperPlane(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at = (x: number) => 308 + side * (x - 308);
  const put = (points: readonly Point[], color: string, lift: number) =>
    paper(
      moved(shape(polygon(points), color), {
        x: at(388),
        y: 490,
        turn: side * -17,
        flip: side < 0,
        size: 1.52,
      }),
      { lift, rough: 0.5, rim: 0.7, shade: 0.5 },
    );
  const white = palette.cream;
  // Nose to the right; the near wing in front, the keel below.
  const folded = [
    put(
      [
        [112, -12],
        [-94, -78],
        [-58, -14],
      ],
      blend(white, palette.light, 0.5),
      12,
    ),
    put(
      [
        [112, -12],
        [-58, -14],
        [-44, 26],
      ],
      blend(palette.deep, palette.light, 0.35),
      4,
    ),
    put(
      [
        [112, -12],
        [-44, 26],
        [-62, 44],
        [-66, -6],
      ],
      blend(white, palette.deep, 0.34),
      4,
    ),
    put(
      [
        [112, -12],
        [-66, -6],
        [-128, 46],
      ],
      white,
      6,
    ),
    put(
      [
        [112, -12],
        [-96, 19],
        [-128, 46],
      ],
      blend(white, palette.light, 0.35),
      0.8,
    ),
    put(
      [
        [60, -8.5],
        [30, -9],
        [14, 3],
        [42, -1],
      ],
      palette.warmDeep,
      0.6,
    ),
  ];
  const land = horizon(
    scene,
    random.pick(['forest', 'mountains', 'orchard', 'hills', 'roofs']),
    700,
  );
  const sun = { x: at(190), y: 470, radius: 122 };
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      {
        name: 'disc',
        travel: -9,
        sheets: disc(scene, 'scalloped', sun),
      },
      {
        name: 'clouds',
        travel: -8,
        sheets: [
          sheet(cloud(at(566), 616, 280, 72, random), blend(palette.haze, palette.cream, 0.45), {
            lift: 7,
            rough: 0.8,
          }),
        ],
      },
      ...land.layers,
      {
        name: 'trail',
        travel: -2,
        sheets: [
          paper(stitches(trail(at), { color: white, width: 3, stitch: 13, gap: 9 }), {
            lift: 1.4,
            rough: 0,
            rim: 0.4,
            shade: 0.4,
          }),
        ],
      },
      { name: 'plane', travel: 0, sheets: folded },
      {
        name: 'finder',
        travel: -4,
        sheets: [
          creature(
            scene,
            'fox',
            { x: at(470), y: heightAt(land.edge, at(470)) + 7, height: 44, flip: side > 0 },
            blend(palette.ink, palette.deep, 0.25),
          ),
        ],
      },
      {
        name: 'near-cloud',
        travel: 3,
        sheets: [
          sheet(cloud(at(18), 806, 290, 86, random), blend(palette.cream, palette.haze, 0.3), {
            lift: 11,
            rough: 0.8,
          }),
        ],
      },
    ],
    life: [
      glide({ layer: 'plane', by: [side * 16, -9], tilt: side * -2, seconds: 2.4, hold: 0.6 }),
    ],
  };
}
