/** One animal in each card, to be found on a second look. */
import { ellipse, place, type Point, rectangle, smooth, pointsOf } from '../paper/geometry.ts';
import { crown } from '../paper/nature.ts';
import { sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import type { Scene } from '../scene.ts';

/** The papers of their coats, by name. */
const COATS = {
  fox: 'warm-deep',
  hare: 'warm cream 40',
  hedgehog: 'warm ink 58',
  mouse: 'cream deep 22',
  squirrel: 'warm-deep warm 25 ink 12',
  tortoise: 'near light 30',
  snail: 'accent',
  owl: 'warm ink 42',
  robin: 'warm ink 50',
  tit: 'accent cream 15',
  dove: 'cream',
  magpie: 'ink deep 70',
  heron: 'cream deep 30',
} as const;

type AnimalName = keyof typeof COATS;

export interface Perch {
  x: number;
  y: number;
  /** Units, of an animal as tall as a fox or an owl. */
  height: number;
  flip?: boolean;
  /** Whether it must be this animal; otherwise the card's own takes its place. */
  exact?: boolean;
}

/** Who takes the place of an animal in this card: what is on the ground, or what sits on things. */
function actorOf({ extras }: Scene, name: AnimalName): AnimalName {
  if (name === 'fox' || name === 'hare') return extras.walker;
  return name === 'owl' || name === 'robin' ? extras.percher : name;
}

/** An animal that stands on a point. @param color of its coat, if it is the named one */
export function creature(
  scene: Scene,
  name: AnimalName,
  { x, y, height, flip = false, exact = false }: Perch,
  color?: string,
) {
  const actor = exact ? name : actorOf(scene, name);
  const coat = actor === name && color !== undefined ? color : COATS[actor];
  const [drawn] = thing(actor, x, y, { size: height / 100, flip, colors: { coat } });
  if (!drawn) throw new Error(`The drawing of the ${actor} is empty`);
  return drawn;
}

/** A sheep that grazes: legs, fleece and head. Its feet are at (x, y). */
export function sheep({ random }: Scene, x: number, y: number, size: number, side: 1 | -1) {
  const at = (points: readonly Point[]) => place(points, { x, y, size, flip: side < 0 });
  const legs = at(pointsOf('-13,0 -7,0 8,0 14,0'));
  const [head = [x, y]] = at([[26, -22]]);
  const ear = at(pointsOf('20,-29 14,-25 20,-21'));
  const cut = 'print 2';
  return [
    sheet(
      legs
        .map(([lx, ly]) => rectangle(lx - 1.6 * size, ly - 14 * size, 3.2 * size, 14 * size))
        .join(''),
      'ink',
      'glued 1',
    ),
    sheet(crown(x, y - 22 * size, 22 * size, 14 * size, random, 9), 'cream', 'thing 3'),
    sheet(
      ellipse(head[0], head[1], 7.5 * size, 8.5 * size) + smooth(ear, { closed: true }),
      'ink',
      cut,
    ),
  ];
}
