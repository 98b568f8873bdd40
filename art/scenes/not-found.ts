/**
 * The page that is not there: a lace maker's thread has run off its bobbin, wandered over the moor
 * and lost its pattern. All arms of the signpost are blank, and the hare cannot help.
 */
import type { Browser } from '@playwright/test';
import { rasterize, toJpeg } from '../kit/chromium.ts';
import {
  arc,
  circle,
  ellipse,
  place,
  polar,
  polygon,
  rectangle,
  smooth,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { doily, laceEdge } from '../../tools/content/paper/lace.ts';
import {
  acorn,
  below,
  bird,
  cloud,
  crown,
  grass,
  heightAt,
  limb,
  ridge,
} from '../../tools/content/paper/nature.ts';
import { blurred, paper, picture, sheet } from '../../tools/content/paper/paper.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import type { Files, SpecialScene } from '../kit/scene.ts';
import { darker, lighter, moved, shape, stroke, tag } from '../../tools/content/paper/svg.ts';

const WIDTH = 616;
const HEIGHT = 385;
const THREAD = '#fffaf0';

/** The sky ends in the color of the page around the picture. */
function dawn(): string {
  const stops = ['#efe6d5', '#f4dfc6', '#f3c9b0'].map((color, index) =>
    tag('stop', { offset: index / 2, 'stop-color': color }),
  );
  return (
    tag('linearGradient', { id: 'dawn', x1: 0, y1: 0, x2: 0, y2: 1 }, stops.join('')) +
    shape(rectangle(-20, -20, WIDTH + 40, 290), 'url(#dawn)')
  );
}

/** A piece of thread lying on paper: its shadow, then itself, then the twist. */
function thread(points: readonly Point[], width: number): string {
  const d = smooth(points);
  return (
    paper(stroke(d, THREAD, width), { lift: 2, rough: 0, rim: 0.3 }) +
    stroke(d, '#b9a48a', width * 0.32, {
      'stroke-dasharray': `${width * 0.5} ${width * 1.1}`,
      'stroke-linecap': 'butt',
    })
  );
}

/** A loop in a thread that runs to the right: over, round and on. */
function loop(x: number, y: number, radius: number, squash = 0.6): Point[] {
  return arc(x, y - radius * squash, 1, 90, -270, 10).map(([px, py]): Point => {
    const [dx, dy] = [px - x, py - (y - radius * squash)];
    return [x + dx * radius, y - radius * squash + dy * radius * squash];
  });
}

// ---------------------------------------------------------------- the signpost

/** A blank arm: a board with a pointed end, nailed to the post at (x, y). */
function arm(x: number, y: number, length: number, turn: number, flip: boolean, color: string) {
  const board: Point[] = [
    [-12, -11],
    [length - 12, -11],
    [length, 0],
    [length - 12, 11],
    [-12, 11],
    [-9, 3],
    [-12, -4],
  ];
  const grain = [-4, 4].map((at) => {
    const [from, to] = place(
      [
        [4, at],
        [length - 20, at + 1],
      ],
      { x, y, turn, flip },
    );
    return from && to ? `M${from.join(' ')}L${to.join(' ')}` : '';
  });
  return (
    paper(
      shape(polygon(place(board, { x, y, turn, flip })), color) +
        stroke(grain.join(''), darker(color, 0.14), 1),
      { lift: 5, rough: 0.5, rim: 0.8 },
    ) + shape(circle(x, y - 4, 1.8) + circle(x, y + 4, 1.8), '#5a3d2e')
  );
}

function signpost(x: number, foot: number): string {
  const top = foot - 196;
  const post = polygon([
    [x - 6, top],
    [x + 6, top],
    [x + 8, foot + 12],
    [x - 8, foot + 12],
  ]);
  const knob = acorn({ x, y: top - 4, turn: 180, size: 0.55 });
  return (
    sheet(knob.nut, '#c98f4a', { lift: 4, rough: 0.1 }) +
    sheet(knob.cup, '#7b5236', { lift: 3, rough: 0.1 }) +
    arm(x, top + 30, 92, -9, false, '#dcc7a0') +
    paper(
      shape(post, '#8a5f40') +
        shape(
          polygon([
            [x + 2, top],
            [x + 6, top],
            [x + 8, foot + 12],
            [x + 3, foot + 12],
          ]),
          '#6f4a32',
        ),
      { lift: 6, rough: 0.5 },
    ) +
    arm(x, top + 22, 84, 7, true, '#f3e4c3') +
    arm(x, top + 56, 104, 4, false, '#efdcb6') +
    arm(x, top + 84, 74, -14, true, '#e4cfa6') +
    // This one has lost a nail.
    arm(x + 1, top + 102, 70, 52, false, '#f3e4c3')
  );
}

// ---------------------------------------------------------------- the hare

/** A sitting hare about 150 high with its ears, its feet at (x, y), looking up to the right. */
function hare(x: number, y: number, size: number): string {
  const put = (points: readonly Point[]) => place(points, { x, y, size });
  const soft = (points: readonly Point[], tension = 0.9) =>
    smooth(put(points), { closed: true, tension });
  const [fur, shade, light] = ['#a9744d', '#85573a', '#ecd3ae'];
  const farEar =
    // It goes up, then folds over: one does that when one wonders.
    sheet(
      soft([
        [10, -96],
        [8, -118],
        [16, -134],
        [27, -130],
        [25, -112],
        [20, -96],
      ]),
      shade,
      { lift: 3, rough: 0.2 },
    ) +
    sheet(
      soft([
        [14, -134],
        [24, -140],
        [42, -128],
        [54, -110],
        [42, -112],
        [27, -122],
      ]),
      fur,
      { lift: 3, rough: 0.2 },
    );
  const ear =
    sheet(
      soft([
        [-2, -94],
        [-18, -118],
        [-26, -152],
        [-14, -146],
        [2, -124],
        [10, -98],
      ]),
      fur,
      { lift: 4, rough: 0.2 },
    ) +
    shape(
      soft([
        [0, -98],
        [-12, -120],
        [-19, -142],
        [-8, -132],
        [2, -114],
      ]),
      '#e2a98f',
    );
  const foreleg = (shift: number, color: string) =>
    sheet(
      limb(
        put([
          [12 + shift, -50],
          [19 + shift, -24],
          [19 + shift, -3],
        ]),
        15 * size,
        9 * size,
      ) + ellipse(x + (23 + shift) * size, y - 3 * size, 9 * size, 4.6 * size),
      color,
      { lift: 2, rough: 0.1 },
    );
  const nonzero = (d: string, color: string, lift: number) =>
    paper(shape(d, color, { 'fill-rule': 'nonzero' }), { lift, rough: 0.1 });
  const whiskers = [-6, 0, 6]
    .map((fall) => {
      const [from, to] = put([
        [36, -80],
        [58, -84 + fall],
      ]);
      return from && to ? `M${from.join(' ')}L${to.join(' ')}` : '';
    })
    .join('');
  return (
    sheet(circle(x - 42 * size, y - 16 * size, 11 * size), '#fff6e6', { lift: 3, rough: 0.8 }) +
    farEar +
    foreleg(6, shade) +
    foreleg(-4, fur) +
    sheet(
      soft([
        [-34, 0],
        [-44, -16],
        [-42, -40],
        [-28, -60],
        [-8, -74],
        [10, -78],
        [22, -64],
        [24, -44],
        [16, -22],
        [12, 0],
      ]),
      fur,
      { lift: 5, rough: 0.4 },
    ) +
    sheet(
      soft([
        [12, -70],
        [22, -62],
        [24, -44],
        [17, -26],
        [10, -40],
        [6, -58],
      ]),
      light,
      { lift: 1, rough: 0.2 },
    ) +
    nonzero(
      soft([
        [-40, -18],
        [-34, -38],
        [-16, -44],
        [0, -32],
        [2, -14],
        [-6, -3],
        [-32, -1],
      ]),
      lighter(fur, 0.12),
      3,
    ) +
    sheet(
      soft([
        [-32, -7],
        [-6, -9],
        [12, -8],
        [15, -2],
        [8, 1],
        [-30, 1],
      ]),
      lighter(fur, 0.2),
      { lift: 2, rough: 0.1 },
    ) +
    ear +
    sheet(
      soft([
        [-6, -80],
        [-6, -94],
        [6, -106],
        [22, -107],
        [38, -100],
        [47, -91],
        [44, -82],
        [30, -74],
        [12, -68],
      ]),
      fur,
      { lift: 4, rough: 0.2 },
    ) +
    shape(
      soft([
        [46, -91],
        [43, -82],
        [30, -75],
        [20, -74],
        [34, -82],
      ]),
      light,
    ) +
    shape(circle(x + 21 * size, y - 94 * size, 6 * size), '#f2d28a') +
    shape(circle(x + 22.6 * size, y - 95.4 * size, 4.3 * size), '#2a1a16') +
    shape(circle(x + 24 * size, y - 97 * size, 1.4 * size), '#ffffff') +
    shape(ellipse(x + 45.5 * size, y - 90.5 * size, 3.4 * size, 2.6 * size), '#5a3328') +
    stroke(whiskers, '#fff6e6', 0.9)
  );
}

// ---------------------------------------------------------------- the bobbin

/** Half the width of a turned Midlands bobbin along its length. */
const PROFILE: readonly Point[] = [
  [0, 3],
  [4, 7],
  [9, 4],
  [13, 8],
  [18, 4.5],
  [24, 4],
  [62, 4],
  [68, 8.5],
  [74, 6],
  [80, 8.5],
  [86, 7],
  [112, 8.5],
  [118, 11],
  [124, 8],
  [130, 11],
  [136, 8.5],
  [164, 9.5],
  [172, 7],
  [178, 9],
  [184, 5],
];

/** The bobbin lies to the left of its head at (x, y); almost no thread is left on its neck. */
function bobbin(x: number, y: number, turn: number): string {
  const edge = (side: 1 | -1) => PROFILE.map(([px, half]): Point => [px, side * half]);
  const body = smooth([...edge(-1), ...edge(1).reverse()], { closed: true, tension: 0.75 });
  const shaded = smooth(
    [
      ...PROFILE.map(([px, half]): Point => [px, half * 0.35]),
      ...PROFILE.map(([px, half]): Point => [px, half]).reverse(),
    ],
    { closed: true, tension: 0.75 },
  );
  const rings = [68, 80, 118, 130, 178].map((px) => rectangle(px - 2, -10.5, 4, 21, 2)).join('');
  const left = [50, 53.4, 56.8].map((px) => `M${px} -4.6L${px - 1.6} 4.6`).join('');
  const spangle = arc(0, 0, 21, 180 + 24, 180 + 336, 8);
  const colors = ['#b5384c', '#2f6f7c', '#e0a43a', '#6b4a86', '#b5384c', '#3e7a4e', '#e0a43a'];
  const beads = spangle
    .slice(1, 8)
    .map(([px, py], index) => {
      const color = colors[index] ?? '#b5384c';
      const radius = index === 3 ? 9 : 7;
      return (
        shape(circle(px, py, radius), color) +
        shape(circle(px - 2, py - 2, 1.8), lighter(color, 0.6))
      );
    })
    .join('');
  return (
    paper(
      moved(moved(stroke(circle(0, 0, 21), '#b08d57', 1.8) + beads, { x: 206, y: 4 }), {
        x,
        y,
        turn,
        flip: true,
      }),
      { lift: 4, rough: 0, rim: 0.6 },
    ) +
    paper(
      moved(shape(body, '#e2b877') + shape(shaded, '#bb8748') + shape(rings, '#8d3f3a'), {
        x,
        y,
        turn,
        flip: true,
      }) + moved(stroke(left, THREAD, 3), { x, y, turn, flip: true }),
      { lift: 6, rough: 0.1, rim: 0.8 },
    )
  );
}

// ---------------------------------------------------------------- the moor

/** Tufts of heather along a line: spikes of bloom that fan out, in three tints. */
function heather(line: readonly Point[], from: number, to: number, size: number, seed: number) {
  const random = createRandom(seed);
  const tints: [string, string, string] = ['#b0608f', '#cf8bb0', '#8a4a78'];
  let [stems, blooms] = ['', ''];
  for (let x = from; x < to; x += size * random.between(0.16, 0.42)) {
    const foot = heightAt(line, x) + random.between(2, size * 0.35);
    const lean = -90 + random.around(24);
    const height = size * random.between(0.6, 1.15);
    stems += `M${x} ${foot}L${polar(x, foot, height, lean).join(' ')}`;
    const tint = random.pick(tints);
    // Round florets, smaller toward the tip.
    blooms += [0.35, 0.55, 0.75, 0.95]
      .map((share) => {
        const at = polar(x, foot, height * share, lean + random.around(5));
        return shape(circle(...at, size * (0.2 - share * 0.1)), tint);
      })
      .join('');
  }
  return paper(stroke(stems, '#5a5a3c', size * 0.07) + blooms, {
    lift: 2,
    rough: 0.2,
    seed,
    rim: 0.4,
  });
}

/** A thorn tree far away, bent by the wind. Its parts overlap: fill with `nonzero`. */
function windTree(x: number, y: number, size: number): string {
  const trunk: Point[] = [
    [0, 4],
    [2, -18],
    [12, -40],
  ];
  return (
    limb(place(trunk, { x, y, size }), 7 * size, 3 * size) +
    crown(x + 16 * size, y - 44 * size, 24 * size, 13 * size, createRandom(2), 9) +
    crown(x + 34 * size, y - 36 * size, 18 * size, 8 * size, createRandom(4), 8)
  );
}

export function picture404(): string {
  const random = createRandom(3);
  const far = ridge({ y: 196, swing: 16, humps: 2.2, seed: 6 });
  const tor = ridge({ y: 216, swing: 18, humps: 1.7, seed: 14, slope: 16 });
  const purple = ridge({ y: 240, swing: 16, humps: 1.5, seed: 22, slope: -22 });
  const moss = ridge({ y: 282, swing: 13, humps: 1.6, seed: 31, slope: 12 });
  const near = ridge({ y: 330, swing: 9, humps: 1.5, seed: 8, slope: -8 });
  const foot = heightAt(moss, 402) + 6;
  const hareFoot = heightAt(moss, 250) + 22;
  const on = (line: readonly Point[], x: number, down: number): Point => [
    x,
    heightAt(line, x) + down,
  ];
  // The lace is finished up to here; then only its threads go on.
  const laceEnd = 470;
  const seam = near.filter(([x]) => x >= laceEnd && x <= WIDTH + 70);
  const loose = [3, 11, 20, 29, 36].map((down, index) => {
    const y = heightAt(near, laceEnd) + down;
    const reach = 26 + ((index * 17) % 23);
    return smooth([
      [laceEnd + 4, y],
      [laceEnd - reach * 0.45, y + 3],
      [laceEnd - reach * 0.8, y - 2 + index * 1.5],
      [laceEnd - reach - 8, y + 4 + index * 1.5],
    ]);
  });
  const wound = {
    behind: [
      on(moss, 430, 16),
      on(moss, 428, 6),
      on(moss, 402, 2),
      on(moss, 378, 8),
      on(moss, 376, 18),
    ],
    coming: [on(moss, 352, 52), on(moss, 362, 36), on(moss, 392, 27), on(moss, 430, 16)],
    going: [
      on(moss, 376, 18),
      on(moss, 402, 32),
      on(moss, 450, 30),
      ...loop(500, heightAt(moss, 500) + 32, 20),
      on(moss, 548, 22),
      on(moss, 566, -1),
    ],
  };
  return picture(
    [
      dawn(),
      sheet(doily(118, 108, 58, 14), '#fff8ea', { lift: 5, rough: 0, shade: 0.3 }),
      sheet(cloud(520, 112, 170, 50, random), '#fbf1de', { lift: 5, rough: 0.8, shade: 0.3 }),
      sheet(cloud(300, 74, 130, 34, createRandom(5)), '#faeedb', {
        lift: 5,
        rough: 0.8,
        shade: 0.3,
      }),
      sheet(
        bird({ x: 232, y: 118, size: 0.22, turn: -8 }) + bird({ x: 262, y: 106, size: 0.16 }),
        '#8a7186',
        { lift: 2, rough: 0 },
      ),
      sheet(below(far), '#d3b3b4', { lift: 5, rough: 1.6, seed: 2, shade: 0.35 }),
      sheet(below(tor), '#b58ea3', { lift: 6, rough: 1.8, seed: 4, shade: 0.4 }),
      paper(shape(windTree(556, heightAt(tor, 556), 0.8), '#7d607f', { 'fill-rule': 'nonzero' }), {
        lift: 3,
        rough: 0.4,
      }),
      // The far end of the thread, which goes over the hill without a plan.
      thread([on(tor, 316, 6), on(tor, 336, 14), on(tor, 368, 6), on(tor, 392, -1)], 1.7),
      sheet(below(purple), '#93618c', { lift: 7, rough: 2, seed: 7, shade: 0.45 }),
      heather(purple, 20, 220, 11, 5),
      heather(purple, 470, 610, 11, 9),
      thread(
        [
          on(purple, 540, 40),
          on(purple, 516, 22),
          ...loop(470, heightAt(purple, 470) + 34, 18).reverse(),
          on(purple, 430, 22),
          on(purple, 380, 30),
          on(purple, 340, 16),
          on(purple, 322, 1),
        ],
        2.4,
      ),
      sheet(below(moss), '#6f7a4c', { lift: 8, rough: 2, seed: 11 }),
      sheet(grass(moss, -10, 626, 12, createRandom(8)), '#6f7a4c', { lift: 2, rough: 0 }),
      blurred(shape(ellipse(424, foot + 10, 52, 7), '#2a2414'), 5, 0.4),
      // Once round the post, and on.
      thread(wound.behind, 3),
      signpost(402, foot),
      thread(wound.coming, 3.2),
      thread(wound.going, 3.2),
      blurred(shape(ellipse(262, hareFoot + 3, 62, 7), '#2a2414'), 5, 0.4),
      hare(252, hareFoot, 0.92),
      sheet(grass(moss, 190, 226, 30, createRandom(4)), '#5c683e', { lift: 3, rough: 0.2 }),
      sheet(below(near), '#3f4a35', { lift: 10, rough: 2.2, seed: 15 }),
      heather(near, -10, 70, 26, 12),
      heather(near, 398, 446, 15, 17),
      paper(shape(laceEdge(seam, { pitch: 40, depth: 40 }), '#fff8ea'), { lift: 4, rough: 0 }),
      paper(stroke(loose.join(''), THREAD, 1.7), { lift: 2, rough: 0 }),
      bobbin(262, 362, 3),
      // From the bobbin's neck out to the moor.
      thread(
        [
          [214, 364],
          [222, 352],
          [252, 344],
          ...loop(302, 368, 21),
          [338, 356],
          on(near, 352, 8),
          on(near, 360, -1),
        ],
        3.6,
      ),
    ],
    { width: WIDTH, height: HEIGHT },
  );
}

async function files(browser: Browser): Promise<Files> {
  const png = await rasterize(browser, picture404(), { width: WIDTH, height: HEIGHT }, 2);
  return { 'not-found.jpg': await toJpeg(png) };
}

export const scene: SpecialScene = { slug: 'site', files };
