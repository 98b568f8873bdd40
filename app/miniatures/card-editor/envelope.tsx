/** An open envelope: its back with the lined flap, and the pocket that a card slides behind. */
import { foilPaint } from '../print-lab/foil-faces.tsx';
import type { Metal } from '../print-lab/foil.ts';
import { LEAF } from '../print-lab/leaf.ts';
import * as styles from './card-editor.css.ts';
import { type Envelope, ENVELOPES, type Liner, type Theme } from './design.ts';

/** A colour mixed with black or white, for the folds' own light. */
const shade = (color: string, share: number, to = 'black') =>
  `color-mix(in srgb, ${color}, ${to} ${share}%)`;

/** The flap's liner, in the theme's colours. One per page: the toy is on it once. */
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

type Props = { envelope: Envelope; liner: Liner; theme: Theme; foil: Metal | 'None' };

export function EnvelopeBack({ envelope, liner, theme, foil }: Props) {
  const paper = ENVELOPES[envelope];
  return (
    <>
      <div className={styles.envelopeBody} style={{ background: shade(paper, 22) }} />
      <div className={styles.flap}>
        <div
          className={styles.flapRim}
          style={{ background: foil === 'None' ? shade(paper, 12) : foilPaint(foil) }}
        />
        <svg className={styles.flapInside} viewBox="0 0 300 110" preserveAspectRatio="none">
          <defs>
            <LinerPattern liner={liner} theme={theme} id="card-editor-liner" />
          </defs>
          <path d="M12 110 138 10q12-8 24 0l126 100z" fill="url(#card-editor-liner)" />
        </svg>
        <div className={styles.flapOutside} style={{ background: shade(paper, 5) }} />
      </div>
    </>
  );
}

export function EnvelopePocket({ envelope }: { envelope: Envelope }) {
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
