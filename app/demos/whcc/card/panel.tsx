/** The options of the card, on four tabs. */
import { useMemo } from 'react';
import { Choice } from '../shared/choice.tsx';
import * as editor from '../shared/editor.css.ts';
import { FOIL_OPTIONS } from '../shared/foil-faces.tsx';
import { type Photo, photoNamed } from '../shared/photos.ts';
import { Tabs } from '../../kit/controls/tabs.tsx';
import * as tabs from '../shared/tabs.css.ts';
import { PictureButton } from '../../kit/controls/picture-button.tsx';
import * as styles from './card.css.ts';
import {
  type Design,
  LAYOUT_NAMES,
  LAYOUTS,
  LINERS,
  MAX_LENGTH,
  PRODUCTS,
  sizeOf,
  THEMES,
  withPhoto,
} from './design.ts';
import {
  ENVELOPE_OPTIONS,
  LayoutFace,
  LETTERING_OPTIONS,
  LinerFace,
  PRODUCT_OPTIONS,
  THEME_OPTIONS,
} from './faces.tsx';

export const SHEETS = ['Design', 'Photos', 'Words', 'Envelope'] as const;
export type Sheet = (typeof SHEETS)[number];

/** Changes of the design, or a function of the newest one. */
export type Change = Partial<Design> | ((now: Design) => Partial<Design>);

type PanelProps = {
  design: Design;
  photos: readonly Photo[];
  refused?: string;
  refusals: number;
  sheet: Sheet;
  onSheet(sheet: Sheet): void;
  /** Index of the frame for the next photo. */
  frame: number;
  onFrame(frame: number): void;
  /** @param said announcement of the change */
  change(part: Change, said: string): void;
  /** Changes a text: consecutive input is one undo step. */
  type(part: Partial<Design>): void;
  /** Called before the text inside is changed. */
  onMessage(): void;
  bring(file: Blob): void;
};

function DesignSheet({ design, change }: PanelProps) {
  const layoutOptions = useMemo(
    () =>
      LAYOUT_NAMES.map((value) => ({ value, face: <LayoutFace design={design} layout={value} /> })),
    [design],
  );
  return (
    <>
      <Choice
        label="Product"
        value={design.product}
        options={PRODUCT_OPTIONS}
        onChange={(product) => change({ product }, `${product}, ${sizeOf(product)}.`)}
      />
      <Choice
        label="Layout"
        value={design.layout}
        options={layoutOptions}
        onChange={(layout) => {
          const waiting = design.photos.slice(LAYOUTS[layout]);
          const rest = waiting.length > 0 ? ` ${waiting.join(', ')} on the table.` : '';
          change({ layout }, `Layout: ${layout}.${rest}`);
        }}
      />
      <Choice
        label="Colours"
        value={design.theme}
        options={THEME_OPTIONS}
        onChange={(theme) => change({ theme }, `Colours: ${theme}.`)}
      />
      <Choice
        label="Foil"
        value={design.foil}
        options={FOIL_OPTIONS}
        onChange={(foil) => change({ foil }, foil === 'None' ? 'No foil.' : `${foil} foil.`)}
      />
    </>
  );
}

const photoFace = (photo: Photo) => <img className={styles.thumb} src={photo.address} alt="" />;

function PhotoSheet(props: PanelProps) {
  const { design, photos, refused, refusals, frame, onFrame, change, bring } = props;
  const count = LAYOUTS[design.layout];
  const at = Math.min(frame, count - 1);
  const photoOptions = useMemo(
    () => photos.map((photo) => ({ value: photo.name, face: photoFace(photo) })),
    [photos],
  );
  return (
    <>
      {count > 1 && (
        <Choice
          label="Frame"
          value={String(at + 1)}
          options={Array.from({ length: count }, (_, index) => ({
            value: String(index + 1),
            name: `${index + 1}: ${design.photos[index] ?? ''}`,
            face: photoFace(photoNamed(photos, design.photos[index])),
          }))}
          onChange={(value) => onFrame(Number(value) - 1)}
        />
      )}
      <div className={styles.photoList}>
        <Choice
          label="Photo"
          value={design.photos[at] ?? ''}
          options={photoOptions}
          onChange={(name) =>
            change({ photos: withPhoto(design.photos, at, name) }, `${name} in frame ${at + 1}.`)
          }
        />
      </div>
      <PictureButton className={editor.file} onChoose={([file]) => file && bring(file)}>
        Use your photo
      </PictureButton>
      <p key={refusals} className={editor.note} data-refused={refused ? '' : undefined}>
        {refused ?? 'Your photo stays in your browser.'}
      </p>
    </>
  );
}

function WordSheet({ design, change, type, onMessage }: PanelProps) {
  return (
    <>
      <label className={editor.field}>
        <span className={editor.label}>Greeting</span>
        <input
          className={editor.input}
          value={design.greeting}
          maxLength={MAX_LENGTH.greeting}
          autoComplete="off"
          onChange={({ target }) => type({ greeting: target.value })}
        />
      </label>
      <label className={editor.field}>
        <span className={editor.label}>Second line</span>
        <input
          className={editor.input}
          value={design.line}
          maxLength={MAX_LENGTH.line}
          autoComplete="off"
          onChange={({ target }) => type({ line: target.value })}
        />
      </label>
      {PRODUCTS[design.product].folded && (
        <label className={editor.field}>
          <span className={editor.label}>Inside</span>
          <input
            className={editor.input}
            value={design.message}
            maxLength={MAX_LENGTH.message}
            autoComplete="off"
            onFocus={onMessage}
            onChange={({ target }) => type({ message: target.value })}
          />
        </label>
      )}
      <Choice
        label="Lettering"
        value={design.lettering}
        options={LETTERING_OPTIONS}
        onChange={(lettering) => change({ lettering }, `Lettering: ${lettering}.`)}
      />
      <p className={editor.note}>Text scales and wraps to fit.</p>
    </>
  );
}

function EnvelopeSheet({ design, change }: PanelProps) {
  const theme = THEMES[design.theme];
  const linerOptions = useMemo(
    () =>
      LINERS.map((value) => ({
        value,
        face: <LinerFace liner={value} theme={theme} />,
      })),
    [theme],
  );
  return (
    <>
      <Choice
        label="Envelope"
        value={design.envelope}
        options={ENVELOPE_OPTIONS}
        onChange={(envelope) => change({ envelope }, `Envelope: ${envelope}.`)}
      />
      <Choice
        label="Liner"
        value={design.liner}
        options={linerOptions}
        onChange={(liner) => change({ liner }, `Liner: ${liner}.`)}
      />
      <p className={editor.note}>The flap’s edge matches the card’s foil.</p>
    </>
  );
}

const BODIES = {
  Design: DesignSheet,
  Photos: PhotoSheet,
  Words: WordSheet,
  Envelope: EnvelopeSheet,
} as const;

export function Panel(props: PanelProps) {
  const Body = BODIES[props.sheet];
  return (
    <Tabs classes={tabs} label="Card" names={SHEETS} open={props.sheet} onOpen={props.onSheet}>
      <Body {...props} />
    </Tabs>
  );
}
