/** Keeps work for a reload of the tab, in the format of links: loaded on demand. */
import { tryStorage } from '#app/ui/try-storage.ts';
import { linkPrefix } from './link-prefix.ts';
import type { ShareFormat } from './share-link.ts';

export function storeWork<Work>({ name, version, write }: ShareFormat<Work>, work: Work) {
  const text = JSON.stringify([version, write(work)]);
  tryStorage(() => sessionStorage.setItem(linkPrefix(name), text));
}

/** The work that was stored last; undefined if there is none, or of another version. */
export function storedWork<Work>({ name, version, read }: ShareFormat<Work>): Work | undefined {
  return tryStorage(() => {
    const [by, data] = JSON.parse(sessionStorage.getItem(linkPrefix(name)) ?? '[]') as unknown[];
    return by === version ? read(data) : undefined;
  });
}
