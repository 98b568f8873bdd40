/** A photo as a print with paper corners, in a landscape. */
import { circle, polygon } from '../../paper/geometry.ts';
import { laceRing } from '../../paper/lace.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, shape } from '../../paper/svg.ts';
import { frame, pointOn } from '../screens/frames.ts';
import { front, groundPart } from '../stage/fronts.ts';
import { near } from '../stage/nearest.ts';
import { photoCorners, tape } from '../screens/holders.ts';
import { horizon } from '../stage/horizons.ts';
import { joinParts } from '../scene.ts';
import { scallops } from '../stage/discs.ts';
import { skyLayers } from '../stage/skies.ts';
import type { Draw } from './photo-parts.ts';

/** A turned rectangle. */
function pathOf(place: {
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
}): string {
  return polygon(
    (
      [
        [-0.5, -0.5],
        [0.5, -0.5],
        [0.5, 0.5],
        [-0.5, 0.5],
      ] as const
    ).map(([across, down]) => pointOn(place, across, down)),
  );
}

/** A print with paper corners on the stage, under tape or a pin. */
export const mounted: Draw = (scene, picture, focus) => {
  const { palette, random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const aspect = Math.max(0.8, Math.min(1.45, picture.width / picture.height));
  const width = aspect > 1.1 ? 446 : 366;
  const place = {
    x: 308,
    y: 578,
    width,
    height: (width - 28) / aspect + 48,
    turn: side * random.between(2, 4),
  };
  const center = { x: 308 - side * 60, y: 500, radius: 250 };
  const land = horizon(scene, random.pick(['hills', 'forest', 'mountains', 'orchard']), 680);
  const { sheets, use } = frame(
    scene,
    { index: 0, picture, kind: 'print', place, inFront: false },
    focus,
  );
  const mat = {
    ...place,
    width: place.width + 44,
    height: place.height + 44,
    turn: place.turn - side * 5,
  };
  return {
    uses: [use],
    ...joinParts([
      {
        layers: [
          ...skyLayers(
            scene,
            random.pick(
              palette.daytime === 'night' ? ['stars', 'banks'] : ['rays', 'banks', 'clouds'],
            ),
            center,
          ),
          {
            name: 'disc',
            travel: -8,
            sheets: [
              sheet(
                scallops(center.x, center.y, 268, 30),
                blend(palette.haze, palette.cream, 0.3),
                { lift: 6, rough: 0.6 },
              ),
              paper(
                shape(
                  circle(center.x, center.y, 226) +
                    circle(center.x, center.y, 220) +
                    laceRing(center.x, center.y, 218, { pitch: 38, depth: -30 }),
                  palette.cream,
                ),
                { lift: 1.4, rough: 0, rim: 0.4, shade: 0.35 },
              ),
            ],
          },
          ...land.layers,
          {
            name: 'hero',
            travel: -1,
            sheets: [
              paper(shape(pathOf(mat), palette.near), { lift: 8, rough: 1, rim: 0.5, shade: 0.5 }),
              ...sheets,
              ...photoCorners(
                scene,
                { ...place, width: place.width, height: place.height },
                46,
                palette.warmDeep,
              ),
              tape(scene, pointOn(place, 0, -0.5), place.turn + side * 3, palette.warm, 120),
            ],
          },
        ],
      },
      front(scene, random.pick(['leaves', 'meadow', 'hedge'])),
      near(scene, random.pick(['twig', 'frond']), side),
      groundPart(scene),
    ]),
  };
};
