import { Press } from '../shared/press.tsx';
import { Icon } from '../shared/icons.tsx';
import type { Steps } from './use-steps.ts';

/** The two buttons of a board's steps. */
export const UndoRedo = <State,>({ steps }: { steps: Steps<State> }) => (
  <>
    <Press name="Undo" off={!steps.canUndo} onPress={steps.undo}>
      <Icon name="undo" />
    </Press>
    <Press name="Redo" off={!steps.canRedo} onPress={steps.redo}>
      <Icon name="redo" />
    </Press>
  </>
);
