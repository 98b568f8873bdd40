/**
 * The layers of a card picture in the document:
 *
 *   [data-stack]            above the flat picture (layer-slot.tsx)
 *     span                  all layers, which fade in together
 *       [data-layer="1"]    the farthest; what moves it, moves this element, and idle animations change its size
 *         svg               idle animations move and turn it
 *           image           its file
 *
 * In an SVG, pictures are drawn exactly where they belong: as HTML, each would be moved to whole pixels of the screen, by
 * up to half of one, and away from its neighbors. Styles are set by script, because the page's stylesheet is in the first
 * view.
 */
import { type Diorama, type DioramaLayer, PICTURE } from 'portfolio-content/schema';
import { decodePicture, filesOf, sizeFor } from './files.ts';

/** Width of the card for which `travel` is given, px. */
const TRAVEL_CARD_WIDTH = 464;
/** Duration of taking over from the flat picture, ms. */
const FADE_MS = 250;

/** Styles that an element has in common with the picture. */
export const FILL = 'position: absolute; inset: 0; width: 100%; height: 100%;';

/** The travel of a layer in an element as wide as the picture, CSS px. */
export const travelIn = (frame: HTMLElement, travel: number) =>
  (travel * frame.offsetWidth) / TRAVEL_CARD_WIDTH;

/** A layer with its file, where it belongs in the card picture. The picture covers its box, as the flat one does. */
function drawLayer(
  { box: [x, y, width, height], origin, scaleOrigin, hidden }: DioramaLayer,
  href: string,
) {
  const element = document.createElement('span');
  element.style.cssText = `${FILL} will-change: translate; transform-origin: ${scaleOrigin}`;
  element.innerHTML = `<svg viewBox="0 0 ${PICTURE.width} ${PICTURE.height}" preserveAspectRatio="xMidYMid slice">
    <image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="none" />
  </svg>`;
  const svg = element.firstElementChild as SVGSVGElement;
  svg.style.cssText = `${FILL} overflow: visible; transform-origin: ${origin}; opacity: ${hidden ? 0 : 1}`;
  return { element, svg };
}

/**
 * Loads and decodes the layers of a card picture.
 * @param frame the element around the flat picture and the slot
 * @returns the element to append to the slot, and its layers; undefined if there are none
 */
export async function createLayers(
  frame: Element,
  { layers, sizes }: Diorama,
  signal: AbortSignal,
) {
  const files = filesOf(frame, sizeFor(frame, sizes));
  const pictures = await Promise.all(files.map((file) => decodePicture(file, signal)));
  if (pictures.length === 0) return undefined;
  const sheets = document.createElement('span');
  sheets.style.cssText = FILL;
  const drawn = layers.map((layer, index) => {
    const { element, svg } = drawLayer(layer, pictures[index]?.src ?? '');
    element.dataset.layer = `${index + 1}`;
    sheets.append(element);
    return { ...layer, element, svg };
  });
  return { sheets, layers: drawn };
}

/** Lets layers take over from the flat picture. */
export const fadeIn = (sheets: HTMLElement) =>
  sheets.animate({ opacity: [0, 1] }, { duration: FADE_MS, easing: 'ease-out' });
