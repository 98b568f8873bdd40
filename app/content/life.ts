/** The motions of a living card: how long each lasts, and what it moves. */
import type { Life } from './schema.ts';

/** Layers with these motions are hidden otherwise. */
const APPEARING: ReadonlySet<Life['motion']> = new Set(['show', 'walk']);

/** Names of the layers that are hidden at rest. */
export const hiddenAtRest = (life: readonly Life[]): ReadonlySet<string> =>
  new Set(life.filter(({ motion }) => APPEARING.has(motion)).map(({ layer }) => layer));

/** Duration of a motion with its way back, s. */
export function durationOf(entry: Life): number {
  switch (entry.motion) {
    case 'turn':
      return (2 * entry.seconds + entry.hold) * entry.times;
    case 'glide':
      return 2 * entry.seconds + entry.hold;
    case 'rise':
    case 'breathe':
      return entry.seconds + entry.hold;
    default:
      return entry.seconds;
  }
}

/** The properties that a motion changes. Motions of one layer that change the same one can't play at the same time. */
export function propertiesOf(
  entry: Life,
): readonly ('translate' | 'rotate' | 'scale' | 'opacity')[] {
  switch (entry.motion) {
    case 'show':
      return ['opacity'];
    case 'turn':
    case 'spin':
    case 'swing':
      return ['rotate'];
    case 'glide':
      return entry.tilt ? ['translate', 'rotate'] : ['translate'];
    case 'cross':
      return entry.turns ? ['translate', 'rotate'] : ['translate'];
    case 'walk':
      return ['translate', 'opacity'];
    case 'rise':
    case 'breathe':
      return ['scale'];
    default:
      return entry satisfies never;
  }
}
