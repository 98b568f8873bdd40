import { paper } from '../paper/paper.ts';
import { moved, type Placement, shape } from '../paper/inks.ts';

type Tone = 'color' | 'dim' | 'dark';

interface Flap {
  lift: number;
  /** Its facets, each as light falls on it. */
  facets: readonly (readonly [Tone, string])[];
}

/** Flaps from back to front: far wing, tail, neck, beak, body, near wing. */
const FLAPS: readonly Flap[] = [
  {
    lift: 7,
    facets: [
      ['dim', 'M14 -14L96 -150L70 -4Z'],
      ['dark', 'M96 -150L110 -34L70 -4Z'],
    ],
  },
  {
    lift: 5,
    facets: [
      ['color', 'M-30 -6L-176 -58L-44 18Z'],
      ['dark', 'M-176 -58L-44 18L-24 30Z'],
    ],
  },
  {
    lift: 5,
    facets: [
      ['color', 'M44 -12L150 -92L62 14Z'],
      ['dark', 'M150 -92L62 14L40 30Z'],
    ],
  },
  {
    lift: 2,
    facets: [
      ['dark', 'M150 -92L196 -72L143 -72Z'],
      ['color', 'M150 -92L196 -72L158 -84Z'],
    ],
  },
  {
    lift: 5,
    facets: [
      ['dim', 'M-60 -2L4 44L4 -30Z'],
      ['dark', 'M72 -4L4 44L4 -30Z'],
    ],
  },
  {
    lift: 9,
    facets: [
      ['color', 'M-52 -2L-96 -186L30 -16Z'],
      ['dim', 'M-96 -186L30 -16L44 4L-4 -24Z'],
      ['dark', 'M-52 -2L30 -16L44 4L-10 14Z'],
    ],
  },
];

/** A crane that flies to the right, 372 × 230 units at size 1. */
export function foldedCrane(spot: Partial<Placement>, color: string) {
  const tones: Record<Tone, string> = {
    color,
    dim: `${color} deep 20`,
    dark: `${color} ink 26`,
  };
  return FLAPS.map(({ lift, facets }) =>
    paper(
      moved(
        facets.flatMap(([tone, d]) => shape(d, tones[tone])),
        spot,
      ),
      `thing ${lift}`,
    ),
  );
}
