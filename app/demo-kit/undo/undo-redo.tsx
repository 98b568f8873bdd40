import labels from 'virtual:text-labels';
import { Icon } from '../controls/icons.tsx';
import { Button } from '../controls/button.tsx';
import type { Undo } from './use-undo.ts';

export type UndoRedoProps = {
  undo: Pick<Undo<unknown>, 'canUndo' | 'canRedo' | 'undo' | 'redo'>;
  /** Class of the buttons. */
  className?: string;
};

/** The undo and redo buttons of a demo. */
export function UndoRedo({ undo, className }: UndoRedoProps) {
  return (
    <>
      <Button name={labels.undo} disabled={!undo.canUndo} className={className} onPress={undo.undo}>
        <Icon name="undo" />
      </Button>
      <Button name={labels.redo} disabled={!undo.canRedo} className={className} onPress={undo.redo}>
        <Icon name="redo" />
      </Button>
    </>
  );
}
