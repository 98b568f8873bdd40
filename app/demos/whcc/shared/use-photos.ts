import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readOwnPhoto } from './own-photo.ts';
import { type Photo, PHOTOS } from './photos.ts';

const REFUSED = 'That file isn’t an image.';

/** The photographs there are, and taking the visitor's own. */
export function usePhotos(announce: (result: string) => void) {
  const [own, setOwn] = useState<readonly Photo[]>([]);
  const [refused, setRefused] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const made = useRef<string[]>([]);

  useEffect(
    () => () => {
      for (const address of made.current) URL.revokeObjectURL(address);
    },
    [],
  );

  const photos = useMemo(() => (own.length > 0 ? [...PHOTOS, ...own] : PHOTOS), [own]);
  /** Adds a file to the photographs; nothing if it is none. */
  const bring = useCallback(
    async (file: Blob): Promise<Photo | undefined> => {
      try {
        const read = await readOwnPhoto(file);
        // Numbered when it's there: several may be read at the same time.
        const photo = { ...read, name: `Your photo ${made.current.push(read.address)}` };
        setOwn((before) => [...before, photo]);
        setRefused(undefined);
        return photo;
      } catch {
        setRefused(REFUSED);
        setRefusals((count) => count + 1);
        announce(REFUSED);
        return undefined;
      }
    },
    [announce],
  );
  return {
    photos,
    /** A sentence, when the last file was no picture. */
    refused,
    /** How many files were no pictures: as `key` of the sentence, it lets each of them shake it. */
    refusals,
    bring,
  };
}
