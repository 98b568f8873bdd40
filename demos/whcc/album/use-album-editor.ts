/** The album, its selection, and all actions. */
import { type KeyboardEvent, useMemo, useReducer } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { onEscape } from '#app/demo-kit/arrow-keys.ts';
import { useNotice } from '#app/demo-kit/notice/notice.tsx';
import { saveFailure, saveFile } from '#app/demo-kit/save-file.ts';
import type { Point } from '#app/demo-kit/vector.ts';
import {
  type Cover,
  cropPrint,
  describeSpread,
  findPhoto,
  findPrint,
  isFull,
  MAX_PRINTS,
  moveSpread,
  placePrint,
  type Print,
  recollage,
  recollageAll,
  removePrint,
  removeSpread,
  replacePrint,
  type Spread,
  swapPrints,
} from './album.ts';
import type { Crop } from './crop.ts';
import type { PhotoDrag } from './drop.ts';
import { swapHint } from './hints.ts';
import { choiceOf, selectedIn, type Selection, type View } from './selection.ts';
import { useAlbum } from './use-album.ts';

const FULL = `A spread holds ${MAX_PRINTS} photos. Drop this one on a photo to replace it, or take one off.`;

type Announce = DemoProps['announce'];

export type AlbumEditor = ReturnType<typeof useAlbumEditor>;

export type PanelProps = { editor: AlbumEditor; dragged?: PhotoDrag; motionAllowed: boolean };

export function useAlbumEditor(announce: Announce) {
  const state = useAlbumState(announce);
  const { choose, show } = state;
  return {
    ...state,
    ...createPhotoActions(state, announce),
    ...createSpreadActions(state, announce),
    openView(view: View) {
      show(view);
      choose();
    },
    onKeyDown(event: KeyboardEvent) {
      const { chosen, swapping, cropping } = state;
      onEscape(event, chosen && (() => choose(swapping || cropping ? chosen.key : undefined)));
      state.undo.onKey(event);
    },
  };
}

const merge = (selection: Selection, part: Partial<Selection>) => ({ ...selection, ...part });

type AlbumState = ReturnType<typeof useAlbumState>;

/** The album, what is selected in it, and the last refusal. */
function useAlbumState(announce: Announce) {
  const data = useAlbum(announce);
  const { album, edit } = data;
  const [selection, select] = useReducer(merge, { view: 'Spreads', ...choiceOf() });
  const { view, choice } = selection;
  const { shown, refuse } = useNotice(
    useMemo(() => ({ album, choice }), [album, choice]),
    announce,
  );
  return {
    ...data,
    ...selectedIn(album, selection),
    view,
    notice: shown,
    refuse,
    nameOf: (key: number) => findPhoto(album, key)?.photo ?? '',
    /** Selects a photo, or none. */
    choose: (...choice: Parameters<typeof choiceOf>) => select(choiceOf(...choice)),
    show: (next: View) => select({ view: next }),
    chooseSpread: (spread?: number) => select({ spread }),
    /** Adds the visitor's photos, and opens the first spread that they lay out. */
    add: (files: readonly File[]) =>
      data.add(files, (spread) => select({ spread, view: 'Spreads', ...choiceOf() })),
    /** Saves the open spread. */
    async save() {
      const { spread, index } = selectedIn(album, selection);
      try {
        const { spreadPicture } = await import('./spread-picture.ts');
        const file = await spreadPicture(spread, data.photos);
        if (await saveFile(file, `spread-${index + 1}.png`)) announce('Picture saved.');
      } catch (error) {
        console.warn('The spread couldn’t be saved:', error);
        refuse(saveFailure('PNG'));
      }
    },
    changeCover: (part: Partial<Cover>, done: string) =>
      edit((now) => ({ ...now, cover: { ...now.cover, ...part } }), done),
    typeTitle: (title: string) =>
      data.editField((now) => ({ ...now, cover: { ...now.cover, title } }), 'title'),
  };
}

/** Actions on single photos. */
function createPhotoActions(state: AlbumState, announce: Announce) {
  const { album, edit, editField, spread, index, chosen, swapping, cropping } = state;
  const { nameOf, choose, show, refuse, changeCover } = state;

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
    if (isFull(to)) {
      refuse(FULL);
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

  return {
    clearSelection: () => choose(),
    /** Selects a photo, or swaps it with the one selected before. */
    choosePrint(key: number) {
      if (swapping && chosen && chosen.key !== key) swap(chosen.key, key);
      else choose(key === chosen?.key && !cropping ? undefined : key);
    },
    toggleSwap(key: number) {
      choose(key, swapping ? 'choose' : 'swap');
      if (!swapping) announce(swapHint(nameOf(key)));
    },
    startCrop(key: number) {
      choose(key, 'crop');
      announce(
        `${nameOf(key)}: use the arrow keys to move it in its frame, and the slider to zoom.`,
      );
    },
    endCrop: () => choose(chosen?.key),
    /** @param change returns the new crop of a photo, from the newest one: a pinch moves two fingers in one frame */
    crop: (key: number, change: (print: Print) => Crop) =>
      editField((now) => {
        const print = findPrint(now, key)?.print;
        return print ? cropPrint(now, key, change(print)) : now;
      }, `crop ${key}`),
    resetCrop: (key: number) =>
      edit((now) => cropPrint(now, key, undefined), `Crop of ${nameOf(key)} reset.`),
    remove,

    /** Label of the action of a tap on a photo of the table. */
    labelOfPut: (name: string) =>
      swapping ? `Replace ${chosen?.photo} with ${name}` : `Put ${name} on spread ${index + 1}`,
    /** Why a photo of the table can't be put on the open spread. */
    whyNotPut: !swapping && isFull(spread) ? FULL : undefined,
    /** Shows the reason beside the open spread. */
    refusePut(reason: string) {
      refuse(reason);
      show('Spreads');
    },
    /** Puts a photo of the table on the open spread, or swaps it with the selected photo. */
    put(key: number) {
      if (swapping && chosen) replace(chosen.key, key);
      else place(key, spread);
      show('Spreads');
    },
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
  };
}

/** Actions on whole spreads. */
function createSpreadActions(state: AlbumState, announce: Announce) {
  const { album, edit, spread, index, chosen, choose, show, chooseSpread } = state;
  const arrange = (done: string) => {
    edit((now, layout) => recollage(now, spread.key, layout), done);
    choose(chosen?.key);
  };
  return {
    /** Opens the spread at an index, if there is one. */
    openSpreadAt(to: number) {
      const next = album.spreads[to];
      if (!next) return;
      chooseSpread(next.key);
      choose();
      announce(describeSpread(next, to));
    },
    openSpread(key: number) {
      chooseSpread(key);
      choose();
      show('Spreads');
    },
    moveSpread(key: number, to: number) {
      edit((now) => moveSpread(now, key, to), `Moved: it’s now spread ${to + 1}.`);
      chooseSpread(key);
    },
    deleteSpread() {
      const next = album.spreads[index + 1] ?? album.spreads[index - 1];
      edit(
        (now) => removeSpread(now, spread.key),
        `Spread ${index + 1} deleted. Its photos are on the table.`,
      );
      chooseSpread(next?.key);
    },
    newCollage: () => arrange(`New collage of ${spread.prints.length} photos.`),
    newCollageOfSpread: () => arrange(`New collage of spread ${index + 1}.`),
    newCollages: () =>
      edit((now, layout) => recollageAll(now, layout), 'New collages of all spreads.'),
  };
}
