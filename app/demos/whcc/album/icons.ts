import { makeIcon } from '../../kit/controls/icons.tsx';

export const Icon = makeIcon({
  swap: 'M4 9h14m-4-4 4 4-4 4M20 16H6m4-4-4 4 4 4',
  collage: 'M4 4h9v7H4zM15.5 4H20v11h-4.5zM4 13.5h4.5V20H4zM11 13.5h2V20h-2zM15.5 17.5H20V20h-4.5z',
  crop: 'M7 2.5V17h14.5M2.5 7H17v14.5',
  open: 'M12 6C9 4.5 6 4.5 3 5.5V19c3-1 6-1 9 .5 3-1.5 6-1.5 9-.5V5.5c-3-1-6-1-9 .5zM12 6v13',
});
