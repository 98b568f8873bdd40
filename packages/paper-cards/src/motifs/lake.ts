/** A lake in a valley of firs; the moon and its light on the water, a canoe with a lantern. */
import { blend } from '../colors.ts';
import type { SkyName } from '../names.ts';
import { circle, mix, type Point, polygon, smooth, place } from '../paper/geometry.ts';
import { below, bird, fir, heightAt, ridge } from '../paper/nature.ts';
import { paper, sheet } from '../paper/paper.ts';
import { glide, type Part, type Scene } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { peak } from '../stage/mountain.ts';
import { skyLayers } from '../stage/skies.ts';
import { glint } from '../stage/water.ts';
import { creature } from '../things/animals.ts';
import { gable, glued, inked, lines, panes, upright } from '../things/pieces.ts';
import { shape } from '../paper/inks.ts';

const MOON = { x: 286, y: 462, radius: 118 };
/** The far shore. */
const SHORE = 664;

function mountains() {
  const peaks = [
    [40, 700, 440, 356],
    [590, 700, 480, 410],
  ] as const;
  return peaks.flatMap(([x, y, width, height], index) => {
    const { whole, lit, snow } = peak(x, y, width, height);
    const color = blend('far', 'haze', 0.15 + 0.2 * index);
    return [
      paper([...shape(whole, color), ...shape(lit, `${color} cream 16`)], 'hill'),
      sheet(snow, 'cream', 'thing 2'),
    ];
  });
}

/** A flank of the valley with its firs, from one edge of the picture. */
function flank(scene: Scene, side: -1 | 1, reach: number, top: number, color: string) {
  const { random } = scene;
  const x = (share: number) => (side < 0 ? share : 616 - share);
  const edge: Point[] = Array.from({ length: 30 }, (_, index) => {
    const share = index / 29;
    return [mix(-60, reach, share), mix(top, SHORE + 16, share ** 1.15) + 5 * Math.sin(share * 17)];
  });
  let firs = '';
  for (const [px, py] of edge.filter((_, index) => index % 2 === 0))
    firs += fir(
      x(px + random.around(7)),
      py + 12,
      random.between(64, 112) * mix(1, 0.5, px / reach),
      random,
    );
  const line = edge.map(([px, py]): Point => [x(px), py]);
  return [
    paper(shape(firs, color, { isUnited: true }), 'thing'),
    sheet(polygon([...line, [x(reach), SHORE + 24], [x(-60), SHORE + 24]]), color, 'hill'),
  ];
}

/** A cabin on the shore, its windows lit, with smoke. */
function cabin(x: number, y: number) {
  const smoke = smooth(place('20,-76 12,-98 28,-120 14,-146 30,-168', { x, y }));
  return [
    inked(smoke, 'cream', 5, 2),
    glued(upright(x + 20, y - 48, 12, 30), 'near', 2),
    sheet(upright(x, y, 78, 44), 'warm-deep ink 35', 'thing'),
    inked(
      lines(
        [
          [x - 37, y - 14],
          [x + 37, y - 14],
        ],
        [
          [x - 37, y - 28],
          [x + 37, y - 28],
        ],
      ),
      'ink',
      1.4,
    ),
    sheet(gable(x, y - 38, 108, 46), 'warm-deep', 'thing'),
    glued(panes(x - 28, y - 32, 20, 20) + upright(x + 18, y, 18, 30, 8), 'warm'),
  ];
}

/** A canoe with someone in it and a lantern on a pole. */
function canoe(x: number, y: number, s: number) {
  const hull = smooth(
    place('-96,-24 -74,-6 0,-2 74,-6 96,-24 70,20 0,26 -70,20', { x, y, size: s }),
    { closed: true, tension: 0.7 },
  );
  const body = place('-34,2 -30,-36 -16,-46 -2,-36 4,2', { x, y, size: s });
  return [
    inked(lines(place('52,0 52,-66 74,-66', { x, y, size: s })), 'ink', 3.4 * s, 2),
    sheet(circle(x + 74 * s, y - 50 * s, 13 * s), 'warm', 'thing'),
    glued(
      upright(x + 74 * s, y - 60 * s, 14 * s, 5 * s) +
        upright(x + 74 * s, y - 34 * s, 14 * s, 5 * s),
      'ink',
      1,
    ),
    sheet(smooth(body, { closed: true, tension: 0.8 }), 'accent', 'thing'),
    sheet(circle(x - 15 * s, y - 56 * s, 14 * s), 'cream warm 50', 'print 2'),
    sheet(gable(x - 15 * s, y - 60 * s, 44 * s, 20 * s), 'warm-deep', 'thing 2'),
    inked(
      lines([
        [x - 40 * s, y - 40 * s],
        [x + 22 * s, y + 46 * s],
      ]),
      'warm ink 30',
      4.4 * s,
      3,
    ),
    sheet(hull, 'warm-deep', 'thing 6'),
    inked(smooth(place('-84,-8 0,8 84,-8', { x, y, size: s })), 'cream', 2.4),
  ];
}

/** The moon's light: strips that widen toward the eye. */
const moonlight = Array.from({ length: 9 }, (_, index) => {
  const share = index / 8;
  return glint(
    MOON.x + (index % 2 ? 14 : -12),
    682 + index * 19,
    mix(64, 20, share) + (index % 3) * 9,
    3.2,
  );
}).join('');

export function lake(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const water = 'water.45';
  const shore = ridge({ y: 842, swing: 14, humps: 1.4, seed: random.whole(1, 80), slope: -30 });
  const birds = [
    [176, 388, 0.34],
    [140, 404, 0.24],
    [214, 412, 0.22],
  ] as const;
  return {
    layers: [
      ...skyLayers(scene, sky, MOON),
      {
        name: 'disc',
        travel: -9,
        sheets: disc(scene, palette.daytime === 'day' ? 'sun' : 'moon', MOON),
      },
      {
        name: 'far',
        travel: -7,
        sheets: [
          ...mountains(),
          glued(birds.map(([x, y, size]) => bird({ x, y, size })).join(''), 'ink', 3),
        ],
      },
      {
        name: 'valley',
        travel: -5,
        sheets: [
          ...flank(scene, 1, 330, 470, 'far near 40'),
          ...flank(scene, -1, 270, 520, 'far near 70'),
        ],
      },
      {
        name: 'lake',
        travel: -4,
        sheets: [
          sheet(
            below(
              [
                [-80, SHORE + 12],
                [200, SHORE + 6],
                [420, SHORE + 10],
                [700, SHORE + 4],
              ],
              935,
            ),
            water,
            'glued',
          ),
          glued(moonlight, 'warm cream 50'),
          ...cabin(474, SHORE + 22),
        ],
      },
      {
        name: 'canoe',
        travel: -2,
        sheets: [
          ...canoe(250, 778, 1.72),
          glued(glint(250, 826, 190) + glint(320, 842, 110), `${water} cream 45`),
        ],
      },
      {
        name: 'shore',
        travel: 2,
        sheets: [
          paper(
            shape(
              [
                [-14, 452],
                [48, 300],
                [572, 150],
                [604, 236],
                [648, 320],
              ]
                .map(([x = 0, height = 0]) =>
                  fir(x, heightAt(shore, x) + 20, height + random.around(14), random),
                )
                .join(''),
              'front',
              { isUnited: true },
            ),
            'hung',
          ),
          sheet(below(shore, 935), 'front', 'hill 8'),
          creature(
            scene,
            'fox',
            { x: 440, y: heightAt(shore, 440) + 6, height: 44, flip: true },
            'warm-deep',
          ),
        ],
      },
    ],
    life: [glide({ layer: 'canoe', by: [24, 2], tilt: 1.2, seconds: 3.6, hold: 0.5 })],
  };
}
