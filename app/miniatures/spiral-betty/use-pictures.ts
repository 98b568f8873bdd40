import { useEffect, useRef, useState } from 'react';
import type { MiniatureProps } from '../miniature-props.ts';
import { fetchPicture, PICTURES, type Picture } from './pictures.ts';
import type { Studio } from './studio.ts';

const OWN = 'Your photo';
const REFUSED = 'That file cannot be read as a picture, so the one before stays.';

/** The pictures to choose from and the one that is chosen, the visitor's own among them. */
export function usePictures(studio: Studio, { tell, fail }: Pick<MiniatureProps, 'tell' | 'fail'>) {
  const [own, setOwn] = useState<Picture & { photo: Blob }>();
  const [chosen, setChosen] = useState<Picture>(PICTURES[0]);
  /** Counts the pictures that the studio has taken: with each, the design is another. */
  const [taken, setTaken] = useState(0);
  const [refused, setRefused] = useState<string>();
  /** The choice that counts is the last, whichever arrives first. */
  const asked = useRef(0);

  const ownAddress = own?.address;
  useEffect(
    () => () => {
      if (ownAddress) URL.revokeObjectURL(ownAddress);
    },
    [ownAddress],
  );

  useEffect(() => {
    let closed = false;
    void (async () => {
      try {
        await studio.take(await fetchPicture(PICTURES[0]));
        if (!closed) setTaken((count) => count + 1);
      } catch (error) {
        if (!closed) fail(error);
      }
    })();
    return () => {
      closed = true;
    };
  }, [studio, fail]);

  /** Takes a picture unless another has been asked for meanwhile. */
  async function take(fetch: () => Promise<Blob>, accept: (square: Blob) => Picture) {
    const turn = ++asked.current;
    try {
      const picture = await fetch();
      if (turn !== asked.current) return;
      const used = accept(await studio.take(picture));
      setTaken((count) => count + 1);
      setChosen(used);
      setRefused(undefined);
      tell(`Picture: ${used.called}.`);
    } catch {
      if (turn !== asked.current) return;
      setRefused(REFUSED);
      tell(REFUSED);
    }
  }

  const listed: readonly Picture[] = own ? [...PICTURES, own] : PICTURES;
  return {
    listed,
    chosen: chosen.name,
    called: chosen.called,
    taken,
    /** A sentence, when the last file was no picture. */
    refused,

    /** Chooses one of the listed. */
    async choose(name: string) {
      const picture = listed.find((one) => one.name === name);
      if (!picture) return;
      const photo = picture.name === OWN ? own?.photo : undefined;
      await take(
        () => (photo ? Promise.resolve(photo) : fetchPicture(picture)),
        () => picture,
      );
    },

    /** Takes the visitor's own. */
    async bring(photo: Blob) {
      await take(
        () => Promise.resolve(photo),
        (square) => {
          const used = { name: OWN, called: 'photo', address: URL.createObjectURL(square), photo };
          setOwn(used);
          return used;
        },
      );
    },
  };
}
