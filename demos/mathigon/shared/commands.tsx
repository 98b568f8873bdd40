/** Commands of the four Polypad demos, and their buttons. */
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#app/demo-kit/controls/button.tsx';
import { Icon } from '#app/demo-kit/controls/icons.tsx';
import type { Refuse } from '#app/demo-kit/notice/notice.tsx';
import { UndoRedo, type UndoRedoProps } from '#app/demo-kit/undo/undo-redo.tsx';
import * as styles from './polypad.css.ts';

/** What a button does, or why it can't. */
export type Command = Pick<ButtonProps, 'pressed' | 'reason' | 'onPress' | 'onRefuse'>;

/**
 * @param refuse shows why a command isn't possible
 * @returns a function that makes commands; `reason` is why it isn't possible, `id` the object concerned
 */
export const commandsWith =
  (refuse: Refuse) =>
  (reason: string | undefined, onPress: () => void, id?: number): Command => ({
    reason,
    onPress,
    onRefuse: (why) => refuse(why, id),
  });

/** Does the same as the button of a command. */
export function runCommand({ reason, onPress, onRefuse }: Command) {
  if (reason === undefined) onPress();
  else onRefuse?.(reason);
}

type TextButtonsProps = {
  label: string;
  /** By the text of their buttons. */
  commands: Readonly<Record<string, Command>>;
  className?: string;
  /** Further buttons. */
  children?: ReactNode;
};

/** A group of buttons with text. */
export const TextButtons = ({
  label,
  commands,
  className = styles.textButtons,
  children,
}: TextButtonsProps) => (
  <fieldset className={className} aria-label={label}>
    {Object.entries(commands).map(([text, command]) => (
      <Button key={text} className={styles.textButton} {...command}>
        {text}
      </Button>
    ))}
    {children}
  </fieldset>
);

type IconButtonProps = Command & { name: string; icon: Parameters<typeof Icon>[0]['name'] };

export const IconButton = ({ icon, ...props }: IconButtonProps) => (
  <Button {...props}>
    <Icon name={icon} />
  </Button>
);

export const History = ({ className = styles.group, ...props }: UndoRedoProps) => (
  <fieldset className={className} aria-label="History">
    <UndoRedo {...props} />
  </fieldset>
);
