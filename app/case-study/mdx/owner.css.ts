import { globalStyle, style } from '@vanilla-extract/css';
import { standaloneLink } from '#app/styles/links.css.ts';

export const contact = style({ display: 'grid', gap: '0.4em', listStyle: 'none' });

export const link = style({ ...standaloneLink, gap: 12, overflowWrap: 'anywhere' });
globalStyle(`${link} > svg`, { flex: 'none' });
