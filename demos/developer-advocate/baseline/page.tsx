/** A page with the text and its measurements. */
import { theme } from '#app/styles/theme.css.ts';
import { FACES, type Leading, leadingOf, type Setting, trimOf } from './leading.ts';
import * as styles from './baseline.css.ts';

/** Desired spacing above and below the text, px. */
export const PAGE_SPACING_PX = 24;

/** A gold strip as high as the measured distance. */
const Measure = ({ top, height }: { top: number; height: number }) => (
  <span className={styles.measure} style={{ top, height }} data-measure="">
    {Math.round(height)}
  </span>
);

/** Marks half of the leading above and below each line. */
function Halves({ line, half, words }: Leading & { words: readonly string[] }) {
  if (half < 1) return null;
  return (
    <>
      {words.flatMap((_, index) => {
        const top = PAGE_SPACING_PX + index * line;
        return [top, top + line - half].map((at) => (
          <span key={at} className={styles.half} style={{ top: at, height: half }} />
        ));
      })}
      <span className={styles.sign} style={{ top: PAGE_SPACING_PX + half / 2 }}>
        ½
      </span>
    </>
  );
}

type PageProps = {
  kind: 'line-height' | 'baseline';
  /** One per line. */
  words: readonly string[];
  setting: Setting;
};

export function Page({ kind, words, setting }: PageProps) {
  const leading = leadingOf(setting);
  const { above, below, line } = leading;
  const trimmed = kind === 'baseline';
  const { family, weight } = FACES[setting.face];
  const { before, after } = trimOf(setting);
  const height = 2 * PAGE_SPACING_PX + words.length * line - (trimmed ? above + below : 0);
  const upper = trimmed ? PAGE_SPACING_PX : PAGE_SPACING_PX + above;
  const lower = trimmed ? PAGE_SPACING_PX : PAGE_SPACING_PX + below;
  return (
    <div className={styles.page} data-page={kind}>
      <p className={styles.tag}>{kind}</p>
      <div aria-hidden="true">
        {!trimmed && <Halves {...leading} words={words} />}
        <Measure top={0} height={upper} />
        <Measure top={height - lower} height={lower} />
      </div>
      <div
        className={trimmed ? styles.trimmed : styles.text}
        data-text=""
        style={
          {
            marginBlock: PAGE_SPACING_PX,
            fontFamily: theme.font[family],
            fontWeight: weight,
            fontSize: setting.size,
            lineHeight: `${line}px`,
            '--before': before,
            '--after': after,
          } as Record<string, string | number>
        }
      >
        {words.map((word, index) => (
          <span key={index === 0 ? 'first' : 'second'} className={styles.word} dir="auto">
            {word}
          </span>
        ))}
      </div>
    </div>
  );
}
