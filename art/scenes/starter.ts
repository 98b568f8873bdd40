/**
 * Picture and round logo of a new card, in blue; `npm run new` rotates their hue. The title logo
 * beside them is written by hand: it is a template for text.
 */
import { raised, roundLogo } from '../kit/emblem.ts';
import { polygon } from '../kit/geometry.ts';
import type { SpecialScene } from '../kit/scene.ts';
import { moved } from '../kit/svg.ts';
import { colorsOf } from '../starter/colors.ts';
import { drawStarter, drawStarterLayers } from '../starter/scene.ts';

const FOLDER = 'tools/commands/starter/';
/** The hue that tools/commands/starter-card.ts assumes for the files, degrees. */
const HUE = 210;
const SEED = 7;

function logo() {
  const { ridges, border, letters, kite } = colorsOf(HUE);
  const corners = { top: [0, -22], right: [17, -3], foot: [0, 30], left: [-17, -3] } as const;
  const { top, right, foot, left } = corners;
  const symbol =
    raised(polygon([top, right, foot, left]), '#fffaf0') +
    raised(polygon([top, right, [0, -3]]), kite[0] ?? letters, 0) +
    raised(polygon([left, foot, [0, -3]]), kite[0] ?? letters, 0);
  return roundLogo({
    name: 'Paper kite',
    ground: ridges[1] ?? letters,
    rim: border,
    symbol: moved(symbol, { x: 49, y: 45, turn: 17 }),
  });
}

export const scene: SpecialScene = {
  slug: 'starter',
  async files() {
    const layers = Object.entries(await drawStarterLayers(colorsOf(HUE), SEED));
    return {
      [`${FOLDER}background.jpg`]: await drawStarter(colorsOf(HUE), SEED),
      [`${FOLDER}logo.svg`]: logo(),
      ...Object.fromEntries(layers.map(([name, data]) => [`${FOLDER}${name}`, data])),
    };
  },
};
