/** Screenshots on an easel in the fields, under a painter's parasol; a robin sits on top. */
import { blend, localColor } from '../colors.ts';
import { circle, mix, type Point, polygon } from '../paper/geometry.ts';
import { sheet } from '../paper/paper.ts';
import { type CardLayer, joinParts, type Mirror, swing, turn } from '../scene.ts';
import { front } from '../stage/fronts.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature } from '../things/animals.ts';
import { LIT } from '../things/lamplight.ts';
import { brushJar, paintBox, parasol } from '../things/painter-things.ts';
import { bigLeaf, flower } from '../things/plants.ts';
import { curledCorner } from './curled-corner.ts';
import { type Framed, pointOn } from './frames.ts';
import { clip, stand } from './holders.ts';
import { type Composition, layerOf, pictureLayers, travelOf } from './screen-parts.ts';

/** Below the edge of the sheet under the text, units. */
const FOOT = 905;

/** A low sun that the frame crops: each ring is a little paler. */
function lowSun(x: number): CardLayer {
  const rings = [190, 138, 94].map((radius, index) =>
    sheet(circle(x, 520, radius), blend('sky-foot', LIT, 0.12 + index * 0.2), 'far'),
  );
  return {
    name: 'sun',
    travel: -9,
    sheets: [...rings, sheet(circle(x, 520, 60), LIT, 'thing')],
  };
}

/** Strips of fields that run to a point at the horizon. */
function fields(at: Mirror): CardLayer {
  const end: Point = [at(150), 700];
  const strip = (from: number, to: number) =>
    polygon([
      [mix(end[0], at(from), 0.12), mix(end[1], 940, 0.12)],
      [at(from), 940],
      [at(to), 940],
      [mix(end[0], at(to), 0.12), mix(end[1], 940, 0.12)],
    ]);
  const colors = ['leaf.56 shade 20', 'straw.74 shade 16', 'leaf.47 shade 25', 'coral.6 shade 30'];
  return {
    name: 'fields',
    travel: -4,
    sheets: Array.from({ length: 9 }, (_, index) =>
      sheet(
        strip(-420 + index * 170, -420 + (index + 1) * 170),
        colors[index % 4] ?? '',
        'thing 2',
      ),
    ),
  };
}

/** Poppies and leaves close to the eye, cropped by the frame. */
function poppies(at: Mirror): CardLayer {
  const leafOf = (x: number, length: number, angle: number, lightness: number) =>
    bigLeaf(
      { x: at(x), y: 930, length, angle: at(1) < at(0) ? 180 - angle : angle },
      localColor('leaf', lightness, 0.22),
      0.24,
    );
  const red = 'coral.66';
  return {
    name: 'poppies',
    travel: 7,
    sheets: [
      leafOf(640, 260, -108, 0.4),
      leafOf(650, 190, -134, 0.5),
      flower(at(602), 700, 46, red, 'ink', 12),
      leafOf(628, 150, -92, 0.46),
      flower(at(566), 812, 34, `${red} cream 25`, 'ink', 40),
    ],
  };
}

/** The picture on the easel, with a loose corner below the parasol. */
function onStand(side: 1 | -1, { kind, place, sheets, index, inFront }: Framed) {
  if (inFront || (index > 0 && kind === 'phone')) return sheets;
  const easel = index ? clip(place) : stand(place, FOOT);
  const corner =
    index || kind === 'phone' || kind === 'tablet'
      ? []
      : curledCorner(place, side, 'wood.5 shade 22');
  return [...easel.behind, ...sheets, ...corner, ...easel.before];
}

export const onEasel: Composition = {
  room: { top: 376, foot: 772, stands: true, phoneFoot: 866 },
  draw: (scene, framed) => {
    const { palette, random } = scene;
    const [lead] = framed;
    // The paints are where no phone is, below the beginning of a page.
    const side = framed.some(({ inFront }) => inFront) || random.chance(0.5) ? 1 : -1;
    const at: Mirror = (x) => 308 + side * (x - 308);
    const night = palette.daytime === 'night';
    const sky = night ? 'stars' : 'clouds';
    const [x, y] = pointOn(lead.place, side * -0.3, -0.5);
    const robin = creature(scene, 'robin', { x, y: y + 3, height: 50, flip: true });
    const shelter = { x: at(440), y: 470, turn: side * 9, reach: 236, foot: 470 };
    return joinParts([
      {
        layers: [
          ...skyLayers(scene, sky, { x: at(20), y: 520, radius: 60 }),
          lowSun(at(34)),
          ...horizon(scene, random.pick(['mountains', 'hills', 'forest']), 640).layers.slice(0, 1),
          fields(at),
          { name: 'parasol', travel: -3, sheets: parasol(shelter) },
          ...pictureLayers(framed, (picture) => onStand(side, picture)),
          { name: 'robin', travel: travelOf(lead), sheets: [robin] },
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
      {
        layers: [
          {
            name: 'paint',
            travel: 5,
            sheets: [...paintBox(892, at), ...brushJar(at(208), 896)],
          },
          poppies(at),
        ],
        life: [swing({ layer: 'poppies', origin: [at(640), 930], by: 1.4, seconds: 4.4 })],
      },
    ]);
  },
};
