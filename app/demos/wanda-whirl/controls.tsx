/** The options of the demo, in groups; in narrow windows one group at a time. */
import { type ReactNode, useId, useState } from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { invisibleInput } from '../kit/controls/invisible-input.css.ts';
import { Slider } from '../kit/controls/slider.tsx';
import { KindIcon, PaletteIcon, PatternIcon } from './icons.tsx';
import {
  BREEZES,
  MIN_STREAMERS,
  KIND_CHOICES,
  MAX_STREAMERS,
  type Options,
  PALETTE_NAMES,
  PALETTES,
  PATTERNS,
} from './options.ts';
import * as styles from './wanda-whirl.css.ts';

const GROUPS = ['Type', 'Pattern', 'Colours', 'Breeze'] as const;
type Group = (typeof GROUPS)[number];

type ControlsProps = {
  options: Options;
  /** @param said announcement of the change */
  change(next: Partial<Options>, said: string): void;
};

type TileProps = {
  group: string;
  name: string;
  checked: boolean;
  choose(): void;
  children: ReactNode;
};

function Tile({ group, name, checked, choose, children }: TileProps) {
  return (
    <label className={styles.tile} title={name}>
      <input
        className={invisibleInput}
        type="radio"
        name={group}
        checked={checked}
        onChange={choose}
      />
      <span className={styles.face}>{children}</span>
      <span className={visuallyHidden}>{name}</span>
    </label>
  );
}

export function Controls({ options, change }: ControlsProps) {
  const [open, setOpen] = useState<Group>('Type');
  const id = useId();
  const { kind, pattern, palette, paletteName, number, breeze } = options;
  const groupProps = (group: Group) => ({
    id: `${id}${group}`,
    className: styles.group,
    'data-open': open === group ? '' : undefined,
  });
  const breezeName = BREEZES[breeze] ?? BREEZES[0];

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
        <fieldset {...groupProps('Type')}>
          <legend className={styles.legend}>
            Type: <b>{kind}</b>
          </legend>
          <div className={styles.tiles}>
            {KIND_CHOICES.map((choice) => (
              <Tile
                key={choice}
                group={`${id}kind`}
                name={choice}
                checked={choice === kind}
                choose={() => change({ kind: choice }, `Type: ${choice}.`)}
              >
                <KindIcon kind={choice} />
              </Tile>
            ))}
          </div>
        </fieldset>
        <fieldset {...groupProps('Pattern')}>
          <legend className={styles.legend}>
            Pattern: <b>{pattern}</b>
          </legend>
          <div className={styles.tiles}>
            {PATTERNS.map((choice) => (
              <Tile
                key={choice}
                group={`${id}pattern`}
                name={choice}
                checked={choice === pattern}
                choose={() => change({ pattern: choice }, `Pattern: ${choice}.`)}
              >
                <PatternIcon pattern={choice} />
              </Tile>
            ))}
          </div>
        </fieldset>
        <fieldset {...groupProps('Colours')}>
          <legend className={styles.legend}>
            Colours: <b>{paletteName ?? 'your own'}</b>
          </legend>
          <div className={styles.tiles}>
            {PALETTE_NAMES.map((name) => (
              <Tile
                key={name}
                group={`${id}palette`}
                name={name}
                checked={name === paletteName}
                choose={() =>
                  change({ palette: PALETTES[name], paletteName: name }, `Colours: ${name}.`)
                }
              >
                <PaletteIcon palette={PALETTES[name]} />
              </Tile>
            ))}
          </div>
          <div className={styles.colors}>
            {palette.papers.map((paper, index) => (
              <input
                key={`paper ${index + 1}`}
                className={styles.color}
                type="color"
                aria-label={`Streamer colour ${index + 1}`}
                title={`Streamer colour ${index + 1}`}
                value={paper}
                onChange={({ target }) =>
                  change(
                    {
                      palette: { ...palette, papers: palette.papers.with(index, target.value) },
                      paletteName: undefined,
                    },
                    `Streamer colour ${index + 1} changed.`,
                  )
                }
              />
            ))}
            <input
              className={styles.color}
              type="color"
              aria-label="Background colour"
              title="Background colour"
              value={palette.ground}
              onChange={({ target }) =>
                change(
                  { palette: { ...palette, ground: target.value }, paletteName: undefined },
                  'Background colour changed.',
                )
              }
            />
          </div>
        </fieldset>
        <fieldset {...groupProps('Breeze')}>
          <legend className={visuallyHidden}>Breeze and number of streamers</legend>
          <div className={styles.sliders}>
            <Slider
              label="Breeze"
              value={breeze}
              text={breezeName}
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
