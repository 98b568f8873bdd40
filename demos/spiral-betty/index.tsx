/** A small model of Spiral Betty: a picture becomes a spiral, dots or lines in two tones. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { useNotice } from '#app/demo-kit/notice/notice.tsx';
import { useAnnouncement, useMessages } from '#app/demo-kit/notice/use-announcement.ts';
import { useKeptState } from '#app/demo-kit/kept-state.ts';
import { useNewestState } from '#app/demo-kit/use-latest.ts';
import { saveFailure, saveFile } from '#app/demo-kit/save-file.ts';
import { FORMATS, type Format } from './canvas.ts';
import * as choiceStyles from './choice.css.ts';
import { type Colors, START_COLORS } from './colors.ts';
import { Disc } from './disc.tsx';
import { Panel } from './panel.tsx';
import { remark } from './remark.ts';
import { describe, START, type Settings } from './settings.ts';
import { Source } from './source.tsx';
import * as styles from './spiral-betty.css.ts';
import { openStudio } from './studio.ts';
import { usePictures } from './use-pictures.ts';
import { usePreview } from './use-preview.ts';
import { useView } from './use-view.ts';
import { describeView } from './view.ts';

/** Values of which some are changed at a time, kept under a name. */
function useKeptValues<Values>(name: string, first: Values) {
  const { rendered, newest, set } = useNewestState(useKeptState(name, () => first));
  const change = useCallback(
    (changes: Partial<Values>) => set({ ...newest(), ...changes }),
    [newest, set],
  );
  return [rendered, change] as const;
}

export default function SpiralBetty({ motionAllowed, announce, fail }: DemoProps) {
  const [settings, change] = useKeptValues<Settings>('spiral-betty', START);
  const [colors, changeColors] = useKeptValues<Colors>('spiral-betty colors', START_COLORS);
  const [dropping, setDropping] = useState(false);
  const [studio] = useState(openStudio);
  useEffect(() => () => studio.stop(), [studio]);
  const { say, messageCount } = useMessages(announce);
  const pictures = usePictures(studio, { announce: say, fail });
  const canvas = useRef<HTMLCanvasElement>(null);
  const { called } = pictures.chosen;
  const [view, changeView] = useView(pictures.shown, pictures.chosen.address);
  const design = `${describe(settings)}${describeView(view)}`;
  /** Why a design couldn't be drawn or saved, and what to do. */
  const { shown: problem, refuse, clear } = useNotice(design, say);
  const report = useCallback(
    (error: unknown, message: string, about: string) => {
      console.warn(message, error);
      refuse(message, undefined, about);
    },
    [refuse],
  );
  const isDrawn = usePreview(studio, canvas, {
    settings,
    colors,
    picture: pictures.shown,
    view,
    design,
    fail,
    report,
  });
  // Only the first design is revealed from its center; later ones appear at once.
  const [unveil] = useState(motionAllowed);

  useAnnouncement(`${design}.`, announce, messageCount);

  async function save(format: Format) {
    const name = format.toUpperCase();
    try {
      const file = await studio.file(settings, colors, format, view);
      saveFile(file, `${settings.design}-${called}.${format}`);
      clear();
      say(`${name} saved.`);
    } catch (error) {
      report(error, saveFailure(name), design);
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
        pictures.add(file);
      }}
    >
      <div className={styles.mat}>
        <Disc
          canvas={canvas}
          label={`The ${called} in two tones: ${design}`}
          paper={colors.paper}
          unveil={unveil}
          view={view}
          change={changeView}
        />
      </div>
      <Panel settings={settings} change={change} />
      <Source pictures={pictures} colors={colors} change={changeColors} />
      <div className={styles.end}>
        <p className={styles.remark}>{problem?.text ?? remark(settings)}</p>
        <fieldset className={styles.files}>
          <legend className={choiceStyles.legend}>Download</legend>
          {FORMATS.map((format) => (
            <button
              key={format}
              className={styles.tile}
              type="button"
              aria-label={`Download ${format.toUpperCase()}`}
              disabled={!isDrawn}
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
