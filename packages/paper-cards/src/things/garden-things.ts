import { thing } from '../paper/thing.ts';

/** A pot that stands on (x, y), 56 × 56 units at size 1. */
export const pot = (x: number, y: number, size: number, color: string) =>
  thing('pot', x, y, { size, colors: { 'coral.6': color } });
