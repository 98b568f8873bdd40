/** All spreads, and what can be done with the one that is chosen. */
import type { ComponentProps } from 'react';
import { Action } from '../print-lab/action.tsx';
import * as styles from './album-editor.css.ts';
import { Hint, type Refusal } from './hint.tsx';
import { Icon } from './icons.ts';
import { Overview } from './overview.tsx';

type OverviewSheetProps = ComponentProps<typeof Overview> & {
  /** Place of the spread that is chosen, from 0. */
  index: number;
  hint: string;
  refusal?: Refusal;
  onRecollage(): void;
  onRecollageAll(): void;
  onDelete(): void;
};

export function OverviewSheet({
  index,
  hint,
  refusal,
  onRecollage,
  onRecollageAll,
  onDelete,
  ...overview
}: OverviewSheetProps) {
  const { album, onMove, onOpen } = overview;
  const last = album.spreads.length - 1;
  const chosen = album.spreads[index];
  if (!chosen) return null;
  return (
    <>
      <Overview {...overview} />
      <div className={styles.bar}>
        <Action name="Move earlier" off={index === 0} onPress={() => onMove(chosen.key, index - 1)}>
          <Icon name="chevronLeft" />
        </Action>
        <Action
          name="Move later"
          off={index === last}
          onPress={() => onMove(chosen.key, index + 1)}
        >
          <Icon name="chevronRight" />
        </Action>
        <Action onPress={onRecollage}>
          <Icon name="collage" />
          Recollage
        </Action>
        <Action off={last === 0} onPress={onDelete}>
          <Icon name="remove" />
          Delete
        </Action>
        <Action onPress={() => onOpen(chosen.key)}>
          <Icon name="open" />
          Open
        </Action>
        <Action onPress={onRecollageAll}>Re-arrange all spreads</Action>
      </div>
      <Hint refusal={refusal}>{hint}</Hint>
    </>
  );
}
