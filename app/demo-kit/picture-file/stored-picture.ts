/** Keeps a visitor's picture in the tab, so that a reload brings it back. */
import { tryStorage } from '#app/ui/try-storage.ts';

/** Longest data URL, characters: browsers store about five million for the whole site. */
const MAX_URL_LENGTH = 1_500_000;

const keyOf = (demo: string) => `#${demo} picture`;

/** Replaces the picture that was stored. @param picture a JPEG; one that is too large isn't kept */
export async function storePicture(demo: string, picture: Blob) {
  const url = await new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onloadend = () => resolve(reader.result);
    reader.readAsDataURL(picture);
  });
  tryStorage(() => {
    sessionStorage.removeItem(keyOf(demo));
    if (typeof url !== 'string' || url.length > MAX_URL_LENGTH) return;
    sessionStorage.setItem(keyOf(demo), url);
  });
}

/** The stored picture, which is to be decoded like any file; undefined if there is none. */
export const storedPicture = (demo: string): Blob | undefined =>
  tryStorage(() => {
    const [, base64] = sessionStorage.getItem(keyOf(demo))?.split(',') ?? [];
    if (!base64) return undefined;
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new Blob([bytes], { type: 'image/jpeg' });
  });
