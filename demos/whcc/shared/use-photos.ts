import { useMemo } from 'react';
import { useKeptState } from '#app/demo-kit/kept-state.ts';
import { isUnsupportedPicture } from '#app/demo-kit/picture-file/picture-file.ts';
import { useNewestState } from '#app/demo-kit/use-latest.ts';
import { readOwnPhoto } from './own-photo.ts';
import { type Photo, PHOTOS } from './photos.ts';

const UNSUPPORTED = 'Your browser can’t open this kind of picture. Save it as JPEG.';
const UNREADABLE = 'Couldn’t read that file. Try a JPEG or PNG.';
const TOO_LARGE = 'Couldn’t read that photo. Try a smaller one.';

/** All photos, and adding the visitor's own, which are kept. @param name under which they are */
export function usePhotos(name: string) {
  const {
    rendered: own,
    newest,
    set,
  } = useNewestState(useKeptState<readonly Photo[]>(name, () => []));
  const photos = useMemo(() => [...PHOTOS, ...own], [own]);
  /** Adds a file to the photos. Resolves to the reason if it can't. */
  const bring = async (file: Blob): Promise<Photo | { reason: string }> => {
    try {
      const read = await readOwnPhoto(file);
      // Numbered after reading, because several files can be read at the same time.
      const photo = { ...read, name: `Your photo ${newest().length + 1}` };
      set([...newest(), photo]);
      return photo;
    } catch (error) {
      // What the browser throws if it can't decode a file. Anything else is about its size.
      if (!(error instanceof DOMException)) return { reason: TOO_LARGE };
      return { reason: (await isUnsupportedPicture(file)) ? UNSUPPORTED : UNREADABLE };
    }
  };
  return {
    photos,
    /** With those added since the last render. */
    newestPhotos: () => [...PHOTOS, ...newest()],
    bring,
  };
}
