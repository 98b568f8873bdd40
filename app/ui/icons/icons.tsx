/** Icons that every page shows. Decorative: the link or button around an icon has the name. */
import { IconFrame } from './icon-frame.tsx';

export const ChevronLeftIcon = () => (
  <IconFrame>
    <path d="M14.5 5 8 12l6.5 7" />
  </IconFrame>
);

export const ChevronRightIcon = () => (
  <IconFrame>
    <path d="M9.5 5 16 12l-6.5 7" />
  </IconFrame>
);

/** A portrait on a card: the professional network. */
export const ProfileIcon = () => (
  <IconFrame>
    <rect x="3" y="4.5" width="18" height="15" rx="2.5" />
    <circle cx="9" cy="10.5" r="2" />
    <path d="M5.8 16.5c.6-1.7 1.7-2.5 3.2-2.5s2.6.8 3.2 2.5M15 9.5h3M15 13.5h3" />
  </IconFrame>
);

/** Angle brackets: the code host. */
export const CodeIcon = () => (
  <IconFrame>
    <path d="M8 7.5 3.5 12 8 16.5M16 7.5l4.5 4.5L16 16.5M13.5 5l-3 14" />
  </IconFrame>
);

export const MailIcon = () => (
  <IconFrame>
    <rect x="3" y="5" width="18" height="14" rx="2.5" />
    <path d="m4 7.5 8 6 8-6" />
  </IconFrame>
);

export const PlayIcon = () => (
  <IconFrame>
    <path d="m9.5 6.5 8 5.5-8 5.5z" />
  </IconFrame>
);

export const PauseIcon = () => (
  <IconFrame>
    <path d="M9 6v12M15 6v12" />
  </IconFrame>
);
