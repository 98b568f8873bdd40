/** The drawing area: shows the scene and handles touch, mouse and keys. */
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import type { DemoProps } from '../kit/demo-props.ts';
import { createScene, type Scene } from './scene.ts';
import type { Options } from './options.ts';
import { Puff } from './puff.tsx';
import * as styles from './wanda-whirl.css.ts';

/** Distance from a streamer's edge at which a press hits it, px. */
const REACH_PX = { mouse: 18, pen: 22, touch: 24 } as const;
/** A press that moves less is a tap, px; on paper only if it is also shorter, ms. */
const TAP_SLOP_PX = 7;
const TAP_MS = 350;
/** Limit of visible puffs. */
const MAX_PUFFS = 6;
/** Number of the first pointer's hand; lower numbers are streamers pulled by keys. */
const FIRST_POINTER_HAND = 100;

const reachOf = (type: string) =>
  type === 'mouse' || type === 'pen' ? REACH_PX[type] : REACH_PX.touch;

type StageProps = {
  options: Options;
  moving: boolean;
  /** Index of the streamer that keys and buttons pull. */
  chosen: number;
  /** The last refusal, and the number of refusals. */
  refusal: { text: string; count: number } | undefined;
  /** Called on a key press. @returns whether it was handled */
  onKey(key: string): boolean;
  /** Called with the scene after mount, and with undefined on unmount. */
  onScene(scene: Scene | undefined): void;
} & Pick<DemoProps, 'announce' | 'fail'>;

export function Stage({
  options,
  moving,
  chosen,
  refusal,
  onKey,
  onScene,
  announce,
  fail,
}: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const scene = useRef<Scene>();
  const firstOptions = useRef(options);
  const [keys, setKeys] = useState(false);
  const catchesBefore = useRef(0);
  const [puffs, setPuffs] = useState<readonly { id: number; x: number; y: number }[]>([]);
  const puffCount = useRef(0);
  const endPuff = useCallback(() => setPuffs(([, ...later]) => later), []);
  /**
   * Presses near streamers that can still be taps: the touch targets of streamers cover most of the stage.
   */
  const taps = useRef(new Map<number, { x: number; y: number; until: number }>());
  /** Start of a press beside the streamers. */
  const pressed = useRef<{ x: number; y: number }>();
  const helpId = useId();

  useEffect(() => {
    const box = stage.current;
    if (!box) return undefined;
    let made: Scene;
    try {
      made = createScene({ box, options: firstOptions.current, random: Math.random, fail });
      made.resize(box.clientWidth, box.clientHeight);
    } catch (error) {
      fail(error);
      return undefined;
    }
    scene.current = made;
    onScene(made);
    const observer = new ResizeObserver(() => made.resize(box.clientWidth, box.clientHeight));
    observer.observe(box);
    // Only a finger on a streamer drags; any other scrolls the page. React's listeners are passive
    // and can't prevent scrolling.
    const onTouch = (event: TouchEvent) => {
      const { left, top } = box.getBoundingClientRect();
      const touches = [...event.changedTouches].some(
        ({ clientX, clientY }) =>
          made.nearest(clientX - left, clientY - top, REACH_PX.touch) !== undefined,
      );
      if (touches && event.cancelable) event.preventDefault();
    };
    box.addEventListener('touchstart', onTouch, { passive: false });
    return () => {
      observer.disconnect();
      box.removeEventListener('touchstart', onTouch);
      made.close();
      scene.current = undefined;
      onScene(undefined);
    };
  }, [fail, onScene]);

  useEffect(() => scene.current?.setMoving(moving), [moving]);
  useEffect(() => scene.current?.setOptions(options), [options]);
  useEffect(() => scene.current?.mark(keys ? chosen : undefined), [keys, chosen]);

  const placeOf = ({ clientX, clientY }: MouseEvent) => {
    const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
    return [clientX - left, clientY - top] as const;
  };

  const puff = (x: number, y: number) => {
    scene.current?.puff(x, y);
    puffCount.current++;
    const added = { id: puffCount.current, x, y };
    setPuffs((before) => [...before, added].slice(-MAX_PUFFS));
    if (stage.current) stage.current.dataset.blown = '';
    announce('A puff of air.');
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    setKeys(false);
    if (event.button !== 0 || !scene.current) return;
    const [x, y] = placeOf(event);
    const point = scene.current.nearest(x, y, reachOf(event.pointerType));
    pressed.current = point === undefined ? { x, y } : undefined;
    if (point === undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    scene.current.grab(FIRST_POINTER_HAND + event.pointerId, point);
    const onPaper = scene.current.nearest(x, y, 0) !== undefined;
    const until = onPaper ? event.timeStamp + TAP_MS : Infinity;
    taps.current.set(event.pointerId, { x, y, until });
    // A press only near the paper can become a tap, so it doesn't drag yet.
    if (onPaper) drag(event);
    catchesBefore.current = scene.current.catches;
    event.currentTarget.dataset.holding = '';
  };

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const [x, y] = placeOf(event);
    scene.current?.drag(FIRST_POINTER_HAND + event.pointerId, x, y);
    // Written to the DOM, not rendered, to respond at once.
    event.currentTarget.dataset.caught = '';
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const hand = FIRST_POINTER_HAND + event.pointerId;
    const [x, y] = placeOf(event);
    if (scene.current?.isHeld(hand)) {
      const tap = taps.current.get(event.pointerId);
      if (tap && Math.hypot(x - tap.x, y - tap.y) < TAP_SLOP_PX) return;
      taps.current.delete(event.pointerId);
      drag(event);
    } else if (event.pointerType === 'mouse') {
      const near = scene.current?.nearest(x, y, REACH_PX.mouse) !== undefined;
      event.currentTarget.toggleAttribute('data-near', near);
    }
  };

  const letGo = (event: PointerEvent<HTMLDivElement>) => {
    const hand = FIRST_POINTER_HAND + event.pointerId;
    if (!scene.current?.isHeld(hand)) return;
    scene.current.release(hand);
    if (!scene.current.holding) delete event.currentTarget.dataset.holding;
    const tap = taps.current.get(event.pointerId);
    taps.current.delete(event.pointerId);
    if (tap && event.type === 'pointerup' && event.timeStamp < tap.until) {
      puff(tap.x, tap.y);
      return;
    }
    const more = scene.current.catches - catchesBefore.current;
    announce(more > 0 ? 'Let go. It caught on another streamer.' : 'Let go. It swings back.');
  };

  /** Handles a tap or click beside the streamers, but not a swipe. */
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const [x, y] = placeOf(event);
    const start = pressed.current;
    if (start && Math.hypot(x - start.x, y - start.y) < TAP_SLOP_PX) puff(x, y);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!onKey(event.key)) return;
    event.preventDefault();
    // Also if the focus came from a mouse press.
    setKeys(true);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application, which handles keys
    <div
      ref={stage}
      className={styles.stage}
      role="application"
      aria-label="Streamers in a breeze"
      aria-describedby={helpId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      style={{ backgroundColor: options.palette.ground }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => setKeys(currentTarget.matches(':focus-visible'))}
      onBlur={() => setKeys(false)}
    >
      <p id={helpId} className={keys && !refusal ? styles.hint : visuallyHidden}>
        Page Up and Page Down choose a streamer, arrow keys pull it, Space lets go, B blows, D rolls
        the dice.
      </p>
      {refusal ? (
        <p key={refusal.count} className={styles.refusal} aria-hidden="true">
          {refusal.text}
        </p>
      ) : (
        !keys && (
          <>
            <p className={styles.invitation} data-to="throw" aria-hidden="true">
              Catch one and throw it
            </p>
            <p className={styles.invitation} data-to="blow" aria-hidden="true">
              Tap the air to blow
            </p>
          </>
        )
      )}
      {puffs.map(({ id, x, y }) => (
        <Puff key={id} x={x} y={y} palette={options.palette} moving={moving} onEnd={endPuff} />
      ))}
    </div>
  );
}
