/** Hearts that a cloud releases. They rise by compositor animations, without repainting. */
import type { Point } from '#app/demo-kit/vector.ts';

const SVG = 'http://www.w3.org/2000/svg';
const LEFT = 'M12 21C5 15 2 11.5 2 8a5 5 0 0 1 10-1.5z';
const RIGHT = 'M12 21c7-6 10-9.5 10-13a5 5 0 0 0-10-1.5z';

/** Limit of hearts in the sky; beyond it, the oldest fade. */
const MAX_HEARTS = 24;

const RISE_MS = 5200;
/** Duration of a heart left along a stroke, which rests before it rises, ms. */
const TRAIL_MS = 3600;
/** Duration of a heart without motion, ms. */
const REST_MS = 6000;
/** Duration of the fade of the oldest, ms, and how many can fade at once. */
const FADE_MS = 220;
const MAX_FADING = 6;

/** Hearts per tap, one after another. */
export const HEARTS_PER_TOUCH = 3;
const DELAY_MS = 240;

/** Its papers, smallest size and range of sizes, px, and ranges of its sway, px, and its tilt, degrees. */
type Kind = { papers: readonly number[]; size: number; sizes: number; sway: number; tilt: number };
const RISING: Kind = { papers: [1, 2, 3], size: 22, sizes: 16, sway: 90, tilt: 40 };
/** Its papers contrast with a cloud. */
const TRAILING: Kind = { papers: [1, 3], size: 18, sizes: 10, sway: 44, tilt: 50 };

/** The random values of a heart. */
type Motion = {
  sway: number;
  tilt: number;
  /** `transform` at an offset from where it starts, px, turned by degrees. */
  at(dx: number, dy: number, turn: number, scale?: number): string;
};

export type Hearts = {
  /** Releases hearts at a point of the sky, px. Without motion they appear above it and stay. */
  release(point: Point): void;
  /** Leaves one heart at a point of the sky, px. */
  leave(point: Point): void;
  /** Pauses or resumes rising hearts. */
  setMotionAllowed(motionAllowed: boolean): void;
  close(): void;
};

/** @param random returns numbers from 0 to 1 */
export function createHearts(sky: HTMLElement, random: () => number): Hearts {
  /** Oldest first. */
  const flying = new Map<SVGElement, Animation>();
  const fading = new Map<SVGElement, Animation>();
  let moves = true;

  function remove(heart: SVGElement) {
    for (const animations of [flying, fading]) {
      animations.get(heart)?.cancel();
      animations.delete(heart);
    }
    heart.remove();
  }

  /** Adds a heart, which is removed after its animation. */
  function add(
    [x, y]: Point,
    kind: Kind,
    animate: (motion: Motion) => [frames: Keyframe[], timing: KeyframeAnimationOptions],
  ) {
    const size = kind.size + random() * kind.sizes;
    const [frames, timing] = animate({
      sway: (random() - 0.5) * kind.sway,
      tilt: (random() - 0.5) * kind.tilt,
      at: (dx, dy, turn, scale = 1) =>
        `translate(${x - size / 2 + dx}px, ${y - size / 2 + dy}px) rotate(${turn}deg) scale(${scale})`,
    });
    const heart = paperHeart(kind.papers[Math.floor(random() * kind.papers.length)] ?? 1, size);
    sky.append(heart);
    const animation = heart.animate(frames, { ...timing, fill: 'both' });
    flying.set(heart, animation);
    animation.addEventListener('finish', () => remove(heart));
  }

  function removeOldest() {
    const tooMany = [...flying.keys()].slice(0, Math.max(0, flying.size - MAX_HEARTS));
    for (const heart of tooMany) {
      if (!moves || fading.size >= MAX_FADING) {
        remove(heart);
        continue;
      }
      flying.delete(heart);
      const fade = heart.animate([{ opacity: 0 }], { duration: FADE_MS, fill: 'forwards' });
      fading.set(heart, fade);
      fade.addEventListener('finish', () => remove(heart));
    }
  }

  return {
    release(point) {
      for (let index = 0; index < HEARTS_PER_TOUCH; index++) {
        add(point, RISING, ({ sway, tilt, at }) =>
          moves
            ? [
                [
                  { transform: at(0, 0, 0, 0.3), opacity: 0 },
                  { transform: at(sway * 0.2, -30, tilt * 0.4), opacity: 1, offset: 0.12 },
                  { transform: at(sway, -170, tilt), opacity: 1, offset: 0.62 },
                  { transform: at(sway * 0.6, -300, -tilt, 0.9), opacity: 0 },
                ],
                { duration: RISE_MS, delay: index * DELAY_MS, easing: 'ease-out' },
              ]
            : resting(at((index - 1) * 34, -40 - (index % 2) * 26, tilt)),
        );
      }
      removeOldest();
    },
    leave(point) {
      add(point, TRAILING, ({ sway, tilt, at }) =>
        moves
          ? [
              [
                { transform: at(0, 0, tilt, 0.2), opacity: 0 },
                { transform: at(0, 0, tilt, 1.2), opacity: 1, offset: 0.05 },
                { transform: at(0, 0, tilt), opacity: 1, offset: 0.1 },
                { transform: at(0, -4, tilt), opacity: 1, offset: 0.3, easing: 'ease-in' },
                { transform: at(sway * 0.7, -84, -tilt * 0.4), opacity: 1, offset: 0.72 },
                { transform: at(sway, -150, -tilt, 0.9), opacity: 0 },
              ],
              { duration: TRAIL_MS },
            ]
          : resting(at(0, 0, tilt)),
      );
      removeOldest();
    },
    setMotionAllowed(motionAllowed) {
      if (moves === motionAllowed) return;
      moves = motionAllowed;
      for (const animation of [...flying.values(), ...fading.values()]) {
        if (motionAllowed) animation.play();
        else animation.pause();
      }
    },
    close() {
      for (const heart of [...flying.keys(), ...fading.keys()]) remove(heart);
    },
  };
}

const resting = (transform: string): [Keyframe[], KeyframeAnimationOptions] => [
  [{ transform }, { transform }],
  { duration: REST_MS },
];

/** A heart with a vertical fold, one half shaded. @param paper which of three colors */
function paperHeart(paper: number, size: number): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('width', String(size));
  svg.setAttribute('height', String(size));
  svg.dataset.heart = String(paper);
  for (const half of [LEFT, RIGHT]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', half);
    svg.append(path);
  }
  return svg;
}
