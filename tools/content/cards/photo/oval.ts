/** A photo in an oval mat on a papered wall. */
import {
  arc,
  circle,
  ellipse,
  type Point,
  polar,
  polygon,
  rectangle,
} from '../../paper/geometry.ts';
import { stitches } from '../../paper/lace.ts';
import { paper, sheet, sky } from '../../paper/paper.ts';
import { blend, shape } from '../../paper/svg.ts';
import { creature } from '../things/animals.ts';
import { groundPart } from '../stage/fronts.ts';
import { near } from '../stage/nearest.ts';
import { pin, twine } from '../screens/holders.ts';
import { books, pottedPlant } from '../things/shelf-things.ts';
import { joinParts } from '../scene.ts';
import { backdrop, type Draw } from './photo-parts.ts';

/** An oval in a mat with a ring of lace, on a papered wall above a shelf. */
export const oval: Draw = (scene, picture, focus) => {
  const { palette, random } = scene;
  const [x, y, rx, ry] = [308, 582, 186, 226];
  const { use, sheet: photo } = backdrop(
    picture,
    focus,
    x - rx - 14,
    y - ry - 14,
    { width: 2 * rx + 28, height: 2 * ry + 28 },
    ellipse(x, y, rx + 13, ry + 13),
  );
  const stripes = Array.from({ length: 12 }, (_, index) =>
    rectangle(-50 + index * 62, -60, 26, 1000),
  ).join('');
  const bumpy: Point[] = [];
  for (let index = 0; index < 40; index++) {
    const [px, py] = polar(0, 0, 1, index * 9);
    const half = 24;
    bumpy.push(
      ...arc(x + px * (rx + 42), y + py * (ry + 42), half, index * 9 - 84, index * 9 + 84, 6),
    );
  }
  const nail: Point = [x, 306];
  const beads = Array.from({ length: 60 }, (_, index) => {
    const [px, py] = polar(0, 0, 1, index * 6);
    return circle(x + px * (rx + 27), y + py * (ry + 27), 3.1);
  }).join('');
  const shelf = 836;
  const flip = random.chance(0.5);
  const [a, b] = flip ? [84, 540] : [536, 80];
  return {
    uses: [use],
    ...joinParts([
      {
        layers: [
          {
            name: 'wall',
            travel: -10,
            sheets: [
              sky([palette.sky[0], palette.sky[1]]),
              paper(shape(stripes, blend(palette.sky[1], palette.haze, 0.5)), {
                lift: 0.8,
                rough: 1,
                rim: 0.3,
                shade: 0.22,
              }),
            ],
          },
          { name: 'photo', travel: -6, sheets: [photo] },
          {
            name: 'hero',
            travel: -3,
            sheets: [
              twine([[x - 92, y - ry - 20], nail, [x + 92, y - ry - 20]], palette.cream, 4),
              sheet(polygon(bumpy) + ellipse(x, y, rx, ry), palette.cream, {
                lift: 9,
                rough: 0.5,
                rim: 0.65,
                shade: 0.5,
              }),
              sheet(
                ellipse(x, y, rx + 36, ry + 36) + ellipse(x, y, rx + 16, ry + 16),
                palette.deep,
                { lift: 2, rough: 0.8, rim: 0.55 },
              ),
              paper(shape(beads, palette.warm), { lift: 1.2, rough: 0, rim: 0.6 }),
              ...pin(scene, nail, palette.warm),
            ],
          },
          {
            name: 'things',
            travel: 1,
            sheets: [
              ...pottedPlant(scene, a, shelf + 2, 112),
              ...books(scene, b, shelf + 2, 104),
              creature(scene, 'owl', { x: b, y: shelf - 68, height: 46 }),
              sheet(rectangle(-60, shelf + 8, 740, 100), palette.front, { lift: 5, rough: 1 }),
              sheet(rectangle(-60, shelf, 740, 14), blend(palette.warm, palette.near, 0.4), {
                lift: 7,
                rough: 0.7,
                rim: 0.65,
              }),
              paper(
                stitches(
                  [
                    [-50, shelf + 30],
                    [660, shelf + 30],
                  ],
                  { color: palette.cream, width: 2 },
                ),
                { lift: 0.4, rough: 0, rim: 0, shade: 0 },
              ),
            ],
          },
        ],
        life: [],
      },
      near(scene, 'frond', flip ? -1 : 1),
      groundPart(scene),
    ]),
  };
};
