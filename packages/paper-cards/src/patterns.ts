/** Cards without a picture: a small landscape with one hero. */
import type { Extras, MotifName, SkyName } from './names.ts';
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
import type { Palette } from './palette.ts';
import { joinParts, mirrored, type Part, type Scene } from './scene.ts';
import { front, type FrontKind, groundPart } from './stage/fronts.ts';
import { near, type NearKind } from './stage/nearest.ts';

interface Motif {
  /** Motifs of a theme look related: cards near each other have different ones. */
  theme: string;
  draw: (scene: Scene, sky: SkyName) => Part;
  /** What suits its sky, by day or dusk and by night: at least two, so neighbors can differ. */
  skies: Record<'light' | 'dark', readonly [SkyName, SkyName, ...SkyName[]]>;
  /** The layer of what phones, which crop the card, must show whole. */
  hero: string;
  /** What may stand in front of it; none where its own sheets do. */
  fronts: readonly FrontKind[];
  /** What is close to the eye; none where its own sheets are. */
  near: readonly NearKind[];
  /** Animals that always are in it. */
  animals?: Partial<Pick<Extras, 'walker' | 'percher'>>;
}

const MOTIFS: Record<MotifName, Motif> = {
  sailboat: {
    theme: 'water',
    draw: sailboat,
    hero: 'boat',
    fronts: [],
    near: [],
    skies: { light: ['clouds', 'banks', 'rays'], dark: ['stars', 'banks'] },
  },
  'paper-boats': {
    theme: 'water',
    draw: paperBoats,
    hero: 'boat',
    fronts: [],
    near: ['reeds', 'bough'],
    skies: { light: ['scales', 'clouds', 'bands'], dark: ['stars', 'scales'] },
  },
  summit: {
    theme: 'peaks',
    draw: summit,
    hero: 'cabin',
    fronts: [],
    near: [],
    skies: { light: ['clouds', 'bands', 'rings', 'banks'], dark: ['stars', 'rings', 'banks'] },
  },
  lake: {
    theme: 'peaks',
    draw: lake,
    hero: 'canoe',
    fronts: [],
    near: ['frond', 'bough'],
    skies: { light: ['scales', 'bands', 'clouds', 'banks'], dark: ['stars', 'scales', 'banks'] },
  },
  balloon: {
    theme: 'balloons',
    draw: balloon,
    hero: 'balloon',
    fronts: [],
    near: ['bough'],
    animals: { walker: 'fox' },
    skies: { light: ['rays', 'rings', 'bands'], dark: ['stars', 'banks'] },
  },
  balloons: {
    theme: 'balloons',
    draw: balloons,
    hero: 'balloon',
    fronts: ['hedge'],
    near: ['bough', 'twig'],
    animals: { walker: 'hare' },
    skies: { light: ['clouds', 'bands', 'banks', 'wind'], dark: ['stars', 'wind', 'banks'] },
  },
  tower: {
    theme: 'town',
    draw: tower,
    hero: 'hero',
    fronts: [],
    near: [],
    skies: { light: ['rings', 'clouds', 'rays'], dark: ['stars', 'rings'] },
  },
  gables: {
    theme: 'town',
    draw: gables,
    hero: 'barge',
    fronts: [],
    near: [],
    skies: { light: ['banks', 'clouds', 'rays', 'scales'], dark: ['stars', 'banks'] },
  },
  orrery: {
    theme: 'space',
    draw: orrery,
    hero: 'sun',
    fronts: [],
    near: ['bough'],
    skies: { light: ['rings', 'rays', 'banks'], dark: ['stars', 'rings'] },
  },
  rocket: {
    theme: 'space',
    draw: rocket,
    hero: 'ship',
    fronts: [],
    near: [],
    skies: { light: ['stars', 'scales'], dark: ['stars', 'scales'] },
  },
  'paper-plane': {
    theme: 'flight',
    draw: paperPlane,
    hero: 'plane',
    fronts: ['hedge', 'lace'],
    near: ['bough'],
    animals: { walker: 'hare' },
    skies: { light: ['banks', 'rings', 'bands'], dark: ['stars', 'banks', 'rings'] },
  },
  cranes: {
    theme: 'flight',
    draw: cranes,
    hero: 'crane',
    fronts: [],
    near: [],
    skies: { light: ['banks', 'rays', 'bands', 'clouds'], dark: ['stars', 'banks'] },
  },
  hilltop: {
    theme: 'fields',
    draw: hilltop,
    hero: 'house',
    fronts: [],
    near: [],
    skies: { light: ['clouds', 'rays', 'rings', 'bands'], dark: ['stars', 'rings'] },
  },
  vineyard: {
    theme: 'fields',
    draw: vineyard,
    hero: 'sails',
    fronts: [],
    near: [],
    skies: { light: ['bands', 'clouds', 'scales'], dark: ['stars', 'bands'] },
  },
  bloom: {
    theme: 'garden',
    draw: bloom,
    hero: 'bloom',
    fronts: [],
    near: ['bough', 'frond'],
    skies: { light: ['clouds', 'bands', 'wind'], dark: ['stars', 'banks'] },
  },
  greenhouse: {
    theme: 'garden',
    draw: greenhouse,
    hero: 'house',
    fronts: [],
    near: [],
    skies: { light: ['clouds', 'scales', 'rays', 'bands'], dark: ['stars', 'scales'] },
  },
  basket: {
    theme: 'yarn',
    draw: basket,
    hero: 'basket',
    fronts: [],
    near: ['frond', 'twig', 'bough'],
    skies: { light: ['rings', 'rays', 'bands', 'clouds'], dark: ['stars', 'rings'] },
  },
  quilt: {
    theme: 'yarn',
    draw: quilt,
    hero: 'quilt',
    fronts: ['meadow'],
    near: ['bough'],
    animals: { walker: 'fox' },
    skies: { light: ['bands', 'clouds', 'wind'], dark: ['stars', 'bands'] },
  },
};

export const themeOf = (name: MotifName) => MOTIFS[name].theme;
export const animalsOf = (name: MotifName) => MOTIFS[name].animals;
export const heroOf = (name: MotifName) => MOTIFS[name].hero;

export const skiesOf = (name: MotifName, { daytime }: Palette) =>
  MOTIFS[name].skies[daytime === 'night' ? 'dark' : 'light'];

/** Draws a card without a picture. @param sky by default one that suits */
export function drawPattern(scene: Scene, name: MotifName, sky?: SkyName): Required<Part> {
  const motif = MOTIFS[name];
  const { palette, random } = scene;
  const suiting = random.pick(skiesOf(name, palette));
  const parts = [motif.draw(scene, sky ?? suiting)];
  const [firstFront, ...fronts] = motif.fronts;
  if (firstFront) parts.push(front(scene, random.pick([firstFront, ...fronts])));
  const [firstNear, ...nears] = motif.near;
  if (firstNear)
    parts.push(near(scene, random.pick([firstNear, ...nears]), random.chance(0.5) ? 1 : -1));
  const card = joinParts([...parts, groundPart(scene)]);
  return random.chance(0.5) ? mirrored(card) : card;
}
