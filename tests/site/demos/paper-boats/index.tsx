/** A small demo for the tests of what every demo has: boats that can be added, and their paper. */
import { useEffect } from 'react';
import { Button } from '#app/demo-kit/controls/button.tsx';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { useStoredWork } from '#app/demo-kit/share-link/use-stored-work.ts';
import { UndoRedo } from '#app/demo-kit/undo/undo-redo.tsx';
import { useUndo } from '#app/demo-kit/undo/use-undo.ts';
import * as styles from './paper-boats.css.ts';

const FLAG = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

type Fleet = { boats: number; isRed: boolean };

const loadFormat = () => import('./stored.ts');

const first = (): Fleet => ({ boats: 1, isRed: false });
const describe = ({ boats }: Fleet) => `Boats: ${boats}.`;

export default function PaperBoats({ announce, fail }: DemoProps) {
  const undo = useUndo<Fleet>({ name: 'paper-boats', first, describe, announce });
  useStoredWork('paper-boats', loadFormat, undo.current, undo.adjust);
  useEffect(() => {
    const canDraw = document.createElement('canvas').getContext('2d');
    if (!canDraw) fail(new Error('There is no canvas'));
  }, [fail]);
  const { boats, isRed } = undo.current;
  return (
    <div className={styles.root}>
      <p>{describe(undo.current)}</p>
      <img src={FLAG} alt="" hidden />
      <div className={styles.water} data-red={isRed ? '' : undefined}>
        {'⛵'.repeat(boats)}
      </div>
      <div className={styles.buttons}>
        <Button onPress={() => undo.change({ boats: boats + 1, isRed }, 'Added.')}>
          Add a boat
        </Button>
        <Button pressed={isRed} onPress={() => undo.adjust({ boats, isRed: !isRed })}>
          Red paper
        </Button>
        <UndoRedo undo={undo} />
      </div>
    </div>
  );
}
