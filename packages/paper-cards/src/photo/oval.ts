/** A photo in an oval frame, which stands on a shelf among cut flowers, by the light of a candle. */
import { circle, ellipse, type Point } from '../paper/geometry.ts';
import { shape } from '../paper/inks.ts';
import { laceEdge } from '../paper/lace.ts';
import { blurred, paper, sky } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { joinParts, layer, swing, turn } from '../scene.ts';
import { facing } from '../screens/screen-parts.ts';
import { groundPart } from '../stage/fronts.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { brassOf } from '../things/brass.ts';
import { halo } from '../things/lamplight.ts';
import { leaf } from '../things/plants.ts';
import { backdrop, type Draw } from './photo-parts.ts';

/** The middle of the frame, and half the width and height of what is seen of the photo, units. */
const CENTER = { x: 308, y: 592 } as const;
const HALF = { x: 198, y: 226 } as const;
/** The upper edge of the shelf, units. */
const SHELF = 850;

/** A point `by` units outside of the oval. */
function rim(degrees: number, by: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [
    CENTER.x + Math.cos(radians) * (HALF.x + by),
    CENTER.y + Math.sin(radians) * (HALF.y + by),
  ];
}

/** Wallpaper: stripes with sprigs on them. */
function wallpaper() {
  let [stripes, sprigs, buds] = ['', '', ''];
  for (let column = 0; column < 7; column++) {
    const x = column * 104 - 4;
    stripes += `M${x - 26} -60h52V900h-52Z`;
    for (let row = 0; row < 11; row++) {
      const y = row * 92 + (column % 2 ? 46 : 0) - 20;
      for (const angle of [-150, -30, -118, -62])
        sprigs += leaf({ x, y: y + 20, length: angle % 4 ? 30 : 24, angle }, 0.24);
      buds += circle(x, y - 12, 5.5) + circle(x + 52, y + 26, 3);
    }
  }
  const leaves = shape(sprigs, 'sky-middle light 30', { isUnited: true });
  return [
    paper(shape(stripes, 'sky-top deep 30'), 'flat'),
    paper([...leaves, ...shape(buds, 'sky-middle warm 60')], 'flat 1'),
  ];
}

export const oval: Draw = (scene, picture, focus) => {
  const { random } = scene;
  const outline = ellipse(CENTER.x, CENTER.y, HALF.x + 9, HALF.y + 9);
  const box = { x: 100, y: 356, width: 416, height: 472, outline };
  const { use, sheet: photo } = backdrop(picture, focus, box);
  const side = random.chance(0.5) ? 1 : -1;
  const { at, put } = facing(side);
  const colors = brassOf(scene);
  const sprig = rim(-42, 26);
  const [x, y] = rim(236, 42);
  const perch: Point = [at(x), y];
  const animal = hiddenAnimal(scene, 'perch', { x: at(x), y: y + 4, height: 50, flip: side < 0 });
  const scallops = Array.from({ length: 241 }, (_, index) => rim(-index * 1.5, 40));
  const lace = laceEdge(scallops, { pitch: 42, depth: 32 });
  // What the frame's lip casts on the photo: darkest where the light comes from.
  const shadow =
    ellipse(CENTER.x, CENTER.y, HALF.x + 6, HALF.y + 6) +
    ellipse(CENTER.x + 13, CENTER.y + 19, HALF.x - 4, HALF.y - 4);
  const part = {
    layers: [
      layer('wall', -10, sky(['sky-top', 'sky-middle']), wallpaper()),
      layer('lace', -6, paper(shape(lace, 'cream'), 'print 6')),
      layer('shelf', -5, thing('photo-shelf', 0, 0)),
      layer('photo', -6, photo, blurred(shape(shadow, 'ink'), 9, 0.62)),
      layer('hero', -4, thing('oval-frame', 0, 0, { colors })),
      layer('sprig', -2, put('cut-flowers', ...sprig, { size: 0.5, turn: 150 })),
      layer('finder', -4, animal),
      layer(
        'candle',
        2,
        halo(at(558), SHELF - 174, 118, 'warm cream 40'),
        put('candle', 558, SHELF + 10, { colors }),
      ),
      layer('petals', 1, put('fallen-petals')),
      layer('bouquet', 6, put('cut-flowers', 72, SHELF - 34, { size: 1.12, turn: 38 })),
    ],
    life: [
      turn({ layer: 'finder', by: side * 8, origin: perch, seconds: 0.5, hold: 0.8, times: 2 }),
      swing({ layer: 'bouquet', origin: [at(72), SHELF - 34], by: 1.2, seconds: 4.8 }),
    ],
  };
  return { uses: [use], ...joinParts([part, groundPart(scene)]) };
};
