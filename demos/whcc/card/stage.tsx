/** The stage with the card, its envelope, and the table: by pointer and by keys. */
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { arrowOf, isShortcut } from '#app/demo-kit/arrow-keys.ts';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { stage as ground } from '#app/demo-kit/pointer/touch.css.ts';
import { useDragScope } from '#app/demo-kit/pointer/use-drag.ts';
import { cloth, wall } from '../shared/editor.css.ts';
import * as styles from './card.css.ts';
import { CardView } from './card-view.tsx';
import { ENVELOPES, LAYOUTS, PRODUCTS, THEMES } from './design.ts';
import { EnvelopeFlap, EnvelopePocket, shade } from './envelope.tsx';
import { Prints } from './prints.tsx';
import { STEP_DEG } from './turning.ts';
import { useCardDrag } from './use-card-drag.ts';
import type { CardEditor } from './use-card-editor.ts';

type StageProps = Pick<DemoProps, 'motionAllowed' | 'fail'> & { editor: CardEditor };

export function Stage({ editor, motionAllowed, fail }: StageProps) {
  const { design, photos, frame, inside, folded, open, turning } = editor;
  const helpId = useId();
  /** The frame on which a photo would be dropped. */
  const [target, setTarget] = useState<number>();
  const { width, height } = PRODUCTS[design.product];
  /** The card and the photos on the table. */
  const scope = useDragScope();
  const box = useRef<HTMLDivElement>(null);
  const drag = useCardDrag(editor, { scope, scroller: box });

  const onKeyDown = (event: KeyboardEvent) => {
    const presses = (event.key === 'Enter' || event.key === ' ') && !isShortcut(event);
    const arrow = inside ? undefined : arrowOf(event);
    if (!arrow && !(presses && (inside || folded))) return;
    event.preventDefault();
    if (arrow) turning.turnBy(arrow[0] * STEP_DEG, (-arrow[1] * STEP_DEG) / 2);
    else if (event.repeat) return;
    else if (inside) editor.toggleEnvelope();
    else editor.openCard(!open);
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!inside || !(target instanceof Element)) return;
    if (target.closest('[data-envelope], [data-card]')) editor.toggleEnvelope();
  };

  const size = {
    '--width': width,
    '--height': height,
    '--long': Math.max(width, height),
    '--short': Math.min(width, height),
    '--upright': height > width ? '90deg' : '0deg',
  } as Record<string, number | string>;
  const isFrameSelectable = editor.tab === 'Photos' && LAYOUTS[design.layout] > 1;

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application */}
      <div
        ref={box}
        className={`${styles.stage} ${ground} ${wall}`}
        style={size}
        role="application"
        aria-label="Card to turn"
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- handles keys
        tabIndex={0}
        data-inside={inside}
        data-motion-allowed={motionAllowed ? '' : undefined}
        data-animated={motionAllowed && editor.animated ? '' : undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <p id={helpId} className={visuallyHidden}>
          {inside
            ? 'Enter takes the card out of its envelope.'
            : `Arrow keys turn the card.${folded ? ' Enter opens and closes it.' : ''}`}
        </p>
        <div className={cloth} />
        <div
          className={styles.envelope}
          style={{ background: shade(ENVELOPES[design.envelope], 22) }}
          data-envelope
        />
        <div className={styles.flapBox} data-envelope>
          <EnvelopeFlap {...design} theme={THEMES[design.theme]} />
        </div>
        <CardView
          design={design}
          photos={photos}
          chosen={isFrameSelectable ? frame : undefined}
          target={target}
          open={open}
          turning={turning}
          drag={drag}
          fail={fail}
        />
        <div className={styles.envelopeFront} data-envelope>
          <EnvelopePocket {...design} />
        </div>
        <Prints
          names={design.photos.slice(LAYOUTS[design.layout])}
          photos={photos}
          scope={scope}
          disabled={inside === true}
          onTarget={setTarget}
          onPlace={editor.place}
        />
        {inside && (
          <p className={styles.invitation} aria-hidden="true">
            Press to take the card out
          </p>
        )}
      </div>
    </>
  );
}
