/** The design of the card, its pose, what is selected, and all actions. */
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { useNotice } from '#app/demo-kit/notice/notice.tsx';
import { saveFailure, saveFile } from '#app/demo-kit/save-file.ts';
import { useSharedWork } from '#app/demo-kit/share-link/use-shared-work.ts';
import type { Photo } from '../shared/photos.ts';
import { useEdits } from '../shared/use-edits.ts';
import { usePhotos } from '../shared/use-photos.ts';
import { changesSince, type Design, describe, FIRST_DESIGN, LAYOUTS, withPhoto } from './design.ts';
import {
  FIRST_SELECTION,
  isUnseenInside,
  isUnseenOnBack,
  revealed,
  selectedIn,
  type Selection,
  type Tab,
} from './selection.ts';
import { createTurning, facingOf, lightOf } from './turning.ts';

const loadLinkFormat = () => import('./link.ts');
const first = () => FIRST_DESIGN;
const merge = (selection: Selection, part: Partial<Selection>) => ({ ...selection, ...part });

export type CardEditor = ReturnType<typeof useCardEditor>;

export function useCardEditor({
  motionAllowed,
  announce,
}: Pick<DemoProps, 'motionAllowed' | 'announce'>) {
  const { undo, edit, editField } = useEdits<Design>({
    name: 'whcc/card',
    first,
    describe,
    announce,
    brief: true,
  });
  const { photos, bring } = usePhotos('whcc/card photos');
  const { shown: notice, refuse } = useNotice(undo.current, announce);
  const saving = useNotice(undo.current, announce);
  const [selection, select] = useReducer(merge, FIRST_SELECTION);
  const [turning] = useState(createTurning);
  const selected = selectedIn(undo.current, selection);
  const { frame, inside, open } = selected;

  useEffect(() => {
    turning.setMotionAllowed(motionAllowed);
    // Otherwise the animation would start again with the motion.
    if (!motionAllowed) select({ animated: false });
    return () => turning.setMotionAllowed(false);
  }, [turning, motionAllowed]);
  useEffect(() => turning.setOpen(open), [turning, open]);

  const moveToEnvelope = useCallback(
    (isInside: boolean, animated: boolean) => {
      turning.settle(isInside);
      select({ inside: isInside, open: false, animated });
    },
    [turning],
  );
  const design = undo.current;
  const shown = useRef(design);
  // Shows what is changed, undone or redone.
  useEffect(() => {
    if (shown.current === design) return;
    const change = changesSince(shown.current, design);
    shown.current = design;
    if (inside && isUnseenInside(change)) moveToEnvelope(false, motionAllowed);
    select(revealed(change));
    if (isUnseenOnBack(change)) turning.showFront();
  }, [design, inside, motionAllowed, turning, moveToEnvelope]);

  /** A card from a link is in its envelope before it is seen. */
  const shared = useSharedWork('whcc/card', loadLinkFormat, {
    work: design,
    open(opened, isOwn) {
      undo.change(opened, '');
      shown.current = opened;
      if (!isOwn || inside) moveToEnvelope(!isOwn, false);
    },
    announce,
  });
  const setPhoto = (name: string, into: number) =>
    edit(
      (now) => ({ ...now, photos: withPhoto(now.photos, into, name) }),
      `${name} in frame ${into + 1}.`,
    );

  return {
    design,
    undo,
    photos,
    /** Why the last file couldn't be used. */
    notice,
    ...selected,
    turning,
    openTab: (tab: Tab) => select({ tab }),
    selectFrame: (index: number) => select({ frame: index }),
    change: (part: Partial<Design>, done: string) => edit((now) => ({ ...now, ...part }), done),
    /** Changes a text: consecutive input is one undo step. */
    type: (part: Partial<Design>) =>
      editField((now) => ({ ...now, ...part }), Object.keys(part).join()),
    /** Puts a photo into a frame, by default the selected one. */
    place(name: string, into = frame) {
      select({ frame: into });
      setPhoto(name, into);
    },
    /** Puts the visitor's own photos into the selected frame and the next ones. */
    async placeOwn(files: readonly Blob[]) {
      select({ tab: 'Photos' });
      let reason: string | undefined;
      for (const [index, file] of files.slice(0, LAYOUTS[undo.current.layout]).entries()) {
        const brought = await bring(file);
        if ('reason' in brought) reason = brought.reason;
        // The layout may have changed meanwhile.
        else setPhoto(brought.name, (frame + index) % LAYOUTS[undo.newest().layout]);
      }
      if (reason) refuse(reason, undefined, undo.newest());
    },
    /** Moves a photo behind its frame: consecutive input is one undo step. */
    move: (name: string, focus: Photo['focus']) =>
      editField((now) => ({ ...now, moved: { ...now.moved, [name]: focus } }), name),
    openFrame: (index: number) => select({ frame: index, tab: 'Photos' }),
    openCard(isOpen: boolean) {
      select({ open: isOpen });
      announce(isOpen ? 'Card opened.' : 'Card closed.');
    },
    /** Opens the card before the text inside is changed. */
    openInside: () => select({ open: true }),
    /** Puts the card into its envelope, or takes it out. */
    toggleEnvelope() {
      moveToEnvelope(!inside, motionAllowed);
      announce(inside ? 'The card is out of its envelope.' : 'The card is in its envelope.');
    },
    shared,
    /** Why the picture couldn't be saved. */
    saveNotice: saving.shown,
    /** Saves the side that is shown. */
    async save() {
      const pose = turning.pose();
      const side = facingOf(pose) < 0 ? 'back' : open ? 'inside' : 'front';
      try {
        const { cardPicture } = await import('./picture.ts');
        const file = await cardPicture(undo.current, photos, side, lightOf(pose));
        if (await saveFile(file, side === 'front' ? 'card.png' : `card-${side}.png`))
          announce('Picture saved.');
      } catch (error) {
        console.warn('The card couldn’t be saved:', error);
        saving.refuse(saveFailure('PNG'));
      }
    },
    turn(yawDeg: number, done: string) {
      turning.turnBy(yawDeg, 0);
      announce(done);
    },
  };
}
