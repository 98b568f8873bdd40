/** The unfinished cut, and what pointer, keys and buttons do to it. */
import { useMemo, useRef } from 'react';
import { useKeptState } from '#app/demo-kit/kept-state.ts';
import { redo, undo } from '#app/demo-kit/undo/history.ts';
import { useNewestState } from '#app/demo-kit/use-latest.ts';
import type { Point, Vector } from '#app/demo-kit/vector.ts';
import * as model from './draft.ts';
import type { Draft, Tool } from './draft.ts';
import type { Cut } from './paper.ts';
import type { ShapeName } from './shapes.ts';

type DraftOptions = {
  /** Number of sections of the sheet that is shown. */
  sections: number;
  /** @returns whether it was made */
  cut(cut: Cut): boolean;
  announce(result: string): void;
  refuse(reason: string): void;
};

export type DraftActions = ReturnType<typeof useDraft>['actions'];

/** @returns the draft, and its actions, which are stable if the options are */
export function useDraft({ sections, cut, announce, refuse }: DraftOptions) {
  const {
    rendered: draft,
    newest,
    set,
  } = useNewestState(useKeptState('snowflake draft', () => model.FIRST_DRAFT));
  /** The draft at the last press. */
  const pressed = useRef<Draft>();

  const actions = useMemo(() => {
    const stepTo = (corners: Draft['corners']) => {
      if (corners === newest().corners) return;
      set(model.withCorners(newest(), corners));
      const { length } = corners.current;
      announce(length === 1 ? '1 corner.' : `${length} corners.`);
    };
    /** Makes the cut, if that is possible. */
    const finish = () => {
      const made = model.cutOf(newest(), sections);
      if (typeof made === 'string') {
        set(model.abandoned(newest()));
        refuse(made);
      } else {
        // Without its corners, a refused polygon would have to be drawn again.
        set(cut(made) ? model.emptied(newest()) : model.abandoned(newest()));
      }
    };
    const actions = {
      finish,
      begin(point: Point) {
        pressed.current = newest();
        set(model.begun(newest(), point));
      },
      moveTo: (point: Point) => set(model.movedTo(newest(), point)),
      moveBy: (by: Vector) => set(model.movedBy(newest(), by)),
      /** The pointer leaves the board. */
      leave: () => set(model.abandoned(newest())),
      /** A press was canceled, such as by a finger that scrolls the page. */
      abandon: () => set(model.abandoned(newest(), pressed.current)),
      /** Sets a corner of the polygon, or makes another cut. @param reach at which a corner is hit, units */
      confirm(reach: number) {
        if (newest().tool !== 'polygon' || model.closesAtCursor(newest(), reach)) finish();
        else {
          set(model.withCorner(newest()));
          announce(`Corner ${newest().corners.current.length}.`);
        }
      },
      undoCorner: () => stepTo(undo(newest().corners)),
      redoCorner: () => stepTo(redo(newest().corners)),
      /** Discards what was drawn. */
      drop() {
        if (newest().corners.current.length > 0) announce('Polygon cancelled.');
        set(model.emptied(newest()));
      },
      choose(tool: Tool) {
        if (tool === newest().tool) return;
        actions.drop();
        set({ ...newest(), tool });
      },
      chooseShape: (shape: ShapeName) => set({ ...newest(), shape }),
      grow: () => set(model.scaled(newest(), 1.15)),
      shrink: () => set(model.scaled(newest(), 1 / 1.15)),
      rotateLeft: () => set(model.rotated(newest(), -15)),
      rotateRight: () => set(model.rotated(newest(), 15)),
    };
    return actions;
  }, [newest, set, sections, cut, announce, refuse]);

  return { draft, actions };
}
