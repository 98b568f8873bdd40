/** A small model of Block Wrap Breaks: a text to resize, with a mark at each line break. */
import { memo, type PointerEvent, useMemo, useRef, useState } from 'react';
import { Slider } from '#app/demo-kit/controls/slider.tsx';
import { useKeptState } from '#app/demo-kit/kept-state.ts';
import { useStoredWork } from '#app/demo-kit/share-link/use-stored-work.ts';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { useAnnouncement } from '#app/demo-kit/notice/use-announcement.ts';
import { followPointer } from '#app/demo-kit/pointer/follow-pointer.ts';
import { useSize } from '#app/demo-kit/use-size.ts';
import { clamp } from '#app/demo-kit/vector.ts';
import { Leaf, Wall } from '../shared/cave.tsx';
import { TextOptions } from '../shared/text-options.tsx';
import { Audience } from './audience.tsx';
import { Board } from './board.tsx';
import { Handle } from './handle.tsx';
import { countBreaks, describe, isLastAlone, type Line, noteOn } from './lines.ts';
import { Mark } from './marks.tsx';
import { Shape } from './shape.tsx';
import { MAX_LENGTH, TEXT_NAMES, TEXTS, type TextName, type Wrap, WRAPS } from './texts.ts';
import { useLines } from './use-lines.ts';
import * as styles from './line-breaks.css.ts';

/** Minimum width of the text, px. */
const MIN_TEXT_WIDTH_PX = 120;

/** Initial width of the text, as a share of the maximum. */
const INITIAL_WIDTH_SHARE = 0.6;
/** Its minimum, px: on phones, the first text has other lines with each value of `text-wrap` from 200 to 225 px. */
const MIN_INITIAL_WIDTH_PX = 204;

const KEY = [
  ['space', 'Space'],
  ['sign', 'Punctuation'],
  ['soft hyphen', 'Soft hyphen'],
  ['between letters', 'Between letters'],
  ['new line', 'Manual'],
] as const;

const loadStoredFormat = () => import('./stored.ts');

export default function LineBreaks({ motionAllowed, announce, fail }: DemoProps) {
  const [name, setName] = useKeptState<TextName>('line-breaks text', () => 'sentence');
  const [own, setOwn] = useKeptState<string>('line-breaks own', () => TEXTS.sentence);
  const [wrap, setWrap] = useKeptState<Wrap>('line-breaks wrap', () => 'wrap');
  const [target, setTarget] = useKeptState<number | undefined>(
    'line-breaks width',
    () => undefined,
  );
  const sign = useMemo(() => ({ name, own, wrap, target }), [name, own, wrap, target]);
  useStoredWork('developer-advocate/line-breaks', loadStoredFormat, sign, (stored) => {
    setName(stored.name);
    setOwn(stored.own);
    setWrap(stored.wrap);
    setTarget(stored.target);
  });
  const space = useRef<HTMLDivElement>(null);
  const { width: room } = useSize(space);
  const box = useRef<HTMLDivElement>(null);

  const widest = Math.max(MIN_TEXT_WIDTH_PX, room);
  const within = (px: number) => Math.round(clamp(px, MIN_TEXT_WIDTH_PX, widest));
  const width = within(target ?? Math.max(MIN_INITIAL_WIDTH_PX, room * INITIAL_WIDTH_SHARE));
  const resize = (px: number) => setTarget(within(px));

  const text = name === 'own' ? own : TEXTS[name];
  const lines = useLines(box, { text, width, wrap }, fail);
  const lonely = isLastAlone(text, lines);
  useAnnouncement(describe(text, lines, width), announce);

  // Listeners nod when the breaks change, and cheer when the last line is no longer a single word.
  const breaks = lines.map(({ end }) => end).join(' ');
  const [seen, setSeen] = useState({ breaks, lonely, odd: false, cheers: false });
  if (seen.breaks !== breaks) {
    setSeen({ breaks, lonely, odd: !seen.odd, cheers: seen.lonely && !lonely });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only pauses animations
    <div
      className={styles.root}
      data-motion-allowed={motionAllowed ? '' : undefined}
      onPointerDown={pauseAnimations}
    >
      <TextField
        text={text}
        onChange={(typed) => {
          setOwn(typed);
          setName('own');
        }}
      />
      <div className={styles.scene}>
        <Scenery />
        <div ref={space} />
        <div className={styles.board}>
          <Board text={text} lines={lines} box={box} />
          <p className={styles.ruler} aria-hidden="true">{`${width} px`}</p>
          <Handle width={width} min={MIN_TEXT_WIDTH_PX} max={widest} onChange={resize} />
          <Count lines={lines.length} />
        </div>
        <Audience nod={seen.odd ? 'odd' : 'even'} cheers={seen.cheers} />
      </div>
      <p className={styles.note} data-lonely={lonely ? '' : undefined}>
        {text.length === MAX_LENGTH
          ? `That’s the limit: ${MAX_LENGTH} characters.`
          : noteOn(text, lines)}
      </p>
      <div className={styles.setting}>
        <Slider
          label="Width"
          value={width}
          text={`${width} px`}
          min={MIN_TEXT_WIDTH_PX}
          max={widest}
          onChange={resize}
        />
        <TextOptions
          label="Wrap"
          options={WRAPS.map(({ value, name: label }) => ({
            value,
            name: label,
            face: <Shape text={text} width={width} wrap={value} fail={fail} />,
          }))}
          value={wrap}
          showNames
          onChange={setWrap}
        />
      </div>
      <TextOptions label="Text" options={TEXT_NAMES} value={name} onChange={setName} />
      <Key lines={lines} />
    </div>
  );
}

/**
 * Pauses the animations of listeners and marks while a pointer is down, because they would take the frames that a drag
 * needs.
 */
function pauseAnimations({ target, currentTarget, nativeEvent }: PointerEvent<HTMLElement>) {
  // Selected text can be dragged, which `followPointer` prevents.
  if (target instanceof HTMLTextAreaElement) return;
  if (currentTarget.dataset.held !== undefined) return;
  currentTarget.dataset.held = '';
  followPointer(nativeEvent, { onMove() {}, onEnd: () => delete currentTarget.dataset.held });
}

// Memoized, because these parts don't change while the edge is dragged.

const Scenery = memo(Wall);

/** The number of lines, on a leaf at the corner of the board. */
const Count = memo(({ lines }: { lines: number }) => (
  <div className={styles.count}>
    <Leaf width={74}>
      <text key={lines} x="47" y="52" className={styles.number}>
        {lines}
      </text>
    </Leaf>
  </div>
));

/** Above the board, which a phone's keyboard would cover otherwise. */
const TextField = ({ text, onChange }: { text: string; onChange(text: string): void }) => (
  <div className={styles.field}>
    <textarea
      className={styles.own}
      aria-label="Your text"
      dir="auto"
      maxLength={MAX_LENGTH}
      value={text}
      onFocus={({ currentTarget }) => {
        if (matchMedia('(pointer: coarse)').matches) currentTarget.parentElement?.scrollIntoView();
      }}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </div>
);

/** Number of breaks of each kind. */
const Key = ({ lines }: { lines: readonly Line[] }) => {
  const counts = countBreaks(lines);
  return (
    <ul className={styles.key} aria-label="Line breaks by kind">
      {KEY.map(([at, words]) => (
        <li key={at} data-none={counts[at] === 0 ? '' : undefined}>
          <Mark at={at} />
          <span>
            {words} <b>{counts[at]}</b>
          </span>
        </li>
      ))}
    </ul>
  );
};
