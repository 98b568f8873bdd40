/** The oak leaf of cards and covers: path data around (0, 0), 100 units high. */

/** Its right half from the stalk to the tip, as in the `points` of an SVG polygon. */
const HALF =
  '1.5,64 1.4,50 8,42 13,33 9,26 18,22 23,12 14,5 22,-1 26,-12 16,-18 20,-26 19,-36 9,-40 5,-48';

/** Rounded through the middles of the outline's sides. */
function outline(): string {
  const half = HALF.split(' ').map((point) => point.split(',').map(Number));
  const points = [...half, [0, -50], ...half.map(([x = 0, y = 0]) => [-x, y]).reverse()];
  const middle = (index: number) => {
    const [ax = 0, ay = 0] = points[index % points.length] ?? [];
    const [bx = 0, by = 0] = points[(index + 1) % points.length] ?? [];
    return `${(ax + bx) / 2} ${(ay + by) / 2}`;
  };
  const curves = points.map((_, index) => {
    const [x, y] = points[(index + 1) % points.length] ?? [];
    return `Q${x} ${y} ${middle(index + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}

export const LEAF = outline();

/** Its veins, cut out of the foil. */
export const VEINS =
  'M0 62L0-36M0 38L9 28M0 38L-9 28M0 20L14 8M0 20L-14 8M0 0L15-13M0 0L-15-13M0-18L9-28M0-18L-9-28';
