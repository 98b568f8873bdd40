import { globalStyle, style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';
import { NARROW } from '../shared/controls.css.ts';
import { BACKGROUNDS } from './backgrounds.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: 8, minWidth: 0 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '6px 10px',
  '@container': { [NARROW]: { justifyContent: 'center' } },
});

/** Below the tools; as high for every tool, so that the paper stays where it is. */
export const options = style([
  bar,
  {
    minHeight: 44,
    alignItems: 'center',
    '@container': { [NARROW]: { minHeight: 86, alignContent: 'center' } },
  },
]);

export { group, plain, primary, select, toggle } from '../shared/controls.css.ts';

export const count = style({ minWidth: '5.6em', textAlign: 'center', fontSize: '0.95rem' });

export const hint = style({
  flex: 1,
  paddingInline: 6,
  color: theme.color.quiet,
  fontSize: '0.95rem',
  lineHeight: 1.35,
  '@container': { [NARROW]: { textAlign: 'center' } },
});

/** A sheet of coloured paper, lit from the upper left. */
export const scene = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '42fr 58fr',
  gap: 0,
  alignItems: 'center',
  overflow: 'hidden',
  borderRadius: 12,
  backgroundColor: '#0c1c50',
  backgroundImage:
    'radial-gradient(120% 120% at 15% 0%, rgb(255 255 255 / 0.2), rgb(255 255 255 / 0) 60%)',
  boxShadow: 'inset 0 1px 3px rgb(0 0 0 / 0.45)',
  '@container': { [NARROW]: { gridTemplateColumns: '1fr' } },
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

/** A choice of the background. */
export const swatch = style({
  width: 40,
  height: 40,
  border: '6px solid transparent',
  borderRadius: '50%',
  backgroundClip: 'padding-box',
  padding: 0,
  cursor: 'pointer',
  touchAction: 'manipulation',
  forcedColorAdjust: 'none',
  selectors: {
    '&[aria-pressed="true"]': { outline: `2px dashed ${hue.types}`, outlineOffset: -3 },
    '&:focus-visible': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 1 },
  },
});

for (const [name, color] of Object.entries(BACKGROUNDS)) {
  globalStyle(`${scene}[data-background="${name}"], ${swatch}[data-background="${name}"]`, {
    backgroundColor: color,
  });
}

export const hills = style({
  position: 'absolute',
  inset: 'auto 0 0',
  width: '100%',
  height: 76,
  pointerEvents: 'none',
});
globalStyle(`${hills} > path`, { fill: 'rgb(219 230 251 / 0.14)' });

export const flake = style({
  position: 'relative',
  gridArea: '1 / 2',
  width: 'calc(100% - 12px)',
  aspectRatio: '1',
  '@container': { [NARROW]: { gridArea: 'auto', width: '88%', marginInline: 'auto' } },
});
export const sheet = style({ display: 'block', width: '100%', height: '100%' });
export const ghosts = style([sheet, { position: 'absolute', inset: 0 }]);

/** The page can be scrolled from beside the paper; on the paper a finger cuts. */
export const board = style({
  position: 'relative',
  gridArea: '1 / 1',
  display: 'block',
  width: '100%',
  aspectRatio: '0.74',
  cursor: 'crosshair',
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  overflow: 'hidden',
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: '3px dashed #ffcf5c', outlineOffset: -6, borderRadius: 12 },
  },
  '@container': { [NARROW]: { gridArea: 'auto', aspectRatio: '1.16' } },
});

/** The paper and a finger's breadth around it. */
export const grip = style({
  fill: 'transparent',
  stroke: 'transparent',
  strokeWidth: 130,
  strokeLinejoin: 'round',
  pointerEvents: 'all',
  touchAction: 'none',
});

const still = { pointerEvents: 'none' } as const;
export const crease = style({
  ...still,
  fill: 'rgb(255 255 255 / 0.07)',
  stroke: 'rgb(255 255 255 / 0.5)',
  strokeWidth: 3,
  strokeDasharray: '14 12',
});
export const shade = style({ ...still, fill: 'rgb(4 8 30 / 0.35)', fillRule: 'evenodd' });
export const layer = style({
  ...still,
  fill: '#c9d6f0',
  fillRule: 'evenodd',
  stroke: '#8fa5cf',
  strokeWidth: 1.5,
});
export const paper = style({ ...still, fill: '#ffffff', fillRule: 'evenodd' });
export const scrap = style({ ...still, fill: '#eaf0fc', fillRule: 'evenodd' });

const line = { ...still, strokeWidth: 6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const placed = style({ ...line, fill: 'none', stroke: '#1f4bb0' });
export const next = style({ ...line, fill: 'none', stroke: '#5d8df0', strokeDasharray: '14 14' });
export const closing = style({
  ...line,
  fill: 'rgb(255 190 60 / 0.22)',
  stroke: '#d98a00',
  strokeDasharray: '14 14',
});

export const fold = style({
  position: 'absolute',
  right: 12,
  bottom: 12,
  minHeight: 44,
  padding: '4px 18px',
  border: 0,
  borderRadius: 999,
  color: theme.color.ink,
  background: theme.color.ground,
  boxShadow: theme.shadow.paper,
  fontWeight: 700,
  cursor: 'pointer',
  ':hover': { boxShadow: theme.shadow.lifted, textDecoration: 'underline' },
  // Beside the tip of the wedge.
  '@container': { [NARROW]: { right: 6, paddingInline: 11, fontSize: '0.9rem' } },
});
