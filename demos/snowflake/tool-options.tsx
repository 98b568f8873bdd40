/** The options of each tool. */
import { memo } from 'react';
import { Button } from '#app/demo-kit/controls/button.tsx';
import type { Tool } from './draft.ts';
import { Icon, ShapeIcon } from './icons.tsx';
import { type ShapeName, shapeNames } from './shapes.ts';
import * as styles from './snowflake.css.ts';
import type { DraftActions } from './use-draft.ts';

const CHANGES = [
  ['Smaller', 'smaller', 'shrink'],
  ['Larger', 'larger', 'grow'],
  ['Rotate left', 'turnLeft', 'rotateLeft'],
  ['Rotate right', 'turnRight', 'rotateRight'],
] as const;

type ToolOptionsProps = {
  tool: Tool;
  shape: ShapeName;
  /** Why the polygon can't be closed. */
  reason: string | undefined;
  refuse(reason: string): void;
  actions: DraftActions;
};

const Options = ({ tool, shape, reason, refuse, actions }: ToolOptionsProps) => (
  <div className={styles.options}>
    {tool === 'freeform' && (
      <p className={styles.hint}>Draw a shape on the folded paper, or a line right through it.</p>
    )}
    {tool === 'polygon' && (
      <>
        <p className={styles.hint}>
          <span className={styles.forMouse}>
            Click to add corners. Click the first to close the shape
            <span className={styles.whereRoom}>, Escape to cancel</span>.
          </span>
          <span className={styles.forTouch}>
            Tap to add corners. Tap the first to close the shape.
          </span>
        </p>
        <Button className={styles.close} reason={reason} onRefuse={refuse} onPress={actions.finish}>
          Close shape
        </Button>
      </>
    )}
    {tool === 'shape' && (
      <>
        <fieldset className={styles.group} aria-label="Shape">
          {shapeNames.map((name) => (
            <Button
              key={name}
              name={name}
              className={styles.shape}
              pressed={shape === name}
              onPress={() => actions.chooseShape(name)}
            >
              <ShapeIcon shape={name} />
            </Button>
          ))}
        </fieldset>
        <fieldset className={styles.group} aria-label="Size and rotation">
          {CHANGES.map(([name, icon, change]) => (
            <Button key={name} name={name} onPress={actions[change]}>
              <Icon name={icon} />
            </Button>
          ))}
          <Button className={styles.primary} onPress={actions.finish}>
            Cut
          </Button>
        </fieldset>
      </>
    )}
  </div>
);

/** Memoized, so that moving the pointer on the board doesn't render it. */
export const ToolOptions = memo(Options);
