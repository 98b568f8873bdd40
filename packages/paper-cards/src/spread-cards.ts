/** Chooses what drawn cards show by their place in the list, so that neighbors differ. */
import { type Details, type MotifName, SCENES, type SkyName } from './names.ts';
import { oklchHue } from './palette.ts';
import { MOTIFS, skiesOf, themeOf } from './motif-list.ts';
import { rankBySlug, rankDetails } from './rank-by-slug.ts';
import { createCardContext } from './card-parts.ts';

/** How a card is made, as its owner has written it. */
export type ChosenCard =
  | { kind: 'pattern'; motif?: MotifName | undefined }
  | { kind: 'screens' | 'photo'; scene?: string | undefined };

/** What its place in the list has chosen besides. */
interface Completion {
  scene?: string;
  motif?: MotifName | undefined;
  sky?: SkyName;
  details: Details;
}

/** A card whose picture is drawn, as its file has it. */
export type DrawnCard<Chosen extends ChosenCard = ChosenCard> = {
  slug: string;
  /** Degrees on the color wheel. */
  hue: number;
  card?: Chosen | undefined;
};

/**
 * Picks names one after another: from the least recently used theme, then the least recently used name in it, so themes
 * don't repeat until all were used.
 */
function createChooser<Name extends string>(themeOf: (name: Name) => string) {
  const names: Name[] = [];
  const themes: string[] = [];
  return (preferred: readonly [Name, ...Name[]], own?: Name): Name => {
    const [best = preferred[0]] = [...preferred].sort(
      (a, b) =>
        themes.lastIndexOf(themeOf(a)) - themes.lastIndexOf(themeOf(b)) ||
        names.lastIndexOf(a) - names.lastIndexOf(b),
    );
    const name = own ?? best;
    names.push(name);
    themes.push(themeOf(name));
    return name;
  };
}

/** `wall-pin` and `wall-clip` look related. */
const placeOf = (scene: string) => scene.split('-')[0] ?? scene;

/** Plants in corners. */
const CORNERS = ['berries', 'pine', 'blossom', 'fern', 'broad', 'oak'] as const;

/** Chooses the details of cards one after another. Every second card has nothing in its corners. */
function createDetailsChooser() {
  const chooserOf = <Kind extends keyof Details>(kind: Kind) => {
    const choose = createChooser((name: Details[Kind]) => name);
    return (slug: string, own?: Details[Kind]) => choose(rankDetails(kind, slug), own);
  };
  const corners = createChooser((name: Details['corners']) => name);
  const [plants, sun, moon] = [chooserOf('plants'), chooserOf('sun'), chooserOf('moon')];
  const [groundAnimal, perchedAnimal] = [chooserOf('groundAnimal'), chooserOf('perchedAnimal')];
  let hasCorners = false;
  return (slug: string, own: Partial<Details> = {}): Details => {
    hasCorners = !hasCorners;
    return {
      corners: hasCorners ? corners(rankBySlug(CORNERS, slug)) : 'none',
      plants: plants(slug),
      sun: sun(slug),
      moon: moon(slug),
      groundAnimal: groundAnimal(slug, own.groundAnimal),
      perchedAnimal: perchedAnimal(slug, own.perchedAnimal),
    };
  };
}

/**
 * Completes the settings of cards in the order of the list. A card depends only on the cards before it.
 * @returns their settings, in the same order; what an owner has chosen stays
 */
export function spreadCards<Chosen extends ChosenCard>(
  cards: readonly DrawnCard<Chosen>[],
): ((Chosen | { kind: 'pattern' }) & Completion)[] {
  const chooseMotif = createChooser(themeOf);
  const chooseSky = createChooser((sky: SkyName) => sky);
  const choose = { screens: createChooser(placeOf), photo: createChooser(placeOf) };
  const chooseDetails = createDetailsChooser();
  return cards.map(({ slug, hue, card = { kind: 'pattern' } as const }) => {
    if (card.kind !== 'pattern') {
      const own = 'scene' in card ? card.scene : undefined;
      const scene = choose[card.kind](rankBySlug(SCENES[card.kind], slug), own);
      return { ...card, scene, details: chooseDetails(slug) };
    }
    const motif = chooseMotif(
      rankBySlug(SCENES.pattern, slug),
      'motif' in card ? card.motif : undefined,
    );
    const { palette } = createCardContext(slug, oklchHue(hue));
    const sky = chooseSky(rankBySlug(skiesOf(motif, palette), slug));
    return { ...card, motif, sky, details: chooseDetails(slug, MOTIFS[motif].animals) };
  });
}
