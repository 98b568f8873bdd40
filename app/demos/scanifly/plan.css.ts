/** Styles of the plan. Lengths are in meters. */
import { globalStyle, style } from '@vanilla-extract/css';

const flat = (fill: string) => style({ fill });
const line = (stroke: string, strokeWidth: number, rest: object = {}) =>
  style({ fill: 'none', stroke, strokeWidth, strokeLinecap: 'round', ...rest });

// The garden.
export const sheetShadow = flat('rgb(6 12 18 / 0.45)');
export const sheet = style({ fill: '#f6cf92', stroke: '#ffe9c4', strokeWidth: 0.06 });
export const grid = line('rgb(255 246 226 / 0.55)', 0.035);
export const lawnShadow = flat('rgb(120 62 10 / 0.35)');
export const lawn = style({ fill: '#eea94f', stroke: '#f9c67d', strokeWidth: 0.05 });
export const path = style({ fill: '#fbe3b8', stroke: '#fff3dc', strokeWidth: 0.05 });
export const stitches = line('#fffaf0', 0.07, { strokeDasharray: '0.3 0.24' });
export const treeShadow = flat('rgb(96 42 4 / 0.38)');
export const tree = style({ fill: '#c7641f', stroke: '#df8443', strokeWidth: 0.04 });
export const treeMiddle = style({ fill: '#dd7f2f', stroke: '#f0a35b', strokeWidth: 0.04 });
export const treeTop = style({ fill: '#efa047', stroke: '#f9c27c', strokeWidth: 0.03 });
export const lace = style({ fill: '#fffaf0', stroke: '#ffffff', strokeWidth: 0.03 });
export const eyelets = line('#eea94f', 0.12, { strokeDasharray: '0.001 0.2' });
export const parasol = flat('#d8541f');
export const parasolLight = flat('#fff1d8');

// The house.
export const far = flat('rgb(74 30 2 / 0.17)');
export const mid = flat('rgb(64 26 2 / 0.25)');
export const near = flat('rgb(10 14 20 / 0.5)');
export const dark = flat('rgb(8 14 22 / 0.26)');
export const light = flat('rgb(190 214 232 / 0.13)');
export const courses = line('rgb(8 14 22 / 0.5)', 0.035);
export const felt = line('rgb(8 14 22 / 0.22)', 0.03);
export const gutter = line('#1a242d', 0.2, { strokeLinejoin: 'round' });
export const gutterLight = line('#e9dcc2', 0.09);
export const valley = line('#9fb0bb', 0.13);
export const capShadow = line('rgb(6 10 16 / 0.5)', 0.34);
export const cap = line('#cf5a27', 0.32);
export const joints = line('#a03e14', 0.32, {
  strokeDasharray: '0.05 0.45',
  strokeLinecap: 'butt',
});
export const frame = style({ fill: '#f4e8d0', stroke: '#fffaf0', strokeWidth: 0.02 });
export const pane = flat('#7fb0c9');
export const shine = flat('rgb(255 255 255 / 0.55)');
export const hole = flat('#2a1a12');
export const brick = style({ fill: '#c2511f', stroke: '#e2793f', strokeWidth: 0.04 });
export const crown = style({ fill: '#9a3c13', stroke: '#7c2e0d', strokeWidth: 0.03 });
export const pot = style({ fill: '#e68a4b', stroke: '#f7b07a', strokeWidth: 0.03 });

// Panels.
export const panelShadow = flat('rgb(4 8 16 / 0.55)');
export const panelFrame = flat('#dfe7ec');
export const panelGlass = flat('#17407c');
export const panelGlint = flat('rgb(150 196 240 / 0.28)');
export const cells = line('rgb(140 186 232 / 0.75)', 0.014);
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
export const carried = style({
  display: 'none',
  selectors: { '&[data-shown]': { display: 'block' } },
});
export const carriedShadow = flat('rgb(4 8 16 / 0.4)');
export const refused = style({
  display: 'none',
  fill: 'rgb(226 60 30 / 0.55)',
  selectors: { '[data-refused] > &': { display: 'block' } },
});
globalStyle(`${carried}[data-refused] > ${selectedLine}`, { stroke: '#ff8a70' });
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
export const stripShadow = flat('rgb(10 8 6 / 0.4)');
export const strip = style({ fill: '#fff6e4', stroke: '#ffffff', strokeWidth: 0.6 });
export const tip = flat('#d8541f');
export const fan = style({ fill: '#ffdf9c', stroke: '#fff2d2', strokeWidth: 0.8 });
export const fanArc = style({ fill: 'none', stroke: '#d8541f', strokeWidth: 1.6 });
export const words = style(text);
