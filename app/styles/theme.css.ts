/** The theme: tokens of colors, fonts and shadows, and their values. */
import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { shade } from './shade.ts';
import { LIGHT } from './light.ts';

export const theme = createGlobalThemeContract(
  {
    color: {
      /** Background behind the cards: plain warm paper. */
      ground: null,
      /** A shade darker, for the edge of the cloth. */
      groundDeep: null,
      page: null,
      /** Paper that lies on the page: buttons, slips. */
      raised: null,
      /** Warm paper that lies on the page: frames, notes. */
      sheet: null,
      lace: null,
      ink: null,
      /** Secondary text: captions, labels. 4.5:1 on ground and page. */
      quiet: null,
      /** Background of media until they have loaded. */
      mediaGround: null,
      focus: null,
    },
    /** Set by the fonts (packages/content/src/fonts/create-fonts.ts). */
    font: { text: null, heading: null },
    shadow: { contact: null, paper: null, lifted: null },
  },
  (_value, path) => path.join('-'),
);

const { color, shadow } = theme;
/** The light theme. Demos keep it whatever the site's scheme is; lamplight.css has the dark one. */
createGlobalTheme(
  ':root, [data-own-light]',
  { color, shadow },
  {
    color: LIGHT,
    shadow: {
      contact: `0 1px 2px ${shade(0.35)}`,
      paper: `0 1px 2px ${shade(0.35)}, 0 6px 18px ${shade(0.22)}`,
      lifted: `0 2px 3px ${shade(0.35)}, 0 14px 30px ${shade(0.28)}`,
    },
  },
);

/** 1 where lines run from left to right, -1 where they run from right to left: mirrors what CSS has no logical word for. */
export const inlineSign = 'var(--inline-sign)';
globalStyle(':root, [dir="ltr"]', { vars: { '--inline-sign': '1' } });
globalStyle('[dir="rtl"]', { vars: { '--inline-sign': '-1' } });

/** Selects an element where lines run from right to left. The page and what is around it can have two directions. */
export const rightToLeft = '[dir="rtl"] &:not([dir="ltr"] *)';

/**
 * The hues of one entry, set on elements with `data-hue="/slug"` by the style element that the home
 * layout renders from the frontmatter (hues.ts). `types` is the entry's accent, in the scheme's lightness.
 */
export const hue = createGlobalThemeContract(
  { color: null, text: null, border: null, logoBorder: null, types: null },
  (_value, path) => `hue-${path.join('-')}`,
);
globalStyle('[data-hue], [data-own-light]', { vars: { [hue.types]: 'var(--hue-accent)' } });

/** The page's white with a little of the entry's hue. */
export const tintedPaper = `color-mix(in srgb, ${hue.types} 7%, ${theme.color.page})`;
/** The paper of a thing, such as an envelope: by the lamp, it has more of the hue. */
export const thingPaper = `color-mix(in srgb, ${hue.types} var(--thing-tint, 7%), ${theme.color.page})`;
