/**
 * The layers of one card in the document:
 *
 *   [data-stack]            in the card's link, above its flat picture; React treats its content as opaque
 *     span                  all layers, which fade in together
 *       [data-layer="1"]    the farthest; the tilt moves it, and life changes its size
 *         svg               life moves and turns it
 *           image           its file
 *
 * In an SVG, pictures are drawn exactly where they belong: as HTML, each would be moved to whole pixels of the screen, by
 * up to half of one, and away from its neighbors. Styles are set by script, because the page's style sheet is in the first
 * view.
 */
import { type Diorama, type DioramaLayer, PICTURE } from '#app/content/diorama.ts';
import { decodePicture, filesOf, sizeFor, slotOf } from './files.ts';
import { clamp } from './spring.ts';
import { createTilt } from './tilt.ts';

/** Width of the card for which `travel` is given, px. */
const TRAVEL_CARD_WIDTH = 464;
/** Duration of taking over from the flat picture, ms. */
const FADE_MS = 250;
/** The layers show once that they are deep: as far as this, and back in this time, ms. */
const ANNOUNCED_TILT = 0.4;
const ANNOUNCE_MS = 900;
/** After a swipe, they catch up with the card: at most this far, px, and in this time, ms. */
const MAX_LAG_PX = 8;
const LAG_MS = 600;
/** From this speed of a swipe on, they are as far behind as possible, px/ms. */
const FAST_SWIPE = 1.5;

export const FILL = { position: 'absolute', inset: '0', width: '100%', height: '100%' } as const;

export type Stack = NonNullable<Awaited<ReturnType<typeof createStack>>>;

/** A layer in the card picture: its element, and the picture in it. */
function drawLayer(
  { box: [x, y, width, height], origin, scaleOrigin, hidden }: DioramaLayer,
  href: string,
) {
  const element = document.createElement('span');
  // Covers its box, as the flat picture does.
  element.innerHTML = `<svg viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" preserveAspectRatio="xMidYMid slice">
    <image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none"/>
  </svg>`;
  const svg = element.firstElementChild as SVGElement;
  Object.assign(element.style, FILL, { willChange: 'translate', transformOrigin: scaleOrigin });
  Object.assign(svg.style, FILL, {
    overflow: 'visible',
    transformOrigin: origin,
    opacity: hidden ? '0' : '',
  });
  return { element, svg };
}

/**
 * Loads and decodes the layers of a card.
 * @returns undefined if it has none
 */
export async function createStack(
  card: HTMLElement,
  { layers, sizes, life, lifeDuration }: Diorama,
  signal: AbortSignal,
) {
  const files = filesOf(card, sizeFor(card, sizes));
  const pictures = await Promise.all(files.map((file) => decodePicture(file, signal)));
  const slot = slotOf(card);
  if (!slot || pictures.length === 0) return undefined;

  const sheets = document.createElement('span');
  // Lengths of life are in em of 100 units.
  const fontSize = `${(slot.clientHeight / PICTURE.height) * 100}px`;
  Object.assign(sheets.style, FILL, { fontSize });
  const moving = layers.map((layer, index) => {
    const drawn = drawLayer(layer, pictures[index]?.src ?? '');
    drawn.element.dataset.layer = `${index + 1}`;
    const travel = (layer.travel * card.offsetWidth) / TRAVEL_CARD_WIDTH;
    return { ...drawn, travel, delay: layer.delay };
  });
  sheets.append(...moving.map(({ element }) => element));
  slot.append(sheets);
  const fade = sheets.animate({ opacity: [0, 1] }, { duration: FADE_MS, easing: 'ease-out' });

  const tilt = createTilt(moving);
  let performance: Animation[] = [];
  function endLife() {
    for (const animation of performance) animation.cancel();
    performance = [];
  }
  return {
    card,
    /** Resolves when the layers have taken over from the flat picture. */
    shown: fade.finished,
    tilt: tilt.to,
    /** Shows that the card is deep. @param swipe velocity at which a finger has moved it, px/ms to the right */
    announce(swipe?: number) {
      if (swipe === undefined) {
        tilt.swing({ x: ANNOUNCED_TILT, y: ANNOUNCED_TILT / 2 }, ANNOUNCE_MS);
        return;
      }
      const farthest = Math.max(...moving.map(({ travel }) => Math.abs(travel)));
      const strength = clamp(swipe / FAST_SWIPE);
      tilt.swing({ x: (MAX_LAG_PX / farthest) * strength, y: 0 }, LAG_MS);
    },
    /** Duration of a performance, ms; 0 if nothing is alive. */
    lifeDuration,
    /** Plays what is alive. @param count of the performance, from 1 */
    perform(count: number) {
      performance = life.flatMap(({ layer, scales, every, keyframes, timing }) => {
        const part = scales ? 'element' : 'svg';
        const element = moving[layer]?.[part];
        return count % every ? [] : (element?.animate(keyframes, timing) ?? []);
      });
    },
    /** Ends life, in the rest pose. */
    endLife,
    /** Looks like the flat picture, at once. */
    flatten() {
      endLife();
      tilt.flatten();
    },
    remove() {
      tilt.stop();
      sheets.remove();
    },
  };
}
