/** Small pictures of cards to choose from, drawn when they are requested, one after another. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { drawTitle } from 'paper-cards';
import { drawInThread } from '../../cards/draw-in-thread.ts';
import { picturesOf } from '../../media/media-uses.ts';
import { openPicture } from '../../media/read-picture.ts';
import type { Frontmatter } from '../../schema/frontmatter.ts';

/** Pictures that are kept in memory: some entries in all scenes and hues, about 20 kB each. */
const MAX_KEPT = 500;
/** Prints are shown smaller than this, px, and opened faster. */
const PRINT = { width: 1300, height: 2600, fit: 'inside', withoutEnlargement: true } as const;
const PHOTO = { ...PRINT, width: 960, height: 960 };

/** Keeps the latest results by a key. Failures aren't kept. */
function createMemory() {
  const kept = new Map<string, Promise<Buffer>>();
  return (key: string, make: () => Promise<Buffer>) => {
    const made = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}

/** The browser canceled the request before the drawing began. */
class Unneeded extends Error {}

const hashOf = (data: Buffer) => createHash('sha256').update(data).digest('hex');

/** @param dir the content folder */
export function createPreviews(dir: string) {
  const remember = createMemory();

  const pictureFile = (slug: string, name: string) => readFile(path.join(dir, 'media', slug, name));
  const openPrint = (source: Buffer) =>
    remember(`print ${hashOf(source)}`, async () =>
      (await openPicture(source)).resize(PRINT).png({ compressionLevel: 1 }).toBuffer(),
    );

  /**
   * The picture of a card, WebP.
   * @param isNeeded whether it still is when its turn comes
   * @throws if it isn't, or a picture of the card can't be read
   */
  async function card(
    slug: string,
    fields: Pick<Frontmatter, 'hue' | 'card'>,
    isNeeded: () => boolean,
  ): Promise<Buffer> {
    const sources = await Promise.all(picturesOf(fields).map((name) => pictureFile(slug, name)));
    const key = JSON.stringify([slug, fields, sources.map(hashOf)]);
    const drawn = remember(key, async () =>
      Buffer.from(
        await drawInThread('drawPreview', async () => {
          if (!isNeeded()) throw new Unneeded();
          return { slug, ...fields, pictures: await Promise.all(sources.map(openPrint)) };
        }),
      ),
    );
    return drawn.catch((error: unknown) => {
      // It may have been requested again meanwhile.
      if (error instanceof Unneeded && isNeeded()) return card(slug, fields, isNeeded);
      throw error;
    });
  }

  return {
    card,
    /** A lettered title, SVG. */
    title: (title: Parameters<typeof drawTitle>[0]) =>
      remember(`title ${JSON.stringify(title)}`, async () =>
        Buffer.from(await drawInThread('drawTitle', async () => title)),
      ),
    /** A photo to choose its focus on, WebP. */
    async photo(slug: string, name: string) {
      const source = await pictureFile(slug, name);
      return remember(`photo ${hashOf(source)}`, async () =>
        (await openPicture(source)).resize(PHOTO).webp().toBuffer(),
      );
    },
  };
}
export type Previews = ReturnType<typeof createPreviews>;
