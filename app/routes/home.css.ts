import { globalStyle, style } from '@vanilla-extract/css';

/** What lies beneath a page; not printed with it. */
export const beneath = style({});
globalStyle(`${beneath}:has(> [inert])`, { '@media': { print: { display: 'none' } } });

export const motionSwitch = style({ position: 'absolute', zIndex: 1, right: 68, bottom: 4 });
