/** The stage with the card: rotates and opens it by pointer and keys, and puts it into its envelope. */
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
import { LEAF } from '../shared/leaf.ts';
import { draggable, stage as ground } from '../../kit/pointer/touch.css.ts';
import { visuallyHidden } from '#app/styles/visually-hidden.css.ts';
import { cloth, wall } from '../shared/editor.css.ts';
import { type Photo, photoNamed } from '../shared/photos.ts';
import type { Mark } from '../shared/stencil.ts';
import * as styles from './card.css.ts';
import { type Design, describe, describeInside, LAYOUTS, PRODUCTS, THEMES } from './design.ts';
import { EnvelopeBody, EnvelopeFlap, EnvelopePocket } from './envelope.tsx';
import { type FoilHandle, Front, Inside, Marks } from './front.tsx';
import { createTurning, type Turning } from './turning.ts';

/** A pointer that moves less is a tap, px. */
const TAP_SLOP_PX = 5;
/** Distance of the pointer that opens a card completely, in card widths. */
const OPENING_DISTANCE = 1.6;
/** Rotation per key press, degrees. */
export const KEY_STEP_DEG = 20;

const KEYS: Record<string, readonly [yaw: number, pitch: number]> = {
  ArrowLeft: [-KEY_STEP_DEG, 0],
  ArrowRight: [KEY_STEP_DEG, 0],
  ArrowUp: [0, KEY_STEP_DEG / 2],
  ArrowDown: [0, -KEY_STEP_DEG / 2],
};

type StageProps = {
  design: Design;
  photos: readonly Photo[];
  /** Index of the selected frame, if it is highlighted. */
  chosen?: number;
  /** Whether the card is in its envelope; undefined before it first was. */
  inside?: boolean;
  /** Whether a folded card is open. */
  open: boolean;
  moving: boolean;
  turning: MutableRefObject<Turning | undefined>;
  /** Called when a photo of the card is tapped. */
  onFrame(index: number): void;
  onOpen(open: boolean): void;
  /** Called when a photo from the table is tapped, or dropped on a frame. */
  onPlace(name: string, frame?: number): void;
  /** Called when the closed envelope is tapped. */
  onTakeOut(): void;
  fail(error: unknown): void;
};

const NO_MARKS: readonly Mark[] = [];

/** Hit test at client coordinates: whether the card is there, and the index of its frame. */
function cardAt(x: number, y: number) {
  const under = document.elementsFromPoint(x, y);
  return {
    frame: under.find((one): one is HTMLElement => one.matches('[data-frame]')),
    onCard: under.some((one) => one.closest('[data-card]')),
  };
}

export const Stage = memo(function Stage({
  design,
  photos,
  chosen,
  inside,
  open,
  moving,
  turning,
  onFrame,
  onOpen,
  onPlace,
  onTakeOut,
  fail,
}: StageProps) {
  const spread = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const shadow = useRef<HTMLDivElement>(null);
  const shade = useRef<HTMLDivElement>(null);
  const front = useRef<FoilHandle>(null);
  const back = useRef<FoilHandle>(null);
  const inner = useRef<FoilHandle>(null);
  const hand = useRef<{
    x: number;
    y: number;
    gone: number;
    frame?: number;
    /** Whether it drags the edge that opens the card. */
    edge: boolean;
    opens: boolean;
  }>();
  /** The dragged photo from the table. */
  const print = useRef<{
    pointerId: number;
    element: HTMLElement;
    x: number;
    y: number;
    gone: number;
  }>();
  const targetFrame = useRef<HTMLElement>();
  /** 1 while the front is visible, else -1. */
  const facing = useRef(1);
  const helpId = useId();
  const { width, height, folded } = PRODUCTS[design.product];
  const theme = THEMES[design.theme];
  const backMarks = useMemo<readonly Mark[]>(
    () => [{ kind: 'leaf', x: width / 2, y: height * 0.86, height: 0.62, turn: 8 }],
    [width, height],
  );

  useEffect(() => {
    const shown = { open: Number.NaN, ajar: Number.NaN };
    const made = createTurning(({ yaw, pitch, open, ajar }) => {
      if (!spread.current || !card.current || !shadow.current || !shade.current) return;
      if (open !== shown.open || ajar !== shown.ajar) {
        spread.current.style.setProperty('--open', open.toFixed(4));
        spread.current.style.setProperty('--ajar', ajar.toFixed(3));
        Object.assign(shown, { open, ajar });
      }
      card.current.style.transform = `rotateX(${pitch.toFixed(2)}deg) rotateY(${yaw.toFixed(2)}deg)`;
      const cosine = Math.cos((yaw * Math.PI) / 180);
      facing.current = cosine >= 0 ? 1 : -1;
      const width = (0.24 + 0.76 * Math.abs(cosine)) * (1 + 0.62 * open);
      shadow.current.style.transform = `scaleX(${width.toFixed(3)})`;
      shade.current.style.opacity = Math.min(0.5, 0.62 * (1 - Math.abs(cosine))).toFixed(3);
      // Draws only visible sides.
      const light = yaw + pitch * 0.8;
      if (cosine < 0) back.current?.draw(light);
      else if (open > 0.1) inner.current?.draw(light);
      if (cosine >= 0 ? open < 0.6 : open > 0.4) front.current?.draw(light);
    });
    turning.current = made;
    made.draw();
    return () => {
      made.close();
      turning.current = undefined;
    };
  }, [turning]);

  useEffect(() => turning.current?.setMoving(moving), [turning, moving]);
  useEffect(() => turning.current?.setOpen(open), [turning, open]);

  const peeking = {
    onPointerEnter: () => turning.current?.peek(true),
    onPointerLeave: () => turning.current?.peek(false),
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const element = target?.closest<HTMLElement>('[data-print]');
    if (event.button === 0 && !inside && element && !hand.current && !print.current) {
      event.currentTarget.setPointerCapture(event.pointerId);
      print.current = {
        pointerId: event.pointerId,
        element,
        x: event.clientX,
        y: event.clientY,
        gone: 0,
      };
      element.dataset.held = '';
      return;
    }
    if (event.button !== 0 || inside || print.current || !target?.closest('[data-card]')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const frame = target.closest<HTMLElement>('[data-frame]')?.dataset.frame;
    hand.current = {
      x: event.clientX,
      y: event.clientY,
      gone: 0,
      frame: frame === undefined ? undefined : Number(frame),
      edge: target.closest('[data-edge]') !== null,
      opens: open,
    };
    turning.current?.take();
    event.currentTarget.dataset.holding = '';
  };

  const markFrame = (frame?: HTMLElement) => {
    delete targetFrame.current?.dataset.target;
    if (frame) frame.dataset.target = '';
    targetFrame.current = frame;
  };

  const movePrint = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const held = print.current;
    if (held?.pointerId !== pointerId) return;
    const [x, y] = [clientX - held.x, clientY - held.y];
    held.gone = Math.max(held.gone, Math.hypot(x, y));
    if (held.gone < TAP_SLOP_PX) return;
    held.element.style.translate = `${x}px ${y}px`;
    markFrame(cardAt(clientX, clientY).frame);
  };

  const dropPrint = (event: PointerEvent) => {
    const held = print.current;
    if (held?.pointerId !== event.pointerId) return;
    print.current = undefined;
    markFrame();
    delete held.element.dataset.held;
    held.element.style.translate = '';
    const { frame, onCard } = cardAt(event.clientX, event.clientY);
    if (event.type !== 'pointerup' || (held.gone >= TAP_SLOP_PX && !onCard)) return;
    // Shows the front after it changed.
    if (facing.current < 0) turning.current?.settle(false);
    const index = frame?.dataset.frame;
    onPlace(held.element.dataset.print ?? '', index === undefined ? undefined : Number(index));
  };

  const onPointerMove = (event: PointerEvent) => {
    movePrint(event);
    const held = hand.current;
    if (!held) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    const width = card.current?.offsetWidth ?? 0;
    if (held.edge && width > 0) {
      const share = (-x * facing.current) / width / OPENING_DISTANCE;
      held.opens = turning.current?.openBy(share) ?? held.opens;
    } else turning.current?.drag(x, y);
    Object.assign(held, { x: event.clientX, y: event.clientY, gone: held.gone + Math.hypot(x, y) });
  };

  const letGo = (event: PointerEvent<HTMLDivElement>) => {
    dropPrint(event);
    const held = hand.current;
    if (!held) return;
    hand.current = undefined;
    delete event.currentTarget.dataset.holding;
    turning.current?.letGo();
    if (event.type === 'pointerup' && held.gone < TAP_SLOP_PX) {
      if (held.frame !== undefined && !open) onFrame(held.frame);
      else if (folded) onOpen(!open);
    } else if (held.edge) {
      // Also if it returns to its previous state.
      turning.current?.setOpen(held.opens);
      if (held.opens !== open) onOpen(held.opens);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const presses = event.key === 'Enter' || event.key === ' ';
    if (inside) {
      if (!presses) return;
      event.preventDefault();
      if (!event.repeat) onTakeOut();
      return;
    }
    const turn = KEYS[event.key];
    const opens = folded && presses;
    if (!turn && !opens) return;
    event.preventDefault();
    if (turn) turning.current?.turnBy(...turn);
    else if (!event.repeat) onOpen(!open);
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
        className={`${styles.stage} ${ground} ${wall}`}
        style={size}
        role="application"
        aria-label="Card to turn"
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- handles keys
        tabIndex={0}
        data-inside={inside}
        data-moving={moving ? '' : undefined}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onLostPointerCapture={letGo}
        onKeyDown={onKeyDown}
        onClick={({ target }) => {
          const onIt = target instanceof Element && target.closest('[data-envelope], [data-card]');
          if (inside && onIt) onTakeOut();
        }}
      >
        <p id={helpId} className={visuallyHidden}>
          {inside
            ? 'Enter takes the card out of its envelope.'
            : `Arrow keys turn the card.${folded ? ' Enter opens and closes it.' : ''}`}
        </p>
        <div className={cloth} />
        <div className={styles.envelope} data-envelope>
          <EnvelopeBody {...design} />
        </div>
        <div className={styles.flapBox} data-envelope>
          <EnvelopeFlap {...design} theme={theme} />
        </div>
        <div ref={shadow} className={styles.shadow} />
        <div className={styles.holder}>
          <div ref={spread} className={styles.spread} data-folded={folded ? '' : undefined}>
            <div
              ref={card}
              className={styles.card}
              data-card
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> has no sides
              role="img"
              aria-label={open ? describeInside(design) : describe(design)}
            >
              <div className={styles.back} style={{ background: theme.paper }}>
                <Marks ref={back} design={design} foil={backMarks} ink={NO_MARKS} fail={fail} />
              </div>
              {folded && (
                <div className={styles.inner}>
                  <Inside ref={inner} design={design} fail={fail} />
                  <div className={styles.innerShade} />
                  {/* The front sheet moves away from the pointer on hover. */}
                  {!open && <div className={styles.edge} data-edge {...peeking} />}
                </div>
              )}
              <div className={styles.leaf}>
                {folded && (
                  <div className={styles.innerLeft}>
                    <svg className={styles.emboss} viewBox="-40 -60 80 130" aria-hidden="true">
                      <path d={LEAF} />
                    </svg>
                    <div className={styles.edge} data-edge />
                  </div>
                )}
                <div className={styles.front} style={{ background: theme.paper }}>
                  <Front ref={front} design={design} photos={photos} chosen={chosen} fail={fail} />
                  <div ref={shade} className={styles.shade} />
                  {folded && <div className={styles.edge} data-edge {...peeking} />}
                </div>
              </div>
            </div>
          </div>
        </div>
        <div className={styles.envelopeFront} data-envelope>
          <EnvelopePocket {...design} />
        </div>
        <div className={styles.waiting} aria-hidden="true">
          {design.photos.slice(LAYOUTS[design.layout]).map((name) => (
            <img
              key={name}
              className={`${styles.print} ${draggable}`}
              data-print={name}
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
