/** Screenshots on an easel under a tree, beside flowers; a robin sits on top. */
import type { Point } from '../../paper/geometry.ts';
import { limb } from '../../paper/nature.ts';
import { sheet } from '../../paper/paper.ts';
import { blend } from '../../paper/svg.ts';
import type { Palette } from '../palette.ts';
import { type CardLayer, joinParts, type Scene, turn } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { front } from '../stage/fronts.ts';
import { horizon } from '../stage/horizons.ts';
import { localColor } from '../stage/local-colors.ts';
import { type Center, skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { flowerBed } from '../things/flower-bed.ts';
import { canopy, type Lobe } from '../things/great-tree.ts';
import { paintBucket } from '../things/workshop.ts';
import { pointOn } from './frames.ts';
import { clip, stand } from './holders.ts';
import { boxAround, type Composition, layerOf, pictureLayers, travelOf } from './screen-parts.ts';

/** Below the edge of the sheet under the text, units. */
const FOOT = 905;

/** Whatever the card's hue, leaves have something of their own. */
const leafColor = (palette: Palette) => localColor(palette, 'leaf', 0.5, 0.06);

/** A tree cropped by the frame: the picture stands in its shade. */
function tree(scene: Scene, side: 1 | -1): CardLayer {
  const { palette } = scene;
  const at = (x: number) => 308 + side * (x - 308);
  const bark = blend(localColor(palette, 'wood', 0.4), palette.ink, 0.2);
  const lobes = (
    [
      [20, 300, 96, 74],
      [-20, 206, 110, 92],
      [60, -8, 150, 84],
      [-10, 78, 132, 104],
      [160, -40, 120, 62],
      [8, 344, 66, 44],
    ] as const
  ).map(([x, y, rx, ry]): Lobe => [at(x), y, rx, ry]);
  const line = (points: readonly Point[]) => points.map(([x, y]): Point => [at(x), y]);
  return {
    name: 'tree',
    travel: -3,
    sheets: [
      sheet(
        limb(
          line([
            [6, 930],
            [2, 700],
            [14, 500],
            [2, 320],
            [10, 120],
          ]),
          66,
          30,
        ) +
          limb(
            line([
              [10, 470],
              [66, 380],
              [84, 300],
            ]),
            26,
            12,
          ),
        bark,
        { lift: 8, rough: 1.2, rim: 0.55 },
      ),
      ...canopy(
        scene,
        lobes,
        blend(leafColor(palette), palette.ink, 0.4),
        blend(leafColor(palette), palette.warm, 0.14),
      ),
    ],
  };
}

export const onEasel: Composition = {
  room: { top: 352, foot: 772, stands: true },
  draw: (scene, framed) => {
    const { palette, random } = scene;
    const [lead] = framed;
    const { top } = boxAround(framed);
    const side = random.chance(0.5) ? 1 : -1;
    const at = (x: number) => 308 + side * (x - 308);
    // Low over the hills, beside the title.
    const center: Center = { x: at(468), y: top - 34, radius: 74 };
    const night = palette.daytime === 'night';
    const sky = night
      ? random.pick(['stars', 'banks'] as const)
      : random.pick(['clouds', 'bands', 'rays'] as const);
    const pictures = pictureLayers(framed, ({ kind, place, sheets, index, inFront }) => {
      if (inFront || (index > 0 && kind === 'phone')) return sheets;
      const easel = index ? clip(scene, place) : stand(scene, place, FOOT);
      return [...easel.behind, ...sheets, ...easel.before];
    });
    const [x, y] = pointOn(lead.place, 0.3, -0.5);
    const robin = creature(scene, 'robin', { x, y: y + 3, height: 46, flip: true });
    return joinParts([
      {
        layers: [
          ...skyLayers(scene, sky, center),
          { name: 'disc', travel: -8, sheets: disc(scene, 'sun', center) },
          ...horizon(scene, random.pick(['hills', 'forest']), 640).layers,
          tree(scene, side),
          ...pictures,
          { name: 'robin', travel: travelOf(lead), sheets: [robin] },
          { name: 'paint', travel: 0, sheets: paintBucket(scene, at(150), 872, 66) },
        ],
        life: [
          turn({
            layer: 'robin',
            by: -12,
            origin: [x, y],
            at: 1,
            seconds: 0.35,
            hold: 0.5,
            times: 2,
          }),
          turn({
            layer: layerOf(lead),
            by: 0.5,
            origin: [308, FOOT],
            at: 2.4,
            seconds: 0.4,
            hold: 0.2,
          }),
        ],
      },
      front(scene, 'meadow'),
      { layers: [flowerBed(scene, { side, y: 890, green: leafColor(palette) })] },
    ]);
  },
};
