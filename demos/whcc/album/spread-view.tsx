import { type Photo, photoNamed } from '../shared/photos.ts';
import { inPercent } from '../shared/placement.ts';
import type { Print, Spread } from './album.ts';
import * as styles from './album.css.ts';
import { SPREAD } from './sheet.ts';
import { cropOf, photoPlace } from './crop.ts';
import type { Box } from './slicing-tree.ts';

/** Position of a box on its spread, for CSS. */
export const placeOf = (box: Box) => inPercent(box, SPREAD);

/** A photo behind its frame. */
export function FramedPhoto({ print, photos }: { print: Print; photos: readonly Photo[] }) {
  const photo = photoNamed(photos, print.photo);
  const place = photoPlace(print.box, photo.aspect, cropOf(print, photo));
  return (
    <img
      className={styles.framed}
      src={photo.address}
      alt=""
      draggable={false}
      style={inPercent(place, { width: 1, height: 1 })}
    />
  );
}

/** The photos of a spread, read-only. */
export const SpreadView = ({ spread, photos }: { spread: Spread; photos: readonly Photo[] }) => (
  <>
    {spread.prints.map((print) => (
      <span key={print.key} className={styles.small} style={placeOf(print.box)}>
        <FramedPhoto print={print} photos={photos} />
      </span>
    ))}
  </>
);
