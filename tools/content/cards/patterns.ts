/** Cards without a picture: a small landscape with one hero. */
import type { MotifName } from '../../../app/content/schema.ts';
import { balloon } from './motifs/balloon.ts';
import { balloons } from './motifs/balloons.ts';
import { basket } from './motifs/basket.ts';
import { bloom } from './motifs/bloom.ts';
import { cranes } from './motifs/cranes.ts';
import { gables } from './motifs/gables.ts';
import { greenhouse } from './motifs/greenhouse.ts';
import { hilltop } from './motifs/hilltop.ts';
import { lake } from './motifs/lake.ts';
import { orrery } from './motifs/orrery.ts';
import { paperBoats } from './motifs/paper-boats.ts';
import { paperPlane } from './motifs/paper-plane.ts';
import { quilt } from './motifs/quilt.ts';
import { rocket } from './motifs/rocket.ts';
import { sailboat } from './motifs/sailboat.ts';
import { summit } from './motifs/summit.ts';
import { tower } from './motifs/tower.ts';
import { vineyard } from './motifs/vineyard.ts';
import { joinParts, type Part, type Scene } from './scene.ts';
import { front, type FrontKind, groundPart } from './stage/fronts.ts';
import { near, type NearKind } from './stage/nearest.ts';

interface Motif {
  /** Motifs of a theme look related: cards near each other have different ones. */
  theme: string;
  draw: (scene: Scene) => Part;
  /** The layer of what phones, which crop the card, must show whole. */
  hero: string;
  /** What may stand in front of it; none where its own sheets do. */
  fronts: readonly FrontKind[];
  near: readonly [NearKind, ...NearKind[]];
}

const MOTIFS: Record<MotifName, Motif> = {
  sailboat: { theme: 'water', draw: sailboat, hero: 'boat', fronts: [], near: ['reeds'] },
  'paper-boats': {
    theme: 'water',
    draw: paperBoats,
    hero: 'boat',
    fronts: [],
    near: ['reeds', 'frond'],
  },
  summit: {
    theme: 'peaks',
    draw: summit,
    hero: 'cabin',
    fronts: ['meadow', 'hedge'],
    near: ['twig', 'bough'],
  },
  lake: { theme: 'peaks', draw: lake, hero: 'canoe', fronts: [], near: ['frond', 'bough'] },
  balloon: {
    theme: 'balloons',
    draw: balloon,
    hero: 'balloon',
    fronts: ['meadow', 'leaves'],
    near: ['twig'],
  },
  balloons: {
    theme: 'balloons',
    draw: balloons,
    hero: 'balloon',
    fronts: ['hedge'],
    near: ['bough', 'twig'],
  },
  tower: {
    theme: 'town',
    draw: tower,
    hero: 'hero',
    fronts: ['hedge', 'lace'],
    near: ['twig', 'bough'],
  },
  gables: { theme: 'town', draw: gables, hero: 'barge', fronts: [], near: ['bough'] },
  orrery: {
    theme: 'space',
    draw: orrery,
    hero: 'planets',
    fronts: ['meadow', 'hedge'],
    near: ['frond', 'bough'],
  },
  rocket: { theme: 'space', draw: rocket, hero: 'ship', fronts: [], near: ['twig', 'frond'] },
  'paper-plane': {
    theme: 'flight',
    draw: paperPlane,
    hero: 'plane',
    fronts: ['lace', 'leaves'],
    near: ['twig', 'frond'],
  },
  cranes: { theme: 'flight', draw: cranes, hero: 'crane', fronts: [], near: ['reeds'] },
  hilltop: { theme: 'fields', draw: hilltop, hero: 'tree', fronts: [], near: ['bough', 'frond'] },
  vineyard: { theme: 'fields', draw: vineyard, hero: 'sails', fronts: [], near: ['twig', 'bough'] },
  bloom: { theme: 'garden', draw: bloom, hero: 'bloom', fronts: [], near: ['bough', 'frond'] },
  greenhouse: {
    theme: 'garden',
    draw: greenhouse,
    hero: 'house',
    fronts: [],
    near: ['frond', 'bough'],
  },
  basket: {
    theme: 'yarn',
    draw: basket,
    hero: 'basket',
    fronts: [],
    near: ['frond', 'twig', 'bough'],
  },
  quilt: {
    theme: 'yarn',
    draw: quilt,
    hero: 'quilt',
    fronts: ['fence', 'meadow'],
    near: ['bough', 'twig'],
  },
};

export const themeOf = (name: MotifName): string => MOTIFS[name].theme;
export const heroOf = (name: MotifName): string => MOTIFS[name].hero;

/** Draws a card without a picture. */
export function drawPattern(scene: Scene, name: MotifName): Required<Part> {
  const motif = MOTIFS[name];
  const { random } = scene;
  const [first, ...others] = motif.fronts;
  const parts = [motif.draw(scene)];
  if (first) parts.push(front(scene, random.pick([first, ...others])));
  parts.push(near(scene, random.pick(motif.near), random.chance(0.5) ? 1 : -1), groundPart(scene));
  return joinParts(parts);
}
