import { FocusableButton, type FocusableButtonProps } from '../../ui/focusable-button.tsx';
import { button } from './editor.css.ts';

/** A paper button with text or an icon. */
export const Action = (props: Omit<FocusableButtonProps, 'className'>) => (
  <FocusableButton {...props} className={button} />
);
