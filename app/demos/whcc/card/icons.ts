import { makeIcon } from '../../kit/controls/icons.tsx';

export const Icon = makeIcon({
  over: 'M4 12a8 4 0 0 1 16 0M20 12l2.5-4M20 12l-4.5-2M20 15a8 4 0 0 1-16 0',
});
