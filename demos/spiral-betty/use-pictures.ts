import { useCallback, useRef, useState } from 'react';
import type { DemoProps, Failure } from '#app/demo-kit/demo-props.ts';
import { useKeptState } from '#app/demo-kit/kept-state.ts';
import { isUnsupportedPicture } from '#app/demo-kit/picture-file/picture-file.ts';
import { useNotice } from '#app/demo-kit/notice/notice.tsx';
import { createSerialQueue } from '#app/demo-kit/serial-queue.ts';
import { fetchPicture, PICTURES, type Picture } from './pictures.ts';
import type { Studio } from './studio.ts';
import { SQUARE } from './view.ts';

const NOT_AN_IMAGE = 'That file isn’t an image, so your last picture stays.';
const UNSUPPORTED = 'Your browser can’t open this kind of picture. Save it as JPEG.';
const NOT_LOADED = 'Couldn’t load that picture. Check your connection and try again.';

const whyRefused = async (file: Blob) =>
  (await isUnsupportedPicture(file)) ? UNSUPPORTED : NOT_AN_IMAGE;

const loadStore = () => import('./stored.ts');

/** A visitor's own picture has its file. */
type Listed = Picture & { photo?: Blob };

/** @param copy the picture to show in the list */
const ownPicture = (photo: Blob, copy: Blob): Listed => ({
  name: 'Your photo',
  called: 'photo',
  address: URL.createObjectURL(copy),
  photo,
});

export type PicturesStore = ReturnType<typeof usePictures>;

/** The available pictures, including the visitor's own, and the chosen one. */
export function usePictures(
  studio: Studio,
  { announce, fail }: Pick<DemoProps, 'announce' | 'fail'>,
) {
  const [own, setOwn] = useKeptState<Listed | undefined>('spiral-betty photo', () => undefined);
  const [chosen, setChosen] = useKeptState<Listed>('spiral-betty picture', () => PICTURES[0]);
  const [first, setFirst] = useState(chosen);
  /** The picture that the studio has, and the number of pictures so far; each changes the design. */
  const [shown, setShown] = useState({ count: 0, extent: SQUARE });
  const { shown: notice, refuse, clear } = useNotice(0, announce);
  /** Number of requests, and of the one that is shown. A late response never replaces the response to a newer request. */
  const newestRequest = useRef(0);
  const shownRequest = useRef(0);
  /** Serializes the requests to the studio, so that its picture is the one shown. */
  const [inTurn] = useState(createSerialQueue);

  /** Passes a picture to the studio, unless the picture of a newer request is shown. */
  const show = useCallback(
    async (requestId: number, picture: Blob) => {
      const info = await inTurn(async () =>
        requestId < shownRequest.current ? undefined : studio.setPicture(picture),
      );
      if (!info) return undefined;
      shownRequest.current = requestId;
      setShown(({ count }) => ({ count: count + 1, extent: info.extent }));
      return info;
    },
    [studio, inTurn],
  );

  const start = useCallback(
    (picture: Listed, photo?: Listed) => {
      setOwn(photo);
      setChosen(picture);
      setFirst(picture);
    },
    [setOwn, setChosen],
  );

  /** Shows the first picture. @returns a function that cancels it */
  const showFirst = useCallback(() => {
    let isClosed = false;
    void (async () => {
      let failure: Failure = 'load';
      try {
        const picture = first.photo ?? (await fetchPicture(first));
        failure = 'run';
        if (!isClosed) await show(0, picture);
      } catch (error) {
        // The visitor may have chosen another picture meanwhile.
        if (isClosed || newestRequest.current > 0) return;
        // What is stored can be damaged.
        if (first.photo) start(PICTURES[0]);
        else fail(error, failure);
      }
    })();
    return () => {
      isClosed = true;
    };
  }, [first, show, start, fail]);

  /**
   * @param picture the visitor's own file, or a sample to fetch
   * @param accept creates the picture to show from the copy that is used
   */
  async function request(picture: Blob | Picture, accept: (copy: Blob) => Listed) {
    const requestId = ++newestRequest.current;
    const isOwn = picture instanceof Blob;
    try {
      const info = await show(requestId, isOwn ? picture : await fetchPicture(picture));
      if (!info) return;
      const accepted = accept(info.copy);
      setChosen(accepted);
      clear();
      announce(`Picture: ${accepted.called}.`);
    } catch {
      const why = isOwn ? await whyRefused(picture) : NOT_LOADED;
      if (requestId === newestRequest.current) refuse(why);
    }
  }

  const listed: readonly Listed[] = own ? [...PICTURES, own] : PICTURES;
  return {
    listed,
    chosen,
    shown,
    /** Why the last picture couldn't be used. */
    notice,
    showFirst,

    /** Chooses what was stored, before the first picture is shown. @returns the picture, if it is there */
    restore(name: string | undefined, photo: Blob | undefined) {
      const restored = photo && ownPicture(photo, photo);
      const picture = [...PICTURES, restored].find((each) => each?.name === name);
      start(picture ?? PICTURES[0], restored);
      return picture;
    },

    /** Chooses a listed picture. */
    choose(name: string) {
      const picture = listed.find((each) => each.name === name);
      if (!picture) return;
      void request(picture.photo ?? picture, () => picture);
    },

    /** Adds the visitor's own picture. */
    add(photo: Blob) {
      const accept = (copy: Blob) => {
        if (own) URL.revokeObjectURL(own.address);
        const picture = ownPicture(photo, copy);
        setOwn(picture);
        loadStore().then(
          ({ storePhoto }) => storePhoto(copy),
          () => {},
        );
        return picture;
      };
      void request(photo, accept);
    },
  };
}
