/** Screenshots in a lit shop window beside the shop's door; the title is its sign. */
import { localColor } from '../colors.ts';
import { pointsOf, rectangle } from '../paper/geometry.ts';
import { shape, stroke } from '../paper/inks.ts';
import { laceEdge, stitches } from '../paper/lace.ts';
import { paper, sheet, sky, WIDTH } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { layer, type Scene, swing } from '../scene.ts';
import { hiddenAnimal } from '../things/animals.ts';
import { beam, glow, LIT } from '../things/lamplight.ts';
import { bigLeaf } from '../things/plants.ts';
import { boxAround, type Composition, facing, pictureLayers } from './screen-parts.ts';

/** A window, units. */
interface Pane {
  left: number;
  right: number;
}
const TOP = 360;
const BOTTOM = 802;
/** Where goods stand, before the pictures. */
const SHELF = 786;

const paneOf = ({ left, right }: Pane, by: number) =>
  rectangle(left - by, TOP - by, right - left + 2 * by, BOTTOM - TOP + 2 * by, 4);

/** Boards of the front in the light of the window, and a sign with a stitched rim for the title. */
function facade(pane: Pane) {
  const wall = 'near deep 40';
  const joints = Array.from({ length: 9 }, (_, index) => {
    const y = -40 + index * 106;
    if (y < TOP || y > BOTTOM) return rectangle(-60, y, WIDTH + 120, 3);
    return rectangle(-60, y, pane.left + 60, 3) + rectangle(pane.right, y, 700 - pane.right, 3);
  });
  const rim = pointsOf('50,34 566,34 566,296 50,296 50,34');
  return [
    sheet(rectangle(-60, -60, WIDTH + 120, 1000) + paneOf(pane, 0), wall, 'hung'),
    paper(shape(joints.join(''), `${wall} ink 30`), 'flat'),
    ...glow((by) => paneOf(pane, by + 6) + paneOf(pane, 0), wall),
    sheet(rectangle(34, 18, 548, 294, 12), 'sky-middle middle 30', 'thing'),
    paper(stitches(rim, 'cream'), 'thread'),
  ];
}

/** The window's frame and a box of flowers. */
function sill({ random }: Scene, pane: Pane) {
  const { left, right } = pane;
  const step = (right - left) / 9;
  const leaves = Array.from({ length: 10 }, (_, index) => {
    const length = random.between(44, 66);
    const spot = { x: left + index * step, y: 862, length, angle: -90 + random.around(50) };
    return bigLeaf(spot, localColor('leaf', index % 2 ? 0.46 : 0.56, 0.2), 0.34);
  });
  const blossoms = Array.from({ length: 8 }, (_, index) => {
    const x = left + step * (index + 0.8) + random.around(10);
    const color = ['accent', 'cream', 'coral.72'][index % 3] ?? 'cream';
    const size = 0.7 + (index % 3) * 0.25;
    return thing('daisy', x, 830 + random.around(10), { size, colors: { light: color } });
  });
  return [
    sheet(paneOf(pane, 10) + paneOf(pane, -5), 'cream light 35', 'thing 6'),
    ...leaves,
    ...blossoms.flat(),
    sheet(rectangle(left - 22, 854, right - left + 44, 60, 4), 'coral.58 shade 15', 'hung 8'),
  ];
}

/** A striped awning with a scalloped hem, and the shadow that it casts below. */
function awning(left: number, right: number) {
  const count = 2 * Math.round((right - left) / 112) + 1;
  const step = (right - left) / count;
  const xs = Array.from({ length: count }, (_, index) => left + index * step);
  const scallop = `a${step / 2} 17 0 0 1 ${-step} 0`;
  const narrow = (x: number) => (left + right) / 2 + (x - (left + right) / 2) * 0.93;
  const stripes = xs.flatMap((x, index) => {
    const color = index % 2 ? 'cream' : 'coral.66 shade 4';
    const cloth = `M${narrow(x)} 322H${narrow(x + step)}L${x + step} 384${scallop}Z`;
    return [...shape(cloth, color), ...shape(`M${x} 381h${step}v3${scallop}Z`, `${color} ink 14`)];
  });
  const shadow = xs.map((x) => `M${x + 10} 384h${step}v26${scallop}Z`).join('');
  return [
    paper(shape(shadow, 'ink', { opacity: 0.3 }), 'thread'),
    paper(stripes, 'hung'),
    sheet(rectangle(left + 18, 314, right - left - 36, 12, 4), 'near ink 30', 'thing'),
  ];
}

export const inShop: Composition = {
  room: { top: 430, foot: 766, width: 404, shift: 44, stands: true },
  draw: (scene, framed) => {
    const { middle, width } = boxAround(framed);
    const side = middle > 308 ? -1 : 1;
    const { at, put } = facing(side);
    const half = Math.max(212, width / 2 + 18);
    const pane = { left: middle - half, right: middle + half };
    // The window's edges before everything was mirrored.
    const [near, far] = [at(middle) - half, at(middle) + half];
    const lamps = [0.24, 0.76].map((share) => pane.left + 2 * half * share);
    const cords = lamps.map((x) => `M${x} 330V416`).join('');
    const hem = laceEdge('-20,752 640,752', { pitch: 40, depth: 30 });
    const animal = { x: at(far - 78), y: SHELF - 44, height: 40, flip: side < 0 };
    const shade = { size: 0.88, colors: { accent: 'straw.76 shade 5' } };
    const pictures = pictureLayers(framed);
    return {
      layers: [
        layer('inside', -8, sky([`${LIT} warm 25`, `${LIT} warm 25`]), thing('shop-shelves', 0, 0)),
        layer(
          'light',
          -7,
          lamps.map((x) => beam([x, 452], 24, [x, SHELF], 150, 0.4)),
        ),
        layer(
          'table',
          -5,
          sheet(rectangle(-20, 742, 660, 90), 'wine.44 shade 20', 'thing 6'),
          paper(shape(hem, 'cream'), 'print 2'),
        ),
        ...pictures.map((each) => ({ ...each, travel: Math.min(-3, each.travel - 2) })),
        layer('parcels', -4, width < 262 ? put('parcels', 462, SHELF - 30) : []),
        layer(
          'lamps',
          -3,
          paper(stroke(cords, 'ink', 3), 'thread 3'),
          lamps.flatMap((x) => thing('lamp-shade', x, 452, shade)),
        ),
        layer(
          'goods',
          -2,
          put('pigment-jar', near + 34, SHELF, { size: 0.94, colors: { accent: '#e2574c' } }),
          put('pigment-jar', near + 82, SHELF + 4, { size: 0.74, colors: { accent: '#3f8fc0' } }),
          put('prism', 276, SHELF + 4),
          put('books', far - 78, SHELF + 6),
          hiddenAnimal(scene, 'perch', animal),
        ),
        layer('front-wall', -2, facade(pane)),
        layer('door', -1, put('shop-door', far + 14)),
        layer('sill', 3, sill(scene, pane), put('corner-pot', 578, 912)),
        layer('awning', 3, awning(pane.left - 34, pane.right + 26)),
      ],
      life: [swing({ layer: 'lamps', origin: [middle, 330], by: 1.4, at: 0.5 })],
    };
  },
};
