/** Listeners seen from behind, in two rows. They nod when a break changes. */
import { memo } from 'react';
import * as styles from './line-breaks.css.ts';

/** Horizontal position, height of the shoulders, and color. */
const LISTENERS = [
  { x: 16, y: 40, fill: '#1f7478', edge: '#d8a45c' },
  { x: 66, y: 47, fill: '#4b1f55', edge: '#b98aa0' },
  { x: 112, y: 43, fill: '#7a3f5c', edge: '#d8a45c' },
  { x: 160, y: 48, fill: '#226a74', edge: '#8fd0c6' },
  { x: 214, y: 44, fill: '#43184b', edge: '#b98aa0' },
  { x: 262, y: 48, fill: '#1b5f68', edge: '#d8a45c' },
  { x: 312, y: 42, fill: '#6a3157', edge: '#d8a45c' },
  { x: 356, y: 47, fill: '#256f74', edge: '#8fd0c6' },
];

/** A listener with bow and quiver. */
const Archer = () => (
  <g transform="translate(187 22)">
    <path d="M-13 22Q-12 6 0 5Q12 6 13 22z" fill="#3f7a3a" stroke="#c9b25a" strokeWidth="1" />
    <circle cy="-2" r="7.5" fill="#3a6d35" stroke="#c9b25a" strokeWidth="1" />
    <path d="M-10 -4Q0 -15 12 -2Q2 -7 -10 -4z" fill="#4d8a41" />
    <path d="M5 -7Q16 -22 21 -19Q18 -9 5 -7z" fill="#f07f9d" stroke="#fbd3dc" strokeWidth="0.8" />
  </g>
);

export const Audience = memo(({ nod, cheers }: { nod: 'odd' | 'even'; cheers: boolean }) => (
  <svg
    className={styles.audience}
    viewBox="0 0 372 74"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <path d="M-20 52Q186 30 392 52V80H-20z" fill="#3b1342" stroke="#8a4f60" strokeWidth="1" />
    <Archer />
    <path d="M-20 62Q186 44 392 62V80H-20z" fill="#2f0d38" stroke="#7a3f5c" strokeWidth="1" />
    {LISTENERS.map(({ x, y, fill, edge }, index) => (
      <g key={x} transform={`translate(${x} ${y})`} fill={fill} stroke={edge} strokeWidth="0.7">
        <path d="M-21 34Q-20 6 -6 3H6Q20 6 21 34z" />
        <g
          data-nod={nod}
          data-cheers={cheers ? '' : undefined}
          className={styles.head}
          style={{ animationDelay: `${index * 35}ms` }}
        >
          {index % 3 === 1 && <circle cx="1" cy="-20" r="5" />}
          {index % 3 === 2 ? (
            <path d="M-11 -8A11 11 0 0 1 11 -8Q13 9 8 12H-8Q-13 9 -11 -8z" />
          ) : (
            <circle cy="-7" r="11" />
          )}
        </g>
      </g>
    ))}
  </svg>
));
