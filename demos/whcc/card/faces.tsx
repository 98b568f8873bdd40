/** Pictures of the panel's options: small cards, papers, letters. */
import type { ReactNode } from 'react';
import { siteId } from 'portfolio-content/schema';
import * as choice from '../shared/choice.css.ts';
import { Swatch } from '../shared/choice.tsx';
import { fontOf, LETTERING_NAMES } from '../shared/lettering.ts';
import * as styles from './card.css.ts';
import {
  type Design,
  ENVELOPE_NAMES,
  ENVELOPES,
  type Liner,
  type Product,
  PRODUCT_NAMES,
  PRODUCTS,
  sizeOf,
  THEME_NAMES,
  THEMES,
  type Theme,
} from './design.ts';
import { LinerPattern } from './envelope.tsx';
import { arrange } from './layouts.ts';

/** A small card; units are inches. */
const CardFace = ({ product, children }: { product: Product; children: ReactNode }) => {
  const { width, height } = PRODUCTS[product];
  const viewBox = `${(width - 8) / 2} ${(height - 8) / 2} 8 8`;
  return (
    <svg width="40" height="40" viewBox={viewBox} aria-hidden="true">
      {children}
    </svg>
  );
};

/** A small card with its frames and text. */
export function LayoutFace({ design, layout }: { design: Design; layout: Design['layout'] }) {
  const { product } = design;
  const { width, height } = PRODUCTS[product];
  const { frames, greeting } = arrange(product, layout);
  return (
    <CardFace product={product}>
      <rect className={styles.facePaper} width={width} height={height} rx="0.2" />
      {frames.map((frame) => (
        <rect key={`${frame.x} ${frame.y}`} className={styles.faceFrame} {...frame} />
      ))}
      <rect
        className={styles.faceWords}
        x={greeting.x + greeting.width * 0.1}
        y={greeting.y + greeting.height / 2 - 0.25}
        width={greeting.width * 0.8}
        height="0.5"
      />
    </CardFace>
  );
}

export const PRODUCT_OPTIONS = PRODUCT_NAMES.map((value) => {
  const { width, height, folded } = PRODUCTS[value];
  return {
    value,
    name: `${value}, ${sizeOf(value)}`,
    face: (
      <CardFace product={value}>
        {folded && (
          <path
            className={styles.faceFrame}
            d={`M0 0l1.100-.4v${height}L0 ${height}z`}
            transform={`translate(${width} 0)`}
          />
        )}
        <rect className={styles.facePaper} width={width} height={height} rx="0.15" />
      </CardFace>
    ),
  };
});

export const THEME_OPTIONS = THEME_NAMES.map((value) => {
  const { paper, ink, accent } = THEMES[value];
  const background = `linear-gradient(115deg, ${paper} 56%, ${accent} 56% 74%, ${ink} 74%)`;
  return { value, face: <Swatch background={background} /> };
});

export const ENVELOPE_OPTIONS = ENVELOPE_NAMES.map((value) => ({
  value,
  face: <Swatch background={ENVELOPES[value]} />,
}));

export const LETTERING_OPTIONS = LETTERING_NAMES.map((value) => ({
  value,
  face: (
    <span aria-hidden="true" className={styles.letterFace} style={{ font: fontOf(value, 22) }}>
      Aa
    </span>
  ),
}));

export function LinerFace({ liner, theme }: { liner: Liner; theme: Theme }) {
  const id = siteId(`card-editor-${liner}`);
  return (
    <svg className={choice.swatch} aria-hidden="true">
      <defs>
        <LinerPattern liner={liner} theme={theme} id={id} />
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
