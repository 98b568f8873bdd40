import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readOwnPhoto } from './own-photo.ts';
import { type Photo, PHOTOS } from './photos.ts';

const REFUSED = 'That file isn’t an image.';

/** All photos, and adding the visitor's own. */
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
  /** Adds a file to the photos. Resolves to undefined if it isn't a photo. */
  const bring = useCallback(
    async (file: Blob): Promise<Photo | undefined> => {
      try {
        const read = await readOwnPhoto(file);
        // Numbered after reading, because several files can be read at the same time.
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
    /** Message, if the last file wasn't a picture. */
    refused,
    /** Number of rejected files; as `key` of the message, it restarts the shake. */
    refusals,
    bring,
  };
}
