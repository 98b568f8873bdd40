/** View and selection of the editor, which aren't part of the album and its undo history. */

export const VIEWS = ['Cover', 'Spreads', 'Overview'] as const;
export type View = (typeof VIEWS)[number];

/** Mode for the selected photo. */
export type Mode = 'choose' | 'swap' | 'crop';

/** A refusal, and the number of refusals since the last selection. */
export type Refusal = { text: string; count: number };

export type Selection = {
  view: View;
  /** Key of the open spread. */
  spread?: number;
  /** Key of the selected photo. */
  print?: number;
  mode: Mode;
  refusal?: Refusal;
};

export type SelectionAction =
  | { type: 'view'; view: View }
  | { type: 'spread'; key?: number }
  /** Selects a photo, or none. */
  | { type: 'print'; key?: number; mode?: Mode }
  | { type: 'refuse'; text: string };

export function select(selection: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'view':
      return { ...selection, view: action.view };
    case 'spread':
      return { ...selection, spread: action.key };
    case 'print':
      return {
        ...selection,
        print: action.key,
        mode: action.mode ?? 'choose',
        refusal: undefined,
      };
    case 'refuse':
      return {
        ...selection,
        refusal: { text: action.text, count: (selection.refusal?.count ?? 0) + 1 },
      };
  }
}
