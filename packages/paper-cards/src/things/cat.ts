/** A cat that sits with its back to the eye. */
import { place, smooth } from '../paper/geometry.ts';

/** Its feet are at (x, y); 31 units tall at size 1. */
export const cat = (x: number, y: number, size = 1) =>
  smooth(place('-9,0 -10,-12 -6,-20 -7,-31 -3,-27 3,-27 7,-31 6,-20 10,-12 9,0', { x, y, size }), {
    closed: true,
    tension: 0.6,
  });
