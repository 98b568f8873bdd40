/** An animal in each card that is found at a second look. */
import { thing } from '../paper/thing.ts';
import type { CardContext } from '../card-parts.ts';

/** Where an animal stands, and how tall it is, units: as a fox or an owl would be. */
interface Perch {
  x: number;
  y: number;
  height: number;
  flip?: boolean;
}

/** The animal that the card's details name, on the ground or perched on something. */
export function hiddenAnimal(
  { details }: CardContext,
  where: 'ground' | 'perch',
  { x, y, height, flip = false }: Perch,
) {
  const name = where === 'ground' ? details.groundAnimal : details.perchedAnimal;
  return thing(name, x, y, { size: height / 100, flip });
}
