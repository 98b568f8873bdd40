/** What holds a picture: a clip, pins or tape. */
import type { Sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import { type Framed, pointOn } from './frames.ts';

/** A picture and what holds it. @param across where a clip is, a share of the width from the middle */
export function held(
  holder: 'clip' | 'pin' | 'tape',
  { place, sheets, index }: Framed,
  across = 0,
): readonly Sheet[] {
  const { turn } = place;
  const [left, right] = [pointOn(place, -0.46, -0.46), pointOn(place, 0.46, -0.46)];
  if (holder === 'clip')
    return [...sheets, ...thing('bulldog-clip', ...pointOn(place, across, -0.5), { turn })];
  if (holder === 'pin') {
    const colors = { 'warm-deep': 'accent' };
    return [...sheets, ...thing('pin', ...left), ...thing('pin', ...right, { colors })];
  }
  const colors = { warm: index ? 'accent' : 'warm' };
  return [
    ...sheets,
    ...thing('tape', ...left, { turn: turn - 42, colors }),
    ...thing('tape', ...right, { turn: turn + 42, colors }),
  ];
}
