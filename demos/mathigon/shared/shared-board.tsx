/** Links that carry what is on a board. */
import { useRef, useState } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { ShareNotice } from '#app/demo-kit/share-link/share-work.tsx';
import { type SharedWork, useSharedWork } from '#app/demo-kit/share-link/use-shared-work.ts';
import type { LoadFormat } from '#app/demo-kit/share-link/use-stored-work.ts';
import type { Undo } from '#app/demo-kit/undo/use-undo.ts';
import { usePieceMotion } from './piece-motion.ts';

type SharedBoardOptions<State> = Pick<DemoProps, 'announce'> & {
  undo: Pick<Undo<State>, 'current' | 'change'>;
  /** Called with what a link has brought. */
  onOpen(state: State): void;
};

/** @returns also how many links have been opened */
export function useSharedBoard<State>(
  name: string,
  loadFormat: LoadFormat<State>,
  { undo, announce, onOpen }: SharedBoardOptions<State>,
) {
  const [openings, setOpenings] = useState(0);
  const shared = useSharedWork(name, loadFormat, {
    work: undo.current,
    open(work, isOwn) {
      undo.change(work, '');
      if (!isOwn) onOpen(work);
      setOpenings((before) => before + 1);
    },
    announce,
  });
  return { shared, openings };
}

type SharedBoardNoticeProps = { shared: SharedWork; openings: number; pieces: string };

/** The notice over a board, whose pieces appear one after the other when a link is opened. */
export function SharedBoardNotice({ shared, openings, pieces }: SharedBoardNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  usePieceMotion(place, openings, { pieces, appear: true });
  return (
    <div ref={place}>
      <ShareNotice shared={shared} bottom={8} />
    </div>
  );
}
