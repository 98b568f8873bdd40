/** Hearts that a cloud lets go. They rise by the compositor: nothing is drawn anew. */

const SVG = 'http://www.w3.org/2000/svg';
const LEFT = 'M12 21C5 15 2 11.5 2 8a5 5 0 0 1 10-1.5z';
const RIGHT = 'M12 21c7-6 10-9.5 10-13a5 5 0 0 0-10-1.5z';

/** In the sky at once; every touch has its heart, but the oldest goes when there is a blizzard. */
const MOST = 24;

/** How long a heart rises, and how long one that rests is there, ms. */
const RISE = 5200;
const REST = 6000;

/** Hearts for one touch, one after another. */
const EACH = 3;
const APART = 240;

export type Hearts = {
  /** Lets hearts go at a place of the sky, px. Without motion they appear above it and rest. */
  release(x: number, y: number, moving: boolean): void;
  /** Stops those that rise, or lets them go on. */
  setMoving(moving: boolean): void;
  close(): void;
};

/** @param random gives numbers from 0 to 1 */
export function createHearts(sky: HTMLElement, random: () => number): Hearts {
  const flying = new Map<SVGElement, Animation>();
  let moves = true;

  function drop(heart: SVGElement) {
    flying.get(heart)?.cancel();
    flying.delete(heart);
    heart.remove();
  }

  function add(x: number, y: number, index: number, moving: boolean) {
    const size = 22 + random() * 16;
    const heart = paperHeart(1 + Math.floor(random() * 3), size);
    sky.append(heart);
    const left = x - size / 2;
    const sway = (random() - 0.5) * 90;
    const tilt = (random() - 0.5) * 40;
    const at = (dx: number, dy: number, turn: number, scale = 1) =>
      `translate(${left + dx}px, ${y - size / 2 + dy}px) rotate(${turn}deg) scale(${scale})`;
    const resting = at((index - 1) * 34, -40 - (index % 2) * 26, tilt);
    const animation = moving
      ? heart.animate(
          [
            { transform: at(0, 0, 0, 0.3), opacity: 0 },
            { transform: at(sway * 0.2, -30, tilt * 0.4), opacity: 1, offset: 0.12 },
            { transform: at(sway, -170, tilt), opacity: 1, offset: 0.62 },
            { transform: at(sway * 0.6, -300, -tilt, 0.9), opacity: 0 },
          ],
          { duration: RISE, delay: index * APART, fill: 'both', easing: 'ease-out' },
        )
      : heart.animate([{ transform: resting }, { transform: resting }], {
          duration: REST,
          fill: 'both',
        });
    flying.set(heart, animation);
    animation.addEventListener('finish', () => drop(heart));
  }

  return {
    release(x, y, moving) {
      for (let index = 0; index < EACH; index++) add(x, y, index, moving);
      const oldest = [...flying.keys()];
      for (const heart of oldest.slice(0, Math.max(0, oldest.length - MOST))) drop(heart);
    },
    setMoving(moving) {
      if (moves === moving) return;
      moves = moving;
      for (const animation of flying.values()) {
        if (moving) animation.play();
        else animation.pause();
      }
    },
    close() {
      for (const heart of flying.keys()) drop(heart);
    },
  };
}

/** A heart folded down its middle, one half in the shade. @param paper which of three colours */
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
