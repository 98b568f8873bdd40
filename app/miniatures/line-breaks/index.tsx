/** Block Wrap Breaks in small: a text to resize, and a mark at each place where its lines break. */
import { useEffect, useId, useRef, useState } from 'react';
import type { MiniatureProps } from '../miniature-props.ts';
import { Leaf, Wall } from '../shared/cave.tsx';
import { Slider } from '../shared/slider.tsx';
import { Slips } from '../shared/slips.tsx';
import { useTold } from '../shared/use-told.ts';
import { Audience } from './audience.tsx';
import { Handle } from './handle.tsx';
import { countBreaks, describe, isLastAlone } from './lines.ts';
import { Mark } from './marks.tsx';
import { LONGEST, TEXT_NAMES, TEXTS, type TextName, type Wrap, WRAPS } from './texts.ts';
import { useLines } from './use-lines.ts';
import * as styles from './line-breaks.css.ts';

/** Narrowest text, px. */
const NARROWEST = 120;

/** How much of its room the text has at first. */
const FIRST_SHARE = 0.6;

const KEY = [
  ['space', 'at a space'],
  ['sign', 'after a sign'],
  ['soft hyphen', 'at a soft hyphen'],
  ['inside a word', 'inside a word'],
  ['new line', 'by hand'],
] as const;

export default function LineBreaks({ moving, tell, fail }: MiniatureProps) {
  const [name, setName] = useState<TextName>('sentence');
  const [own, setOwn] = useState<string>(TEXTS.sentence);
  const [wrap, setWrap] = useState<Wrap>('wrap');
  const [room, setRoom] = useState(0);
  const [wanted, setWanted] = useState<number>();
  const space = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const ownId = useId();

  useEffect(() => {
    if (!space.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? 0));
    observer.observe(space.current);
    return () => observer.disconnect();
  }, []);

  const widest = Math.max(NARROWEST, Math.floor(room));
  const within = (px: number) => Math.round(Math.min(widest, Math.max(NARROWEST, px)));
  const width = within(wanted ?? room * FIRST_SHARE);
  const resize = (px: number) => setWanted(within(px));

  const text = name === 'own' ? own : TEXTS[name];
  const lines = useLines(box, { text, width, wrap }, fail);
  const counts = countBreaks(lines);
  useTold(describe(text, lines, width), tell);

  // Listeners nod once for each time that the breaks are others.
  const breaks = lines.map(({ end }) => end).join(' ');
  const [nod, setNod] = useState({ breaks, odd: false });
  if (nod.breaks !== breaks) setNod({ breaks, odd: !nod.odd });

  return (
    <div className={styles.root} data-moving={moving ? '' : undefined}>
      <div className={styles.scene}>
        <Wall />
        <div ref={space} />
        <div className={styles.board}>
          <div className={styles.page}>
            <div className={styles.strips} aria-hidden="true">
              {lines.map(({ start, end, at, left, top, width, height }) => (
                <div key={start}>
                  <div
                    className={styles.strip}
                    data-strip=""
                    style={{ left: left - 10, top, width: width + 20, height }}
                  />
                  <div
                    key={end}
                    className={styles.place}
                    data-break={at}
                    style={{ left: left + width + 10, top: top + height }}
                  >
                    <Mark at={at} />
                  </div>
                </div>
              ))}
            </div>
            <div ref={box} className={styles.text} data-text="" />
          </div>
          <div className={styles.foot}>
            <span className={styles.ruler} aria-hidden="true">
              {width} px
            </span>
          </div>
          <Handle width={width} min={NARROWEST} max={widest} onChange={resize} />
          <div className={styles.count}>
            <Leaf width={74}>
              <text x="47" y="52" className={styles.number}>
                {lines.length}
              </text>
            </Leaf>
          </div>
        </div>
        <Audience nod={nod.odd ? 'odd' : 'even'} />
      </div>
      <ul className={styles.key} aria-label="Breaks">
        {KEY.map(([at, words]) => (
          <li key={at} data-none={counts[at] === 0 ? '' : undefined}>
            <Mark at={at} />
            <span>
              <b>{counts[at]}</b> {words}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {isLastAlone(text, lines) ? 'The last word stands alone.' : 'No word stands alone.'}
      </p>
      <div className={styles.controls}>
        <Slider
          label="Width"
          value={width}
          text={`${width} px`}
          min={NARROWEST}
          max={widest}
          onChange={resize}
        />
        <Slips label="Wrap" options={WRAPS} value={wrap} onChange={setWrap} />
        <div className={styles.whole}>
          <Slips label="Text" options={TEXT_NAMES} value={name} onChange={setName} />
        </div>
        {name === 'own' && (
          <div className={styles.own}>
            <label htmlFor={ownId}>Your words</label>
            <textarea
              id={ownId}
              rows={2}
              maxLength={LONGEST}
              value={own}
              onChange={({ currentTarget }) => setOwn(currentTarget.value)}
            />
          </div>
        )}
      </div>
    </div>
  );
}
