/** A small model of Baseline: the same text with the browser's leading, and with trimmed leading. */
import { useEffect, useRef, useState } from 'react';
import type { DemoProps } from '../../kit/demo-props.ts';
import { Leaf, Wall } from '../shared/cave.tsx';
import { Slider } from '../../kit/controls/slider.tsx';
import { TextOptions } from '../shared/text-options.tsx';
import { useAnnouncement } from '../../kit/notice/use-announcement.ts';
import {
  describe,
  dragThread,
  type FaceName,
  FACES,
  leadingOf,
  limitOf,
  MAX_LINE_HEIGHT,
  openingSize,
  type Setting,
  MIN_SIZE_PX,
  MIN_LINE_HEIGHT,
  trimOf,
  wordsIn,
} from './leading.ts';
import { PAGE_SPACING_PX, Page } from './page.tsx';
import { Robin } from './robin.tsx';
import { Thread } from './thread.tsx';
import * as styles from './baseline.css.ts';

const FACE_OPTIONS = (['heading', 'text', 'bold'] as const).map((face): [FaceName, string] => [
  face,
  FACES[face].name,
]);

/** Horizontal padding of a page, px. */
const PAGE_PADDING_PX = 36;

const isSame = (one: Setting, other: Setting) =>
  one.face === other.face && one.size === other.size && one.leading === other.leading;

export default function Baseline({ moving, announce }: DemoProps) {
  const [face, setFace] = useState<FaceName>('heading');
  const [wanted, setWanted] = useState<number>();
  const [percent, setPercent] = useState(150);
  const [room, setRoom] = useState(0);
  const [hint, setHint] = useState(true);
  const [limit, setLimit] = useState<{ text: string; setting: Setting }>();
  const pages = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!pages.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(pages.current);
    return () => observer.disconnect();
  }, []);

  const { lines, largest } = wordsIn((room - styles.PAGE_GAP_PX) / 2 - PAGE_PADDING_PX);
  const size = Math.min(wanted ?? openingSize(largest), largest);
  const setting = { face, size, leading: percent };
  const leading = leadingOf(setting);
  const { before, after } = trimOf(setting);
  const refused = limit && isSame(limit.setting, setting) ? limit.text : undefined;
  const result = describe(setting, PAGE_SPACING_PX);
  useAnnouncement(refused ? `${refused}. ${result}` : result, announce);

  const drag = (from: Setting, thread: number, by: number) => {
    const next = dragThread(from, thread, by, largest);
    setHint(false);
    setWanted(next.size);
    setPercent(next.leading);
    const text = limitOf(from, thread, by, largest);
    setLimit(text === undefined ? undefined : { text, setting: next });
  };

  const capitals = leading.baseline - leading.capital;
  const threads = lines.map((_, index) => PAGE_SPACING_PX + capitals + index * leading.line);
  const native = CSS.supports('text-box', 'trim-both cap alphabetic');

  return (
    <div className={styles.root} data-moving={moving ? '' : undefined}>
      <div className={styles.scene}>
        <Wall />
        <div ref={pages} className={styles.pages}>
          <Page kind="line-height" words={lines} setting={setting} leading={leading} />
          <Page kind="baseline" words={lines} setting={setting} leading={leading} />
          {threads.map((top, index) => (
            <Thread
              key={lines[index]}
              top={top}
              setting={setting}
              onDrag={(from, by) => drag(from, index, by)}
            >
              {index === 0 && <Robin />}
            </Thread>
          ))}
        </div>
        {hint && <p className={styles.hint}>Drag a thread</p>}
        {refused && (
          <p key={refused} className={styles.refusal} aria-hidden="true">
            {refused}
          </p>
        )}
        <div className={styles.question}>
          <Leaf width={84}>
            <text x="46" y="53" className={styles.said}>
              ?
            </text>
          </Leaf>
        </div>
        <div className={styles.answer}>
          <Leaf width={84}>
            <path
              d="M48 60C20 40 34 20 48 32C62 20 76 40 48 60z"
              fill="#fdf5de"
              transform="rotate(180 48 40) scale(-1 -1) translate(-96 -80)"
            />
          </Leaf>
        </div>
      </div>
      <div className={styles.controls}>
        <Slider
          label="Size"
          value={setting.size}
          text={`${setting.size} px`}
          min={MIN_SIZE_PX}
          max={largest}
          onChange={setWanted}
        />
        <Slider
          label="Line height"
          value={percent}
          text={`${percent} %`}
          min={MIN_LINE_HEIGHT}
          max={MAX_LINE_HEIGHT}
          onChange={setPercent}
        />
        <TextOptions label="Typeface" options={FACE_OPTIONS} value={face} onChange={setFace} />
      </div>
      <div className={styles.rule}>
        <p>CSS that trims it:</p>
        <code>
          <span>{`::before { margin-bottom: ${before} }`}</span>
          <br />
          <span>{`::after { margin-top: ${after} }`}</span>
        </code>
        <p>
          <span>{native ? 'Built into this browser: ' : 'Built into newer browsers: '}</span>
          <code>text-box: trim-both cap alphabetic</code>
        </p>
      </div>
    </div>
  );
}
