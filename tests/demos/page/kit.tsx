/** Parts of app/demo-kit, each with what it reports in text, for tests/demos/kit.spec.ts. */
import { startTransition, useRef, useState } from 'react';
import { Button } from '#app/demo-kit/controls/button.tsx';
import { Slider } from '#app/demo-kit/controls/slider.tsx';
import { shaking } from '#app/demo-kit/notice/notice.css.ts';
import { Notice, useNotice } from '#app/demo-kit/notice/notice.tsx';
import {
  type Drag,
  type DragScope,
  useDrag,
  useDragScope,
} from '#app/demo-kit/pointer/use-drag.ts';
import { usePinch } from '#app/demo-kit/pointer/use-pinch.ts';
import { type Place, useFlip } from '#app/demo-kit/use-flip.ts';
import { add, type Point } from '#app/demo-kit/vector.ts';
import { UndoRedo } from '#app/demo-kit/undo/undo-redo.tsx';
import { useUndo } from '#app/demo-kit/undo/use-undo.ts';
import { draggable } from '#app/demo-kit/pointer/touch.css.ts';
import { useKeptFocus } from '#app/demo-kit/use-kept-focus.ts';
import { useSize } from '#app/demo-kit/use-size.ts';
import * as styles from './page.css.ts';

const rounded = (point: Point) => point.map(Math.round).join(' ');

/** A button that can be dragged, and logs what happened to it. */
function Piece({ name, scope }: { name: string; scope?: DragScope }) {
  const [place, setPlace] = useState<Point>([0, 0]);
  const [by, setBy] = useState<Point>([0, 0]);
  const [log, setLog] = useState<readonly string[]>([]);
  const note = (entry: string) => setLog((before) => [...before, entry]);
  const move = (drag: Drag<Point>) => setBy(drag.by);
  const drag = useDrag<Point>(
    {
      press: () => place,
      start: () => note('start'),
      move,
      drop({ held, by }) {
        setPlace(add(held, by));
        setBy([0, 0]);
        note('drop');
      },
      cancel() {
        setBy([0, 0]);
        note('cancel');
      },
      tap: () => note('tap'),
    },
    { scope },
  );
  const [x, y] = add(place, by);
  return (
    <button
      className={`${styles.piece} ${draggable}`}
      type="button"
      style={{ translate: `${x}px ${y}px` }}
      data-piece={name}
      data-at={rounded([x, y])}
      data-log={log.join(' ')}
      onClick={() => note('click')}
      {...drag}
    >
      {name}
    </button>
  );
}

function Pinchable() {
  const [view, setView] = useState({ x: 0, y: 0, zoom: 1 });
  const [isHeld, setHeld] = useState(false);
  const pinch = usePinch({
    hold: setHeld,
    move: ({ by: [x, y], zoom }) =>
      setView((was) => ({ x: was.x + x, y: was.y + y, zoom: was.zoom * zoom })),
  });
  return (
    <div
      className={`${styles.board} ${draggable}`}
      data-pinch
      data-at={rounded([view.x, view.y])}
      data-zoom={view.zoom.toFixed(2)}
      data-held={isHeld}
      {...pinch}
    />
  );
}

/** Duration of a message, ms. */
const MESSAGE_MS = 5000;

const announce = (text: string) => (document.title = text);

/** A state, and a button that refuses to change it. */
function Refusing() {
  const [state, setState] = useState(0);
  const { shown, refuse } = useNotice(state, announce, { durationMs: MESSAGE_MS });
  return (
    <>
      <Button reason="It is full." onRefuse={refuse} onPress={() => setState(-1)}>
        Add
      </Button>
      <Button onPress={() => setState(state + 1)}>Change</Button>
      <Notice className={shaking} shown={shown}>
        A hint.
      </Notice>
    </>
  );
}

/** A number with undo steps. The last button changes it, which renders late, and redoes in the same task. */
function Stepping() {
  const undo = useUndo({ name: 'kit', first: () => 0, describe: String, announce });
  return (
    <div data-number={undo.current}>
      <UndoRedo undo={undo} />
      <Slider
        label="Number"
        value={undo.current}
        text={`${undo.current}`}
        min={0}
        max={9}
        onChange={(value) => undo.change(value, 'Set.')}
      />
      <Button onPress={() => undo.change(1, 'Set.')}>Set 1</Button>
      <Button
        onPress={() => {
          startTransition(() => undo.change(2, 'Set.'));
          undo.redo();
        }}
      >
        Set 2 and redo
      </Button>
    </div>
  );
}

function Sized() {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  return <div ref={box} className={styles.sized} data-sized={`${width} ${height}`} />;
}

/** Buttons, each of which the key Delete removes. */
function Removable() {
  const [names, setNames] = useState(['one', 'two', 'three']);
  const keptFocus = useKeptFocus('button');
  return (
    <div {...keptFocus} data-removable>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          onKeyDown={({ key }) => {
            if (key === 'Delete') setNames(names.filter((other) => other !== name));
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** Two rows of cards, of which the last of the first row moves to its front, or to the other row. */
function Rows() {
  const root = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState<readonly (readonly string[])[]>([['a', 'b', 'c'], []]);
  const [first = [], second = []] = rows;
  const last = first.slice(-1);
  useFlip(root, {
    attribute: 'data-card',
    motionAllowed: true,
    copy(card: HTMLElement, { x, y }: Place) {
      const copy = document.createElement('b');
      copy.dataset.copy = `${card.dataset.card} ${x} ${y}`;
      root.current?.append(copy);
      return copy;
    },
  });
  return (
    <div ref={root} className={styles.rows}>
      {rows.map((cards, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows are identified by index
        <p key={index} className={styles.row} data-zone>
          {cards.map((card) => (
            <span key={card} className={styles.piece} data-card={card} />
          ))}
        </p>
      ))}
      <button
        type="button"
        data-reorder
        onClick={() => setRows([[...last, ...first.slice(0, -1)], second])}
      >
        Reorder
      </button>
      <button
        type="button"
        data-transfer
        onClick={() => setRows([first.slice(0, -1), [...second, ...last]])}
      >
        Transfer
      </button>
    </div>
  );
}

export function Kit() {
  const scope = useDragScope();
  const [isShown, setShown] = useState(true);
  return (
    <div data-kit>
      <Piece name="alone" />
      <Piece name="first" scope={scope} />
      <Piece name="second" scope={scope} />
      {isShown && <Piece name="removable" scope={scope} />}
      <button type="button" data-remove onClick={() => setShown(false)}>
        Remove
      </button>
      <Pinchable />
      <Refusing />
      <Stepping />
      <Sized />
      <Removable />
      <Rows />
    </div>
  );
}
