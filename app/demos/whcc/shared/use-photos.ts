import { useEffect, useMemo, useRef, useState } from 'react';
import { useNotice } from '../../kit/notice/notice.tsx';
import { readOwnPhoto } from './own-photo.ts';
import { type Photo, PHOTOS } from './photos.ts';

const NOT_AN_IMAGE = 'That file isn’t an image.';
const TOO_LARGE = 'Couldn’t read that photo. Try a smaller one.';

/** All photos, and adding the visitor's own. */
export function usePhotos(announce: (result: string) => void) {
  const [own, setOwn] = useState<readonly Photo[]>([]);
  const { shown, refuse } = useNotice(own.length, announce);
  const made = useRef<string[]>([]);

  useEffect(
    () => () => {
      for (const address of made.current) URL.revokeObjectURL(address);
    },
    [],
  );

  const photos = useMemo(() => (own.length > 0 ? [...PHOTOS, ...own] : PHOTOS), [own]);
  /** Adds a file to the photos. Resolves to undefined if it can't. */
  const bring = async (file: Blob): Promise<Photo | undefined> => {
    try {
      const read = await readOwnPhoto(file);
      // Numbered after reading, because several files can be read at the same time.
      const photo = { ...read, name: `Your photo ${made.current.push(read.address)}` };
      setOwn((before) => [...before, photo]);
      return photo;
    } catch (error) {
      // What the browser throws if it can't decode a file. Anything else is about its size.
      const reason = error instanceof DOMException ? NOT_AN_IMAGE : TOO_LARGE;
      refuse(reason, undefined, made.current.length);
      return undefined;
    }
  };
  return {
    photos,
    /** Shown if the last file couldn't be added. */
    notice: shown,
    bring,
  };
}
