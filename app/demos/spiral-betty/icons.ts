import { makeIcon } from '../kit/controls/icons.tsx';

export const Icon = makeIcon({
  center: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
});
