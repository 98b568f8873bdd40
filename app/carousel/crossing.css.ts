/**
 * Depth while a card crosses the edge of the window: its paper swings up from the ground, its title
 * and round logo settle a little later. Driven by the scroller's own timeline, in browsers that
 * have scroll-driven animations; elsewhere, and under reduced motion, cards just come and go.
 *
 *   offset        at − edge − pitch    at − edge      at      at + edge    at + edge + pitch
 *   the card is   about to come in  →  wholly in → centred → wholly in  →  gone
 *
 * `at` is the scroll offset at which the card is centred, `edge` the way from there to the edge.
 * Both follow from what place-cards.ts sets. A view timeline will not do: it takes a card to be
 * where layout puts it, without its transform.
 */
import { keyframes, type StyleRule } from '@vanilla-extract/css';

const PITCH = 'var(--pitch)';
const AT = `(var(--card) + var(--cycle) * var(--count)) * ${PITCH} - var(--lead)`;
const EDGE = `(100vw - ${PITCH}) / 2`;

/** How a part looks when its card is just out of view, at the right and at the left. */
const out = {
  paper: {
    right: {
      opacity: 0.7,
      transform: 'perspective(1100px) translateX(-4%) rotateY(-14deg) scale(0.88)',
    },
    left: {
      opacity: 0.7,
      transform: 'perspective(1100px) translateX(4%) rotateY(14deg) scale(0.88)',
    },
    settled: 0.25,
  },
  title: {
    right: { opacity: 0, transform: 'translate(18%, -14%) rotate(3deg)' },
    left: { opacity: 0, transform: 'translate(-18%, -14%) rotate(-3deg)' },
    settled: 0.02,
  },
  logo: {
    right: { opacity: 0, transform: 'translateY(60%) scale(0.6)' },
    left: { opacity: 0, transform: 'translateY(60%) scale(0.6)' },
    settled: 0.02,
  },
} as const;

/** The styles of a part of a card that moves while the card crosses the edge of the window. */
export function crossing(part: keyof typeof out): StyleRule {
  const { right, left, settled } = out[part];
  const begin = part === 'paper' ? 1 : 0.7;
  const animation: StyleRule = {
    animationName: `${keyframes({ from: right })}, ${keyframes({ to: left })}`,
    animationTimingFunction: 'ease-out, ease-in',
    animationFillMode: 'backwards, forwards',
    animationDuration: 'auto',
    animationTimeline: '--strip',
    animationRange: [
      `calc(${AT} - ${EDGE} - ${begin} * ${PITCH}) calc(${AT} - ${EDGE} - ${settled} * ${PITCH})`,
      `calc(${AT} + ${EDGE} + ${settled} * ${PITCH}) calc(${AT} + ${EDGE} + ${begin} * ${PITCH})`,
    ].join(', '),
  };
  return {
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        '@supports': {
          '(animation-timeline: --strip)': {
            selectors: { ':is([data-mode="loop"], [data-mode="finite"]) &': animation },
          },
        },
      },
    },
  };
}
