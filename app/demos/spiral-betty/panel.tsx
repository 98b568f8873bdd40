/** The controls of the design, next to the disc, so that changes stay visible. */
import { useMemo } from 'react';
import { Slider } from '../kit/controls/slider.tsx';
import { Choice } from './choice.tsx';
import { DESIGN_FACES, DotFace } from './faces.tsx';
import {
  type Design,
  DESIGNS,
  DOT_SHAPES,
  type DotShape,
  rangesOf,
  type Settings,
} from './settings.ts';
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

type PanelProps = { settings: Settings; change(changed: Partial<Settings>): void };

export function Panel({ settings, change }: PanelProps) {
  const choose = useMemo(
    () => ({
      design: (design: Design) => change({ design }),
      shape: (shape: DotShape) => change({ shape }),
    }),
    [change],
  );
  return (
    <div className={styles.panel}>
      <Choice
        label="Design"
        kind="tiles"
        value={settings.design}
        options={DESIGN_OPTIONS}
        onChange={choose.design}
      />
      <div className={styles.sliders} data-design={settings.design}>
        {rangesOf(settings.design).map(({ name, text, ...range }) => (
          <Slider
            key={name}
            {...range}
            value={settings[name]}
            text={text(settings[name])}
            onChange={(value) => change({ [name]: value })}
          />
        ))}
      </div>
      {settings.design === 'dots' && (
        <Choice
          label="Dot shape"
          kind="chips"
          value={settings.shape}
          options={SHAPE_OPTIONS}
          onChange={choose.shape}
        />
      )}
    </div>
  );
}
