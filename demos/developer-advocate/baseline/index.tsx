/** A small model of Baseline: the same text with the browser's leading, and with trimmed leading. */
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { Slider } from '#app/demo-kit/controls/slider.tsx';
import { useKeptState } from '#app/demo-kit/kept-state.ts';
import { useStoredWork } from '#app/demo-kit/share-link/use-stored-work.ts';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { Notice, useNotice } from '#app/demo-kit/notice/notice.tsx';
import { useAnnouncement } from '#app/demo-kit/notice/use-announcement.ts';
import { useDragScope } from '#app/demo-kit/pointer/use-drag.ts';
import { useSize } from '#app/demo-kit/use-size.ts';
import { clamp } from '#app/demo-kit/vector.ts';
import { Leaf, Wall } from '../shared/cave.tsx';
import { CopyButton } from '../shared/copy-button.tsx';
import { TextOptions } from '../shared/text-options.tsx';
import * as model from './leading.ts';
import type { Setting, Target } from './leading.ts';
import { PAGE_SPACING_PX, Page } from './page.tsx';
import { Robin } from './robin.tsx';
import { Thread } from './thread.tsx';
import { clipped, MAX_CHARACTERS, wordsOf } from './words.ts';
import * as styles from './baseline.css.ts';

const FACE_OPTIONS = (['heading', 'text', 'bold'] as const).map((value) => ({
  value,
  name: model.FACES[value].name,
}));

/** Horizontal padding of a page, px. */
const PAGE_PADDING_PX = 36;
/** Height at the foot of the pages that the notice needs, px. */
const NOTICE_PX = 18;

/** Why the size has a lower limit than with the demo's own words. */
const SMALLER = 'Long words are set smaller.';

const loadStoredFormat = () => import('./stored.ts');

const isSame = (one: Setting, other: Setting) =>
  one.face === other.face && one.size === other.size && one.leading === other.leading;

export default function Baseline({ motionAllowed, announce }: DemoProps) {
  const wordId = useId();
  const pages = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(pages);
  const scope = useDragScope();
  const [target, setTarget] = useKeptState<Target>('baseline', () => ({
    face: 'heading',
    leading: 150,
    text: '',
  }));
  useStoredWork('developer-advocate/baseline', loadStoredFormat, target, setTarget);
  const [hasDragged, setHasDragged] = useState(false);
  const announceLimit = useCallback((limit: string) => announce(`${limit}.`), [announce]);
  const { shown, refuse, clear } = useNotice(target, announceLimit);

  const own = useMemo(() => wordsOf(target.text), [target.text]);
  const pageWidth = (width - styles.PAGE_GAP_PX) / 2 - PAGE_PADDING_PX;
  const { words, largest } = model.wordsIn(pageWidth, own);
  const wanted = target.size ?? model.openingSize(model.wordsIn(pageWidth).largest);
  const isSmaller = width > 0 && largest < wanted;
  const smallest = model.smallestSize(largest);
  const size = clamp(target.size ?? model.openingSize(largest), smallest, largest);
  const setting: Setting = { ...target, size };
  const leading = model.leadingOf(setting);
  const { before, after } = model.trimOf(setting);
  const lines = model.filledLines(words, setting, {
    width: pageWidth,
    height: height - 2 * PAGE_SPACING_PX - NOTICE_PX,
  });
  const description = model.describe(setting, PAGE_SPACING_PX);
  useAnnouncement(isSmaller ? `${description} ${SMALLER}` : description, announce);

  const change = (part: Partial<Target>) => setTarget({ ...target, ...part });
  const type = (typed: string) => {
    const text = clipped(typed);
    const next = { ...target, text };
    setTarget(next);
    if (text === typed.trimStart()) clear();
    else refuse(`Up to ${MAX_CHARACTERS} characters`, undefined, next);
  };
  const drag = (from: Setting, thread: number, by: number) => {
    const dragged = model.dragThread(from, thread, by, largest);
    // The same object as long as nothing changes, so that a refusal stays.
    const next = isSame(dragged, setting) ? target : { ...dragged, text: target.text };
    setHasDragged(true);
    setTarget(next);
    const limit = model.limitOf(from, thread, by, largest);
    if (limit === undefined) clear();
    else if (limit !== shown?.text) refuse(limit, undefined, next);
  };

  const capitals = leading.baseline - leading.capital;
  const threads = lines.map((_, index) => PAGE_SPACING_PX + capitals + index * leading.line);
  const native = CSS.supports('text-box', 'trim-both cap alphabetic');

  return (
    <div className={styles.root} data-motion-allowed={motionAllowed ? '' : undefined}>
      <div className={styles.scene}>
        <Wall />
        <div ref={pages} className={styles.pages}>
          <Page kind="line-height" lines={lines} setting={setting} />
          <Page kind="baseline" lines={lines} setting={setting} />
          {threads.slice(0, 2).map((top, index) => (
            <Thread
              key={index === 0 ? 'size' : 'line height'}
              top={top}
              setting={setting}
              scope={scope}
              onDrag={(from, by) => drag(from, index, by)}
            >
              {index === 0 && <Robin isTight={leading.half < 1} motionAllowed={motionAllowed} />}
            </Thread>
          ))}
          {threads.slice(2).map((top) => (
            <div key={top} className={styles.line} style={{ top }} data-thread="" />
          ))}
        </div>
        <Notice className={styles.notice} shown={shown}>
          {isSmaller ? SMALLER : hasDragged ? undefined : 'Drag a thread'}
        </Notice>
        <div className={styles.leftLeaf}>
          <Leaf width={84} />
        </div>
        <div className={styles.rightLeaf}>
          <Leaf width={84} />
        </div>
      </div>
      <div className={styles.controls}>
        <Slider
          label="Size"
          value={setting.size}
          text={`${setting.size} px`}
          min={smallest}
          max={largest}
          onChange={(px) => change({ size: px })}
        />
        <Slider
          label="Line height"
          value={target.leading}
          text={`${target.leading} %`}
          min={model.MIN_LINE_HEIGHT}
          max={model.MAX_LINE_HEIGHT}
          onChange={(percent) => change({ leading: percent })}
        />
        <TextOptions
          label="Typeface"
          options={FACE_OPTIONS}
          value={target.face}
          onChange={(face) => change({ face })}
        />
        <div className={styles.field}>
          <label className={styles.fieldLabel} htmlFor={wordId}>
            Your word <small>up to {MAX_CHARACTERS} characters</small>
          </label>
          <input
            id={wordId}
            className={styles.input}
            type="text"
            dir="auto"
            value={target.text}
            placeholder={words.lines[0]}
            autoComplete="off"
            spellCheck={false}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        </div>
      </div>
      <div className={styles.rule}>
        <div className={styles.ruleHead}>
          <p>CSS that trims it:</p>
          <CopyButton label="Copy" text={model.cssOf(setting)} announce={announce} />
        </div>
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
