/** Paper coins: a thick disc with a stitched rim and its value. */
import { memo } from 'react';
import { type Kind, money } from './coins.ts';

/** Colors of the paper: face, edge, rim. */
const METALS = {
  copper: ['#e07a3c', '#9c4517', '#8a3a10'],
  silver: ['#e4dcf4', '#9488b8', '#6f6299'],
  gold: ['#f7c93f', '#b98310', '#8f6206'],
} as const;

function metalOf({ currency, value }: Kind): keyof typeof METALS {
  if (value < 5 || (currency === 'c' && value === 5)) return 'copper';
  return currency === 'p' && value < 100 ? 'silver' : 'gold';
}

const around = (steps: number, radius: (step: number) => number) =>
  Array.from({ length: steps }, (_, step) => {
    const angle = (2 * Math.PI * step) / steps - Math.PI / 2;
    const far = radius(step);
    return `${(far * Math.cos(angle)).toFixed(2)} ${(far * Math.sin(angle)).toFixed(2)}`;
  });

const CIRCLE = 'M-48 0a48 48 0 1 1 96 0a48 48 0 1 1-96 0z';
/** Outlines: seven curved sides, twelve straight sides, a notched rim. */
const SEVEN = `M${around(7, () => 49).join('A70 70 0 0 1 ')}A70 70 0 0 1 0 -49z`;
const TWELVE = `M${around(12, () => 49.5).join('L')}z`;
const FLOWER = `M${around(56, (step) => (step % 8 === 0 ? 43.5 : step % 8 === 4 ? 49 : 48)).join('L')}z`;

function outlineOf({ currency, value }: Kind) {
  if (currency === 'p') {
    if (value === 20 || value === 50) return SEVEN;
    if (value === 100) return TWELVE;
  }
  return currency === 'c' && value === 20 ? FLOWER : CIRCLE;
}

export const CoinPicture = memo(function CoinPicture({ currency, value }: Kind) {
  const [face, edge, rim] = METALS[metalOf({ currency, value })];
  const outline = outlineOf({ currency, value });
  const text = money(value, currency);
  return (
    <svg viewBox="-50 -50 100 100" overflow="visible" aria-hidden="true">
      <path d={outline} fill={edge} />
      <path d={outline} fill={face} transform="translate(-1.5 -3.5)" />
      <g transform="translate(-1.5 -3.5)" fill="none" stroke={rim}>
        <path d={outline} stroke="#ffffff99" strokeWidth="2" transform="scale(.965)" />
        {value === 100 && <circle r="31" fill="#e4dcf4" strokeOpacity="0.4" strokeWidth="1.5" />}
        <g strokeOpacity="0.75" strokeWidth="2.4" strokeDasharray="4.5 4">
          <path d={outline} transform="scale(.83)" />
        </g>
        <text
          y="13"
          fill="#24104f"
          stroke="none"
          fontSize={text.length > 2 ? 36 : 42}
          fontWeight="700"
          textAnchor="middle"
          style={{ fontVariantNumeric: 'lining-nums' }}
        >
          {text}
        </text>
      </g>
    </svg>
  );
});
