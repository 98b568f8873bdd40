/** A small model of Spiral Betty: a picture becomes a spiral, dots or lines in two tones. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '#app/demo-kit/controls/button.tsx';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { useNotice } from '#app/demo-kit/notice/notice.tsx';
import { useAnnouncement, useMessages } from '#app/demo-kit/notice/use-announcement.ts';
import { useKeptState } from '#app/demo-kit/kept-state.ts';
import { useStoredWork } from '#app/demo-kit/share-link/use-stored-work.ts';
import { useNewestState } from '#app/demo-kit/use-latest.ts';
import { useFileDrop } from '#app/demo-kit/picture-file/use-file-drop.ts';
import { saveFailure, saveFile } from '#app/demo-kit/save-file.ts';
import { FORMATS, type Format } from './canvas.ts';
import * as choiceStyles from './choice.css.ts';
import { type Colors, START_COLORS } from './colors.ts';
import { Disc } from './disc.tsx';
import { Panel } from './panel.tsx';
import { remark } from './remark.ts';
import { describe, START, type Settings } from './settings.ts';
import { ColorChoice, Source } from './source.tsx';
import * as styles from './spiral-betty.css.ts';
import type { Look } from './stored.ts';
import { openStudio } from './studio.ts';
import { usePictures } from './use-pictures.ts';
import { usePlot } from './use-plot.ts';
import { usePreview } from './use-preview.ts';
import { useView } from './use-view.ts';
import { CENTERED, describeView } from './view.ts';

const loadStoredFormat = () => import('./stored.ts');

/** Values of which some are changed at a time, kept under a name. */
function useKeptValues<Values>(name: string, first: Values) {
  const { rendered, newest, set } = useNewestState(useKeptState(name, () => first));
  const change = useCallback(
    (changes: Partial<Values>) => set({ ...newest(), ...changes }),
    [newest, set],
  );
  return [rendered, change] as const;
}

export default function SpiralBetty({ motionAllowed, announce, painted, fail }: DemoProps) {
  const [settings, change] = useKeptValues<Settings>('spiral-betty', START);
  const [colors, changeColors] = useKeptValues<Colors>('spiral-betty colors', START_COLORS);
  const [studio] = useState(openStudio);
  useEffect(() => studio.start(), [studio]);
  const { say, messageCount } = useMessages(announce);
  const pictures = usePictures(studio, { announce: say, fail });
  const canvas = useRef<HTMLCanvasElement>(null);
  const { called, name: picture, address } = pictures.chosen;
  const [view, changeView] = useView(pictures.shown.extent, address);
  const look = useMemo<Look>(
    () => ({ settings, colors, picture, view }),
    [settings, colors, picture, view],
  );
  const isRestored = useStoredWork('spiral-betty', loadStoredFormat, look, (stored) => {
    change(stored.settings);
    changeColors(stored.colors);
    const restored = pictures.restore(stored.picture, stored.photo);
    if (restored) changeView(() => stored.view ?? CENTERED, restored.address);
  });
  const { showFirst } = pictures;
  useEffect(() => (isRestored ? showFirst() : undefined), [isRestored, showFirst]);
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
  const plotter = usePlot(settings, design, motionAllowed);
  const isDrawn = usePreview(studio, canvas, {
    settings,
    colors,
    picture: pictures.shown,
    view,
    design,
    onShown: plotter.onShown,
    fail,
    report,
  });
  useEffect(() => {
    if (isDrawn) painted();
  }, [isDrawn, painted]);
  useAnnouncement(`${design}.`, announce, messageCount);

  const drop = useFileDrop('Drop your photo', ([file]) => file && pictures.add(file));

  async function save(format: Format) {
    const name = format.toUpperCase();
    try {
      const file = await studio.file(settings, colors, format, view);
      clear();
      if (await saveFile(file, `${settings.design}-${called}.${format}`)) say(`${name} saved.`);
    } catch (error) {
      report(error, saveFailure(name, { hasSvg: true }), design);
    }
  }

  return (
    <div {...drop} className={`${styles.root} ${drop.className}`}>
      <div className={styles.mat}>
        <Disc
          canvas={canvas}
          label={`The ${called} in two tones: ${design}`}
          paper={colors.paper}
          plotter={plotter}
          view={view}
          change={changeView}
        />
      </div>
      <Panel settings={settings} change={change} />
      <Source pictures={pictures} />
      <div className={styles.end}>
        <ColorChoice colors={colors} change={changeColors} />
        <p className={styles.remark}>{problem?.text ?? remark(settings)}</p>
        <fieldset className={styles.files}>
          <legend className={choiceStyles.legend}>Download</legend>
          {FORMATS.map((format) => (
            <Button
              key={format}
              className={styles.tile}
              name={`Download ${format.toUpperCase()}`}
              disabled={!isDrawn}
              onPress={() => void save(format)}
            >
              {format.toUpperCase()}
            </Button>
          ))}
        </fieldset>
      </div>
    </div>
  );
}

SpiralBetty.paintsLate = true;
