/** A page with the text and its measurements. */
import { theme } from '#app/styles/theme.css.ts';
import {
  FACES,
  type FilledLine,
  type Leading,
  leadingOf,
  type Setting,
  trimOf,
} from './leading.ts';
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
function Halves({ line, half, count }: Leading & { count: number }) {
  if (half < 1) return null;
  return (
    <>
      {Array.from({ length: count }, (_, index) => {
        const top = PAGE_SPACING_PX + index * line;
        return [top, top + line - half].map((at) => (
          <span key={at} className={styles.half} style={{ top: at, height: half }} />
        ));
      })}
      <span className={styles.label} style={{ top: PAGE_SPACING_PX }}>
        ½ leading
      </span>
    </>
  );
}

type PageProps = {
  kind: 'line-height' | 'baseline';
  lines: readonly FilledLine[];
  setting: Setting;
};

export function Page({ kind, lines, setting }: PageProps) {
  const leading = leadingOf(setting);
  const { above, below, line } = leading;
  const trimmed = kind === 'baseline';
  const { family, weight } = FACES[setting.face];
  const { before, after } = trimOf(setting);
  const height = 2 * PAGE_SPACING_PX + lines.length * line - (trimmed ? above + below : 0);
  const upper = trimmed ? PAGE_SPACING_PX : PAGE_SPACING_PX + above;
  const lower = trimmed ? PAGE_SPACING_PX : PAGE_SPACING_PX + below;
  return (
    <div className={styles.page} data-page={kind}>
      <p className={styles.tag}>{kind}</p>
      <div aria-hidden="true">
        {!trimmed && <Halves {...leading} count={lines.length} />}
        <Measure top={0} height={upper} />
        <Measure top={height - lower} height={lower} />
      </div>
      <div
        className={trimmed ? styles.trimmed : styles.text}
        data-text=""
        // Of the first line, also for those that only repeat it.
        dir="auto"
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
        {lines.map(({ word, more }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines come and go at the end
          <span key={index} className={styles.word} data-more={more}>
            {word}
          </span>
        ))}
      </div>
    </div>
  );
}
