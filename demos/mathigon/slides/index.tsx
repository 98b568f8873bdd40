/** A small model of Polypad's slides: pagination, multi-select, drag, duplicate, copy, paste, add, delete. */
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { Button } from '#app/demo-kit/controls/button.tsx';
import { LengthLimit } from '#app/demo-kit/controls/length-limit.tsx';
import { Notice } from '#app/demo-kit/notice/notice.tsx';
import { History, IconButton, runCommand, TextButtons } from '../shared/commands.tsx';
import { DemoRoot } from '../shared/demo-root.tsx';
import { BigSlide } from './big-slide.tsx';
import { onSlidesKey } from './keys.ts';
import { Pager } from './pager.tsx';
import { Presentation } from './presentation.tsx';
import { Shelf } from './shelf.tsx';
import * as styles from './slides.css.ts';
import { describe, MAX_TITLE_LENGTH } from './slides.ts';
import { useSlides } from './use-slides.ts';

export default function PolypadSlides({ motionAllowed, announce }: DemoProps) {
  const store = useSlides(announce);
  const { undo, deck, slide, page, turn, nudge, isPresenting, present } = store;
  return (
    <DemoRoot
      motionAllowed={motionAllowed}
      focusable="[data-slide][aria-current]"
      onKeyDown={(event) => onSlidesKey(event, store)}
      unchoose={
        isPresenting
          ? present.onPress
          : deck.selected.size > 0
            ? () => store.select(new Set())
            : undefined
      }
    >
      <div className={styles.tools}>
        <TextButtons
          label="Slides"
          commands={{
            Add: store.add,
            Duplicate: store.duplicate,
            Copy: store.copy,
            Paste: store.paste,
            Delete: store.remove,
          }}
        />
        <TextButtons label="Selected slides" commands={{ 'Select several': store.selectSeveral }}>
          <IconButton name="Move earlier" icon="left" {...nudge(-1)} />
          <IconButton name="Move later" icon="right" {...nudge(1)} />
        </TextButtons>
      </div>

      <div className={styles.wall} data-board>
        <div className={styles.stage} data-stage={slide?.motif ?? ''}>
          {slide ? (
            <BigSlide
              slide={slide}
              page={page}
              motionAllowed={motionAllowed}
              turn={(by) => runCommand(turn(by))}
            />
          ) : (
            'No slides. Add one, or undo.'
          )}
        </div>
        <div className={styles.show}>
          {slide && (
            <label className={styles.titleField}>
              Title
              <input
                type="text"
                dir="auto"
                maxLength={MAX_TITLE_LENGTH}
                autoComplete="off"
                spellCheck={false}
                value={slide.title}
                onChange={({ currentTarget }) => store.retitle(currentTarget.value)}
              />
              <LengthLimit text={slide.title} maxLength={MAX_TITLE_LENGTH} />
            </label>
          )}
          <Pager store={store} />
          <Button className={styles.present} {...present}>
            Present
          </Button>
        </div>
        <Shelf store={store} />
      </div>
      {isPresenting && <Presentation store={store} />}

      <div className={styles.end}>
        <div className={styles.status}>
          <Notice className={styles.noticeBelow} shown={store.notice}>
            {describe(deck)}
          </Notice>
        </div>
        <History undo={undo} />
      </div>
    </DemoRoot>
  );
}
