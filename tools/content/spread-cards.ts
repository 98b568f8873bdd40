/** Chooses what drawn cards show by their place in the list, such that neighbors differ. */
import type { CardSettings, CompletedCard, SkyName } from '../../app/content/schema.ts';
import { COMPOSITIONS, createScene } from './cards/draw-card.ts';
import { oklchHue } from './cards/palette.ts';
import { skiesOf, themeOf } from './cards/patterns.ts';
import { rankBySlug } from './cards/rank-by-slug.ts';

/** A card whose picture is drawn, as its file has it. */
export type DrawnCard = {
  slug: string;
  /** Degrees on the color wheel. */
  hue: number;
  card: CardSettings | undefined;
};

/**
 * Takes names one after another: the first preferred one of the theme that was taken longest ago, or never, and of
 * those in it the one that was. So no theme comes twice before all have come.
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

/**
 * Completes the settings of cards in the order of the list. Those of a card depend only on the cards before it.
 * @returns theirs, in the same order; what an owner has chosen stays
 */
export function spreadCards(cards: readonly DrawnCard[]): CompletedCard[] {
  const chooseMotif = createChooser(themeOf);
  const chooseSky = createChooser((sky: SkyName) => sky);
  const choose = { screens: createChooser(placeOf), photo: createChooser(placeOf) };
  return cards.map(({ slug, hue, card = { kind: 'pattern' } }) => {
    if (card.kind !== 'pattern') {
      return { ...card, composition: choose[card.kind](rankBySlug(COMPOSITIONS[card.kind], slug)) };
    }
    const motif = chooseMotif(rankBySlug(COMPOSITIONS.pattern, slug), card.motif);
    const { palette } = createScene(slug, oklchHue(hue));
    return { ...card, motif, sky: chooseSky(rankBySlug(skiesOf(motif, palette), slug)) };
  });
}
