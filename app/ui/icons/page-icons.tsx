/** Icons that only pages over the carousel show, apart from icons.tsx so that `/` doesn't load them. Decorative. */
import { IconFrame } from './icon-frame.tsx';

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

/** An external link. */
export const OutIcon = () => (
  <IconFrame>
    <path d="M8 16 17 7M9.5 7H17v7.5" />
  </IconFrame>
);

export const StarIcon = () => (
  <IconFrame>
    <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z" />
  </IconFrame>
);

/** An arrow out of a tray: shares the page. */
export const ShareIcon = () => (
  <IconFrame>
    <path d="M12 14.5V3.5M7.5 7.5 12 3l4.5 4.5M5 11.5v8.5h14v-8.5" />
  </IconFrame>
);

/** A sheet with lines: a document. */
export const DocumentIcon = () => (
  <IconFrame>
    <path d="M6 3.5h8.5L18.5 7.5v13H6zM14 3.5V8h4.5M9 12.5h6M9 16.5h6" />
  </IconFrame>
);
