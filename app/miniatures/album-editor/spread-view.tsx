import { type Photo, photoNamed } from '../print-lab/photos.ts';
import type { Spread } from './album.ts';
import * as styles from './album-editor.css.ts';
import { SPREAD } from './collage.ts';
import type { Box } from './slicing-tree.ts';

/** Where a box is on its spread, for CSS. */
export const placeOf = ({ x, y, width, height }: Box) => ({
  left: `${(x / SPREAD.width) * 100}%`,
  top: `${(y / SPREAD.height) * 100}%`,
  width: `${(width / SPREAD.width) * 100}%`,
  height: `${(height / SPREAD.height) * 100}%`,
});

export const focusOf = ({ focus }: Photo) => ({
  objectPosition: `${focus[0] * 100}% ${focus[1] * 100}%`,
});

/** The photos of a spread, to be looked at. */
export const SpreadView = ({ spread, photos }: { spread: Spread; photos: readonly Photo[] }) => (
  <>
    {spread.prints.map(({ key, photo, box }) => {
      const shown = photoNamed(photos, photo);
      return (
        <img
          key={key}
          className={styles.small}
          src={shown.address}
          alt=""
          draggable={false}
          style={{ ...placeOf(box), ...focusOf(shown) }}
        />
      );
    })}
  </>
);
