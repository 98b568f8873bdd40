/** Hearts that a cloud releases. They rise by compositor animations, without repainting. */

const SVG = 'http://www.w3.org/2000/svg';
const LEFT = 'M12 21C5 15 2 11.5 2 8a5 5 0 0 1 10-1.5z';
const RIGHT = 'M12 21c7-6 10-9.5 10-13a5 5 0 0 0-10-1.5z';

/** Limit of hearts in the sky; beyond it, the oldest fade. */
export const MAX_HEARTS = 24;

const RISE_MS = 5200;
/** Duration of a heart left along a stroke, which rests before it rises, ms. */
const TRAIL_MS = 3600;
/** Duration of a heart without motion, ms. */
const REST_MS = 6000;
/** Duration of the fade of the oldest, ms, and how many can fade at once. */
const FADE_MS = 220;
const MAX_FADING = 6;

/** Hearts per tap, one after another. */
const HEARTS_PER_TOUCH = 3;
const DELAY_MS = 240;

/** Papers of hearts, and those that contrast with a cloud. */
const PAPERS = [1, 2, 3];
const STRONG_PAPERS = [1, 3];

export type Hearts = {
  /** Releases hearts at a point of the sky, px. Without motion they appear above it and stay. */
  release(x: number, y: number, moving: boolean): void;
  /** Leaves one heart at a point of the sky, px. */
  leave(x: number, y: number, moving: boolean): void;
  /** Pauses or resumes rising hearts. */
  setMoving(moving: boolean): void;
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

  /** @param animate starts the heart's animation, after which it is removed */
  function add(papers: readonly number[], size: number, animate: (heart: SVGElement) => Animation) {
    const heart = paperHeart(papers[Math.floor(random() * papers.length)] ?? 1, size);
    sky.append(heart);
    const animation = animate(heart);
    flying.set(heart, animation);
    animation.addEventListener('finish', () => remove(heart));
  }

  function removeOldest(moving: boolean) {
    const tooMany = [...flying.keys()].slice(0, Math.max(0, flying.size - MAX_HEARTS));
    for (const heart of tooMany) {
      if (!moving || fading.size >= MAX_FADING) {
        remove(heart);
        continue;
      }
      flying.delete(heart);
      const fade = heart.animate([{ opacity: 0 }], { duration: FADE_MS, fill: 'forwards' });
      fading.set(heart, fade);
      fade.addEventListener('finish', () => remove(heart));
    }
  }

  const placed = (x: number, y: number, turn: number, scale = 1) =>
    `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
  const resting = (transform: string) => (heart: SVGElement) =>
    heart.animate([{ transform }, { transform }], { duration: REST_MS, fill: 'both' });

  return {
    release(x, y, moving) {
      for (let index = 0; index < HEARTS_PER_TOUCH; index++) {
        const size = 22 + random() * 16;
        const sway = (random() - 0.5) * 90;
        const tilt = (random() - 0.5) * 40;
        const at = (dx: number, dy: number, turn: number, scale?: number) =>
          placed(x - size / 2 + dx, y - size / 2 + dy, turn, scale);
        if (!moving) {
          add(PAPERS, size, resting(at((index - 1) * 34, -40 - (index % 2) * 26, tilt)));
          continue;
        }
        add(PAPERS, size, (heart) =>
          heart.animate(
            [
              { transform: at(0, 0, 0, 0.3), opacity: 0 },
              { transform: at(sway * 0.2, -30, tilt * 0.4), opacity: 1, offset: 0.12 },
              { transform: at(sway, -170, tilt), opacity: 1, offset: 0.62 },
              { transform: at(sway * 0.6, -300, -tilt, 0.9), opacity: 0 },
            ],
            { duration: RISE_MS, delay: index * DELAY_MS, fill: 'both', easing: 'ease-out' },
          ),
        );
      }
      removeOldest(moving);
    },
    leave(x, y, moving) {
      const size = 18 + random() * 10;
      const sway = (random() - 0.5) * 44;
      const tilt = (random() - 0.5) * 50;
      const at = (dx: number, dy: number, turn: number, scale?: number) =>
        placed(x - size / 2 + dx, y - size / 2 + dy, turn, scale);
      add(
        STRONG_PAPERS,
        size,
        moving
          ? (heart) =>
              heart.animate(
                [
                  { transform: at(0, 0, tilt, 0.2), opacity: 0 },
                  { transform: at(0, 0, tilt, 1.2), opacity: 1, offset: 0.05 },
                  { transform: at(0, 0, tilt), opacity: 1, offset: 0.1 },
                  { transform: at(0, -4, tilt), opacity: 1, offset: 0.3, easing: 'ease-in' },
                  { transform: at(sway * 0.7, -84, -tilt * 0.4), opacity: 1, offset: 0.72 },
                  { transform: at(sway, -150, -tilt, 0.9), opacity: 0 },
                ],
                { duration: TRAIL_MS, fill: 'both' },
              )
          : resting(at(0, 0, tilt)),
      );
      removeOldest(moving);
    },
    setMoving(moving) {
      if (moves === moving) return;
      moves = moving;
      for (const animation of [...flying.values(), ...fading.values()]) {
        if (moving) animation.play();
        else animation.pause();
      }
    },
    close() {
      for (const heart of [...flying.keys(), ...fading.keys()]) remove(heart);
    },
  };
}

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
