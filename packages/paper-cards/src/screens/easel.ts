/** Screenshots on an easel in the fields, under a painter's parasol; a robin sits on top. */
import { arc, circle, type Point, polygon } from '../paper/geometry.ts';
import { moved, shape, stroke } from '../paper/inks.ts';
import { laceEdge } from '../paper/lace.ts';
import { paper, sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { joinParts, layer, swing, turn } from '../scene.ts';
import { front } from '../stage/fronts.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { type Framed, type Place, pointOn } from './frames.ts';
import { held } from './holders.ts';
import {
  type Composition,
  facing,
  layerOf,
  pictureLayers,
  type Side,
  travelOf,
} from './screen-parts.ts';

/** Below the edge of the sheet under the text, units. */
const FOOT = 905;
const WOOD = 'warm near 42';

/** The legs of an easel behind a picture. */
function legs(place: Place) {
  const [x, y] = pointOn(place, 0, -0.5);
  const leg = (top: number, from: number, to: number, half: number) =>
    polygon([
      [from - half, y - top],
      [from + half, y - top],
      [to + half, FOOT],
      [to - half, FOOT],
    ]);
  const reach = place.width * 0.36;
  return [
    sheet(leg(44, x, x + 8, 7.5), `${WOOD} ink 30`, 'thing'),
    sheet(leg(50, x - 12, x - reach, 8.5) + leg(50, x + 12, x + reach, 8.5), WOOD, 'hung 6'),
    sheet(circle(x, y - 40, 15), `${WOOD} ink 30`, 'thing'),
    sheet(circle(x, y - 40, 5), 'cream', 'print 2'),
  ];
}

/** The ledge of an easel, under a picture. */
function ledge(place: Place) {
  const [[ax, ay], [bx, by]] = [pointOn(place, -0.5, 0.5), pointOn(place, 0.5, 0.5)];
  const board = polygon([
    [ax - 12, ay - 7],
    [bx + 12, by - 7],
    [bx + 12, by + 9],
    [ax - 12, ay + 9],
  ]);
  return sheet(board, `${WOOD} cream 12`, 'thing 6');
}

/** A picture on the easel, with a loose corner below the parasol; others are clipped behind it. */
function onStand(side: Side, picture: Framed) {
  const { kind, place, sheets, index, inFront } = picture;
  if (inFront || (index > 0 && kind === 'phone')) return sheets;
  if (index) return held('clip', picture);
  const isPage = kind === 'browser' || kind === 'print';
  const corner = pointOn(place, side * 0.5, -0.5);
  const curl = thing('curled-corner', ...corner, { turn: place.turn, flip: side < 0 });
  return [...legs(place), ...sheets, ...(isPage ? curl : []), ledge(place)];
}

/** A parasol with a fringe of lace on a pole. */
function parasol(x: number, side: Side) {
  const lying = { x, y: 470, turn: side * 9 };
  const rim = arc(0, 0, 236, 180, 0, 8).map(([rx, ry]): Point => [rx, ry / 10]);
  const fringe = laceEdge(rim, { pitch: 30, depth: 30 });
  return [
    paper(moved(stroke('M0 -160V470', 'wood.62 shade 10', 10), lying), 'thing 6'),
    paper(moved(shape(fringe, 'cream'), lying), 'print'),
    ...thing('parasol', x, 470, { turn: side * 9, flip: side < 0 }),
  ];
}

export const onEasel: Composition = {
  room: { top: 376, foot: 772, stands: true, phoneFoot: 866 },
  draw: (scene, framed) => {
    const { palette, random } = scene;
    const [lead] = framed;
    // The paints are where no phone is, below the beginning of a page.
    const side = framed.some(({ inFront }) => inFront) || random.chance(0.5) ? 1 : -1;
    const { at, put } = facing(side);
    const perch = pointOn(lead.place, side * -0.3, -0.5);
    const animal = { x: perch[0], y: perch[1] + 3, height: 50, flip: true };
    const sky = palette.daytime === 'night' ? 'stars' : 'clouds';
    const far = horizon(scene, random.pick(['mountains', 'hills', 'forest']), 640);
    const moves = { seconds: 0.35, hold: 0.5 };
    return joinParts([
      {
        layers: [
          ...skyLayers(scene, sky, { x: at(20), y: 520, radius: 60 }),
          layer('sun', -9, put('low-sun', 34, 520)),
          ...far.layers.slice(0, 1),
          layer('fields', -4, put('striped-fields')),
          layer('parasol', -3, parasol(at(440), side)),
          ...pictureLayers(framed, (picture) => onStand(side, picture)),
          layer('robin', travelOf(lead), hiddenAnimal(scene, 'perch', animal)),
        ],
        life: [
          turn({ layer: 'robin', by: -12, origin: perch, at: 1, times: 2, ...moves }),
          turn({ layer: layerOf(lead), by: 0.5, origin: [308, FOOT], at: 2.4, ...moves }),
        ],
      },
      front(scene, 'meadow'),
      {
        layers: [
          layer('paint', 5, put('paint-box', 0, 892), put('brush-jar', 208, 896)),
          layer('poppies', 7, put('poppies')),
        ],
        life: [swing({ layer: 'poppies', origin: [at(640), 930], by: 1.4, seconds: 4.4 })],
      },
    ]);
  },
};
