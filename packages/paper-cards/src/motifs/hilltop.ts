/** A great tree on a hill, with a house in it; sheep graze on the terraces below. */
import { blend } from '../colors.ts';
import type { SkyName } from '../names.ts';
import { polar } from '../paper/geometry.ts';
import { laceEdge } from '../paper/lace.ts';
import { below, heightAt, ridge } from '../paper/land.ts';
import { crown, grass } from '../paper/nature.ts';
import { sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { layer, type Part, type Scene, swing } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { flower, leaf, spraySheet } from '../things/plants.ts';

const RED = 'coral.55 shade 5';
const GOLD = 'straw.82';
const SUN = { x: 120, y: 408, radius: 118 };

/** A part of the tree's crown: its middle and its radii. */
type Lobe = readonly [x: number, y: number, rx: number, ry: number];

/** Behind the house, the farthest first. */
const BACK: readonly Lobe[] = [
  [90, 560, 150, 74],
  [540, 552, 150, 76],
  [308, 470, 270, 110],
  [40, 492, 124, 88],
  [590, 486, 124, 90],
  [170, 424, 150, 76],
  [446, 420, 156, 78],
  [300, 396, 150, 62],
];
/** Before it. */
const FRONT: readonly Lobe[] = [
  [470, 560, 96, 44],
  [128, 566, 92, 42],
  [420, 500, 66, 34],
  [196, 506, 70, 36],
];

/** Parts of the crown with loose leaves on them, from a dark color to a light one. */
const canopy = ({ random }: Scene, lobes: readonly Lobe[], from: string) =>
  lobes.flatMap(([x, y, rx, ry], index) => {
    const color = blend(from, GOLD, index / (lobes.length - 1));
    let [dark, light] = ['', ''];
    for (let count = Math.round((rx * ry) / 150); count > 0; count--) {
      const [dx, dy] = polar(0, 0, Math.sqrt(random.next()) * 0.92, random.between(0, 360));
      const spot = { x: x + dx * rx, y: y + dy * ry, length: random.between(17, 30) };
      const d = leaf({ ...spot, angle: random.between(20, 160) }, 0.34);
      // The lower ones are in the shade.
      if (dy + random.around(0.5) > 0) dark += d;
      else light += d;
    }
    return [
      sheet(crown(x, y, rx, ry, random, 17), color, 'hung 7'),
      spraySheet(dark, blend(color, from, 0.42), 2),
      spraySheet(light, blend(color, GOLD, 0.42), 2),
    ];
  });

export function hilltop(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const [far] = horizon(scene, random.pick(['mountains', 'forest', 'hills']), 676).layers;
  const near = ridge({ y: 874, swing: 12, humps: 1.3, seed: 51, slope: -46 });
  const animal = { x: 190, y: heightAt(near, 190) + 4, height: 56 };
  return {
    layers: [
      ...skyLayers(scene, sky, SUN),
      layer('disc', -9, disc(scene, palette.daytime === 'night' ? 'moon' : 'sun', SUN)),
      layer(
        'far',
        -7,
        far?.sheets ?? [],
        thing('hut-on-hill', 0, 0),
        thing('sheep', 512, 796, { size: 0.7, flip: true }),
      ),
      layer('tree', -4, canopy(scene, BACK, `${RED} ink 30`), thing('great-trunk', 308, 832)),
      layer('seat', -3, thing('swing-seat', 98, 580)),
      layer(
        'house',
        -3,
        sheet(laceEdge('184,674 432,674', { pitch: 31, depth: 26 }), 'cream', 'print'),
        thing('tree-house', 308, 664),
        hiddenAnimal(scene, 'perch', { x: 202, y: 662, height: 46 }),
      ),
      layer(
        'leaves',
        -2,
        canopy(scene, FRONT, RED),
        thing('tree-lantern', 506, 642),
        thing('tree-lantern', 450, 670),
      ),
      layer(
        'hill',
        -1,
        thing('hill-terraces', 0, 0),
        thing('sheep', 476, 842, { size: 1.15 }),
        thing('sheep', 92, 819, { flip: true }),
      ),
      layer(
        'near',
        4,
        hiddenAnimal(scene, 'ground', animal),
        spraySheet(grass(near, -40, 660, 44, random), 'leaf.34 shade 22', 4),
        flower(588, 822, 26, 'cream', GOLD, 10),
        flower(540, 838, 20, RED, 'cream', 30),
        flower(612, 872, 22, 'accent', 'cream', 0),
        flower(24, 858, 24, 'cream', RED, 20),
        sheet(below(near, 935), 'leaf.44 shade 22 near 14', 'hung 7'),
      ),
    ],
    life: [swing({ layer: 'seat', origin: [98, 580], by: 9, seconds: 4.6, swings: 5 })],
  };
}
