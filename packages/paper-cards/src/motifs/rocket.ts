import type { SkyName } from '../names.ts';
import { arc, circle, type Point, polar, polygon, star } from '../paper/geometry.ts';
import { stitches } from '../paper/lace.ts';
import { below, fir, heightAt, ridge } from '../paper/nature.ts';
import { paper, sheet } from '../paper/paper.ts';
import { glide, type Part, type Scene } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { skyLayers } from '../stage/skies.ts';
import { launchTower } from '../things/launch-tower.ts';
import { glued, inked } from '../things/pieces.ts';
import { flame, ship, SHIP } from '../things/rocket-ship.ts';
import { curls, type Puff, smoke } from '../things/smoke.ts';
import { moved, shape } from '../paper/inks.ts';

/** A planet with stripes and a ring, far away. */
function giant(x: number, y: number, radius: number) {
  const stripe = (from: number, to: number) =>
    polygon([...arc(x, y, radius, from, to, 10), ...arc(x, y, radius, 180 - to, 180 - from, 10)]);
  const ring = (from: number, to: number) => {
    const half = (reach: number) =>
      arc(0, 0, reach, from, to, 30).map(([px, py]): Point => [px, py * 0.26]);
    return moved(
      shape(polygon([...half(radius * 1.85), ...half(radius * 1.36).reverse()]), 'cream'),
      { x, y, turn: -18 },
    );
  };
  return [
    paper(ring(180, 360), 'thing'),
    sheet(circle(x, y, radius), 'accent', 'thing 6'),
    glued(stripe(-34, -14) + stripe(2, 14) + stripe(34, 50), 'warm-deep'),
    paper(ring(0, 180), 'thing'),
  ];
}

/** The land: hills with firs, and who watches from them. */
function land(scene: Scene) {
  const { random } = scene;
  const back = ridge({ y: 716, swing: 30, humps: 2, seed: 17, slope: 40 });
  const next = ridge({ y: 770, swing: 22, humps: 1.4, seed: 5, slope: -60 });
  const row = (line: readonly Point[], all: readonly number[], height: number) =>
    all
      .map((x) => fir(x, heightAt(line, x) + 6, height * random.between(0.8, 1.2), random, 5))
      .join('');
  const pine = 'leaf.42 shade 30';
  return [
    sheet(below(back, 935), 'far light 30', 'hill'),
    paper(shape(row(next, [26, 60, 96, 470, 596], 92), pine, { isUnited: true }), 'thing'),
    sheet(below(next, 935), 'middle', 'hill'),
  ];
}

export function rocket(scene: Scene, sky: SkyName): Part {
  const moon = { x: 64, y: 628, radius: 46 };
  const gray = 'cream middle 34';
  const lit = 'straw.9';
  const back: Puff[] = [
    [-20, 800, 66],
    [46, 760, 54],
    [12, 716, 40],
    [110, 800, 60],
    [196, 816, 54],
    [280, 830, 56],
    [366, 816, 62],
    [446, 842, 50],
    [530, 832, 56],
    [610, 812, 60],
    [628, 760, 40],
  ];
  const glowing: Puff[] = [
    [96, 852, 52],
    [150, 838, 44],
    [214, 852, 48],
    [276, 872, 44],
    [40, 876, 44],
    [330, 880, 36],
  ];
  const front: Puff[] = [
    [-16, 868, 58],
    [58, 902, 50],
    [140, 908, 44],
    [226, 912, 42],
    [310, 908, 46],
    [392, 888, 48],
    [470, 896, 52],
    [556, 880, 58],
    [632, 846, 66],
  ];
  const stars: Puff[] = [
    [92, 346, 10],
    [248, 372, 8],
    [556, 352, 12],
    [66, 540, 7],
    [404, 720, 7],
    [250, 470, 6],
  ];
  return {
    layers: [
      ...skyLayers(scene, sky, moon),
      {
        name: 'disc',
        travel: -9,
        sheets: [
          ...disc(scene, 'moon', moon),
          paper(
            stitches(arc(150, 456, 128, -160, 190, 40), {
              color: 'cream',
              width: 2.4,
              stitch: 9,
              gap: 9,
            }),
            'thread',
          ),
          glued(
            stars.map(([x, y, reach]) => polygon(star(x, y, reach, reach * 0.38, 4))).join(''),
            'cream',
            2,
          ),
          ...giant(150, 456, 60),
          sheet(circle(...polar(150, 456, 128, 62), 12), 'warm', 'thing'),
        ],
      },
      { name: 'land', travel: -6, sheets: land(scene) },
      { name: 'gantry', travel: -4, sheets: launchTower(524) },
      {
        name: 'smoke',
        travel: -3,
        sheets: [smoke(back, gray, 8), curls(back.slice(2, 9), `${gray} middle 40`)],
      },
      {
        name: 'ship',
        travel: -2,
        sheets: [...flame(), ...ship(), inked(`M${SHIP.x + 46} ${SHIP.y - 8}l13 -20`, 'cream', 6)],
      },
      {
        name: 'glow',
        travel: 0,
        sheets: [smoke(glowing, lit, 7), curls(glowing, 'coral.74')],
      },
      {
        name: 'cloud',
        travel: 5,
        sheets: [smoke(front, 'cream', 10), curls(front, 'cream middle 40')],
      },
    ],
    life: [glide({ layer: 'ship', by: [7, -13], tilt: 0.8, seconds: 2.8, hold: 0.8 })],
  };
}
