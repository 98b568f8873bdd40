import { useCallback, useEffect, useRef, useState } from 'react';
import type { DemoProps, Failure } from '../kit/demo-props.ts';
import { createSerialQueue } from '../kit/serial-queue.ts';
import { fetchPicture, PICTURES, type Picture } from './pictures.ts';
import type { Studio } from './studio.ts';
import { type Extent, SQUARE } from './view.ts';

const OWN = 'Your photo';
const NOT_AN_IMAGE = 'That file isn’t an image, so your last picture stays.';
const NOT_LOADED = 'Couldn’t load that picture. Check your connection and try again.';

/** The available pictures, including the visitor's own, and the chosen one. */
export function usePictures(
  studio: Studio,
  { announce, fail }: Pick<DemoProps, 'announce' | 'fail'>,
) {
  const [own, setOwn] = useState<Picture & { photo: Blob }>();
  const [chosen, setChosen] = useState<Picture>(PICTURES[0]);
  /** Number of pictures that the studio has accepted; each changes the design. */
  const [taken, setTaken] = useState(0);
  const [extent, setExtent] = useState<Extent>(SQUARE);
  const [refused, setRefused] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  /** Number of requests. A late response never replaces that of a newer request. */
  const asked = useRef(0);
  const shown = useRef(0);
  /** Serializes the requests to the studio, so that its picture is the one shown. */
  const [inTurn] = useState(createSerialQueue);

  const ownAddress = own?.address;
  useEffect(
    () => () => {
      if (ownAddress) URL.revokeObjectURL(ownAddress);
    },
    [ownAddress],
  );

  /** Passes a picture to the studio, unless the picture of a newer request is shown. */
  const show = useCallback(
    async (number: number, picture: Blob) => {
      const took = await inTurn(async () =>
        number < shown.current ? undefined : studio.take(picture),
      );
      if (!took) return undefined;
      shown.current = number;
      setExtent(took.extent);
      setTaken((count) => count + 1);
      return took;
    },
    [studio, inTurn],
  );

  useEffect(() => {
    let closed = false;
    const number = ++asked.current;
    void (async () => {
      let failure: Failure = 'load';
      try {
        const picture = await fetchPicture(PICTURES[0]);
        failure = 'run';
        if (!closed) await show(number, picture);
      } catch (error) {
        // The visitor may have chosen another picture meanwhile.
        if (!closed && number === asked.current) fail(error, failure);
      }
    })();
    return () => {
      closed = true;
    };
  }, [show, fail]);

  /**
   * @param accept creates the picture to show from its thumbnail
   * @param refusal message if that fails
   */
  async function take(
    fetch: () => Promise<Blob>,
    accept: (square: Blob) => Picture,
    refusal: string,
  ) {
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
      setRefused(refusal);
      setRefusals((count) => count + 1);
      announce(refusal);
    }
  }

  const listed: readonly Picture[] = own ? [...PICTURES, own] : PICTURES;
  return {
    listed,
    chosen: chosen.name,
    called: chosen.called,
    taken,
    extent,
    /** Message, if the last picture couldn't be used. */
    refused,
    refusals,

    /** Chooses a listed picture. */
    async choose(name: string) {
      const picture = listed.find((one) => one.name === name);
      if (!picture) return;
      const photo = picture.name === OWN ? own?.photo : undefined;
      await take(
        () => (photo ? Promise.resolve(photo) : fetchPicture(picture)),
        () => picture,
        photo ? NOT_AN_IMAGE : NOT_LOADED,
      );
    },

    /** Adds the visitor's own picture. */
    async bring(photo: Blob) {
      await take(
        () => Promise.resolve(photo),
        (square) => {
          const used = { name: OWN, called: 'photo', address: URL.createObjectURL(square), photo };
          setOwn(used);
          return used;
        },
        NOT_AN_IMAGE,
      );
    },
  };
}
