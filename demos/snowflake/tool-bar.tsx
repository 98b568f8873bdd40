/** The tools, undo and redo, a new sheet, and the number of sections. */
import { Button } from '#app/demo-kit/controls/button.tsx';
import { UndoRedo, type UndoRedoProps } from '#app/demo-kit/undo/undo-redo.tsx';
import type { Tool } from './draft.ts';
import { Icon } from './icons.tsx';
import * as styles from './snowflake.css.ts';
import type { SheetActions } from './use-sheet.ts';
import { MAX_SECTIONS, MIN_SECTIONS } from './wedge.ts';

const TOOLS: Record<Tool, string> = { freeform: 'Freeform', polygon: 'Polygon', shape: 'Shapes' };
const TOOL_NAMES = Object.keys(TOOLS) as Tool[];

type ToolBarProps = {
  tool: Tool;
  onTool(tool: Tool): void;
  history: UndoRedoProps['undo'];
  sections: number;
  isUncut: boolean;
  actions: SheetActions;
};

export const ToolBar = ({ tool, onTool, history, sections, isUncut, actions }: ToolBarProps) => (
  <div className={styles.bar}>
    <fieldset className={styles.group} aria-label="Tool">
      {TOOL_NAMES.map((name) => (
        <Button
          key={name}
          className={styles.toggle}
          pressed={tool === name}
          onPress={() => onTool(name)}
        >
          {TOOLS[name]}
        </Button>
      ))}
    </fieldset>
    <fieldset className={styles.group} aria-label="History">
      <UndoRedo undo={history} />
    </fieldset>
    <Button className={styles.labeled} disabled={isUncut} onPress={actions.startOver}>
      <Icon name="fresh" />
      Start over
    </Button>
    <fieldset className={styles.group} aria-label="Sections">
      <Button
        name="Fewer sections"
        disabled={sections === MIN_SECTIONS}
        onPress={() => actions.changeSections(-1)}
      >
        <Icon name="less" />
      </Button>
      <span className={styles.count} data-sections={sections}>
        <b>{sections}</b> sections
      </span>
      <Button
        name="More sections"
        disabled={sections === MAX_SECTIONS}
        onPress={() => actions.changeSections(1)}
      >
        <Icon name="more" />
      </Button>
    </fieldset>
  </div>
);
