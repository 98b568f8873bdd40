/** What the plan is painted with. Lengths are in meters. */

export type Paint = {
  fill: string;
  stroke?: string;
  strokeWidth?: number;
  strokeLinecap?: 'butt' | 'round';
  strokeLinejoin?: 'round';
  strokeDasharray?: string;
};

const flat = (fill: string): Paint => ({ fill });
const edged = (fill: string, stroke: string, strokeWidth: number): Paint => ({
  fill,
  stroke,
  strokeWidth,
});
const line = (stroke: string, strokeWidth: number, rest: Partial<Paint> = {}): Paint => ({
  ...edged('none', stroke, strokeWidth),
  strokeLinecap: 'round',
  ...rest,
});

export const PAINTS = {
  // The garden.
  sheetShadow: flat('rgb(6 12 18 / 0.45)'),
  sheet: edged('#f6cf92', '#ffe9c4', 0.06),
  grid: line('rgb(255 246 226 / 0.55)', 0.035),
  lawnShadow: flat('rgb(120 62 10 / 0.35)'),
  lawn: edged('#eea94f', '#f9c67d', 0.05),
  path: edged('#fbe3b8', '#fff3dc', 0.05),
  stitches: line('#fffaf0', 0.07, { strokeDasharray: '0.3 0.24' }),
  treeShadow: flat('rgb(96 42 4 / 0.38)'),
  tree: edged('#c7641f', '#df8443', 0.04),
  treeMiddle: edged('#dd7f2f', '#f0a35b', 0.04),
  treeTop: edged('#efa047', '#f9c27c', 0.03),
  lace: edged('#fffaf0', '#ffffff', 0.03),
  eyelets: line('#eea94f', 0.12, { strokeDasharray: '0.001 0.2' }),
  parasol: flat('#d8541f'),
  parasolLight: flat('#fff1d8'),

  // The house.
  far: flat('rgb(74 30 2 / 0.17)'),
  mid: flat('rgb(64 26 2 / 0.25)'),
  near: flat('rgb(10 14 20 / 0.5)'),
  dark: flat('rgb(8 14 22 / 0.26)'),
  light: flat('rgb(190 214 232 / 0.13)'),
  courses: line('rgb(8 14 22 / 0.5)', 0.035),
  felt: line('rgb(8 14 22 / 0.22)', 0.03),
  gutter: line('#1a242d', 0.2, { strokeLinejoin: 'round' }),
  gutterLight: line('#e9dcc2', 0.09),
  valley: line('#9fb0bb', 0.13),
  capShadow: line('rgb(6 10 16 / 0.5)', 0.34),
  cap: line('#cf5a27', 0.32),
  joints: line('#a03e14', 0.32, { strokeDasharray: '0.05 0.45', strokeLinecap: 'butt' }),
  frame: edged('#f4e8d0', '#fffaf0', 0.02),
  pane: flat('#7fb0c9'),
  shine: flat('rgb(255 255 255 / 0.55)'),
  hole: flat('#2a1a12'),
  brick: edged('#c2511f', '#e2793f', 0.04),
  crown: edged('#9a3c13', '#7c2e0d', 0.03),
  pot: edged('#e68a4b', '#f7b07a', 0.03),

  // Panels.
  panelShadow: flat('rgb(4 8 16 / 0.55)'),
  draggedShadow: flat('rgb(4 8 16 / 0.4)'),
  panelFrame: flat('#dfe7ec'),
  panelGlass: flat('#17407c'),
  panelGlint: flat('rgb(150 196 240 / 0.28)'),
  cells: line('rgb(140 186 232 / 0.75)', 0.014),
};

type PaintName = keyof typeof PAINTS;

/** A painted path. */
export type Shape = {
  d: string;
  /** The face of the roof that it shows, in the color of the light there. */
  face?: string;
  /** Without it, a face. */
  paint?: PaintName;
  /** The length of the shadow that it is, m. */
  shadow?: number;
};

/** A shape above its shadow. @param long length of the shadow, m */
export const raised = (paint: PaintName, d: string, shadow: PaintName, long: number): Shape[] => [
  { paint: shadow, d, shadow: long },
  { paint, d },
];
