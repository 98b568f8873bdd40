/** An envelope: its back, the lined flap, and the pocket for the card. */
import { siteId } from 'portfolio-content/schema';
import { type Foil, foilPaint } from '../shared/foil.ts';
import { LEAF } from '../shared/leaf.ts';
import * as styles from './card.css.ts';
import { type Envelope, ENVELOPES, type Liner, type Theme } from './design.ts';

/** Mixes a color with black or white, for the light on folds. */
export const shade = (color: string, share: number, to = 'black') =>
  `color-mix(in srgb, ${color}, ${to} ${share}%)`;

/** SVG pattern of the liner, in the theme's colors. */
export function LinerPattern({ liner, theme, id }: { liner: Liner; theme: Theme; id: string }) {
  return (
    <pattern id={id} width="26" height="26" patternUnits="userSpaceOnUse">
      <rect width="26" height="26" fill={theme.paper} />
      <g fill={theme.accent} opacity="0.55">
        {liner === 'Leaves' && (
          <>
            <path d={LEAF} transform="translate(7 8) rotate(24) scale(.12)" />
            <path d={LEAF} transform="translate(20 21) rotate(-30) scale(.12)" />
          </>
        )}
        {liner === 'Stripes' && <path d="M0 0h6v26H0zM13 0h6v26h-6z" />}
        {liner === 'Dots' && (
          <path d="M6 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6zm13 13a3 3 0 1 1 0 6 3 3 0 0 1 0-6z" />
        )}
      </g>
    </pattern>
  );
}

const LINER_ID = siteId('card-editor-liner');

type Paper = { envelope: Envelope };

type FlapProps = Paper & { liner: Liner; theme: Theme; foil: Foil };

/** The flap, lined inside, with the card's foil along its edge. */
export function EnvelopeFlap({ envelope, liner, theme, foil }: FlapProps) {
  const paper = ENVELOPES[envelope];
  const edge = foil === 'None' ? shade(paper, 12) : foilPaint(foil);
  return (
    <div className={styles.flap}>
      <div className={styles.flapRim} style={{ background: edge }} />
      <svg className={styles.flapInside} viewBox="0 0 300 110" preserveAspectRatio="none">
        <defs>
          <LinerPattern liner={liner} theme={theme} id={LINER_ID} />
        </defs>
        <path d="M3 110 138 14q12-8 24 0l135 96z" fill={`url(#${LINER_ID})`} />
      </svg>
      <div className={styles.flapOutside} style={{ background: edge }}>
        <div className={styles.flapPaper} style={{ background: shade(paper, 5) }} />
      </div>
    </div>
  );
}

export function EnvelopePocket({ envelope }: Paper) {
  const paper = ENVELOPES[envelope];
  return (
    <svg className={styles.pocket} viewBox="0 0 300 220" preserveAspectRatio="none">
      <path d="M0 0 148 122 0 220z" fill={shade(paper, 7)} />
      <path d="M300 0 152 122 300 220z" fill={shade(paper, 3)} />
      <path
        className={styles.fold}
        d="M0 220 136 104q14-10 28 0l136 116z"
        fill={shade(paper, 8, 'white')}
      />
    </svg>
  );
}
