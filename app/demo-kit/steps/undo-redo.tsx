import { Icon } from '../controls/icons.tsx';
import { Button } from '../controls/button.tsx';
import type { Steps } from './use-steps.ts';

export type UndoRedoProps = {
  steps: Pick<Steps<unknown>, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;
  /** Class of the buttons. */
  className?: string;
};

/** The undo and redo buttons of a demo. */
export const UndoRedo = ({ steps, className }: UndoRedoProps) => (
  <>
    <Button name="Undo" disabled={!steps.canUndo} className={className} onPress={steps.undo}>
      <Icon name="undo" />
    </Button>
    <Button name="Redo" disabled={!steps.canRedo} className={className} onPress={steps.redo}>
      <Icon name="redo" />
    </Button>
  </>
);
