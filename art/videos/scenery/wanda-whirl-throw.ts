/** A hand; the demo paints the fair behind the streamers. */
import { handPicture } from '../kit/pictures.ts';
import type { Scenery } from '../kit/recording.ts';

export const scenery: Scenery = { drawn: () => ({ hand: handPicture('wide') }) };
