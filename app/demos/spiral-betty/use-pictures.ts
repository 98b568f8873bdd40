import { useCallback, useEffect, useRef, useState } from 'react';
import type { DemoProps } from '../frame/demo-props.ts';
import { fetchPicture, PICTURES, type Picture } from './pictures.ts';
import type { Studio } from './studio.ts';
import { type Extent, SQUARE } from './view.ts';

const OWN = 'Your photo';
const REFUSED = 'That file isn’t an image, so your last picture stays.';

/** The pictures to choose from and the one that is chosen, the visitor's own among them. */
export function usePictures(
  studio: Studio,
  { announce, fail }: Pick<DemoProps, 'announce' | 'fail'>,
) {
  const [own, setOwn] = useState<Picture & { photo: Blob }>();
  const [chosen, setChosen] = useState<Picture>(PICTURES[0]);
  /** Counts the pictures that the studio has taken: with each, the design is another. */
  const [taken, setTaken] = useState(0);
  const [extent, setExtent] = useState<Extent>(SQUARE);
  const [refused, setRefused] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  /** Counts what is asked for; the number of what is shown never goes back, whatever arrives late. */
  const asked = useRef(0);
  const shown = useRef(0);
  /** The studio takes one after the other, so that it has what is shown. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const ownAddress = own?.address;
  useEffect(
    () => () => {
      if (ownAddress) URL.revokeObjectURL(ownAddress);
    },
    [ownAddress],
  );

  /** Hands a picture to the studio, unless one that was asked for later is shown. */
  const show = useCallback(
    async (number: number, picture: Blob) => {
      const turn = queue.current.then(() =>
        number < shown.current ? undefined : studio.take(picture),
      );
      queue.current = turn.catch(() => undefined);
      const took = await turn;
      if (!took) return undefined;
      shown.current = number;
      setExtent(took.extent);
      setTaken((count) => count + 1);
      return took;
    },
    [studio],
  );

  useEffect(() => {
    let closed = false;
    const number = ++asked.current;
    void (async () => {
      try {
        const picture = await fetchPicture(PICTURES[0]);
        if (!closed) await show(number, picture);
      } catch (error) {
        // The visitor may have brought another.
        if (!closed && number === asked.current) fail(error);
      }
    })();
    return () => {
      closed = true;
    };
  }, [show, fail]);

  /** @param accept what is shown then, of the small square of the picture */
  async function take(fetch: () => Promise<Blob>, accept: (square: Blob) => Picture) {
    const number = ++asked.current;
    try {
      const took = await show(number, await fetch());
      if (!took) return;
      const used = accept(took.square);
      setChosen(used);
      setRefused(undefined);
      announce(`Picture: ${used.called}.`);
    } catch {
      if (number !== asked.current) return;
      setRefused(REFUSED);
      setRefusals((count) => count + 1);
      announce(REFUSED);
    }
  }

  const listed: readonly Picture[] = own ? [...PICTURES, own] : PICTURES;
  return {
    listed,
    chosen: chosen.name,
    called: chosen.called,
    taken,
    extent,
    /** A sentence, when the last file was no picture. */
    refused,
    refusals,

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
