/** Says at start how many samples the content still has. */
import { log } from '../app/start/log.server.ts';
import { describeSamples } from './describe-samples.ts';

/**
 * A sentence for a person at a terminal, an event for a log.
 * @param isPublic whether the site leaves samples out
 * @param isTerminal whether a terminal shows stderr
 */
export function reportSamples(left: number, isPublic: boolean, isTerminal: boolean) {
  if (left === 0) return;
  if (!isTerminal) log('samples', { left, shown: !isPublic });
  else
    console.error(
      describeSamples(left, isPublic ? 'left out of this site' : 'visible only to you'),
    );
}
