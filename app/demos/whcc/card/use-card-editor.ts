/** The design of the card, where the card is, what is selected, and all actions. */
import { useEffect, useState } from 'react';
import type { DemoProps } from '../../kit/demo-props.ts';
import { useEdits } from '../shared/use-edits.ts';
import { usePhotos } from '../shared/use-photos.ts';
import {
  type Design,
  describe,
  FIRST_DESIGN,
  LAYOUTS,
  PRODUCTS,
  sideOf,
  withPhoto,
} from './design.ts';
import { createTurning } from './turning.ts';

export const SHEETS = ['Design', 'Photos', 'Words', 'Envelope'] as const;
export type Sheet = (typeof SHEETS)[number];

const first = () => FIRST_DESIGN;

export type CardEditor = ReturnType<typeof useCardEditor>;

export function useCardEditor({ moving, announce }: Pick<DemoProps, 'moving' | 'announce'>) {
  const { steps, edit, editField } = useEdits<Design>({ first, describe, announce, brief: true });
  const design = steps.now;
  const { photos, notice, bring } = usePhotos(announce);
  const [sheet, openSheet] = useState<Sheet>('Design');
  const [selectedFrame, selectFrame] = useState(0);
  const [inside, setInside] = useState<boolean>();
  const [opened, setOpened] = useState(false);
  const [turning] = useState(createTurning);

  const { folded } = PRODUCTS[design.product];
  const open = opened && folded && !inside;
  // The layout may have fewer frames by now.
  const frame = Math.min(selectedFrame, LAYOUTS[design.layout] - 1);

  useEffect(() => {
    turning.setMoving(moving);
    return () => turning.setMoving(false);
  }, [turning, moving]);
  useEffect(() => turning.setOpen(open), [turning, open]);

  /** Opens or closes the card, so that a change is seen. */
  const reveal = (part: Partial<Design>) => {
    const side = sideOf(part);
    if (side) setOpened(side === 'inside');
  };
  const setPhoto = (name: string, into: number) => {
    edit(
      (now) => ({ ...now, photos: withPhoto(now.photos, into, name) }),
      `${name} in frame ${into + 1}.`,
    );
    setOpened(false);
  };

  return {
    design,
    steps,
    photos,
    /** Why the last file couldn't be used. */
    notice,
    sheet,
    openSheet,
    /** Index of the frame for the next photo. */
    frame,
    selectFrame,
    /** Whether the card is in its envelope; undefined before it first was. */
    inside,
    folded,
    /** Whether a folded card is open. */
    open,
    turning,
    change(part: Partial<Design>, done: string) {
      edit((now) => ({ ...now, ...part }), done);
      reveal(part);
    },
    /** Changes a text: consecutive input is one undo step. */
    type(part: Partial<Design>) {
      editField((now) => ({ ...now, ...part }), Object.keys(part).join());
      reveal(part);
    },
    /** Puts a photo into a frame, by default the selected one. */
    place(name: string, into = frame) {
      selectFrame(into);
      setPhoto(name, into);
    },
    async placeOwn(file: Blob) {
      const photo = await bring(file);
      if (photo) setPhoto(photo.name, frame);
    },
    openFrame(index: number) {
      selectFrame(index);
      openSheet('Photos');
    },
    openCard(isOpen: boolean) {
      setOpened(isOpen);
      announce(isOpen ? 'Card opened.' : 'Card closed.');
    },
    /** Opens the card before the text inside is changed. */
    openInside: () => setOpened(true),
    /** Puts the card into its envelope, or takes it out. */
    toggleEnvelope() {
      turning.settle(!inside);
      setInside(!inside);
      setOpened(false);
      announce(inside ? 'The card is out of its envelope.' : 'The card is in its envelope.');
    },
    turn(yawDeg: number, done: string) {
      turning.turnBy(yawDeg, 0);
      announce(done);
    },
  };
}
