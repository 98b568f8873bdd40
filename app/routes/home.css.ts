import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '#app/styles/theme.css.ts';

/** The content beneath a page; not printed with the page. */
export const beneath = style({});
globalStyle(`${beneath}:has(> [inert])`, { '@media': { print: { display: 'none' } } });

export const motionSwitch = style({ position: 'absolute', zIndex: 1, right: 68, bottom: 4 });

/** A slip of paper above the titles of the cards, with the state of an opening page. */
export const slip = style({
  position: 'fixed',
  zIndex: 1,
  top: 20,
  insetInline: 20,
  width: 'fit-content',
  margin: '0 auto',
  padding: '10px 22px',
  borderRadius: 999,
  color: theme.color.ink,
  background: theme.color.page,
  boxShadow: theme.shadow.lifted,
  outline: '1px solid transparent',
  fontWeight: 700,
  textAlign: 'center',
});
