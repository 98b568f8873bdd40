/** Turns the card with a pointer, opens it by its edge, and selects what is tapped. */
import { type DragOptions, useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import { type Point, subtract } from '#app/demo-kit/vector.ts';
import { facingOf } from './turning.ts';
import type { CardEditor } from './use-card-editor.ts';

/** Distance of the pointer that opens a card completely, in card widths. */
const OPENING_DISTANCE = 1.6;

type Held = {
  last: Point;
  /** Width of the card, px. */
  width: number;
  /** Index of the pressed photo. */
  frame?: number;
  onEdge: boolean;
  /** Whether it would stay open on release. */
  opens: boolean;
};

/** Handlers for the card. */
export function useCardDrag(editor: CardEditor, options: DragOptions) {
  const { turning, inside, open } = editor;
  return useDrag<Held>(
    {
      press({ target, currentTarget, clientX, clientY }) {
        if (inside || !(target instanceof Element)) return undefined;
        turning.setDragged(true);
        const frame = target.closest<HTMLElement>('[data-frame]')?.dataset.frame;
        return {
          last: [clientX, clientY],
          width: currentTarget.clientWidth,
          frame: frame === undefined ? undefined : Number(frame),
          onEdge: target.closest('[data-edge]') !== null,
          opens: open,
        };
      },
      move({ held, at }) {
        const by = subtract(at, held.last);
        held.last = at;
        // Put into its envelope by a key or another finger.
        if (inside) return;
        if (held.onEdge) {
          const share = (-by[0] * Math.sign(facingOf(turning.pose()))) / held.width;
          held.opens = turning.openBy(share / OPENING_DISTANCE);
        } else turning.drag(by);
      },
      drop({ held: { onEdge, opens } }) {
        if (!onEdge || inside) return;
        // Also if it returns to its previous state.
        turning.setOpen(opens);
        if (opens !== open) editor.openCard(opens);
      },
      cancel({ held }) {
        if (held.onEdge) turning.setOpen(open);
      },
      tap({ held: { frame } }) {
        if (inside) return;
        if (frame !== undefined && !open) editor.openFrame(frame);
        else if (editor.folded) editor.openCard(!open);
      },
      end: () => turning.setDragged(false),
    },
    options,
  );
}
