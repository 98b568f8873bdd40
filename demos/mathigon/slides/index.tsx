/** A small model of Polypad's slides: pagination, multi-select, drag, duplicate, copy, paste, add, delete. */
import { Button } from '#app/demo-kit/controls/button.tsx';
import { Icon } from '#app/demo-kit/controls/icons.tsx';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { Notice } from '#app/demo-kit/notice/notice.tsx';
import { History, IconButton, runCommand, TextButtons } from '../shared/commands.tsx';
import { DemoRoot } from '../shared/demo-root.tsx';
import { BigSlide } from './big-slide.tsx';
import { onSlidesKey } from './keys.ts';
import { Shelf } from './shelf.tsx';
import * as styles from './slides.css.ts';
import { describe } from './slides.ts';
import { useSlides } from './use-slides.ts';

export default function PolypadSlides({ motionAllowed, announce }: DemoProps) {
  const store = useSlides(announce);
  const { undo, deck, slide, page, turn, nudge } = store;
  return (
    <DemoRoot
      motionAllowed={motionAllowed}
      focusable="[data-slide][aria-current]"
      onKeyDown={(event) => onSlidesKey(event, store)}
      unchoose={deck.selected.size > 0 ? () => store.select(new Set()) : undefined}
    >
      <div className={styles.bar}>
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
        <History undo={undo} />
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
        <div className={styles.pager}>
          <Button name="Previous slide" className={styles.turn} {...turn(-1)}>
            <Icon name="chevronLeft" />
          </Button>
          <span className={styles.dots} aria-hidden="true">
            {deck.slides.map(({ id }) => (
              <span
                key={id}
                className={styles.dot}
                data-current={id === deck.current ? '' : undefined}
              />
            ))}
          </span>
          <Button name="Next slide" className={styles.turn} {...turn(1)}>
            <Icon name="chevronRight" />
          </Button>
        </div>
        <Shelf store={store} />
      </div>

      <div className={styles.bar}>
        <TextButtons label="Selected slides" commands={{ 'Select several': store.selectSeveral }}>
          <IconButton name="Move earlier" icon="left" {...nudge(-1)} />
          <IconButton name="Move later" icon="right" {...nudge(1)} />
        </TextButtons>
        <div className={styles.status}>
          <Notice className={styles.noticeBelow} shown={store.notice}>
            {describe(deck)}
          </Notice>
        </div>
      </div>
    </DemoRoot>
  );
}
