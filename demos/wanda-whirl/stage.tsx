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
import type { ToyStore } from './use-toy.ts';
import * as styles from './wanda-whirl.css.ts';

/** Distance from a streamer's edge at which a press hits it, px. */
const REACH_PX = 24;
/** A press on paper is a tap only if it is shorter, ms. */
const TAP_MS = 350;
/** Limit of visible puffs. */
const MAX_PUFFS = 6;

/** What to try first, one after another. */
const INVITATIONS = [
  ['throw', 'Catch one and throw it'],
  ['blow', 'Press the air to blow'],
  ['tie', 'Wind one around another'],
] as const;

type Press = {
  /** Position on the stage, px. */
  at: Point;
  /** Whether a streamer is held, and the number of catches before. */
  held: boolean;
  catches: number;
  /** Time until which its release is a tap, ms. */
  tapUntil: number;
};

type StageProps = { box: RefObject<HTMLDivElement>; store: ToyStore; motionAllowed: boolean };

export function Stage({ box, store, motionAllowed }: StageProps) {
  const { simulation, options, chosen, notice, shared, done } = store;
  const [byKeys, setByKeys] = useState(false);
  const [puffs, setPuffs] = useState<readonly { id: number; at: Point }[]>([]);
  const puffCount = useRef(0);
  const endPuff = useCallback(() => setPuffs(([, ...later]) => later), []);
  const helpId = useId();

  useEffect(
    () => simulation.current?.mark(byKeys ? chosen : undefined),
    [simulation, byKeys, chosen],
  );
  // Only a finger on a streamer drags; any other scrolls the page.
  useEffect(() => {
    const listening = new AbortController();
    if (box.current) {
      keepFromScrolling(box.current, () => simulation.current?.holding ?? false, listening.signal);
    }
    return () => listening.abort();
  }, [box, simulation]);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
    return [clientX - left, clientY - top];
  };
  // Attributes are written to the DOM, not rendered, to respond at once.
  const mark = (name: 'near' | 'holding' | 'caught' | 'blown' | 'tied', isOn = true) =>
    box.current?.toggleAttribute(`data-${name}`, isOn);

  const dragTo = (pointer: number, at: Point) => {
    simulation.current?.drag(pointer, ...at);
    mark('caught');
  };
  const puff = (at: Point) => {
    simulation.current?.puff(...at);
    const id = ++puffCount.current;
    setPuffs((before) => [...before, { id, at }].slice(-MAX_PUFFS));
    mark('blown');
    done('A puff of air.');
  };
  const release = ({ held, catches }: Press, pointer: number) => {
    if (!held || !simulation.current?.release(pointer)) return;
    const isCaught = simulation.current.catches > catches;
    if (isCaught) mark('tied');
    done(isCaught ? 'Let go. A bow ties it to another streamer.' : 'Let go. It swings back.');
  };

  const drag = useDrag<Press>(
    {
      press(event) {
        const { pointerId, timeStamp } = event;
        const at = pointOf(event);
        const { nearest, grab, catches = 0 } = simulation.current ?? {};
        const point = nearest?.(...at, REACH_PX);
        if (point === undefined) return { at, held: false, catches, tapUntil: Infinity };
        if (!grab?.(pointerId, point)) return undefined;
        mark('holding');
        const isOnPaper = nearest?.(...at, 0) !== undefined;
        // A press only near the paper can become a tap, so it doesn't drag yet.
        if (isOnPaper) dragTo(pointerId, at);
        return { at, held: true, catches, tapUntil: isOnPaper ? timeStamp + TAP_MS : Infinity };
      },
      move({ held, pointerId, event }) {
        if (held.held) dragTo(pointerId, pointOf(event));
      },
      drop: ({ held, pointerId }) => release(held, pointerId),
      cancel: ({ held, pointerId }) => release(held, pointerId),
      tap({ held, pointerId, event }) {
        if (event.timeStamp < held.tapUntil) puff(held.at);
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
    const point = simulation.current?.nearest(...pointOf(event), REACH_PX);
    mark('near', point !== undefined);
  };

  const keys: Readonly<Record<string, () => void>> = {
    PageDown: store.chooseNext,
    PageUp: store.choosePrevious,
    ' ': store.release,
    Enter: store.release,
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
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      style={{ backgroundColor: options.palette.ground }}
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
        Page Up and Page Down choose a streamer, arrow keys pull it, Space lets go, B blows, D rolls
        the dice.
      </p>
      <Notice className={styles.notice} shown={notice} />
      {!notice &&
        !byKeys &&
        !shared.message &&
        !shared.giveBack &&
        INVITATIONS.map(([to, text]) => (
          <p key={to} className={styles.invitation} data-to={to} aria-hidden="true">
            {text}
          </p>
        ))}
      {puffs.map(({ id, at }) => (
        <Puff
          key={id}
          at={at}
          palette={options.palette}
          motionAllowed={motionAllowed}
          onEnd={endPuff}
        />
      ))}
    </div>
  );
}
