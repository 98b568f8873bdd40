import { LAMPLIT_PAPER, type Site } from 'portfolio-content/schema';
import dusk from '#app/styles/dusk.css?url';
import lamplight from '#app/styles/lamplight.css?url';

type Props = {
  scheme: Site['theme']['scheme'];
  /** Of the browser's bars around the site. */
  themeColor: string;
};

const PREFERS_DARK = '(prefers-color-scheme: dark)';
/** Where the dark scheme is shown: not in print, and not where visitors have chosen the colors themselves. */
const ON_SCREEN = 'screen and (forced-colors: none)';

/** The site's scheme, for the head of every page: colors of the browser around it, and the dark stylesheet. */
export function Scheme({ scheme, themeColor }: Props) {
  const color = <meta name="theme-color" content={themeColor} />;
  if (scheme === 'light') return color;
  const isAuto = scheme === 'auto';
  return (
    <>
      {/* Also that of a page whose stylesheets haven't arrived. */}
      <meta name="color-scheme" content={isAuto ? 'light dark' : 'dark'} />
      {isAuto && <meta name="theme-color" content={LAMPLIT_PAPER} media={PREFERS_DARK} />}
      {color}
      {isAuto && <link rel="stylesheet" href={dusk} />}
      <link
        rel="stylesheet"
        href={lamplight}
        media={isAuto ? `${ON_SCREEN} and ${PREFERS_DARK}` : ON_SCREEN}
      />
    </>
  );
}
