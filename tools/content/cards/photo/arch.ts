/** A photo behind three arches, like a tunnel book, over a window sill. */
import { arc, type Point, polyline, rectangle, smooth } from '../../paper/geometry.ts';
import { laceEdge, stitches } from '../../paper/lace.ts';
import { oakLeaf } from '../../paper/nature.ts';
import { paper, sheet, sky, WIDTH } from '../../paper/paper.ts';
import { blend, shape } from '../../paper/svg.ts';
import { joinParts, type Scene, turn } from '../scene.ts';
import { groundPart } from '../stage/fronts.ts';
import { near } from '../stage/nearest.ts';
import { creature } from '../things/animals.ts';
import { spray, spraySheet } from '../things/plants.ts';
import { pottedPlant } from '../things/shelf-things.ts';
import { backdrop, bowTo, type Draw, FOOT } from './photo-parts.ts';

/** A sheet over the whole card with a hole. */
const withHole = (hole: string) => rectangle(-60, -60, WIDTH + 120, FOOT + 60) + hole;

/** A window with a pointed or a round arch; its foot is below the front sheet. */
function archOutline(x: number, top: number, width: number, isPointed: boolean): string {
  const [left, right] = [x - width / 2, x + width / 2];
  const spring = top + width * (isPointed ? 0.72 : 0.5);
  const d = isPointed
    ? smooth([...bowTo([left, spring], [left + 4, top + width * 0.28], [x, top])], {}) +
      smooth([...bowTo([x, top], [right - 4, top + width * 0.28], [right, spring])]).replace(
        'M',
        'L',
      )
    : polyline(arc(x, spring, width / 2, 180, 360, 40));
  return `${d}L${right} ${FOOT - 20}L${left} ${FOOT - 20}Z`;
}

/** Leaves printed on the wall above the arch, in rows. */
function wallpaper({ palette }: Scene, color: string): string {
  let d = '';
  for (let row = 0; row < 5; row++) {
    for (let column = 0; column < 7; column++) {
      const [x, y] = [column * 104 + (row % 2 ? 52 : 0) - 30, row * 74 + 30];
      // The arch cuts the pattern off.
      if (y > 250 && Math.abs(x - 308) < 200 - (y - 330)) continue;
      d += oakLeaf({ x, y: y + 22, size: 0.36, turn: (row + column) % 2 ? 20 : -20 }).outline;
    }
  }
  return paper(shape(d, blend(color, palette.cream, 0.14), { 'fill-rule': 'nonzero' }), {
    lift: 0.6,
    rough: 0.2,
    rim: 0.25,
    shade: 0.25,
  });
}

/** Three sheets with an arch each, smaller and smaller, like a tunnel book, with the photo behind. */
export const arch: Draw = (scene, picture, focus) => {
  const { palette, random } = scene;
  const isPointed = random.chance(0.5);
  const { use, sheet: photo } = backdrop(picture, focus, 70, 330, { width: 476, height: 590 });
  const colors =
    palette.daytime === 'night'
      ? [palette.haze, palette.far, palette.sky[0]]
      : [blend(palette.haze, palette.cream, 0.4), palette.sky[2], palette.sky[0]];
  const steps = [
    { top: 384, width: 404, travel: -7 },
    { top: 358, width: 448, travel: -4 },
    { top: 328, width: 498, travel: -2 },
  ];
  const x = 308;
  const frames = steps.map(({ top, width, travel }, index) => ({
    name: `arch-${index}`,
    travel,
    sheets: [
      sheet(withHole(archOutline(x, top, width, isPointed)), colors[index] ?? palette.haze, {
        lift: 10,
        rough: 1.3,
        seed: index + 4,
        rim: 0.55,
        shade: 0.55,
      }),
    ],
  }));
  const outer = steps[2] ?? { top: 328, width: 498 };
  const rim: Point[] = isPointed
    ? [
        ...bowTo(
          [x - outer.width / 2 - 15, outer.top + outer.width * 0.72],
          [x - outer.width / 2 - 8, outer.top + outer.width * 0.24],
          [x, outer.top - 20],
        ),
        ...bowTo(
          [x, outer.top - 20],
          [x + outer.width / 2 + 8, outer.top + outer.width * 0.24],
          [x + outer.width / 2 + 15, outer.top + outer.width * 0.72],
        ).slice(1),
      ]
    : arc(x, outer.top + outer.width / 2, outer.width / 2 + 16, 180, 360, 40);
  const stitched = [
    [x - outer.width / 2 - 15, 880] as Point,
    ...rim,
    [x + outer.width / 2 + 15, 880] as Point,
  ];
  const sprays = [-1, 1].map((side) =>
    spraySheet(
      spray(
        { x: x + side * 296, y: 470, length: 190, angle: -90 + side * 12 },
        side * -52,
        random,
        0.26,
      ),
      blend(palette.near, palette.deep, 0.3),
      7,
    ),
  );
  const sill = 842;
  return {
    uses: [use],
    ...joinParts([
      {
        layers: [
          { name: 'photo', travel: -11, sheets: [sky([palette.sky[0], palette.sky[2]]), photo] },
          ...frames,
          { name: 'paper', travel: -2, sheets: [wallpaper(scene, palette.sky[0])] },
          {
            name: 'trim',
            travel: -2,
            sheets: [
              paper(stitches(stitched, { color: palette.cream, width: 2 }), {
                lift: 0.4,
                rough: 0,
                rim: 0,
                shade: 0,
              }),
              ...sprays,
            ],
          },
          {
            name: 'sill',
            travel: 1,
            sheets: [
              ...pottedPlant(scene, 118, sill + 2, 100),
              sheet(rectangle(-60, sill + 10, 740, 90), palette.front, { lift: 5, rough: 1 }),
              paper(
                shape(
                  laceEdge(
                    [
                      [-60, sill + 8],
                      [676, sill + 8],
                    ],
                    { pitch: 40, depth: 34 },
                  ),
                  palette.cream,
                ),
                { lift: 3, rough: 0, rim: 0.4, shade: 0.5 },
              ),
              sheet(rectangle(-60, sill, 740, 13), blend(palette.cream, palette.near, 0.3), {
                lift: 7,
                rough: 0.7,
                rim: 0.65,
              }),
            ],
          },
          {
            name: 'finder',
            travel: 1,
            sheets: [creature(scene, 'robin', { x: 470, y: sill + 2, height: 48, flip: true })],
          },
        ],
        life: [
          turn({
            layer: 'finder',
            by: -11,
            origin: [470, sill],
            seconds: 0.35,
            hold: 0.6,
            times: 2,
          }),
        ],
      },
      near(scene, 'twig', 1),
      groundPart(scene),
    ]),
  };
};
