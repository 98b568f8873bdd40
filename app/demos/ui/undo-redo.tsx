import { Icon } from './icons.tsx';
import { Press } from './press.tsx';
import type { Steps } from './use-steps.ts';

export type UndoRedoProps = {
  steps: Pick<Steps<unknown>, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;
  /** Class of the buttons. */
  className?: string;
};

/** The two buttons of a demo's steps. */
export const UndoRedo = ({ steps, className }: UndoRedoProps) => (
  <>
    <Press name="Undo" off={!steps.canUndo} className={className} onPress={steps.undo}>
      <Icon name="undo" />
    </Press>
    <Press name="Redo" off={!steps.canRedo} className={className} onPress={steps.redo}>
      <Icon name="redo" />
    </Press>
  </>
);
