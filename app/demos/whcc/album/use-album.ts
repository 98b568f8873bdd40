/** The album, its history, and the visitor's own photos. */
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { PHOTOS } from '../shared/photos.ts';
import { usePhotos } from '../shared/use-photos.ts';
import { createSerialQueue } from '../../kit/serial-queue.ts';
import { useSteps } from '../../kit/steps/use-steps.ts';
import {
  addToTable,
  type Album,
  type Cover,
  describe,
  type LayoutSource,
  makeAlbum,
} from './album.ts';

const FIRST_COVER: Cover = {
  fabric: 'Forest twill',
  trim: 'Leaf',
  foil: 'Gold',
  title: 'Sherwood',
  lettering: 'Script',
  photo: 'Heron',
};

/** Photos of the initial album: a year in the forest and the city. */
const STORY = [
  ['Hills', 'Fox', 'Heron', 'Big wheel', 'Oak', 'Owl', 'Castle'],
  ['Robin', 'Oak leaf', 'Hare', 'Paper boat'],
  ['Council House', 'Big wheel', 'Castle', 'Owl', 'Fox'],
  ['Heron', 'Paper boat', 'Hills', 'Oak', 'Robin', 'Hare'],
  ['Oak leaf', 'Fox', 'Council House', 'Oak', 'Castle', 'Robin', 'Owl', 'Heron'],
];
const LOOSE = ['Hare', 'Paper boat', 'Robin', 'Oak leaf'];

const firstAlbum = () =>
  makeAlbum(FIRST_COVER, STORY, LOOSE, { photos: PHOTOS, random: Math.random });

type Update = (album: Album, layout: LayoutSource) => Album;

export function useAlbum(announce: (result: string) => void) {
  const steps = useSteps<Album>({ first: firstAlbum, describe, announce, brief: true });
  const { change, type } = steps;
  const own = usePhotos(announce);
  const { photos } = own;
  // Edits start from the current album, not from that of the render in which they were requested.
  const latest = useRef({ album: steps.now, photos, bring: own.bring });
  useLayoutEffect(() => {
    latest.current = { album: steps.now, photos, bring: own.bring };
  });

  const next = useCallback((update: Update) => {
    const { album, photos } = latest.current;
    const updated = update(album, { photos, random: Math.random });
    latest.current.album = updated;
    return updated;
  }, []);

  /** Adds one undo step, unless the update returns the same album. */
  const edit = useCallback(
    (update: Update, done: string) => {
      const { album } = latest.current;
      const updated = next(update);
      if (updated !== album) change(updated, done);
    },
    [change, next],
  );
  /** Consecutive changes of the same field are one undo step. */
  const editField = useCallback(
    (update: Update, field: string) => type(next(update), field),
    [type, next],
  );

  const [waiting, setWaiting] = useState(0);
  const [inTurn] = useState(createSerialQueue);
  /** Reads files, one batch after another, and adds the photos to the table. */
  const add = useCallback(
    (files: readonly File[]) => {
      const read = async () => {
        const names: string[] = [];
        for (const file of files) {
          const photo = await latest.current.bring(file);
          if (photo) names.push(photo.name);
          setWaiting((count) => count - 1);
        }
        if (names.length === 0) return;
        edit(
          (album) => addToTable(album, names),
          `${names.length === 1 ? 'Your photo is' : 'Your photos are'} on the table.`,
        );
      };
      setWaiting((count) => count + files.length);
      inTurn(read).catch(reportError);
    },
    [edit, inTurn],
  );

  return {
    album: steps.now,
    steps,
    photos,
    /** Why the last file couldn't be added. */
    refused: own.notice?.text,
    /** Number of files being read. */
    waiting,
    edit,
    editField,
    add,
  };
}
