import { Button, type ButtonProps } from '../../kit/controls/button.tsx';
import { button } from './editor.css.ts';

/** A paper button with text or an icon. */
export const Action = (props: Omit<ButtonProps, 'className'>) => (
  <Button {...props} className={button} />
);
