import { Action } from './action.tsx';
import { Icon } from '../shared/icons.tsx';

/** Undo and redo. */
export const Steps = ({
  canUndo,
  canRedo,
  undo,
  redo,
}: {
  canUndo: boolean;
  canRedo: boolean;
  undo(): void;
  redo(): void;
}) => (
  <>
    <Action name="Undo" off={!canUndo} onPress={undo}>
      <Icon name="undo" />
    </Action>
    <Action name="Redo" off={!canRedo} onPress={redo}>
      <Icon name="redo" />
    </Action>
  </>
);
