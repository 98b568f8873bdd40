/** A choice of photos, shown as thumbnails. */
import * as styles from './choice.css.ts';
import { Choice } from './choice.tsx';
import type { Photo } from './photos.ts';

export const photoFace = ({ address }: Photo) => (
  <img className={styles.thumb} src={address} alt="" />
);

type PhotoChoiceProps = {
  /** Name of the photo. */
  value: string;
  photos: readonly Photo[];
  onChange(name: string): void;
};

export const PhotoChoice = ({ photos, ...props }: PhotoChoiceProps) => (
  <Choice
    {...props}
    label="Photo"
    options={photos.map((photo) => ({ value: photo.name, face: photoFace(photo) }))}
  />
);
