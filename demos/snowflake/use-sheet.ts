/** The sheet with its undo steps: cuts, other numbers of sections, new sheets. */
import { startTransition, useCallback, useMemo, useRef, useState } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { useUndo } from '#app/demo-kit/undo/use-undo.ts';
import { clamp } from '#app/demo-kit/vector.ts';
import { openingBlank, openingCuts } from './opening.ts';
import { type Cut, countUnfolded, type Refusal } from './paper.ts';
import type { Snowflake } from './link.ts';
import { freshSheet, recut, type Sheet, tryCutting } from './sheet.ts';
import { MAX_SECTIONS, MIN_SECTIONS } from './wedge.ts';

const blank = openingBlank();
// Awaited in the module, so that the still picture is shown until the first snowflake is cut.
const opening = (await recut(blank, openingCuts, blank.sections)) ?? blank;

const REASONS: Record<Refusal, string> = {
  missed: 'That cut missed the paper.',
  'nothing left': 'That would cut away all of the paper.',
};

export function describe({ paper, sections }: Sheet): string {
  const { parts, holes } = countUnfolded(paper.pieces, sections);
  if (parts > 1) return `It falls into ${parts} parts.`;
  return `The snowflake has ${holes} ${holes === 1 ? 'hole' : 'holes'}.`;
}

type SheetOptions = Pick<DemoProps, 'announce' | 'fail'> & {
  refuse(reason: string): void;
  /** Called when the paper has to be unfolded for a change. */
  unfold(): void;
};

export type SheetActions = ReturnType<typeof useSheet>['actions'];

/** @returns the sheet, its undo history, and what can be done with it; the actions are stable if the options are */
export function useSheet({ announce, fail, refuse, unfold }: SheetOptions) {
  /** What is being cut: the same cuts for another number of sections, or a snowflake that is opened. */
  const recutting = useRef<Pick<Sheet, 'sections' | 'cuts'>>();
  /** The number of sections that was requested last, until it is reached. */
  const [requested, setRequested] = useState<number>();
  const endRecut = useCallback(() => {
    recutting.current = undefined;
    setRequested(undefined);
  }, []);
  const onStep = useCallback(
    (message: string) => {
      endRecut();
      announce(message);
    },
    [announce, endRecut],
  );
  const undo = useUndo({ name: 'snowflake', first: () => opening, describe, announce: onStep });
  const { newest, change } = undo;

  const actions = useMemo(() => {
    const target = () => recutting.current ?? newest();
    const recutTo = async (
      count: number,
      cuts = newest().cuts,
      done = `${count} sections.`,
    ): Promise<void> => {
      const request = { sections: count, cuts };
      recutting.current = request;
      setRequested(count);
      const isStale = () => recutting.current !== request;
      try {
        const next = await recut(newest(), cuts, count, isStale);
        if (next) change(next, done);
      } finally {
        if (!isStale()) endRecut();
      }
    };
    return {
      /** @returns whether it was made */
      cut(cut: Cut): boolean {
        const next = tryCutting(newest(), cut);
        if (typeof next === 'string') {
          refuse(REASONS[next]);
          return false;
        }
        const requested = target().sections;
        // Rendering the result of a cut takes long.
        startTransition(() => {
          unfold();
          change(next, `Cut ${next.made}.`);
          // The cuts were still being repeated, without this one.
          if (requested !== next.sections) recutTo(requested).catch(fail);
        });
        return true;
      },
      changeSections(by: number) {
        const { sections, cuts } = target();
        const count = clamp(sections + by, MIN_SECTIONS, MAX_SECTIONS);
        if (count !== sections) recutTo(count, cuts).catch(fail);
      },
      /** Shows a snowflake from a link. Rejects if it can't be cut. */
      open: ({ cuts, sections }: Snowflake) => recutTo(sections, cuts, 'Opened.'),
      startOver() {
        unfold();
        change(freshSheet(target().sections), 'Started over.');
      },
    };
  }, [newest, change, fail, refuse, unfold, endRecut]);

  return { sheet: undo.current, sections: requested ?? undo.current.sections, undo, actions };
}
