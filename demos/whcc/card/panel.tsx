/** The options of the card, on four tabs. */
import { useEffect, useRef } from 'react';
import { Slider } from '#app/demo-kit/controls/slider.tsx';
import { Choice } from '../shared/choice.tsx';
import * as styled from '../shared/editor.css.ts';
import { FoilChoice } from '../shared/foil-choice.tsx';
import { PhotoChoice, photoFace } from '../shared/photo-choice.tsx';
import { photoNamed } from '../shared/photos.ts';
import { Notice } from '#app/demo-kit/notice/notice.tsx';
import { Tabs } from '#app/demo-kit/controls/tabs.tsx';
import * as tabs from '../shared/tabs.css.ts';
import { TextField } from '../shared/text-field.tsx';
import { PictureButton } from '#app/demo-kit/controls/picture-button.tsx';
import * as styles from './card.css.ts';
import { LAYOUT_NAMES, LAYOUTS, LINERS, MAX_LENGTH, photoIn, sizeOf, THEMES } from './design.ts';
import {
  ENVELOPE_OPTIONS,
  LayoutFace,
  LETTERING_OPTIONS,
  LinerFace,
  PRODUCT_OPTIONS,
  THEME_OPTIONS,
} from './faces.tsx';
import { arrange } from './layouts.ts';
import { type Tab, TABS } from './selection.ts';
import type { CardEditor } from './use-card-editor.ts';

type PanelProps = { editor: CardEditor };

function DesignPanel({ editor: { design, change } }: PanelProps) {
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
        options={LAYOUT_NAMES.map((value) => ({
          value,
          face: <LayoutFace design={design} layout={value} />,
        }))}
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
      <FoilChoice value={design.foil} onChange={change} />
    </>
  );
}

/** Moves the photo of the selected frame in the direction in which a part of it is hidden. */
function Mover({ editor: { design, photos, frame, move } }: PanelProps) {
  const { name, aspect, focus } = photoIn(design, photos, frame);
  const { width = 1, height = 1 } = arrange(design.product, design.layout).frames[frame] ?? {};
  const sideways = aspect > width / height;
  const [x, y] = focus;
  const percent = Math.round((sideways ? x : y) * 100);
  return (
    <Slider
      label={sideways ? 'Left to right' : 'Top to bottom'}
      value={percent}
      text={`${percent} %`}
      min={0}
      max={100}
      onChange={(value) => move(name, sideways ? [value / 100, y] : [x, value / 100])}
    />
  );
}

function PhotoPanel({ editor }: PanelProps) {
  const { design, photos, frame } = editor;
  const count = LAYOUTS[design.layout];
  const chosen = design.photos[frame] ?? '';
  const list = useRef<HTMLDivElement>(null);
  // Not `scrollIntoView`, which scrolls the page too.
  useEffect(() => {
    const box = list.current;
    const photo = box?.querySelector(`[value="${CSS.escape(chosen)}"]`)?.parentElement;
    if (box && photo) box.scrollTop = photo.offsetTop - (box.clientHeight - photo.clientHeight) / 2;
  }, [chosen]);
  return (
    <>
      {count > 1 && (
        <Choice
          label="Frame"
          value={String(frame + 1)}
          options={Array.from({ length: count }, (_, index) => ({
            value: String(index + 1),
            name: `${index + 1}: ${design.photos[index] ?? ''}`,
            face: photoFace(photoNamed(photos, design.photos[index])),
          }))}
          onChange={(value) => editor.selectFrame(Number(value) - 1)}
        />
      )}
      <div ref={list} className={styles.photoList}>
        <PhotoChoice value={chosen} photos={photos} onChange={editor.place} />
      </div>
      <Mover editor={editor} />
      <PictureButton className={styled.file} onChoose={editor.placeOwn}>
        Use your photo
      </PictureButton>
      <Notice className={styled.note} shown={editor.notice}>
        Your photo isn’t uploaded or kept.
      </Notice>
    </>
  );
}

function WordPanel({ editor: { design, folded, change, type, openInside } }: PanelProps) {
  const fieldOf = (part: keyof typeof MAX_LENGTH) => ({
    value: design[part],
    maxLength: MAX_LENGTH[part],
    onChange: (text: string) => type({ [part]: text }),
  });
  return (
    <>
      <TextField label="Greeting" {...fieldOf('greeting')} />
      <TextField label="Second line" {...fieldOf('line')} />
      {folded && <TextField label="Inside" {...fieldOf('message')} onFocus={openInside} />}
      <Choice
        label="Lettering"
        value={design.lettering}
        options={LETTERING_OPTIONS}
        onChange={(lettering) => change({ lettering }, `Lettering: ${lettering}.`)}
      />
      <p className={styled.note}>Text scales and wraps to fit.</p>
    </>
  );
}

function EnvelopePanel({ editor: { design, change } }: PanelProps) {
  const theme = THEMES[design.theme];
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
        options={LINERS.map((value) => ({
          value,
          face: <LinerFace liner={value} theme={theme} />,
        }))}
        onChange={(liner) => change({ liner }, `Liner: ${liner}.`)}
      />
      <p className={styled.note}>The flap’s edge matches the card’s foil.</p>
    </>
  );
}

const BODIES = {
  Design: DesignPanel,
  Photos: PhotoPanel,
  Words: WordPanel,
  Envelope: EnvelopePanel,
} as const;

export function Panel({ editor }: PanelProps) {
  const Body = BODIES[editor.tab];
  return (
    <Tabs<Tab> classes={tabs} label="Card" names={TABS} open={editor.tab} onOpen={editor.openTab}>
      <Body editor={editor} />
    </Tabs>
  );
}
