/** The drawing area: shows the scene, and takes fingers, the mouse and keys to it. */
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { createScene, type Scene } from './scene.ts';
import type { Options } from './options.ts';
import * as styles from './wanda-whirl.css.ts';

/** How near to a streamer's edge a hand has to come, px. */
const REACH = { mouse: 18, pen: 22, touch: 24 } as const;
/** Hands of pointers are numbered from here on; below are the streamers' own, for keys. */
const POINTERS = 100;

const reachOf = (type: string) => (type === 'mouse' || type === 'pen' ? REACH[type] : REACH.touch);

type StageProps = {
  options: Options;
  moving: boolean;
  /** Index of the streamer that keys and buttons pull. */
  chosen: number;
  /** A key on the stage was pressed. Returns true if it meant something. */
  onKey(key: string): boolean;
  /** Called with the scene once it is there, and with nothing when it goes. */
  onScene(scene: Scene | undefined): void;
  tell(result: string): void;
  fail(error: unknown): void;
};

export function Stage({ options, moving, chosen, onKey, onScene, tell, fail }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const scene = useRef<Scene>();
  const firstOptions = useRef(options);
  const [keys, setKeys] = useState(false);
  const catchesBefore = useRef(0);
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
    // Only a finger that comes down on a streamer drags; any other scrolls the page. React's own
    // listeners are passive and could not say so.
    const onTouch = (event: TouchEvent) => {
      const { left, top } = box.getBoundingClientRect();
      const touches = [...event.changedTouches].some(
        ({ clientX, clientY }) =>
          made.nearest(clientX - left, clientY - top, REACH.touch) !== undefined,
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

  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
    return [clientX - left, clientY - top] as const;
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0 || !scene.current) return;
    const [x, y] = placeOf(event);
    const point = scene.current.nearest(x, y, reachOf(event.pointerType));
    if (point === undefined) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    scene.current.grab(POINTERS + event.pointerId, point);
    scene.current.drag(POINTERS + event.pointerId, x, y);
    catchesBefore.current = scene.current.catches;
    // Written here, not rendered: a hand should not wait for anything.
    event.currentTarget.dataset.caught = '';
    event.currentTarget.dataset.holding = '';
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const hand = POINTERS + event.pointerId;
    const [x, y] = placeOf(event);
    if (scene.current?.isHeld(hand)) scene.current.drag(hand, x, y);
    else if (event.pointerType === 'mouse') {
      const near = scene.current?.nearest(x, y, REACH.mouse) !== undefined;
      event.currentTarget.toggleAttribute('data-near', near);
    }
  };

  const letGo = (event: PointerEvent<HTMLDivElement>) => {
    const hand = POINTERS + event.pointerId;
    if (!scene.current?.isHeld(hand)) return;
    scene.current.release(hand);
    if (!scene.current.holding) delete event.currentTarget.dataset.holding;
    const more = scene.current.catches - catchesBefore.current;
    tell(more > 0 ? 'Let go; it has caught on another streamer.' : 'Let go; it swings back.');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (onKey(event.key)) event.preventDefault();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a toy of its own kind: its role hands it the keys
    <div
      ref={stage}
      className={styles.stage}
      role="application"
      aria-label="Streamers hanging in a breeze"
      aria-describedby={helpId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onLostPointerCapture={letGo}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => setKeys(currentTarget.matches(':focus-visible'))}
      onBlur={() => setKeys(false)}
    >
      <p id={helpId} className={keys ? styles.hint : visuallyHidden}>
        Page Up and Page Down choose a streamer, arrow keys pull it, Space lets it go, B blows, D
        throws the dice.
      </p>
      {!keys && (
        <p className={styles.invitation} aria-hidden="true">
          Catch one, and throw it
        </p>
      )}
    </div>
  );
}
