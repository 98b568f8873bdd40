/** One animal in each card, to be found on a second look. */
import { thing } from '../paper/thing.ts';
import type { CardContext } from '../card-parts.ts';

/** Where an animal stands, and how tall it is, units: as a fox or an owl would be. */
interface Perch {
  x: number;
  y: number;
  height: number;
  flip?: boolean;
}

/** The card's own animal: one that lives on the ground or one that perches on things. */
export function hiddenAnimal(
  { extras }: CardContext,
  where: 'ground' | 'perch',
  { x, y, height, flip = false }: Perch,
) {
  const name = where === 'ground' ? extras.walker : extras.percher;
  return thing(name, x, y, { size: height / 100, flip });
}
