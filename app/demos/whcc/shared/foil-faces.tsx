/** Pieces of foil, as options for the metal. */
import type { CSSProperties } from 'react';
import * as styles from './choice.css.ts';
import { type Metal, METAL_NAMES, METALS } from './foil.ts';

/** Foil as a CSS background, for static pieces. */
export const foilPaint = (metal: Metal): string => {
  const [dark, shade, face, light, glint] = METALS[metal];
  return `linear-gradient(112deg, ${face} 0 14%, ${light} 14% 24%, ${face} 24% 33%, ${shade} 33% 42%, ${glint} 42% 47%, ${light} 47% 58%, ${face} 58% 70%, ${dark} 70% 75%, ${face} 75% 86%, ${light} 86%)`;
};

/** The option without foil: printed in ink. */
const ink: CSSProperties = {
  background: 'repeating-linear-gradient(135deg, #fffaf0 0 5px, #e7d7b8 5px 10px)',
};

export const FOIL_OPTIONS = [...METAL_NAMES, 'None' as const].map((value) => ({
  value,
  name: value === 'None' ? 'No foil' : `${value} foil`,
  face: (
    <span
      className={styles.swatch}
      style={value === 'None' ? ink : { background: foilPaint(value) }}
    />
  ),
}));
