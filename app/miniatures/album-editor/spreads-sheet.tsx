/** The open spread, what can be done with it, and what is to know. */
import { type ComponentProps, Fragment } from 'react';
import { Action } from '../print-lab/action.tsx';
import { photoNamed } from '../print-lab/photos.ts';
import { Slider } from '../shared/slider.tsx';
import * as styles from './album-editor.css.ts';
import { MAX_ZOOM, zoomed } from './crop.ts';
import { Hint, type Refusal } from './hint.tsx';
import { Icon } from './icons.ts';
import { OpenSpread } from './open-spread.tsx';
import { cropOf } from './spread-view.tsx';

/** The slider counts in hundredths. */
const PERCENT = 100;

type SpreadsSheetProps = ComponentProps<typeof OpenSpread> & {
  /** How many spreads there are. */
  count: number;
  swapping: boolean;
  hint: string;
  refusal?: Refusal;
  onOpen(index: number): void;
  onCollage(): void;
  onSwapMode(on: boolean): void;
  onEndCrop(): void;
  onResetCrop(key: number): void;
};

export function SpreadsSheet({
  count,
  swapping,
  hint,
  refusal,
  onOpen,
  onCollage,
  onSwapMode,
  onEndCrop,
  onResetCrop,
  ...book
}: SpreadsSheetProps) {
  const { spread, index, photos, chosen, cropping, onStartCrop, onCrop, onDelete } = book;
  const print = spread.prints.find(({ key }) => key === chosen);
  const photo = photoNamed(photos, print?.photo);
  const crop = print && cropOf(print, photo);
  return (
    <>
      <OpenSpread {...book} />
      <div className={styles.bar}>
        {cropping && print && crop ? (
          // By its key: no button of one bar becomes one of the other, and keeps the focus.
          <Fragment key="crop">
            <div className={styles.zoom}>
              <Slider
                label="Zoom"
                value={Math.round(crop.zoom * PERCENT)}
                text={`${Math.round(crop.zoom * PERCENT)} %`}
                min={PERCENT}
                max={MAX_ZOOM * PERCENT}
                onChange={(value) =>
                  onCrop(print.key, zoomed(crop, print.box, photo.aspect, value / PERCENT))
                }
              />
            </div>
            <Action off={!print.crop} onPress={() => onResetCrop(print.key)}>
              Reset
            </Action>
            <Action onPress={onEndCrop}>Done</Action>
          </Fragment>
        ) : (
          <Fragment key="spread">
            <Action name="Previous spread" off={index === 0} onPress={() => onOpen(index - 1)}>
              <Icon name="chevronLeft" />
            </Action>
            <span className={styles.count} data-position>
              {index + 1} / {count}
            </span>
            <Action name="Next spread" off={index === count - 1} onPress={() => onOpen(index + 1)}>
              <Icon name="chevronRight" />
            </Action>
            <Action off={spread.prints.length === 0} onPress={onCollage}>
              <Icon name="collage" />
              Collage
            </Action>
            <Action off={!print} pressed={swapping} onPress={() => onSwapMode(!swapping)}>
              <Icon name="swap" />
              Swap
            </Action>
            <Action off={!print} onPress={() => print && onStartCrop(print.key)}>
              <Icon name="crop" />
              Crop
            </Action>
            <Action off={!print} onPress={() => print && onDelete(print.key)}>
              <Icon name="remove" />
              Delete
            </Action>
          </Fragment>
        )}
      </div>
      <Hint refusal={refusal}>{hint}</Hint>
    </>
  );
}
