import { mix, type Point, polygon, rectangle, pointsOf } from '../paper/geometry.ts';
import { paper, sheet } from '../paper/paper.ts';
import { gable, glued } from './pieces.ts';
import { shape } from '../paper/inks.ts';

/** @param y the foot of the rock, units; the whole is 250 high */
export function lighthouse(x: number, y: number) {
  const [foot, top] = [y - 50, y - 204];
  const band = (from: number, to: number) => {
    const [low, high] = [mix(26, 17, from), mix(26, 17, to)];
    return polygon([
      [x - low, mix(foot, top, from)],
      [x - high, mix(foot, top, to)],
      [x + high, mix(foot, top, to)],
      [x + low, mix(foot, top, from)],
    ]);
  };
  const lamp: Point = [x, top - 16];
  const beam = (reach: number, rise: number, spread: number) =>
    polygon([lamp, [x + reach, lamp[1] + rise - spread], [x + reach, lamp[1] + rise + spread]]);
  const light = 'warm cream 50';
  const rock = pointsOf('-130,6 -84,-34 -30,-56 34,-54 82,-26 140,6');
  return [
    paper(shape(beam(-640, 34, 58) + beam(640, -40, 60), light, { opacity: 0.34 }), 'flat 1'),
    sheet(band(-0.08, 1), 'cream', 'thing'),
    glued(band(0.04, 0.26) + band(0.48, 0.7), 'warm-deep'),
    sheet(rectangle(x - 24, top - 4, 48, 8, 2), 'warm-deep', 'thing 2'),
    sheet(rectangle(x - 13, top - 30, 26, 27), light, 'print 2'),
    sheet(gable(x, top - 28, 44, 26), 'warm-deep', 'thing 2'),
    sheet(polygon(rock.map(([dx, dy]): Point => [x + dx, y + dy])), 'near', 'hill'),
  ];
}
