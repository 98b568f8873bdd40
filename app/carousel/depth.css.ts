/**
 * Depth while a card crosses the edge of the window: its paper swings up from the ground, on the
 * scroller's own timeline; its title and round logo settle a little later. Only in browsers that
 * have scroll-driven animations, and where motion is welcome; elsewhere cards just come and go.
 *
 * Not by `transform`: where it changes, Chromium looks through all slots of the strip for where to
 * snap, in every frame. https://drafts.csswg.org/scroll-animations-1/
 */
import {
  createGlobalVar,
  globalStyle,
  keyframes,
  style,
  type StyleRule,
} from '@vanilla-extract/css';
import { size } from './sizes.css.ts';
import { IN_PLACE, swungBack } from './step.ts';

const SCROLL_DRIVEN = '(animation-timeline: scroll())';
const MOVING = '(prefers-reduced-motion: no-preference)';
/** The scroller's own, by which the papers at the edges move. */
const TIMELINE = '--strip';

const where = (rule: StyleRule): StyleRule => ({
  '@supports': { [SCROLL_DRIVEN]: { '@media': { [MOVING]: rule } } },
});

/** The scroll offset at which a card is in the middle. Not inherited: its parts alone change. */
const centredAt = createGlobalVar('centred-at', {
  syntax: '<length>',
  inherits: false,
  initialValue: '0px',
});
/** The way of a card from the middle to where it is out of view. */
const WAY_OUT = `(100vw + ${size.pitch}) / 2`;

export const scroller = style(where({ scrollTimeline: `${TIMELINE} inline` }));

/** A list item: the ground above which its paper swings. */
export const ground = style({});

/** In long lists only where there is depth: the browser goes through all such elements in every frame. */
for (const card of [`[data-few] > ${ground}`, `${ground}[data-deep]`]) {
  globalStyle(card, where({ perspective: '1100px' }) as never);
  // Never without a scale: from none to some is a new layout.
  globalStyle(`${card} [data-part]`, where({ scale: '1' }) as never);
}

/**
 * A part of a card that comes in from the right, and goes out to the left. Far beyond an edge nothing is
 * filled in: nobody sees it there, and a card may cross both edges of a narrow window.
 */
function moves(
  part: string,
  {
    left,
    right,
    from,
    to,
  }: {
    left: string;
    right: string;
    /** The shares of the crossing between which it moves. */
    from: number;
    to: number;
  },
) {
  const out = (of: number) => `(${WAY_OUT} - ${of} * ${size.pitch})`;
  globalStyle(
    `${ground}[data-deep] [data-part="${part}"]`,
    where({
      animation: `${right} linear backwards, ${left} linear forwards reverse`,
      animationTimeline: TIMELINE,
      animationRange: `calc(${centredAt} - ${out(from)}) calc(${centredAt} - ${out(to)}), calc(${centredAt} + ${out(to)}) calc(${centredAt} + ${out(from)})`,
    }) as never,
  );
}

const swing = (side: 1 | -1) => keyframes({ from: swungBack(side), to: IN_PLACE });
const settle = keyframes({
  from: { opacity: 0, translate: '0 -24px' },
  to: { opacity: 1, translate: '0' },
});
const grow = keyframes({ from: { opacity: 0, scale: '0.6' }, to: { opacity: 1, scale: '1' } });

moves('paper', { left: swing(-1), right: swing(1), from: 0, to: 0.75 });
moves('title', { left: settle, right: settle, from: 0.3, to: 1 });
moves('logo', { left: grow, right: grow, from: 0.3, to: 1 });
