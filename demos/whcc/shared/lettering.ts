/** The letterings and their font files, which only the editors load. */
import deco from '@fontsource/limelight/files/limelight-latin-400-normal.woff2?url';
import script from '@fontsource/berkshire-swash/files/berkshire-swash-latin-400-normal.woff2?url';

const LETTERINGS = {
  Script: { family: 'Card Script', address: script, weight: 400 },
  Deco: { family: 'Card Deco', address: deco, weight: 400 },
  Book: { family: 'Fraunces', address: undefined, weight: 600 },
} as const;
export type Lettering = keyof typeof LETTERINGS;
export const LETTERING_NAMES = Object.keys(LETTERINGS) as Lettering[];

let loading: Promise<unknown> | undefined;

/** Loads the fonts, once. Text in a font that can't load uses the browser's serif. */
export function loadLetterings(): Promise<unknown> {
  loading ??= Promise.allSettled(
    Object.values(LETTERINGS).map(async ({ family, address, weight }) => {
      if (!address) return document.fonts.load(`${weight} 20px ${family}`);
      const face = new FontFace(family, `url("${address}")`, { weight: String(weight) });
      document.fonts.add(await face.load());
      return face;
    }),
  );
  return loading;
}

/** The value for `font` of a canvas. */
export const fontOf = (lettering: Lettering, size: number) =>
  `${LETTERINGS[lettering].weight} ${size}px "${LETTERINGS[lettering].family}", serif`;
