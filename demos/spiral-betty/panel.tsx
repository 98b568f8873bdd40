/** The controls of the design, next to the disc, so that changes stay visible. */
import { Slider } from '#app/demo-kit/controls/slider.tsx';
import { Choice } from './choice.tsx';
import { DesignFace, DotFace } from './faces.tsx';
import { DESIGNS, DOT_SHAPES, rangesOf, type Settings } from './settings.ts';
import * as styles from './spiral-betty.css.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const DESIGN_OPTIONS = DESIGNS.map((value) => ({
  value,
  name: capital(value),
  face: <DesignFace design={value} />,
}));

const SHAPE_OPTIONS = DOT_SHAPES.map((value) => ({
  value,
  name: capital(value),
  face: <DotFace shape={value} />,
}));

type PanelProps = { settings: Settings; change(changed: Partial<Settings>): void };

export function Panel({ settings, change }: PanelProps) {
  return (
    <div className={styles.panel}>
      <Choice
        name="design"
        label="Design"
        kind="tiles"
        value={settings.design}
        options={DESIGN_OPTIONS}
        change={change}
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
          name="shape"
          label="Shape"
          value={settings.shape}
          options={SHAPE_OPTIONS}
          change={change}
        />
      )}
    </div>
  );
}
