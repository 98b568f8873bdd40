/** A small demo for the tests of what every demo has: boats that can be added, and their paper. */
import { useEffect } from 'react';
import { Button } from '#app/demo-kit/controls/button.tsx';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { UndoRedo } from '#app/demo-kit/steps/undo-redo.tsx';
import { useSteps } from '#app/demo-kit/steps/use-steps.ts';
import * as styles from './paper-boats.css.ts';

type Fleet = { boats: number; isRed: boolean };

const first = (): Fleet => ({ boats: 1, isRed: false });
const describe = ({ boats }: Fleet) => `Boats: ${boats}.`;

export default function PaperBoats({ announce, fail }: DemoProps) {
  const steps = useSteps<Fleet>({ name: 'paper-boats', first, describe, announce });
  useEffect(() => {
    const canDraw = document.createElement('canvas').getContext('2d');
    if (!canDraw) fail(new Error('There is no canvas'));
  }, [fail]);
  const { boats, isRed } = steps.now;
  return (
    <div className={styles.root}>
      <p>{describe(steps.now)}</p>
      <div className={styles.water} data-red={isRed ? '' : undefined}>
        {'⛵'.repeat(boats)}
      </div>
      <div className={styles.buttons}>
        <Button onPress={() => steps.change({ boats: boats + 1, isRed }, 'Added.')}>
          Add a boat
        </Button>
        <Button pressed={isRed} onPress={() => steps.adjust({ boats, isRed: !isRed })}>
          Red paper
        </Button>
        <UndoRedo steps={steps} />
      </div>
    </div>
  );
}
