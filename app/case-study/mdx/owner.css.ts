import { globalStyle, style } from '@vanilla-extract/css';
import { standaloneLink } from '#app/styles/links.css.ts';

export const contact = style({ listStyle: 'none' });

export const link = style({ ...standaloneLink, gap: 12, overflowWrap: 'anywhere' });
globalStyle(`${link} > svg`, { flex: 'none' });
