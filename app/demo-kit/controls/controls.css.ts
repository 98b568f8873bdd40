/** Groups of buttons in the colors of the page. Each is at least 44 px where there is room. */
import { style } from '@vanilla-extract/css';
import { hue, theme } from '#app/styles/theme.css.ts';

/** Queries: demos as narrow as on a phone, without room for two columns; wider ones; the visitor's colors; motion. */
export const NARROW = '(max-width: 509.98px)';
export const WIDE = '(min-width: 510px)';
export const FORCED = '(forced-colors: active)';
export const MOTION = '(prefers-reduced-motion: no-preference)';

/** A row of groups of controls. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 10px',
});

/** A fieldset without the browser's frame. */
export const bareFieldset = { minWidth: 0, margin: 0, padding: 0, border: 0 } as const;
export const frameless = style(bareFieldset);

export const group = style([
  frameless,
  {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    '@container': { [NARROW]: { flexWrap: 'wrap' } },
  },
]);

const PAPER = '#fffdf8';
/** The edge of a thick piece of paper, seen from above its front; pressed, it lies flat. */
const raised = (edge: string) => `inset 0 0 0 1px ${edge}, 0 2px 0 ${edge}`;
const pressed = (edge: string) => `inset 0 0 0 1px ${edge}`;

export const plain = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  padding: '0 6px',
  border: 0,
  borderRadius: 10,
  color: theme.color.ink,
  background: PAPER,
  boxShadow: raised('rgb(60 42 24 / 0.28)'),
  fontWeight: 700,
  fontSize: '0.95rem',
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:hover': { background: `color-mix(in srgb, ${hue.types} 10%, ${PAPER})` },
    '&:active, &[aria-pressed="true"]': { translate: '0 2px' },
    '&:active': { boxShadow: pressed('rgb(60 42 24 / 0.28)') },
    // Its ring is above its neighbors.
    '&:focus-visible': { zIndex: 1 },
    '&[aria-disabled="true"]': {
      color: `color-mix(in srgb, ${theme.color.ink} 45%, transparent)`,
      cursor: 'default',
      background: 'none',
      boxShadow: 'inset 0 0 0 1px rgb(60 42 24 / 0.16)',
      translate: 'none',
    },
  },
  '@container': { [WIDE]: { paddingInline: 10 } },
  '@media': {
    [FORCED]: {
      border: '1px solid',
      selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } },
    },
  },
});

export const toggle = style([
  plain,
  {
    selectors: {
      '&[aria-pressed="true"]': {
        color: theme.color.page,
        background: hue.types,
        boxShadow: 'inset 0 1px 2px rgb(0 0 0 / 0.4)',
      },
    },
    '@media': {
      [FORCED]: {
        selectors: {
          '&[aria-pressed="true"]': {
            forcedColorAdjust: 'none',
            color: 'HighlightText',
            background: 'Highlight',
          },
        },
      },
    },
    '@container': { [NARROW]: { minWidth: 36, minHeight: 40 } },
  },
]);

export const primary = style([
  plain,
  {
    minHeight: 40,
    marginInline: 4,
    paddingInline: 16,
    borderRadius: 999,
    color: theme.color.page,
    background: hue.types,
    boxShadow: `0 3px 0 color-mix(in srgb, ${hue.types} 62%, black)`,
    selectors: {
      '&:hover': { background: `color-mix(in srgb, ${hue.types} 90%, black)` },
      '&:active': { boxShadow: 'none' },
    },
  },
]);

export const select = style({
  minHeight: 44,
  padding: '0 4px',
  border: 0,
  borderBottom: `1.5px dashed ${hue.types}`,
  background: 'none',
  color: theme.color.ink,
  font: 'inherit',
  fontSize: '0.95rem',
});

/** An invisible input that covers its label. The label must be positioned. */
export const invisibleInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** A round button with a color, for an option of the scene. The demo sets its color. */
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
  '@media': {
    [FORCED]: {
      // Any of its colors can be the color of the page.
      outline: '1px solid CanvasText',
      outlineOffset: -6,
      selectors: {
        '&[aria-pressed="true"]': { outline: '2px dashed CanvasText' },
        '&:focus-visible': { outline: '3px solid CanvasText' },
      },
    },
  },
});

/** An option of a radio group. */
export const option = style({
  position: 'relative',
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
  },
  '@media': { [FORCED]: { selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } } } },
});
