/** Chooses what drawn cards show by their place in the list, so that neighbors differ. */
import { type Extras, type MotifName, SCENES, type SkyName } from './names.ts';
import { oklchHue } from './palette.ts';
import { MOTIFS, skiesOf, themeOf } from './motif-list.ts';
import { rankBySlug, rankExtras } from './rank-by-slug.ts';
import { createCardContext } from './card-parts.ts';

/** How a card is made, as its owner has written it. */
export type ChosenCard =
  { kind: 'pattern'; motif?: MotifName | undefined } | { kind: 'screens' | 'photo' };

/** What its place in the list has chosen besides. */
interface Completion {
  composition?: string;
  motif?: MotifName | undefined;
  sky?: SkyName;
  extras: Extras;
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
const placeOf = (composition: string) => composition.split('-')[0] ?? composition;

/** What grows into corners. */
const CORNERS = ['berries', 'pine', 'blossom', 'fern', 'broad', 'oak'] as const;

/** Chooses the small things of cards one after another. Every second card has nothing in its corners. */
function createExtrasChooser() {
  const chooserOf = <Kind extends keyof Extras>(kind: Kind) => {
    const choose = createChooser((name: Extras[Kind]) => name);
    return (slug: string, own?: Extras[Kind]) => choose(rankExtras(kind, slug), own);
  };
  const corner = createChooser((name: Extras['corner']) => name);
  const [flora, sun, moon] = [chooserOf('flora'), chooserOf('sun'), chooserOf('moon')];
  const [walker, percher] = [chooserOf('walker'), chooserOf('percher')];
  let hasCorner = false;
  return (slug: string, own: Partial<Extras> = {}): Extras => {
    hasCorner = !hasCorner;
    return {
      corner: hasCorner ? corner(rankBySlug(CORNERS, slug)) : 'none',
      flora: flora(slug),
      sun: sun(slug),
      moon: moon(slug),
      walker: walker(slug, own.walker),
      percher: percher(slug, own.percher),
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
  const chooseExtras = createExtrasChooser();
  return cards.map(({ slug, hue, card = { kind: 'pattern' } as const }) => {
    if (card.kind !== 'pattern') {
      const composition = choose[card.kind](rankBySlug(SCENES[card.kind], slug));
      return { ...card, composition, extras: chooseExtras(slug) };
    }
    const motif = chooseMotif(
      rankBySlug(SCENES.pattern, slug),
      'motif' in card ? card.motif : undefined,
    );
    const { palette } = createCardContext(slug, oklchHue(hue));
    const sky = chooseSky(rankBySlug(skiesOf(motif, palette), slug));
    return { ...card, motif, sky, extras: chooseExtras(slug, MOTIFS[motif].animals) };
  });
}
