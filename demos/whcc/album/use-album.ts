/** The album, its history, and the visitor's own photos. */
import { useState } from 'react';
import { PHOTOS } from '../shared/photos.ts';
import { useStoredWork } from '#app/demo-kit/share-link/use-stored-work.ts';
import { useNotice } from '#app/demo-kit/notice/notice.tsx';
import { useEdits } from '../shared/use-edits.ts';
import { usePhotos } from '../shared/use-photos.ts';
import { createSerialQueue } from '#app/demo-kit/serial-queue.ts';
import {
  addSpreads,
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
export const STORY = [
  ['Hills', 'Fox', 'Heron', 'Big wheel', 'Oak', 'Owl', 'Castle'],
  ['Robin', 'Hills', 'Oak leaf', 'Hare', 'Paper boat'],
  ['Council House', 'Big wheel', 'Castle', 'Owl', 'Fox'],
  ['Heron', 'Paper boat', 'Hills', 'Oak', 'Robin', 'Hare'],
  ['Oak leaf', 'Fox', 'Council House', 'Oak', 'Castle', 'Robin', 'Owl', 'Heron'],
];
const LOOSE = ['Hare', 'Paper boat', 'Robin', 'Oak leaf'];

const firstAlbum = () =>
  makeAlbum(FIRST_COVER, STORY, LOOSE, { photos: PHOTOS, random: Math.random });

const loadStoredFormat = () => import('./stored.ts');

const describeAdded = (count: number) =>
  count === 1 ? 'Your photo is on the table.' : `Your ${count} photos are on the table.`;

/** From this number on, photos that are added together lay themselves out on spreads of their own. */
const MIN_TO_LAY_OUT = 5;

type Update = (album: Album, layout: LayoutSource) => Album;

export function useAlbum(announce: (result: string) => void) {
  const edits = useEdits<Album>({
    name: 'whcc/album',
    first: firstAlbum,
    describe,
    announce,
    brief: true,
  });
  const { undo, editField } = edits;
  useStoredWork('whcc/album', loadStoredFormat, undo.current, (stored) => undo.change(stored, ''));
  const { photos, newestPhotos, bring } = usePhotos('whcc/album photos');
  const { shown, refuse, note } = useNotice(undo.current, announce);
  /** Number of files being read. */
  const [waiting, setWaiting] = useState(0);
  const [inTurn] = useState(createSerialQueue);

  /** Adds one undo step, unless the update returns the same album. */
  const edit = (update: Update, done: string) =>
    edits.edit((album) => update(album, { photos: newestPhotos(), random: Math.random }), done);

  /** @returns what became of the photos */
  function layOutOrKeep(names: readonly string[], onLaidOut: (spread: number | undefined) => void) {
    if (names.length < MIN_TO_LAY_OUT) {
      edit((album) => addToTable(album, names), '');
      return describeAdded(names.length);
    }
    const first = undo.newest().spreads.length;
    edit((album, layout) => addSpreads(album, names, layout), '');
    const { spreads } = undo.newest();
    const [from, to] = [first + 1, spreads.length];
    onLaidOut(spreads[first]?.key);
    const where = from === to ? `spread ${to}` : `spreads ${from} to ${to}`;
    return `Your ${names.length} photos are on ${where}.`;
  }

  /**
   * Reads files, one batch after another, and adds the photos.
   * @param onLaidOut called with the first spread of photos that lay themselves out
   */
  function add(files: readonly File[], onLaidOut: (spread: number | undefined) => void) {
    const read = async () => {
      const names: string[] = [];
      const reasons: string[] = [];
      for (const file of files) {
        const brought = await bring(file);
        if ('reason' in brought) reasons.push(brought.reason);
        else names.push(brought.name);
        setWaiting((count) => count - 1);
      }
      const added = names.length > 0 ? layOutOrKeep(names, onLaidOut) : '';
      const [reason] = reasons;
      const about = undo.newest();
      if (reason === undefined) note(added, about);
      else if (files.length === 1) refuse(reason, undefined, about);
      else {
        const unread = `Couldn’t read ${reasons.length} of ${files.length} files.`;
        refuse(unread, undefined, about);
      }
    };
    setWaiting((count) => count + files.length);
    inTurn(read).catch(reportError);
  }

  return {
    album: undo.current,
    undo,
    photos,
    /** What became of the files added last. */
    photoNotice: shown,
    waiting,
    edit,
    editField,
    add,
  };
}
