/** Screenshots on a washing line in a garden in the evening; a cat sits below with its wool. */
import { mix, type Point, polyline } from '../paper/geometry.ts';
import { moved, shape, stroke } from '../paper/inks.ts';
import { laceEdge } from '../paper/lace.ts';
import { paper } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { layer, swing } from '../card-parts.ts';
import { horizon } from '../scenery/horizons.ts';
import { skyLayers } from '../scenery/skies.ts';
import { type Framed, type Place, pointOn } from './frames.ts';
import { boxAround, type Composition, facing, pictureLayers } from './screenshot-parts.ts';

/** Where the cloth behind pictures hangs; behind one of them just as aslant. */
function placeBehind(hung: readonly Framed[]): Place {
  const { middle, top, bottom, width, height } = boxAround(hung);
  const around = { x: middle, y: (top + bottom) / 2, width, height, turn: 0 };
  const place = (hung.length === 1 && hung[0]?.place) || around;
  return { ...place, y: place.y + 11, width: place.width + 48, height: place.height + 46 };
}

/** A cloth that sags between its pegs, with stripes, folds and a hem of lace. */
function cloth(place: Place) {
  const [w, h] = [place.width / 2, place.height / 2];
  const color = 'coral.7 shade 12';
  const hem = Array.from({ length: 25 }, (_, index): Point => {
    const share = index / 24;
    return [mix(-w - 10, w + 6, share), h + 9 * Math.sin((1 - share) * 11)];
  });
  const sags = [-1, -0.36, 0.36].map((from, index) => {
    const to = [-0.36, 0.36, 1][index] ?? 1;
    return `Q${((from + to) / 2) * w} ${16 - h} ${to * w} ${-h}`;
  });
  const outline = `M${-w} ${-h}${sags.join('')}L${polyline([...hem].reverse()).slice(1)}Z`;
  const stripes = [-0.94, -0.82, 0.8, 0.92].map(
    (share) => `M${w * share} ${4 - h}h9L${w * share + 14} ${h}h-11Z`,
  );
  const folds = [-0.7, -0.2, 0.3, 0.72].map((share) => `M${w * share} ${h - 4}q7 -36 -2 -92`);
  const inks = [
    ...shape(outline, color),
    ...shape(stripes.join(''), 'cream', { opacity: 0.8 }),
    ...stroke(folds.join(''), `${color} ink 30`, 4, { opacity: 0.6 }),
  ];
  const lace = laceEdge(hem, { pitch: 34, depth: 34 });
  return [paper(moved(shape(lace, 'cream'), place), 'print 6'), paper(moved(inks, place), 'hung')];
}

/** Twine that hangs between points. */
const twine = (points: readonly Point[]) =>
  paper(
    [
      ...stroke(polyline(points), 'cream', 3),
      ...stroke(polyline(points), 'white', 1, { opacity: 0.28, dash: [3, 4] }),
    ],
    'print 3',
  );

export const line: Composition = {
  room: { top: 384, foot: 760, width: 416, shift: 38 },
  draw: (context, framed) => {
    const { palette, random } = context;
    const place = placeBehind(framed.filter(({ inFront }) => !inFront));
    const side = place.x > 308 ? 1 : -1;
    const { at, put } = facing(side);
    const pegs = [-0.5, -0.18, 0.18, 0.5].map((across) =>
      pointOn({ ...place, width: place.width - 22 }, across, -0.5),
    );
    const [left, right] = [pegs[0]?.[1] ?? 0, pegs.at(-1)?.[1] ?? 0];
    const [near, far] = side > 0 ? [left, right] : [right, left];
    const rope: Point[] = [[-40, left - 26], ...pegs, [656, right - 26]];
    const sky = palette.daytime === 'night' ? 'stars' : 'clouds';
    return {
      layers: [
        ...skyLayers(context, sky, { x: 308, y: 520, radius: 190 }),
        layer('bulbs', -8, thing('string-lights', 0, 0)),
        ...horizon(context, random.pick(['orchard', 'roofs']), 650).layers.slice(0, 1),
        layer('lawn', -3, thing('lawn', 0, 0)),
        layer('line', -3, put('clothes-post', 590, far), twine(rope)),
        layer('washing', -2, put('jumper', 24, near)),
        layer('cloth', -2, cloth(place)),
        ...pictureLayers(framed),
        layer(
          'pegs',
          -1,
          pegs.flatMap(([x, y]) => thing('clothes-peg', x, y + 2, { turn: place.turn })),
        ),
        layer('cat', 1, put('cat-with-wool', 250, 880)),
        layer('bed', 7, put('flower-bed')),
      ],
      idleAnimations: [
        swing({ layer: 'washing', origin: [at(24), near], by: 2, at: 0.6, seconds: 3.8 }),
      ],
    };
  },
};
