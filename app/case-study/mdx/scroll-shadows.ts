import type { StyleRule } from '@vanilla-extract/css';
import { shade } from '#app/styles/shade.ts';

const COVER = '2.5em 100%';
const SHADOW = '10px 100%';
const edge = shade(0.17);

/**
 * Shadows at the sides of a box that scrolls sideways, where more of its content is. They stay with the box, and the
 * covers over them move with the content. In print and forced colors there are none.
 * @param ground the opaque color of the box
 */
export const scrollShadows = (ground: string): StyleRule => ({
  '@media': {
    'screen and (forced-colors: none)': {
      background: [
        `linear-gradient(to right, ${ground} 50%, transparent) left / ${COVER} local`,
        `linear-gradient(to left, ${ground} 50%, transparent) right / ${COVER} local`,
        `linear-gradient(to right, ${edge}, transparent) left / ${SHADOW}`,
        `linear-gradient(to left, ${edge}, transparent) right / ${SHADOW}`,
      ]
        .map((layer) => `${layer} no-repeat`)
        .join(', '),
    },
  },
});
