/** The drawing area: shows the streamers and handles touch, mouse and keys. */
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { arrowOf, isShortcut, keyName } from '#app/demo-kit/arrow-keys.ts';
import { Notice } from '#app/demo-kit/notice/notice.tsx';
import { keepFromScrolling } from '#app/demo-kit/pointer/keep-from-scrolling.ts';
import { useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import type { Point } from '#app/demo-kit/vector.ts';
import { Puff } from './puff.tsx';
import type { Knot } from './renderer-messages.ts';
import type { ToyStore } from './use-toy.ts';
import * as styles from './wanda-whirl.css.ts';

/** Distance from a streamer's edge at which a press hits it, px. */
const REACH_PX = 24;
/** A press on paper is a tap only if it is shorter, ms. */
const TAP_MS = 350;
/** Distance from the middle of a bow at which a tap unties it, px. */
const BOW_REACH_PX = { mouse: 28, finger: 44 };
/** Limit of visible puffs. */
const MAX_PUFFS = 6;

/** What to try first, one after another. */
const INVITATIONS = [
  ['throw', 'Catch one and throw it'],
  ['blow', 'Press the air to blow'],
  ['tie', 'Wind one around another'],
  ['untie', 'Tap a bow to untie it'],
] as const;

type Press = {
  /** Position on the stage, px. */
  at: Point;
  /** Whether a streamer is held, and the number of catches before. */
  held: boolean;
  catches: number;
  /** The streamers that the bow below it ties. */
  bow: Knot['ties'] | undefined;
  /** Time until which its release is a tap, ms. */
  tapUntil: number;
};

type StageProps = { box: RefObject<HTMLDivElement>; store: ToyStore; motionAllowed: boolean };

/** Only a finger on a streamer drags; any other scrolls the page. */
function useScrolling(box: StageProps['box'], simulation: ToyStore['simulation']) {
  useEffect(() => {
    const listening = new AbortController();
    if (box.current) {
      keepFromScrolling(box.current, () => simulation.current?.holding ?? false, listening.signal);
    }
    return () => listening.abort();
  }, [box, simulation]);
}

function usePuffs() {
  const [puffs, setPuffs] = useState<readonly { id: number; at: Point }[]>([]);
  const count = useRef(0);
  const addPuff = (at: Point) => {
    const id = ++count.current;
    setPuffs((before) => [...before, { id, at }].slice(-MAX_PUFFS));
  };
  const endPuff = useCallback(() => setPuffs(([, ...later]) => later), []);
  return { puffs, addPuff, endPuff };
}

/** The position of a pointer on the stage, px. */
function pointOn(
  box: HTMLElement | null,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const { left = 0, top = 0 } = box?.getBoundingClientRect() ?? {};
  return [clientX - left, clientY - top];
}

export function Stage({ box, store, motionAllowed }: StageProps) {
  const { simulation, options, chosen, notice, shared, done } = store;
  const [byKeys, setByKeys] = useState(false);
  const { palette, ties } = options;
  const { puffs, addPuff, endPuff } = usePuffs();
  const helpId = useId();

  useEffect(
    () => simulation.current?.mark(byKeys ? chosen : undefined),
    [simulation, byKeys, chosen],
  );
  useScrolling(box, simulation);

  const pointOf = (event: { clientX: number; clientY: number }) => pointOn(box.current, event);
  // Attributes are written to the DOM, not rendered, to respond at once.
  const mark = (
    name: 'near' | 'holding' | 'caught' | 'blown' | 'tied' | 'untied' | 'bow',
    isOn = true,
  ) => box.current?.toggleAttribute(`data-${name}`, isOn);

  const dragTo = (pointer: number, at: Point) => {
    simulation.current?.drag(pointer, ...at);
    mark('caught');
  };
  const puff = (at: Point) => {
    simulation.current?.puff(...at);
    addPuff(at);
    mark('blown');
    done('A puff of air.');
  };
  const release = ({ held, catches }: Press, pointer: number) => {
    if (!held || !simulation.current?.release(pointer)) return;
    const isCaught = simulation.current.catches > catches;
    if (isCaught) mark('tied');
    // A visitor who drags on has seen the hint to untie.
    else if (catches > 0) mark('untied');
    done(isCaught ? 'Let go. A bow ties it to another streamer.' : 'Let go. It swings back.');
  };

  const bowAt = (at: Point, { pointerType }: { pointerType: string }) =>
    simulation.current?.bowAt(...at, BOW_REACH_PX[pointerType === 'touch' ? 'finger' : 'mouse']);
  const untie = (bow?: Knot['ties']) => {
    store.untie(bow);
    mark('untied');
  };

  const drag = useDrag<Press>(
    {
      press(event) {
        const { pointerId, timeStamp } = event;
        const at = pointOf(event);
        const { nearest, grab, catches = 0 } = simulation.current ?? {};
        const bow = bowAt(at, event);
        const point = nearest?.(...at, REACH_PX);
        if (point === undefined) return { at, held: false, catches, bow, tapUntil: Infinity };
        if (!grab?.(pointerId, point)) return undefined;
        mark('holding');
        const isOnPaper = nearest?.(...at, 0) !== undefined;
        // A press only near the paper can become a tap, so it doesn't drag yet.
        if (isOnPaper) dragTo(pointerId, at);
        return {
          at,
          held: true,
          catches,
          bow,
          tapUntil: isOnPaper ? timeStamp + TAP_MS : Infinity,
        };
      },
      move({ held, pointerId, event }) {
        if (held.held) dragTo(pointerId, pointOf(event));
      },
      drop: ({ held, pointerId }) => release(held, pointerId),
      cancel: ({ held, pointerId }) => release(held, pointerId),
      tap({ held, pointerId, event }) {
        if (held.bow) untie(held.bow);
        else if (event.timeStamp < held.tapUntil) puff(held.at);
        else release(held, pointerId);
      },
      end({ pointerId }) {
        simulation.current?.release(pointerId);
        mark('holding', simulation.current?.holding ?? false);
      },
    },
    { simultaneous: true },
  );

  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 0) return;
    const at = pointOf(event);
    mark('near', simulation.current?.nearest(...at, REACH_PX) !== undefined);
    mark('bow', bowAt(at, event) !== undefined);
  };

  const keys: Readonly<Record<string, () => void>> = {
    PageDown: store.chooseNext,
    PageUp: store.choosePrevious,
    ' ': store.release,
    Enter: store.release,
    u: () => untie(),
    b: store.blow,
    d: store.roll,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrowOf(event);
    const act = isShortcut(event) ? undefined : keys[keyName(event)];
    if (direction) store.pull(direction);
    else if (act) act();
    else return;
    event.preventDefault();
    // Also if the focus came from a mouse press.
    setByKeys(true);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application, which handles keys
    <div
      ref={box}
      className={styles.stage}
      role="application"
      aria-label="Streamers in a breeze"
      aria-describedby={helpId}
      data-bows={ties?.length ? '' : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      style={{ backgroundColor: palette.ground }}
      onPointerDown={(event) => {
        setByKeys(false);
        drag.onPointerDown(event);
      }}
      onPointerMove={onPointerMove}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => setByKeys(currentTarget.matches(':focus-visible'))}
      onBlur={() => setByKeys(false)}
    >
      <p id={helpId} className={byKeys && !notice ? styles.hint : visuallyHidden}>
        Page Up and Page Down choose a streamer, arrow keys pull it, Space lets go, U unties the
        last bow, B blows, D rolls the dice.
      </p>
      <Notice className={styles.notice} shown={notice} />
      {!notice && !byKeys && !shared.message && !shared.giveBack && <Invitations />}
      {puffs.map((puff) => (
        <Puff key={puff.id} at={puff.at} {...{ motionAllowed, palette }} onEnd={endPuff} />
      ))}
    </div>
  );
}

/** Of these, styles show one at a time. */
const Invitations = () =>
  INVITATIONS.map(([to, text]) => (
    <p key={to} className={styles.invitation} data-to={to} aria-hidden="true">
      {text}
    </p>
  ));
