/** A hand; the fair behind the streamers is the toy's own. */
import { handPicture } from '../kit/pictures.ts';
import type { SceneSet } from '../kit/show.ts';

export const set: SceneSet = { drawn: () => ({ hand: handPicture('wide') }) };
