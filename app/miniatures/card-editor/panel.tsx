/** What can be changed about the card, on four sheets. */
import { useMemo } from 'react';
import { Choice } from '../print-lab/choice.tsx';
import * as choice from '../print-lab/choice.css.ts';
import * as editor from '../print-lab/editor.css.ts';
import { FOIL_OPTIONS } from '../print-lab/foil-faces.tsx';
import { fontOf, LETTERING_NAMES } from '../print-lab/lettering.ts';
import { type Photo, photoNamed } from '../print-lab/photos.ts';
import { Tabs } from '../print-lab/tabs.tsx';
import { PictureButton } from '../shared/picture-button.tsx';
import * as styles from './card-editor.css.ts';
import {
  type Design,
  ENVELOPE_NAMES,
  ENVELOPES,
  LAYOUT_NAMES,
  LAYOUTS,
  LINERS,
  LONGEST,
  PRODUCT_NAMES,
  PRODUCTS,
  sizeOf,
  THEME_NAMES,
  THEMES,
  withPhoto,
} from './design.ts';
import { LinerPattern } from './envelope.tsx';
import { arrange } from './layouts.ts';

export const SHEETS = ['Paper', 'Photos', 'Words', 'Envelope'] as const;
export type Sheet = (typeof SHEETS)[number];

type PanelProps = {
  design: Design;
  photos: readonly Photo[];
  refused?: string;
  sheet: Sheet;
  onSheet(sheet: Sheet): void;
  /** Frame that photos are put into. */
  frame: number;
  onFrame(frame: number): void;
  /** @param said what was changed, in a short sentence */
  change(part: Partial<Design>, said: string): void;
  /** Letters that are typed: one step for all of a word. */
  type(part: Partial<Design>): void;
  bring(file: Blob): void;
};

/** A small card with its frames and words. */
function LayoutFace({ design, layout }: { design: Design; layout: Design['layout'] }) {
  const { width, height } = PRODUCTS[design.product];
  const { frames, greeting } = arrange(design.product, layout);
  return (
    <svg
      width="40"
      height="40"
      viewBox={`${(width - 8) / 2} ${(height - 8) / 2} 8 8`}
      aria-hidden="true"
    >
      <rect className={styles.facePaper} width={width} height={height} rx="0.2" />
      {frames.map((frame) => (
        <rect key={`${frame.x} ${frame.y}`} className={styles.faceFrame} {...frame} />
      ))}
      <rect
        className={styles.faceWords}
        x={greeting.x + greeting.width * 0.1}
        y={greeting.y + greeting.height / 2 - 0.25}
        width={greeting.width * 0.8}
        height="0.5"
      />
    </svg>
  );
}

const productOptions = PRODUCT_NAMES.map((value) => {
  const { width, height } = PRODUCTS[value];
  return {
    value,
    name: `${value}, ${sizeOf(value)}`,
    face: (
      <svg
        width="40"
        height="40"
        viewBox={`${(width - 8) / 2} ${(height - 8) / 2} 8 8`}
        aria-hidden="true"
      >
        {PRODUCTS[value].folded && (
          <path
            className={styles.faceFrame}
            d={`M0 0l1.100-.4v${height}L0 ${height}z`}
            transform={`translate(${width} 0)`}
          />
        )}
        <rect className={styles.facePaper} width={width} height={height} rx="0.15" />
      </svg>
    ),
  };
});

const themeOptions = THEME_NAMES.map((value) => {
  const { paper, ink, accent } = THEMES[value];
  return {
    value,
    face: (
      <span
        className={choice.swatch}
        style={{
          background: `linear-gradient(115deg, ${paper} 56%, ${accent} 56% 74%, ${ink} 74%)`,
        }}
      />
    ),
  };
});

const envelopeOptions = ENVELOPE_NAMES.map((value) => ({
  value,
  face: <span className={choice.swatch} style={{ background: ENVELOPES[value] }} />,
}));

const letteringOptions = LETTERING_NAMES.map((value) => ({
  value,
  face: (
    <span aria-hidden="true" className={styles.letterFace} style={{ font: fontOf(value, 22) }}>
      Aa
    </span>
  ),
}));

function PaperSheet({ design, change }: PanelProps) {
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
        options={productOptions}
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
        options={themeOptions}
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

function PhotoSheet({ design, photos, refused, frame, onFrame, change, bring }: PanelProps) {
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
      <Choice
        label="Photo"
        value={design.photos[at] ?? ''}
        options={photoOptions}
        onChange={(name) =>
          change({ photos: withPhoto(design.photos, at, name) }, `${name} in frame ${at + 1}.`)
        }
      />
      <PictureButton className={editor.file} onChoose={([file]) => file && bring(file)}>
        Use your photo
      </PictureButton>
      <p className={editor.note} data-refused={refused ? '' : undefined}>
        {refused ?? 'It stays in your browser.'}
      </p>
    </>
  );
}

function WordSheet({ design, change, type }: PanelProps) {
  return (
    <>
      <label className={editor.field}>
        <span className={editor.label}>Greeting</span>
        <input
          className={editor.input}
          value={design.greeting}
          maxLength={LONGEST.greeting}
          autoComplete="off"
          onChange={({ target }) => type({ greeting: target.value })}
        />
      </label>
      <label className={editor.field}>
        <span className={editor.label}>Line below</span>
        <input
          className={editor.input}
          value={design.line}
          maxLength={LONGEST.line}
          autoComplete="off"
          onChange={({ target }) => type({ line: target.value })}
        />
      </label>
      <Choice
        label="Lettering"
        value={design.lettering}
        options={letteringOptions}
        onChange={(lettering) => change({ lettering }, `Lettering: ${lettering}.`)}
      />
      <p className={editor.note}>Words grow and break as their place allows.</p>
    </>
  );
}

function EnvelopeSheet({ design, change }: PanelProps) {
  const theme = THEMES[design.theme];
  const linerOptions = useMemo(
    () =>
      LINERS.map((value) => ({
        value,
        face: (
          <svg className={choice.swatch} aria-hidden="true">
            <defs>
              <LinerPattern liner={value} theme={theme} id={`card-editor-${value}`} />
            </defs>
            <rect width="100%" height="100%" fill={`url(#card-editor-${value})`} />
          </svg>
        ),
      })),
    [theme],
  );
  return (
    <>
      <Choice
        label="Envelope"
        value={design.envelope}
        options={envelopeOptions}
        onChange={(envelope) => change({ envelope }, `Envelope: ${envelope}.`)}
      />
      <Choice
        label="Liner"
        value={design.liner}
        options={linerOptions}
        onChange={(liner) => change({ liner }, `Liner: ${liner}.`)}
      />
      <p className={editor.note}>The edge of its flap takes the foil of the card.</p>
    </>
  );
}

const BODIES = {
  Paper: PaperSheet,
  Photos: PhotoSheet,
  Words: WordSheet,
  Envelope: EnvelopeSheet,
} as const;

export function Panel(props: PanelProps) {
  const Body = BODIES[props.sheet];
  return (
    <Tabs label="Card" names={SHEETS} open={props.sheet} onOpen={props.onSheet}>
      <Body {...props} />
    </Tabs>
  );
}
