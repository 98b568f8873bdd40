import { style } from '@vanilla-extract/css';
import { plain } from '../controls/controls.css.ts';
import { slip } from '../notice/notice.css.ts';

/** Over the top of the scene, which positions it. */
export const notice = style([
  slip,
  {
    zIndex: 2,
    insetInline: 8,
    top: 8,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    padding: '6px 6px 6px 14px',
    minHeight: 40,
    selectors: {
      // In the corner, it covers less of a scene while it stays.
      '&[data-only-way-back]': { marginInlineEnd: 0, paddingInlineStart: 6 },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
]);

export const text = style({ marginInlineEnd: 8, textWrap: 'balance' });

export const link = style({ width: '100%', maxWidth: '12em', minHeight: 40, font: 'inherit' });

export const giveBack = style([plain, { flexShrink: 0, paddingInline: 10 }]);
export const close = style([plain, { fontSize: '1.4rem' }]);
