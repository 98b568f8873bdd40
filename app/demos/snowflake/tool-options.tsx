/** The tools, and the options of each. */
import type { ReactNode } from 'react';
import { Button } from '../kit/controls/button.tsx';
import type { PlacingChange, Tool } from './board.tsx';
import { Icon, ShapeIcon } from './icons.tsx';
import { type ShapeName, shapeNames } from './shapes.ts';
import * as styles from './snowflake.css.ts';

export const TOOLS: Record<Tool, { name: string; hint?: ReactNode }> = {
  freeform: {
    name: 'Freeform',
    hint: 'Draw a shape on the folded paper, or a line right through it.',
  },
  polygon: {
    name: 'Polygon',
    hint: (
      <>
        <span className={styles.forMouse}>
          Click to add corners. Click the first to close the shape
          <span className={styles.whereRoom}>, Escape to cancel</span>.
        </span>
        <span className={styles.forTouch}>
          Tap to add corners. Tap the first to close the shape.
        </span>
      </>
    ),
  },
  shape: { name: 'Shapes' },
};
export const TOOL_NAMES = Object.keys(TOOLS) as Tool[];

type ToolOptionsProps = {
  tool: Tool;
  shape: ShapeName;
  /** Whether the polygon has enough corners. */
  canClose: boolean;
  onShape(shape: ShapeName): void;
  onPlacing(by: PlacingChange): void;
  /** Makes the ready-made cut, or closes the polygon. */
  onFinish(): void;
};

export const ToolOptions = ({
  tool,
  shape,
  canClose,
  onShape,
  onPlacing,
  onFinish,
}: ToolOptionsProps) => (
  <div className={styles.options}>
    {tool === 'shape' ? (
      <>
        <fieldset className={styles.group} aria-label="Shape">
          {shapeNames.map((name) => (
            <button
              key={name}
              className={styles.shape}
              type="button"
              aria-label={name}
              title={name}
              aria-pressed={shape === name}
              onClick={() => onShape(name)}
            >
              <ShapeIcon shape={name} />
            </button>
          ))}
        </fieldset>
        <fieldset className={styles.group} aria-label="Size and rotation">
          <Button name="Smaller" onPress={() => onPlacing({ grow: 1 / 1.15 })}>
            <Icon name="smaller" />
          </Button>
          <Button name="Larger" onPress={() => onPlacing({ grow: 1.15 })}>
            <Icon name="larger" />
          </Button>
          <Button name="Rotate left" onPress={() => onPlacing({ turn: -15 })}>
            <Icon name="turnLeft" />
          </Button>
          <Button name="Rotate right" onPress={() => onPlacing({ turn: 15 })}>
            <Icon name="turnRight" />
          </Button>
          <button className={styles.primary} type="button" onClick={onFinish}>
            Cut
          </button>
        </fieldset>
      </>
    ) : (
      <>
        <p className={styles.hint}>{TOOLS[tool].hint}</p>
        {tool === 'polygon' && (
          <button
            className={styles.close}
            type="button"
            aria-disabled={!canClose}
            onClick={onFinish}
          >
            Close shape
          </button>
        )}
      </>
    )}
  </div>
);
