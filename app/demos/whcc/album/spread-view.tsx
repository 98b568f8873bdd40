import { type Photo, photoNamed } from '../shared/photos.ts';
import { inPercent } from '../shared/placement.ts';
import type { Print, Spread } from './album.ts';
import * as styles from './album.css.ts';
import { SPREAD } from './collage.ts';
import { cropOf, photoPlace } from './crop.ts';
import type { Box } from './slicing-tree.ts';

/** Position of a box on its spread, for CSS. */
export const placeOf = (box: Box) => inPercent(box, SPREAD);

/** Position of a photo behind its frame, for CSS. */
export const placeInFrame = (print: Print, photo: Photo) =>
  inPercent(photoPlace(print.box, photo.aspect, cropOf(print, photo)), { width: 1, height: 1 });

/** The photos of a spread, read-only. */
export const SpreadView = ({ spread, photos }: { spread: Spread; photos: readonly Photo[] }) => (
  <>
    {spread.prints.map((print) => {
      const shown = photoNamed(photos, print.photo);
      return (
        <span key={print.key} className={styles.small} style={placeOf(print.box)}>
          <img src={shown.address} alt="" draggable={false} style={placeInFrame(print, shown)} />
        </span>
      );
    })}
  </>
);
