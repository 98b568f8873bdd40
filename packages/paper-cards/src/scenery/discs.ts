/** Suns and moons. None is an empty circle. */
import { arc, polar, polygon } from '../paper/geometry.ts';
import { thing } from '../paper/thing.ts';
import type { CardContext } from '../card-parts.ts';
import type { Center } from './skies.ts';

/** The card's sun or moon, which lifts the hero off the ground. */
export function disc(
  { palette, details }: CardContext,
  kind: 'sun' | 'moon',
  { x, y, radius }: Center,
) {
  const share = palette.daytime === 'night' ? 45 : 20;
  return thing(`${kind}-${details[kind]}`, x, y, {
    size: radius / 100,
    colors: { warm: `warm cream ${share}` },
  });
}

/** A round mat with a scalloped edge. */
export function scallops(x: number, y: number, radius: number, count: number) {
  const reach = radius * 0.95;
  const half = reach * Math.sin(Math.PI / count) * 1.02;
  const outline = Array.from({ length: count }, (_, index) => {
    const angle = (360 / count) * index;
    return arc(...polar(x, y, reach, angle), half, angle - 88, angle + 88, 8);
  });
  return polygon(outline.flat());
}
