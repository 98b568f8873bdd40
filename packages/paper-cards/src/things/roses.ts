import { circle, polar } from '../paper/geometry.ts';
import { paper } from '../paper/paper.ts';
import { leaf } from './plants.ts';
import { shape } from '../paper/inks.ts';

/** A rose of two rounds of petals, and a third if it is large. */
export function rose(color: string, x: number, y: number, radius: number) {
  const rounds = [
    { reach: 1, petals: 7, paper: `${color} ink 16` },
    { reach: 0.74, petals: 6, paper: color },
    { reach: 0.48, petals: 5, paper: `${color} cream 26` },
  ];
  return rounds.slice(radius > 24 ? 0 : 1).map(({ reach, petals, paper: color }, round) => {
    const size = radius * (radius > 24 ? reach : reach * 1.3);
    const d = Array.from({ length: petals }, (_, index) =>
      circle(...polar(x, y, size * 0.56, (index * 360) / petals + round * 25 + x), size * 0.5),
    );
    const heart = reach < 0.5 ? shape(circle(x, y, size * 0.3), `${color} ink 30`) : [];
    return paper(
      [...shape(d.join(''), color, { isUnited: true }), ...heart],
      `thing ${round ? 1.6 : 4}`,
    );
  });
}

/** A daisy of narrow petals. */
export function daisy(color: string, eye: string, x: number, y: number, radius: number) {
  const petals = Array.from({ length: 13 }, (_, index) =>
    leaf({ x, y, length: radius, angle: (index * 360) / 13 + y }, 0.21),
  );
  return paper(
    [
      ...shape(petals.join(''), color, { isUnited: true }),
      ...shape(circle(x, y, radius * 0.3), eye),
    ],
    'print',
  );
}
