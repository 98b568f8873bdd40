/** Screenshots on an easel in the fields, under a painter's parasol; a robin sits on top. */
import { rectangle } from '../paper/geometry.ts';
import { moved, shape } from '../paper/inks.ts';
import { paper } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { joinParts, layer, swing, turn } from '../card-parts.ts';
import { front } from '../scenery/fronts.ts';
import { horizon } from '../scenery/horizons.ts';
import { skyLayers } from '../scenery/skies.ts';
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
} from './screenshot-parts.ts';

/** The ledge of an easel, under a picture. */
function ledge(place: Place) {
  const { width, height } = place;
  const board = rectangle(-width / 2 - 12, height / 2 - 7, width + 24, 16);
  return paper(moved(shape(board, 'warm near 42 cream 12'), place), 'thing 6');
}

/** A picture on the easel, with a loose corner below the parasol; others are clipped behind it. */
function onStand(side: Side, picture: Framed) {
  const { kind, place, sheets, index, inFront } = picture;
  if (inFront || (index > 0 && kind === 'phone')) return sheets;
  if (index) return held('clip', picture);
  const isPage = kind === 'browser' || kind === 'print';
  const corner = pointOn(place, side * 0.5, -0.5);
  const curl = thing('curled-corner', ...corner, { turn: place.turn, flip: side < 0 });
  return [
    ...thing('easel', ...pointOn(place, 0, -0.5)),
    ...sheets,
    ...(isPage ? curl : []),
    ledge(place),
  ];
}

export const easel: Composition = {
  room: { top: 376, foot: 772, stands: true, phoneFoot: 866 },
  draw: (context, framed) => {
    const { palette, random } = context;
    const [lead] = framed;
    // The paints are where no phone is, below the beginning of a page.
    const side = framed.some(({ inFront }) => inFront) || random.chance(0.5) ? 1 : -1;
    const { at, put } = facing(side);
    const perch = pointOn(lead.place, side * -0.3, -0.5);
    const animal = { x: perch[0], y: perch[1] + 3, height: 50, flip: true };
    const sky = palette.daytime === 'night' ? 'stars' : 'clouds';
    const far = horizon(context, random.pick(['mountains', 'hills', 'forest']), 640);
    const moves = { seconds: 0.35, hold: 0.5 };
    return joinParts([
      {
        layers: [
          ...skyLayers(context, sky, { x: at(20), y: 520, radius: 60 }),
          layer('sun', -9, put('low-sun', 34, 520)),
          ...far.layers.slice(0, 1),
          layer('fields', -4, put('striped-fields')),
          layer('parasol', -3, put('parasol', 440, 470, { turn: 9 })),
          ...pictureLayers(framed, (picture) => onStand(side, picture)),
          layer('robin', travelOf(lead), hiddenAnimal(context, 'perch', animal)),
        ],
        idleAnimations: [
          turn({ layer: 'robin', by: -12, origin: perch, at: 1, times: 2, ...moves }),
          turn({ layer: layerOf(lead), by: 0.5, origin: [308, 905], at: 2.4, ...moves }),
        ],
      },
      front(context, 'meadow'),
      {
        layers: [
          layer('paint', 5, put('paint-box', 0, 892), put('brush-jar', 208, 896)),
          layer('poppies', 7, put('poppies')),
        ],
        idleAnimations: [
          swing({ layer: 'poppies', origin: [at(640), 930], by: 1.4, seconds: 4.4 }),
        ],
      },
    ]);
  },
};
