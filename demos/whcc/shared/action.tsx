import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#app/demo-kit/controls/button.tsx';
import { makeIcon } from '#app/demo-kit/controls/icons.tsx';
import { button } from './editor.css.ts';

const Icon = makeIcon({
  swap: 'M4 9h14m-4-4 4 4-4 4M20 16H6m4-4-4 4 4 4',
  collage: 'M4 4h9v7H4zM15.5 4H20v11h-4.5zM4 13.5h4.5V20H4zM11 13.5h2V20h-2zM15.5 17.5H20V20h-4.5z',
  crop: 'M7 2.5V17h14.5M2.5 7H17v14.5',
  open: 'M12 6C9 4.5 6 4.5 3 5.5V19c3-1 6-1 9 .5 3-1.5 6-1.5 9-.5V5.5c-3-1-6-1-9 .5zM12 6v13',
  save: 'M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14',
  over: 'M4 12a8 4 0 0 1 16 0M20 12l2.5-4M20 12l-4.5-2M20 15a8 4 0 0 1-16 0',
});

type ActionProps = Omit<ButtonProps, 'className' | 'children'> & {
  icon?: Parameters<typeof Icon>[0]['name'];
  text?: ReactNode;
};

/** A paper button with an icon, a text, or both. */
export const Action = ({ icon, text, ...props }: ActionProps) => (
  <Button {...props} className={button}>
    {icon && <Icon name={icon} />}
    {text}
  </Button>
);

/** Actions by their name or text. */
export type ActionList = readonly (ActionProps & { text?: string })[];

export const Actions = ({ list }: { list: ActionList }) =>
  list.map((action) => <Action key={action.name ?? action.text} {...action} />);
