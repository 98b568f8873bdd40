/** Photos without a frame, on the table. They are tapped or dragged into a frame. */
import { useState } from 'react';
import { draggable } from '#app/demo-kit/pointer/touch.css.ts';
import { type DragScope, useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import type { Point, Vector } from '#app/demo-kit/vector.ts';
import { type Photo, photoNamed } from '../shared/photos.ts';
import * as styles from './card.css.ts';

/** Whether the card is at a point of the window, and the index of its frame there. */
function cardAt([x, y]: Point) {
  const under = document.elementsFromPoint(x, y);
  const frame = under.find((one): one is HTMLElement => one.matches('[data-frame]'));
  return {
    frame: frame && Number(frame.dataset.frame),
    onCard: under.some((one) => one.closest('[data-card]')),
  };
}

type PrintsProps = {
  names: readonly string[];
  photos: readonly Photo[];
  scope: DragScope;
  /** While the card is in its envelope. */
  disabled: boolean;
  /** Called with the frame on which a photo would be dropped. */
  onTarget(frame?: number): void;
  onPlace(name: string, frame?: number): void;
};

export function Prints({ names, photos, scope, disabled, onTarget, onPlace }: PrintsProps) {
  const [held, setHeld] = useState<{ name: string; by: Vector }>();
  const drag = useDrag<string>(
    {
      press({ currentTarget }) {
        const { print: name } = currentTarget.dataset;
        if (disabled || name === undefined) return undefined;
        setHeld({ name, by: [0, 0] });
        return name;
      },
      move({ held: name, by, at }) {
        setHeld({ name, by });
        onTarget(cardAt(at).frame);
      },
      drop({ held: name, at }) {
        const { frame, onCard } = cardAt(at);
        if (onCard) onPlace(name, frame);
      },
      tap: ({ held: name }) => onPlace(name),
      end() {
        setHeld(undefined);
        onTarget();
      },
    },
    { scope },
  );
  return (
    <div className={styles.waiting} aria-hidden="true">
      {names.map((name) => {
        const by = held?.name === name ? held.by : undefined;
        return (
          <img
            key={name}
            className={`${styles.print} ${draggable}`}
            data-print={name}
            data-held={by && ''}
            style={by && { translate: `${by[0]}px ${by[1]}px` }}
            src={photoNamed(photos, name).address}
            alt=""
            draggable={false}
            {...drag}
          />
        );
      })}
    </div>
  );
}
