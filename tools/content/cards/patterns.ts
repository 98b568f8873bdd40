/** Cards without a picture: a small landscape with one hero. */
import { front, type FrontKind, groundPart } from './stage/fronts.ts';
import { near, type NearKind } from './stage/nearest.ts';
import { balloon } from './motifs/balloon.ts';
import { boat } from './motifs/boat.ts';
import { city } from './motifs/city.ts';
import { garden } from './motifs/garden.ts';
import { orbit } from './motifs/orbit.ts';
import { peaks } from './motifs/peaks.ts';
import { plane } from './motifs/plane.ts';
import { terraces } from './motifs/terraces.ts';
import { weave } from './motifs/weave.ts';
import { joinParts, type Part, type Scene } from './scene.ts';

interface Motif {
  draw: (scene: Scene) => Part;
  /** What may stand in front of it; none where its own sheets do. */
  fronts: readonly FrontKind[];
  near: readonly [NearKind, ...NearKind[]];
}

export const MOTIFS = {
  peaks: {
    draw: peaks,
    fronts: ['lace', 'leaves', 'meadow', 'hedge', 'fence'],
    near: ['twig', 'frond', 'bough'],
  },
  boat: { draw: boat, fronts: [], near: ['reeds'] },
  balloon: {
    draw: balloon,
    fronts: ['meadow', 'hedge', 'leaves', 'fence'],
    near: ['twig', 'frond'],
  },
  city: { draw: city, fronts: ['hedge', 'lace'], near: ['twig', 'bough'] },
  orbit: { draw: orbit, fronts: ['meadow', 'hedge', 'fence'], near: ['frond', 'bough'] },
  plane: {
    draw: plane,
    fronts: ['lace', 'meadow', 'leaves', 'fence'],
    near: ['twig', 'frond', 'bough'],
  },
  terraces: { draw: terraces, fronts: ['leaves'], near: ['bough', 'frond'] },
  garden: { draw: garden, fronts: [], near: ['bough', 'frond'] },
  weave: { draw: weave, fronts: [], near: ['frond', 'twig', 'bough'] },
} as const satisfies Record<string, Motif>;
export type MotifKind = keyof typeof MOTIFS;

/** Chooses a motif that the papers suit. */
export function pickMotif({ palette, random }: Scene): MotifKind {
  const kinds = Object.keys(MOTIFS) as [MotifKind, ...MotifKind[]];
  const picked = random.pick(kinds);
  return picked === 'boat' && palette.isWarm ? random.pick(['peaks', 'balloon', 'plane']) : picked;
}

/** Draws a card without a picture. */
export function drawPattern(scene: Scene, kind: MotifKind): Required<Part> {
  const motif: Motif = MOTIFS[kind];
  const { random } = scene;
  const [first, ...others] = motif.fronts;
  const parts = [motif.draw(scene)];
  if (first) parts.push(front(scene, random.pick([first, ...others])));
  parts.push(near(scene, random.pick(motif.near), random.chance(0.5) ? 1 : -1), groundPart(scene));
  return joinParts(parts);
}
