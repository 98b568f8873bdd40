/** A small model of Spiral Betty: a picture becomes a spiral, dots or lines in two tones. */
import { useCallback, useMemo, useRef, useState } from 'react';
import type { DemoProps } from '../kit/demo-props.ts';
import { PictureButton } from '../kit/controls/picture-button.tsx';
import { saveFailure, saveFile } from '../kit/save-file.ts';
import { Slider } from '../kit/controls/slider.tsx';
import { useAnnouncement } from '../kit/notice/use-announcement.ts';
import { FORMATS, type Format } from './canvas.ts';
import { Choice } from './choice.tsx';
import { Disc } from './disc.tsx';
import * as choiceStyles from './choice.css.ts';
import { INKS, PAPERS, START_COLORS, type Color } from './colors.ts';
import { DESIGN_FACES, DotFace } from './faces.tsx';
import { remark } from './remark.ts';
import { DESIGNS, describe, DOT_SHAPES, rangesOf, START, type Settings } from './settings.ts';
import { usePictures } from './use-pictures.ts';
import { usePreview } from './use-preview.ts';
import { useStudio } from './use-studio.ts';
import { useView } from './use-view.ts';
import { describeView, isCentered, MAX_ZOOM, MIN_ZOOM } from './view.ts';
import * as styles from './spiral-betty.css.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const DESIGN_OPTIONS = DESIGNS.map((design) => ({
  value: design,
  name: capital(design),
  face: DESIGN_FACES[design],
}));

const SHAPE_OPTIONS = DOT_SHAPES.map((shape) => ({
  value: shape,
  name: capital(shape),
  face: <DotFace shape={shape} />,
}));

const chips = (colors: readonly Color[]) =>
  colors.map(({ name, value }) => ({
    value,
    name,
    face: <span className={choiceStyles.chip} style={{ background: value }} />,
  }));

const INK_OPTIONS = chips(INKS);
const PAPER_OPTIONS = chips(PAPERS);

export default function SpiralBetty({ moving, announce, fail }: DemoProps) {
  const [settings, setSettings] = useState(START);
  const [colors, setColors] = useState(START_COLORS);
  const [dropping, setDropping] = useState(false);
  /** A design that couldn't be drawn or saved, and what to do. */
  const [problem, setProblem] = useState<{ design: string; message: string }>();
  const studio = useStudio();
  const pictures = usePictures(studio, { announce, fail });
  const canvas = useRef<HTMLCanvasElement>(null);
  const { taken } = pictures;
  const { view, change: changeView } = useView(taken, pictures.extent);
  const result = `${describe(settings)}${describeView(view)}`;
  const report = useCallback(
    (error: unknown, message: string, design: string) => {
      console.warn(message, error);
      setProblem({ design, message });
      announce(message);
    },
    [announce],
  );
  const drawn = usePreview(studio, canvas, {
    settings,
    colors,
    taken,
    view,
    design: result,
    fail,
    report,
  });
  // Only the first design is revealed from its center; later ones appear at once.
  const [unveil] = useState(moving);

  useAnnouncement(`${result}.`, announce);

  const change = useCallback(
    (changed: Partial<Settings>) => setSettings((now) => ({ ...now, ...changed })),
    [],
  );
  // Memoized, so that dragging a slider doesn't render the other controls.
  const designChoice = useMemo(
    () => (
      <Choice
        label="Design"
        kind="tiles"
        value={settings.design}
        options={DESIGN_OPTIONS}
        onChange={(design) => change({ design })}
      />
    ),
    [settings.design, change],
  );
  const shapeChoice = useMemo(
    () => (
      <Choice
        label="Dot shape"
        kind="chips"
        value={settings.shape}
        options={SHAPE_OPTIONS}
        onChange={(shape) => change({ shape })}
      />
    ),
    [settings.shape, change],
  );
  const colorChoices = useMemo(
    () => (
      <>
        <Choice
          label="Ink"
          kind="row"
          value={colors.ink}
          options={INK_OPTIONS}
          onChange={(ink) => setColors((now) => ({ ...now, ink }))}
        />
        <Choice
          label="Paper"
          kind="row"
          value={colors.paper}
          options={PAPER_OPTIONS}
          onChange={(paper) => setColors((now) => ({ ...now, paper }))}
        />
      </>
    ),
    [colors],
  );

  async function save(format: Format) {
    const name = format.toUpperCase();
    try {
      saveFile(
        await studio.file(settings, colors, format, view),
        `${settings.design}-${pictures.called}.${format}`,
      );
      setProblem(undefined);
      announce(`${name} saved.`);
    } catch (error) {
      report(error, saveFailure(name), result);
    }
  }

  return (
    <div
      className={styles.root}
      data-dropping={dropping ? '' : undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={(event) => {
        const file = event.dataTransfer.files[0];
        setDropping(false);
        if (!file) return;
        event.preventDefault();
        void pictures.bring(file);
      }}
    >
      <div className={styles.mat}>
        <Disc
          canvas={canvas}
          label={`The ${pictures.called} in two tones: ${result}`}
          paper={colors.paper}
          unveil={unveil}
          centered={isCentered(view)}
          largest={view.zoom === MAX_ZOOM}
          smallest={view.zoom === MIN_ZOOM}
          change={changeView}
        />
      </div>
      <div className={styles.panel}>
        {designChoice}
        <div className={styles.sliders} data-design={settings.design}>
          {rangesOf(settings.design).map(({ name, label, min, max, text }) => (
            <Slider
              key={name}
              label={label}
              value={settings[name]}
              text={text(settings[name])}
              min={min}
              max={max}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
        </div>
        {settings.design === 'dots' && shapeChoice}
      </div>
      <div className={styles.source}>
        <Choice
          label="Picture"
          kind="chips"
          value={pictures.chosen}
          options={pictures.listed.map(({ name, address }) => ({
            value: name,
            name,
            face: <img className={styles.photo} src={address} alt="" draggable={false} />,
          }))}
          onChange={(name) => void pictures.choose(name)}
        />
        <PictureButton
          className={styles.bring}
          onChoose={([file]) => file && void pictures.bring(file)}
        >
          Use a photo
        </PictureButton>
        <p
          key={pictures.refusals}
          className={styles.note}
          data-refused={pictures.refused ? '' : undefined}
        >
          {pictures.refused ?? 'Drag the picture on the disc. Your photo stays in your browser.'}
        </p>
        {colorChoices}
      </div>
      <div className={styles.end}>
        <p className={styles.remark}>
          {problem?.design === result ? problem.message : remark(settings)}
        </p>
        <fieldset className={styles.files}>
          <legend className={choiceStyles.legend}>Download</legend>
          {FORMATS.map((format) => (
            <button
              key={format}
              className={styles.file}
              type="button"
              aria-label={`Download ${format.toUpperCase()}`}
              disabled={!drawn}
              onClick={() => void save(format)}
            >
              {format.toUpperCase()}
            </button>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
