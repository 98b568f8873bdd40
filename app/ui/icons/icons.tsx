/** Icons, one path each. Decorative: the link or button around an icon has the name. */
import type { Profile } from '#app/content/entry.ts';
import { IconFrame } from './icon-frame.tsx';

/** @param line path data on a 24 px grid */
const icon = (line: string) => () => (
  <IconFrame>
    <path d={line} />
  </IconFrame>
);

export const ChevronLeftIcon = icon('M14.5 5 8 12l6.5 7');
export const ChevronRightIcon = icon('M9.5 5 16 12l-6.5 7');
export const PlayIcon = icon('m9.5 6.5 8 5.5-8 5.5z');
export const PauseIcon = icon('M9 6v12M15 6v12');
export const MailIcon = icon(
  'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5zM4 7.5l8 6 8-6',
);

/** Angle brackets: code. */
export const CodeIcon = icon('M8 7.5 3.5 12 8 16.5M16 7.5l4.5 4.5L16 16.5M13.5 5l-3 14');

/** The icon of a profile's site, or its first letter. */
export const ProfileIcon = ({ icon }: Pick<Profile, 'icon'>) => (
  <svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path fillRule="evenodd" d={icon} />
  </svg>
);

/** An external link. */
export const OutIcon = icon('M8 16 17 7M9.5 7H17v7.5');

export const StarIcon = icon(
  'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
);

/** An arrow out of a tray: shares the page. */
export const ShareIcon = icon('M12 14.5V3.5M7.5 7.5 12 3l4.5 4.5M5 11.5v8.5h14v-8.5');

/** A sheet with lines: a document. */
export const DocumentIcon = icon('M6 3.5h8.5L18.5 7.5v13H6zM14 3.5V8h4.5M9 12.5h6M9 16.5h6');

/** A fan of three cards. */
export const CardsIcon = () => (
  <svg viewBox="0 0 30 24" width="30" height="24" aria-hidden="true">
    {[-24, 24, 0].map((turn) => (
      <rect
        key={turn}
        x="10"
        y="3.5"
        width="10"
        height="16"
        rx="2"
        fill="currentColor"
        stroke="#fff"
        transform={`rotate(${turn} 15 24)`}
      />
    ))}
  </svg>
);
