/** What cards without a picture show, without the code that draws it. */
import type { Details, MotifName, SkyName } from './names.ts';
import type { Palette } from './palette.ts';
import type { FrontKind } from './scenery/fronts.ts';
import type { NearKind } from './scenery/nearest.ts';

interface Motif {
  /** Motifs of a theme look related: cards near each other have different ones. */
  theme: string;
  /** What suits its sky, by day or dusk and by night: at least two, so neighbors can differ. */
  skies: Record<'light' | 'dark', readonly [SkyName, SkyName, ...SkyName[]]>;
  /** The layer of what phones, which crop the card, must show whole. */
  hero: string;
  /** What may stand in front of it; none where its own sheets do. */
  fronts?: readonly [FrontKind, ...FrontKind[]];
  /** What is close to the eye; none where its own sheets are. */
  near?: readonly [NearKind, ...NearKind[]];
  /** Animals that it always shows. */
  animals?: Partial<Pick<Details, 'groundAnimal' | 'perchedAnimal'>>;
}

export const MOTIFS: Record<MotifName, Motif> = {
  sailboat: {
    theme: 'water',
    hero: 'boat',
    skies: { light: ['clouds', 'banks', 'rays'], dark: ['stars', 'banks'] },
  },
  'paper-boats': {
    theme: 'water',
    hero: 'boat',
    near: ['reeds', 'bough'],
    skies: { light: ['scales', 'clouds', 'bands'], dark: ['stars', 'scales'] },
  },
  summit: {
    theme: 'peaks',
    hero: 'cabin',
    skies: { light: ['clouds', 'bands', 'rings', 'banks'], dark: ['stars', 'rings', 'banks'] },
  },
  lake: {
    theme: 'peaks',
    hero: 'canoe',
    near: ['twig', 'bough'],
    skies: { light: ['scales', 'bands', 'clouds', 'banks'], dark: ['stars', 'scales', 'banks'] },
  },
  balloon: {
    theme: 'balloons',
    hero: 'balloon',
    near: ['bough'],
    animals: { groundAnimal: 'fox' },
    skies: { light: ['rays', 'rings', 'bands'], dark: ['stars', 'banks'] },
  },
  balloons: {
    theme: 'balloons',
    hero: 'balloon',
    fronts: ['hedge'],
    near: ['bough', 'twig'],
    animals: { groundAnimal: 'hare' },
    skies: { light: ['clouds', 'bands', 'banks', 'wind'], dark: ['stars', 'wind', 'banks'] },
  },
  tower: {
    theme: 'town',
    hero: 'hero',
    skies: { light: ['rings', 'clouds', 'rays'], dark: ['stars', 'rings'] },
  },
  gables: {
    theme: 'town',
    hero: 'barge',
    skies: { light: ['banks', 'clouds', 'rays', 'scales'], dark: ['stars', 'banks'] },
  },
  orrery: {
    theme: 'space',
    hero: 'sun',
    near: ['bough'],
    skies: { light: ['rings', 'rays', 'banks'], dark: ['stars', 'rings'] },
  },
  rocket: {
    theme: 'space',
    hero: 'ship',
    skies: { light: ['stars', 'scales'], dark: ['stars', 'scales'] },
  },
  'paper-plane': {
    theme: 'flight',
    hero: 'plane',
    fronts: ['hedge', 'lace'],
    near: ['bough'],
    animals: { groundAnimal: 'hare' },
    skies: { light: ['banks', 'rings', 'bands'], dark: ['stars', 'banks', 'rings'] },
  },
  cranes: {
    theme: 'flight',
    hero: 'crane',
    skies: { light: ['banks', 'rays', 'bands', 'clouds'], dark: ['stars', 'banks'] },
  },
  hilltop: {
    theme: 'fields',
    hero: 'house',
    skies: { light: ['clouds', 'rays', 'rings', 'bands'], dark: ['stars', 'rings'] },
  },
  vineyard: {
    theme: 'fields',
    hero: 'sails',
    skies: { light: ['bands', 'clouds', 'scales'], dark: ['stars', 'bands'] },
  },
  bloom: {
    theme: 'garden',
    hero: 'bloom',
    near: ['bough', 'twig'],
    skies: { light: ['clouds', 'bands', 'wind'], dark: ['stars', 'banks'] },
  },
  greenhouse: {
    theme: 'garden',
    hero: 'house',
    skies: { light: ['clouds', 'scales', 'rays', 'bands'], dark: ['stars', 'scales'] },
  },
  basket: {
    theme: 'yarn',
    hero: 'basket',
    near: ['twig', 'bough'],
    skies: { light: ['rings', 'rays', 'bands', 'clouds'], dark: ['stars', 'rings'] },
  },
  quilt: {
    theme: 'yarn',
    hero: 'quilt',
    fronts: ['meadow'],
    near: ['bough'],
    animals: { groundAnimal: 'fox' },
    skies: { light: ['bands', 'clouds', 'wind'], dark: ['stars', 'bands'] },
  },
};

export const themeOf = (name: MotifName) => MOTIFS[name].theme;

export const skiesOf = (name: MotifName, { daytime }: Palette) =>
  MOTIFS[name].skies[daytime === 'night' ? 'dark' : 'light'];
