/** What is shown and selected in the editor, which isn't part of the design and its undo history. */
import { type Design, LAYOUTS, PRODUCTS } from './design.ts';

export const TABS = ['Design', 'Photos', 'Words', 'Envelope'] as const;
export type Tab = (typeof TABS)[number];

export type Selection = {
  tab: Tab;
  /** Index of the frame for the next photo. */
  frame: number;
  /** Whether a folded card is open. */
  open: boolean;
  /** Whether the card is in its envelope; undefined before it first was. */
  inside?: boolean;
  /** Whether its last way into or out of the envelope is animated. */
  animated?: boolean;
};

export const FIRST_SELECTION: Selection = { tab: 'Design', frame: 0, open: false };

const PARTS_OF_FRONT = ['layout', 'photos', 'moved', 'greeting', 'line'] as const;

/** Opens or closes the card, so that a change of the design is seen. */
export function revealed(change: Partial<Design>): Partial<Selection> {
  if ('message' in change) return { open: true };
  return PARTS_OF_FRONT.some((part) => part in change) ? { open: false } : {};
}

const PARTS_OF_ENVELOPE: ReadonlySet<string> = new Set(['product', 'envelope']);

/** Whether a change isn't seen while the card is in its envelope, which has its size and hides its liner. */
export const isUnseenInside = (change: Partial<Design>) =>
  Object.keys(change).some((part) => !PARTS_OF_ENVELOPE.has(part));

/** Whether a change isn't seen on the back of the card. */
export const isUnseenOnBack = (change: Partial<Design>) =>
  [...PARTS_OF_FRONT, 'message', 'lettering'].some((part) => part in change);

/** What of the selection a design has: not each product opens, and the layout may have fewer frames by now. */
export function selectedIn({ product, layout }: Design, { frame, open, ...rest }: Selection) {
  const { folded } = PRODUCTS[product];
  return {
    ...rest,
    frame: Math.min(frame, LAYOUTS[layout] - 1),
    folded,
    open: open && folded && !rest.inside,
  };
}
