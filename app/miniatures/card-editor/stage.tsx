/** The table on which the card stands: turns it by pointer and keys, puts it into its envelope. */
import {
  type KeyboardEvent,
  memo,
  type PointerEvent,
  type MutableRefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { cloth, wall } from '../print-lab/editor.css.ts';
import { type Photo, photoNamed } from '../print-lab/photos.ts';
import type { Mark } from '../print-lab/stencil.ts';
import * as styles from './card-editor.css.ts';
import { type Design, describe, LAYOUTS, PRODUCTS, THEMES } from './design.ts';
import { EnvelopeBack, EnvelopePocket } from './envelope.tsx';
import { type FoilHandle, Front, Marks } from './front.tsx';
import { createTurning, type Turning } from './turning.ts';

/** Px that a pointer may move and still have tapped. */
const TAP = 5;
/** A press of a key turns by this, degrees. */
export const STEP = 20;

const KEYS: Record<string, readonly [yaw: number, pitch: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, STEP / 2],
  ArrowDown: [0, -STEP / 2],
};

type StageProps = {
  design: Design;
  photos: readonly Photo[];
  /** Index of the frame that is filled now, when it is to be seen. */
  chosen?: number;
  /** Whether the card is in its envelope; undefined as long as it never was. */
  inside?: boolean;
  moving: boolean;
  turning: MutableRefObject<Turning | undefined>;
  /** A photo of the card was tapped. */
  onFrame(index: number): void;
  fail(error: unknown): void;
};

const NO_MARKS: readonly Mark[] = [];

export const Stage = memo(function Stage({
  design,
  photos,
  chosen,
  inside,
  moving,
  turning,
  onFrame,
  fail,
}: StageProps) {
  const card = useRef<HTMLDivElement>(null);
  const shadow = useRef<HTMLDivElement>(null);
  const shade = useRef<HTMLDivElement>(null);
  const front = useRef<FoilHandle>(null);
  const back = useRef<FoilHandle>(null);
  const hand = useRef<{ x: number; y: number; gone: number; frame?: number }>();
  const helpId = useId();
  const { width, height, folded } = PRODUCTS[design.product];
  const theme = THEMES[design.theme];
  const backMarks = useMemo<readonly Mark[]>(
    () => [{ kind: 'leaf', x: width / 2, y: height * 0.86, height: 0.62, turn: 8 }],
    [width, height],
  );

  useEffect(() => {
    const made = createTurning((yaw, pitch) => {
      if (!card.current || !shadow.current || !shade.current) return;
      card.current.style.transform = `rotateX(${pitch.toFixed(2)}deg) rotateY(${yaw.toFixed(2)}deg)`;
      const facing = Math.abs(Math.cos((yaw * Math.PI) / 180));
      shadow.current.style.transform = `scaleX(${(0.24 + 0.76 * facing).toFixed(3)})`;
      shade.current.style.opacity = Math.min(0.5, 0.62 * (1 - facing)).toFixed(3);
      // Only the side that is seen.
      const side = Math.cos((yaw * Math.PI) / 180) >= 0 ? front : back;
      side.current?.draw(yaw + pitch * 0.8);
    });
    turning.current = made;
    made.draw();
    return () => {
      made.close();
      turning.current = undefined;
    };
  }, [turning]);

  useEffect(() => turning.current?.setMoving(moving), [turning, moving]);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (event.button !== 0 || inside || !target?.closest('[data-card]')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const frame = target.closest<HTMLElement>('[data-frame]')?.dataset.frame;
    hand.current = {
      x: event.clientX,
      y: event.clientY,
      gone: 0,
      frame: frame === undefined ? undefined : Number(frame),
    };
    turning.current?.take();
    event.currentTarget.dataset.holding = '';
  };

  const onPointerMove = (event: PointerEvent) => {
    const held = hand.current;
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    turning.current?.drag(x, y);
    Object.assign(held, { x: event.clientX, y: event.clientY, gone: held.gone + Math.hypot(x, y) });
  };

  const letGo = (event: PointerEvent<HTMLDivElement>) => {
    const held = hand.current;
    if (!held) return;
    hand.current = undefined;
    delete event.currentTarget.dataset.holding;
    turning.current?.letGo();
    if (event.type === 'pointerup' && held.gone < TAP && held.frame !== undefined) {
      onFrame(held.frame);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const turn = KEYS[event.key];
    if (!turn || inside || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    turning.current?.turnBy(...turn);
  };

  const size = {
    '--width': width,
    '--height': height,
    '--long': Math.max(width, height),
    '--short': Math.min(width, height),
    '--upright': height > width ? '90deg' : '0deg',
  } as Record<string, number | string>;

  return (
    <div className={styles.scene}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application */}
      <div
        className={`${styles.stage} ${wall}`}
        style={size}
        role="application"
        aria-label="Card to turn"
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- works by keys
        tabIndex={0}
        data-inside={inside}
        data-moving={moving ? '' : undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onLostPointerCapture={letGo}
        onKeyDown={onKeyDown}
      >
        <p id={helpId} className={visuallyHidden}>
          Arrow keys turn the card.
        </p>
        <div className={cloth} />
        <div className={styles.envelope}>
          <EnvelopeBack {...design} theme={theme} />
        </div>
        <div ref={shadow} className={styles.shadow} />
        <div className={styles.holder}>
          <div
            ref={card}
            className={styles.card}
            data-card
            data-folded={folded ? '' : undefined}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> has no sides
            role="img"
            aria-label={describe(design)}
          >
            <div className={styles.back} style={{ background: theme.paper }}>
              <Marks ref={back} design={design} foil={backMarks} ink={NO_MARKS} fail={fail} />
            </div>
            {folded && <div className={styles.inner} />}
            <div className={styles.leaf}>
              {folded && <div className={styles.innerLeft} />}
              <div className={styles.front} style={{ background: theme.paper }}>
                <Front ref={front} design={design} photos={photos} chosen={chosen} fail={fail} />
                <div ref={shade} className={styles.shade} />
              </div>
            </div>
          </div>
        </div>
        <div className={styles.envelopeFront}>
          <EnvelopePocket {...design} />
        </div>
        <div className={styles.waiting} aria-hidden="true">
          {design.photos.slice(LAYOUTS[design.layout]).map((name) => (
            <img
              key={name}
              className={styles.print}
              src={photoNamed(photos, name).address}
              alt=""
              draggable={false}
            />
          ))}
        </div>
      </div>
    </div>
  );
});
