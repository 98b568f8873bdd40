/** Screenshots on a billboard in lamplight over roofs; someone has just pasted them up. */
import { circle, type Point, rectangle } from '../paper/geometry.ts';
import { stroke } from '../paper/inks.ts';
import { paper, sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { layer, turn } from '../card-parts.ts';
import { horizon } from '../scenery/horizons.ts';
import { skyLayers } from '../scenery/skies.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { beam, glow } from '../things/lamplight.ts';
import { boxAround, type Composition, facing, pictureLayers } from './screenshot-parts.ts';

type Box = ReturnType<typeof boxAround>;

/** The gangway, on which a phone stands, units. */
const WALK = 790;

/** Girders from the board down to the roof. */
function scaffold({ left, right, middle, bottom }: Box) {
  const half = middle - left - 40;
  const braces = [middle - half, middle].map(
    (x) => `M${x} ${bottom + 14}L${x + half} 862M${x + half} ${bottom + 14}L${x} 862`,
  );
  const posts = [left + 40, middle, right - 40].map((x) => `M${x} ${bottom + 6}V882`);
  const steel = 'near ink 35';
  return [
    paper(stroke(braces.join(''), steel, 5), 'print'),
    paper(stroke(posts.join(''), steel, 13), 'thing'),
  ];
}

/** The board behind the pictures, with a screw at each corner. */
function board({ left, top, right, bottom, width, height }: Box) {
  const around = (by: number, radius: number) =>
    rectangle(left - by, top - by, width + 2 * by, height + 2 * by, radius);
  const screws = [left - 14.3, right + 14.3].flatMap((x) =>
    [top - 14.3, bottom + 14.3].map((y) => circle(x, y, 3.4)),
  );
  return [
    sheet(around(20, 4), 'warm-deep near 30', 'hung'),
    sheet(around(8, 0), 'light cream 30', 'glued'),
    sheet(screws.join(''), 'cream', 'print 1'),
  ];
}

export const billboard: Composition = {
  room: { top: 376, foot: 768, width: 452, shift: 16, phoneFoot: WALK },
  draw: (context, framed) => {
    const { palette, random } = context;
    // The house and the ladder stand where no phone is.
    const side = framed[0].place.x > 308 ? -1 : 1;
    const { at, put } = facing(side);
    const onBoard = framed.filter(({ inFront }) => !inFront);
    const box = boxAround(onBoard);
    const lamps = [0.16, 0.5, 0.84].map((share): Point => [
      box.left + box.width * share,
      box.top - 34,
    ]);
    const beams = (opacity: number, reach: number) =>
      lamps.map(([x, y]) => beam([x, y + 4], 22, [x, y + reach], 22 + reach * 0.19, opacity));
    const around = (by: number) =>
      rectangle(box.left - by - 12, box.top - by - 12, box.width + 2 * by + 24, 500, 30 + by);
    const pictures = pictureLayers(framed);
    const perch = [at(196), WALK] as const;
    const animal = hiddenAnimal(context, 'perch', { x: perch[0], y: WALK + 2, height: 46 });
    const sky = palette.daytime === 'night' ? 'stars' : random.pick(['clouds', 'bands'] as const);
    return {
      layers: [
        ...skyLayers(context, sky, { x: at(470), y: 470, radius: 120 }),
        layer('glow', -9, glow(around, 'sky-middle')),
        ...horizon(context, 'roofs', 640).layers.slice(0, 1),
        layer('scaffold', -3, scaffold(box)),
        layer('board', -2, board(box), beams(0.5, 300)),
        ...pictures.slice(0, onBoard.length).map((each) => ({ ...each, travel: -2 })),
        layer(
          'lamps',
          -1,
          beams(0.12, 74),
          lamps.flatMap(([x, y]) => thing('billboard-lamp', x, y)),
        ),
        layer('gangway', -1, thing('gangway', 0, WALK)),
        ...pictures.slice(onBoard.length).map((each) => ({ ...each, travel: 0 })),
        layer('owl', 0, put('paint-bucket', 250, WALK + 2), animal),
        layer('roof', 2, put('near-roof')),
        layer('house', 5, put('gable-with-cat')),
      ],
      idleAnimations: [
        turn({ layer: 'owl', by: side * 5, origin: perch, seconds: 0.5, hold: 0.8, times: 2 }),
      ],
    };
  },
};
