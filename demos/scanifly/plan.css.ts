/** Styles of the plan. */
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { PAINTS } from './paints.ts';

export const paints = styleVariants(PAINTS);

// Panels.
const outline = (stroke: string, strokeWidth: number) =>
  style({
    fill: 'none',
    stroke,
    strokeWidth,
    strokeLinejoin: 'round',
    vectorEffect: 'non-scaling-stroke',
  });
/** Outline of the selected panel: gold on a dark line, visible on every color. */
export const selectedEdge = outline('#2b1503', 7);
export const selectedLine = outline('#ffcf5c', 4);
/** The selected panel, which rotates about its center. */
export const selected = style({ transformBox: 'fill-box', transformOrigin: 'center' });
/** A dragged panel, above the roof. */
export const dragged = style({
  display: 'none',
  selectors: { '&[data-shown]': { display: 'block' } },
});
export const refused = style({
  display: 'none',
  fill: 'rgb(226 60 30 / 0.55)',
  selectors: { '[data-refused] > &': { display: 'block' } },
});
globalStyle(`${dragged}[data-refused] > ${selectedLine}`, { stroke: '#ff8a70' });
export const ghost = style({
  display: 'none',
  fill: 'rgb(214 236 255 / 0.5)',
  stroke: '#ffffff',
  strokeWidth: 2.5,
  strokeDasharray: '6 4',
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    '&[data-shown]': { display: 'block' },
    '&[data-refused]': { fill: 'rgb(226 60 30 / 0.55)', stroke: '#ffd2c4' },
  },
});

// Labels, in px.
const text = { textAnchor: 'middle', dominantBaseline: 'central', fill: '#33190a' } as const;
export const labels = style({ pointerEvents: 'none', fontWeight: 800 });
export const label = style({
  visibility: 'hidden',
  selectors: { '&[data-shown]': { visibility: 'visible' } },
});
export const stripShadow = style({ fill: 'rgb(10 8 6 / 0.4)' });
export const strip = style({ fill: '#fff6e4', stroke: '#ffffff', strokeWidth: 0.6 });
export const tip = style({ fill: '#d8541f' });
export const fan = style({ fill: '#ffdf9c', stroke: '#fff2d2', strokeWidth: 0.8 });
export const fanArc = style({ fill: 'none', stroke: '#d8541f', strokeWidth: 1.6 });
export const words = style(text);

/** Lengths around a panel, in the colors of its outline. */
export const clearance = style({ stroke: '#ffcf5c', strokeWidth: 2, strokeDasharray: '5 3' });
export const clearanceStrip = style({ fill: '#ffe08a', stroke: '#2b1503', strokeWidth: 1 });
