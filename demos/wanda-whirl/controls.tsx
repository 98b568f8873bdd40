/** The options of the demo, in groups; in narrow windows one group at a time. */
import { type ComponentType, useId, useState } from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { RadioGroup } from '#app/demo-kit/controls/radio-group.tsx';
import { Slider } from '#app/demo-kit/controls/slider.tsx';
import { KindIcon, PaletteIcon, PatternIcon } from './icons.tsx';
import {
  BREEZES,
  KIND_CHOICES,
  MAX_STREAMERS,
  MIN_STREAMERS,
  type Options,
  type Palette,
  PALETTE_NAMES,
  PALETTES,
  PATTERNS,
} from './options.ts';
import * as styles from './wanda-whirl.css.ts';

const GROUPS = ['Type', 'Pattern', 'Colours', 'Breeze'] as const;
type Group = (typeof GROUPS)[number];

type ControlsProps = {
  options: Options;
  /** @param result announcement of the change */
  change(next: Partial<Options>, result: string): void;
};

export function Controls({ options, change }: ControlsProps) {
  const [open, setOpen] = useState<Group>('Type');
  const id = useId();
  const { kind, pattern, palette, paletteName, number, breeze } = options;
  const groupProps = (group: Group) => ({
    id: `${id}${group}`,
    className: styles.group,
    'data-open': open === group ? '' : undefined,
  });

  return (
    <>
      <div className={styles.openers}>
        {GROUPS.map((group) => (
          <button
            key={group}
            className={styles.opener}
            type="button"
            aria-pressed={open === group}
            aria-controls={`${id}${group}`}
            onClick={() => setOpen(group)}
          >
            {group}
          </button>
        ))}
      </div>
      <div className={styles.groups}>
        <div {...groupProps('Type')}>
          <Tiles
            label="Type"
            names={KIND_CHOICES}
            value={kind}
            Icon={KindIcon}
            onChange={(choice) => change({ kind: choice }, `Type: ${choice}.`)}
          />
        </div>
        <div {...groupProps('Pattern')}>
          <Tiles
            label="Pattern"
            names={PATTERNS}
            value={pattern}
            Icon={PatternIcon}
            onChange={(choice) => change({ pattern: choice }, `Pattern: ${choice}.`)}
          />
        </div>
        <div {...groupProps('Colours')}>
          <Tiles
            label="Colours"
            names={PALETTE_NAMES}
            value={paletteName}
            Icon={PaletteIcon}
            onChange={(name) =>
              change({ palette: PALETTES[name], paletteName: name }, `Colours: ${name}.`)
            }
          />
          <Colors
            palette={palette}
            onChange={(next, name) =>
              change({ palette: next, paletteName: undefined }, `${name} changed.`)
            }
          />
        </div>
        <fieldset {...groupProps('Breeze')}>
          <legend className={visuallyHidden}>Breeze and number of streamers</legend>
          <div className={styles.sliders}>
            <Slider
              label="Breeze"
              value={breeze}
              text={BREEZES[breeze] ?? ''}
              min={0}
              max={BREEZES.length - 1}
              onChange={(next) => change({ breeze: next }, `Breeze: ${BREEZES[next] ?? ''}.`)}
            />
            <Slider
              label="Streamers"
              value={number}
              text={String(number)}
              min={MIN_STREAMERS}
              max={MAX_STREAMERS}
              onChange={(next) => change({ number: next }, `${next} streamers.`)}
            />
          </div>
        </fieldset>
      </div>
    </>
  );
}

type TilesProps<Name> = {
  label: string;
  names: readonly Name[];
  /** Undefined if none of them is chosen. */
  value: Name | undefined;
  Icon: ComponentType<{ name: Name }>;
  onChange(name: Name): void;
};

/** A choice of pictures. */
function Tiles<Name extends string>({ label, names, value, Icon, onChange }: TilesProps<Name>) {
  const faceOf = (name: Name) => <span className={styles.face}>{<Icon name={name} />}</span>;
  return (
    <RadioGroup
      label={[`${label}: `, <b key="value">{value ?? 'your own'}</b>]}
      options={names.map((name) => ({ value: name, face: faceOf(name) }))}
      value={value}
      classes={{ legend: styles.legend, options: styles.tiles, option: styles.tile }}
      onChange={onChange}
    />
  );
}

type ColorsProps = {
  palette: Palette;
  /** @param name of the changed color */
  onChange(palette: Palette, name: string): void;
};

/** The colors of a palette, one by one. */
function Colors({ palette, onChange }: ColorsProps) {
  const { papers, ground } = palette;
  const input = (name: string, value: string, paletteWith: (color: string) => Palette) => (
    <input
      key={name}
      className={styles.color}
      type="color"
      aria-label={name}
      title={name}
      value={value}
      onChange={({ target }) => onChange(paletteWith(target.value), name)}
    />
  );
  return (
    <div className={styles.colors}>
      {papers.map((paper, index) =>
        input(`Streamer colour ${index + 1}`, paper, (color) => ({
          ground,
          papers: papers.with(index, color),
        })),
      )}
      {input('Background colour', ground, (color) => ({ ground: color, papers }))}
    </div>
  );
}
