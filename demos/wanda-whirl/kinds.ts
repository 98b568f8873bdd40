/** Physical properties of each kind of streamer. */
import type { Kind } from './options.ts';

export type Make = {
  /** Half its drawn width, px; also determines its touch target. */
  half: number;
  /** Length relative to a ribbon. */
  length: number;
  /** Drag of the air across and along it, 1/s. */
  airAcross: number;
  airAlong: number;
  /** Stiffness of its curl, 0 to 0.2 per iteration. */
  bend: number;
  /** Curl at rest, rad per point, alternating from side to side. */
  curl: number;
  /** Maximum stretch relative to its length; above 1 it is springy. */
  give: number;
  /** Turns about its axis over its length, at rest. */
  turns: number;
};

/** What most kinds have in common: they hang straight and don't stretch. */
const LIMP = { half: 15, airAlong: 1, bend: 0, curl: 0, give: 1.01, turns: 0 };

export const MAKES: Readonly<Record<Kind, Make>> = {
  ribbon: {
    half: 17,
    length: 1,
    airAcross: 3.6,
    airAlong: 0.7,
    bend: 0.14,
    curl: 0.75,
    give: 1.01,
    turns: 1.15,
  },
  spiral: { ...LIMP, length: 0.74, airAcross: 2.8, bend: 0.08, curl: 0.4, give: 1.7 },
  pleats: {
    ...LIMP,
    half: 14,
    length: 0.86,
    airAcross: 2.9,
    airAlong: 0.9,
    bend: 0.12,
    curl: 0.5,
    give: 1.4,
  },
  pennants: { ...LIMP, length: 0.94, airAcross: 2.6, airAlong: 0.7, bend: 0.01 },
  pompoms: { ...LIMP, half: 14, length: 0.88, airAcross: 1.5, airAlong: 1.2 },
  fringe: { ...LIMP, length: 0.9, airAcross: 3.1, bend: 0.1, curl: 0.4 },
};
