/** The coins below the board: a press adds one where there is room, a drag puts it where it is released. */
import { type RefObject, useState } from 'react';
import { Button } from '#app/demo-kit/controls/button.tsx';
import { type DragScope, useDrag, useDragScope } from '#app/demo-kit/pointer/use-drag.ts';
import { add, type Point, scale, subtract, type Vector } from '#app/demo-kit/vector.ts';
import { CoinPicture } from './coin-picture.tsx';
import * as styles from './coins.css.ts';
import { CURRENCIES, type Kind, nameOf, sizeOf, VALUES } from './coins.ts';
import type { CoinsStore } from './use-coins.ts';

type TrayProps = {
  store: CoinsStore;
  board: RefObject<HTMLDivElement>;
};

export function Tray({ store, board }: TrayProps) {
  const scope = useDragScope();
  const kinds = CURRENCIES.flatMap((currency) => VALUES.map((value) => ({ currency, value })));
  return (
    <fieldset className={styles.tray} aria-label="Add a coin">
      {kinds.map((kind) => (
        <TrayCoin key={nameOf(kind)} kind={kind} store={store} board={board} scope={scope} />
      ))}
    </fieldset>
  );
}

const middleOf = ({ left, top, width, height }: DOMRect): Point => [
  left + width / 2,
  top + height / 2,
];

function TrayCoin({ kind, store, board, scope }: TrayProps & { kind: Kind; scope: DragScope }) {
  const [by, setBy] = useState<Vector>();
  const command = store.add(kind);
  const drag = useDrag<Point>(
    {
      press: ({ currentTarget }) =>
        command.reason === undefined ? middleOf(currentTarget.getBoundingClientRect()) : undefined,
      move: (drag) => setBy(drag.by),
      drop({ held: middle, by }) {
        if (!board.current) return;
        const { left, top } = board.current.getBoundingClientRect();
        const { clientLeft, clientTop } = board.current;
        const inBoard = subtract(add(middle, by), [left + clientLeft, top + clientTop]);
        store.addAt(kind, scale(inBoard, 1 / store.scale));
      },
      end: () => setBy(undefined),
    },
    { scope },
  );
  const size = sizeOf(kind) * store.scale;
  return (
    <div className={styles.slot} data-held={by ? '' : undefined} {...drag}>
      <Button name={`Add ${nameOf(kind)}`} className={styles.more} {...command}>
        <CoinPicture {...kind} />
      </Button>
      {by && (
        <span
          className={styles.minted}
          data-minted
          style={{
            width: size,
            height: size,
            translate: `calc(${by[0]}px - 50%) calc(${by[1]}px - 50%)`,
          }}
        >
          <CoinPicture {...kind} />
        </span>
      )}
    </div>
  );
}
