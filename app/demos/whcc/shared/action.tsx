import { Press, type PressProps } from '../../ui/press.tsx';
import { button } from './editor.css.ts';

/** A paper button with a word or an icon. */
export const Action = (props: Omit<PressProps, 'className'>) => (
  <Press {...props} className={button} />
);
