/** Controls below the scene: background color, sharing and downloads. */
import { Button } from '#app/demo-kit/controls/button.tsx';
import { useKeptState } from '#app/demo-kit/kept-state.ts';
import { ShareWork } from '#app/demo-kit/share-link/share-work.tsx';
import type { SharedWork } from '#app/demo-kit/share-link/use-shared-work.ts';
import { type Background, BACKGROUND_NAMES } from './backgrounds.ts';
import type { PageSize } from './files.ts';
import type { Format } from './save.ts';
import * as styles from './snowflake.css.ts';

/** The usual paper size in the visitor's region. */
const pageOfRegion = (): PageSize => (/-(US|CA|MX)$/.test(navigator.language) ? 'Letter' : 'A4');

type FootProps = {
  background: Background;
  onBackground(background: Background): void;
  onDownload(format: Format, page: PageSize): void;
  shared: SharedWork;
};

export function Foot({ background, onBackground, onDownload, shared }: FootProps) {
  const [page, setPage] = useKeptState('snowflake paper size', pageOfRegion);
  const names: Record<Format, string> = {
    PNG: 'Download PNG',
    SVG: 'Download SVG',
    PDF: `Download PDF to print and cut, ${page}`,
  };
  return (
    <div className={styles.bar}>
      <fieldset className={styles.group} aria-label="Background">
        {BACKGROUND_NAMES.map((name) => (
          <Button
            key={name}
            name={name}
            className={styles.swatch}
            pressed={background === name}
            data-background={name}
            onPress={() => onBackground(name)}
          />
        ))}
      </fieldset>
      <fieldset className={styles.files} aria-label="Share and download">
        <ShareWork shared={shared} />
        {(['PNG', 'SVG', 'PDF'] as const).map((format) => (
          <button
            key={format}
            className={styles.plain}
            type="button"
            aria-label={names[format]}
            onClick={() => onDownload(format, page)}
          >
            {format}
          </button>
        ))}
        <select
          className={styles.pageSize}
          aria-label="Paper size"
          value={page}
          onChange={({ target }) => setPage(target.value === 'A4' ? 'A4' : 'Letter')}
        >
          <option>A4</option>
          <option>Letter</option>
        </select>
      </fieldset>
    </div>
  );
}
