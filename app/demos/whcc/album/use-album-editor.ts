/** The album, its selection, and all actions. */
import { type KeyboardEvent, useReducer } from 'react';
import type { Point } from '../../kit/vector.ts';
import {
  type Cover,
  cropPrint,
  describeSpread,
  findPhoto,
  MAX_PRINTS,
  moveSpread,
  placePrint,
  recollage,
  recollageAll,
  removePrint,
  removeSpread,
  replacePrint,
  type Spread,
  swapPrints,
} from './album.ts';
import type { Crop } from './crop.ts';
import { swapHint } from './hints.ts';
import { type Mode, select, type View } from './selection.ts';
import { useAlbum } from './use-album.ts';
import type { PhotoDrag } from './drop.ts';

const NO_SPREAD: Spread = { key: -1, prints: [] };

export type AlbumEditor = ReturnType<typeof useAlbumEditor>;

export function useAlbumEditor(announce: (result: string) => void) {
  const data = useAlbum(announce);
  const { album, edit, editField } = data;
  const [selection, dispatch] = useReducer(select, {
    view: 'Spreads',
    spread: album.spreads[0]?.key,
    mode: 'choose',
  });
  const { view, print, mode, refusal } = selection;

  // The selected spread may have been removed by a deletion or by undo.
  const index = Math.max(
    0,
    album.spreads.findIndex(({ key }) => key === selection.spread),
  );
  const spread = album.spreads[index] ?? NO_SPREAD;
  const chosen = spread.prints.find(({ key }) => key === print);
  const swapping = mode === 'swap' && chosen !== undefined;
  const cropping = mode === 'crop' && chosen !== undefined;
  const nameOf = (key: number) => findPhoto(album, key)?.photo ?? '';

  const choose = (key?: number, next?: Mode) => dispatch({ type: 'print', key, mode: next });
  const show = (next: View) => dispatch({ type: 'view', view: next });
  const showSpread = (key?: number) => dispatch({ type: 'spread', key });
  const refuse = (text: string) => {
    dispatch({ type: 'refuse', text });
    announce(text);
  };

  const swap = (one: number, other: number) => {
    edit(
      (now, layout) => swapPrints(now, one, other, layout),
      `Swapped ${nameOf(one)} and ${nameOf(other)}.`,
    );
    choose(one);
  };
  const replace = (onSpread: number, onTable: number) => {
    edit(
      (now, layout) => replacePrint(now, onSpread, onTable, layout),
      `${nameOf(onTable)} replaces ${nameOf(onSpread)}, which is on the table.`,
    );
    choose();
  };
  const place = (key: number, to: Spread, position?: Point) => {
    if (to.prints.length >= MAX_PRINTS) {
      refuse(
        `A spread holds ${MAX_PRINTS} photos. Drop this one on a photo to replace it, or take one off.`,
      );
      return;
    }
    const number = album.spreads.indexOf(to) + 1;
    edit(
      (now, layout) => placePrint(now, to.key, key, layout, position),
      `${nameOf(key)} is on spread ${number}.`,
    );
    choose();
  };
  const remove = (key: number) => {
    edit((now, layout) => removePrint(now, key, layout), `${nameOf(key)} is on the table.`);
    choose();
  };
  const changeCover = (part: Partial<Cover>, done: string) =>
    edit((now) => ({ ...now, cover: { ...now.cover, ...part } }), done);
  const arrange = (done: string) => {
    edit((now, layout) => recollage(now, spread.key, layout), done);
    choose(print);
  };

  return {
    ...data,
    view,
    spread,
    /** Index of the open spread. */
    index,
    /** The selected photo. */
    chosen,
    swapping,
    cropping,
    refusal,

    openView(next: View) {
      show(next);
      choose();
    },
    /** Opens the spread at an index, if there is one. */
    openSpreadAt(to: number) {
      const next = album.spreads[to];
      if (!next) return;
      showSpread(next.key);
      choose();
      announce(describeSpread(next, to));
    },
    openSpread(key: number) {
      showSpread(key);
      choose();
      show('Spreads');
    },
    chooseSpread: showSpread,

    clearSelection: () => choose(),
    /** Selects a photo, or swaps it with the one selected before. */
    choosePrint(key: number) {
      if (swapping && print !== undefined && print !== key) swap(print, key);
      else choose(key === print && mode !== 'crop' ? undefined : key);
    },
    setSwapping(on: boolean) {
      choose(print, on ? 'swap' : 'choose');
      if (on) announce(swapHint(chosen?.photo));
    },
    startCrop(key: number) {
      choose(key, 'crop');
      announce(
        `${nameOf(key)}: use the arrow keys to move it in its frame, and the slider to zoom.`,
      );
    },
    endCrop: () => choose(print),
    crop: (key: number, to: Crop) => editField((now) => cropPrint(now, key, to), `crop ${key}`),
    resetCrop: (key: number) =>
      edit((now) => cropPrint(now, key, undefined), `Crop of ${nameOf(key)} reset.`),
    remove,

    /** Label of the action of a tap on a photo of the table. */
    labelOfPut: (name: string) =>
      swapping ? `Replace ${chosen.photo} with ${name}` : `Put ${name} on spread ${index + 1}`,
    /** Whether the open spread is full. */
    isFull: !swapping && spread.prints.length >= MAX_PRINTS,
    /** Puts a photo of the table on the open spread, or swaps it with the selected photo. */
    put(key: number) {
      if (swapping && print !== undefined) replace(print, key);
      else place(key, spread);
      show('Spreads');
    },

    changeCover,
    typeTitle: (title: string) =>
      editField((now) => ({ ...now, cover: { ...now.cover, title } }), 'title'),

    moveSpread(key: number, to: number) {
      edit((now) => moveSpread(now, key, to), `Moved: it’s now spread ${to + 1}.`);
      showSpread(key);
    },
    deleteSpread() {
      const next = album.spreads[index + 1] ?? album.spreads[index - 1];
      edit(
        (now) => removeSpread(now, spread.key),
        `Spread ${index + 1} deleted. Its photos are on the table.`,
      );
      showSpread(next?.key);
    },
    newCollage: () => arrange(`New collage of ${spread.prints.length} photos.`),
    newCollageOfSpread: () => arrange(`New collage of spread ${index + 1}.`),
    newCollages: () =>
      edit((now, layout) => recollageAll(now, layout), 'New collages of all spreads.'),

    /** Performs the action of a dragged photo's drop target. */
    drop({ key, origin, over }: PhotoDrag) {
      if (over?.kind === 'table') remove(key);
      else if (over?.kind === 'cover') {
        changeCover({ trim: 'Cameo', photo: nameOf(key) }, `${nameOf(key)} is in the cameo.`);
      } else if (over?.kind === 'print') {
        if (origin === 'spread') swap(key, over.key);
        else replace(over.key, key);
      } else if (over) {
        const to = album.spreads.find((each) => each.key === over.key);
        if (to) place(key, to, over.place);
      }
    },

    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && mode !== 'choose') {
        // Otherwise Escape would close the page.
        event.preventDefault();
        choose(print);
        return;
      }
      data.steps.onKey(event);
    },
  };
}
