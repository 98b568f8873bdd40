/**
 * Shows the pictures of a text as large as the window, one at a time, in a dialog: Escape, a press or the button closes it,
 * arrow keys and swipes lead to the next picture, and two fingers zoom as everywhere. Loaded with the first press.
 */
import labels from 'virtual:text-labels';
import { hasModifier } from '#app/ui/has-modifier.ts';
import * as styles from './enlarge.css.ts';

/** In the view transition between a picture and its enlargement. */
const TRANSITION_NAME = 'enlarged';
/** From this distance on, a finger leads to the next picture, px. */
const SWIPE_PX = 48;

/** Below this width to height, a picture is a long page, which scrolls; screens of phones are shown whole. */
const LONG_ASPECT = 0.4;

const ICONS = {
  close: 'M6 6l12 12M18 6 6 18',
  left: 'M14.5 5 8 12l6.5 7',
  right: 'M9.5 5 16 12l-6.5 7',
};

let isOpen = false;

/** @param pressed link to a picture in the text (text-picture.tsx) */
export function enlarge(pressed: HTMLAnchorElement) {
  // On a slow connection, another press or another page can come before this script.
  if (isOpen || !pressed.isConnected) return;
  isOpen = true;
  const text = pressed.closest('[data-body]') ?? document.body;
  const links = [...text.querySelectorAll<HTMLAnchorElement>('a[data-enlarge]')];
  const isRightToLeft = getComputedStyle(text).direction === 'rtl';
  let shown = pressed;

  const dialog = document.createElement('dialog');
  dialog.className = styles.dialog;
  const image = document.createElement('img');
  image.className = styles.image;
  image.draggable = false;

  function show(link: HTMLAnchorElement) {
    shown = link;
    const small = imageIn(link);
    image.alt = small.alt;
    dialog.setAttribute('aria-label', small.alt || labels.enlarge);
    // A picture out of view may not have loaded yet.
    const aspect = Number(small.getAttribute('width')) / Number(small.getAttribute('height'));
    const width = largestWidth(link);
    dialog.toggleAttribute('data-long', aspect < LONG_ASPECT);
    image.style.setProperty('--aspect', `${aspect}`);
    image.style.setProperty('--largest', Number.isFinite(width) ? `${width}px` : '100vw');
    // What the text shows, until the large file is there.
    image.src = small.currentSrc || link.href;
    const large = new Image();
    large.src = link.href;
    const showLarge = () => {
      if (shown === link) image.src = link.href;
    };
    large.decode().then(showLarge, () => {});
    dialog.scrollTop = 0;
  }
  /** @param step 1 for the next picture, -1 for the one before */
  const go = (step: number) =>
    show(links.at((links.indexOf(shown) + step) % links.length) ?? shown);
  /** @param side 1 for what lies at the right, -1 at the left */
  const goTo = (side: number) => go(isRightToLeft ? -side : side);

  function remove() {
    isOpen = false;
    removeEventListener('popstate', remove);
    dialog.close();
    dialog.remove();
  }
  const close = () =>
    transition(image, imageIn(shown), () => {
      remove();
      shown.scrollIntoView({ block: 'nearest' });
      shown.focus({ preventScroll: true });
    });
  const buttons =
    links.length > 1
      ? [
          button(styles.previous, labels.previousPicture, isRightToLeft ? 'right' : 'left', () =>
            go(-1),
          ),
          button(styles.next, labels.nextPicture, isRightToLeft ? 'left' : 'right', () => go(1)),
        ]
      : [];
  dialog.append(button(styles.close, labels.close, 'close', close), image, ...buttons);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener('keydown', (event) => {
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // The carousel below listens too.
    event.stopPropagation();
    if (!side || links.length < 2 || hasModifier(event)) return;
    event.preventDefault();
    goTo(side);
  });
  let start: PointerEvent | undefined;
  dialog.addEventListener('pointerdown', (event) => {
    start = event.isPrimary ? event : undefined;
  });
  dialog.addEventListener('pointerup', (event) => {
    const isZoomed = (visualViewport?.scale ?? 1) > 1;
    const [across, down] = start ? [event.x - start.x, event.y - start.y] : [0, 0];
    const isSwipe = Math.abs(across) > Math.max(SWIPE_PX, 2 * Math.abs(down));
    if (event.pointerType !== 'mouse' && isSwipe && !isZoomed && links.length > 1) {
      goTo(-Math.sign(across));
      start = undefined;
    }
  });
  dialog.addEventListener('click', (event) => {
    const isButton = (event.target as Element).closest('button');
    if (!isButton && start && (visualViewport?.scale ?? 1) <= 1) close();
  });

  show(pressed);
  // Back leads to another page, which it would cover.
  addEventListener('popstate', remove);
  transition(imageIn(pressed), image, () => {
    if (!isOpen) return;
    document.body.append(dialog);
    dialog.showModal();
  });
}

const imageIn = (link: HTMLAnchorElement) => link.querySelector('img') as HTMLImageElement;

/** Width of the large file, px; an SVG can have any. */
function largestWidth(link: HTMLAnchorElement): number {
  const { srcset = '' } = link.querySelector<HTMLSourceElement>('source[type="image/webp"]') ?? {};
  return Number(/(\d+)w$/.exec(srcset)?.[1] ?? Infinity);
}

/** Changes the page, so that one picture seems to become another. */
function transition(from: HTMLElement, to: HTMLElement, change: () => void) {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!document.startViewTransition || isReduced) {
    change();
    return;
  }
  const { dataset } = document.documentElement;
  dataset.enlarging = '';
  from.style.viewTransitionName = TRANSITION_NAME;
  const { finished } = document.startViewTransition(() => {
    from.style.viewTransitionName = '';
    to.style.viewTransitionName = TRANSITION_NAME;
    change();
  });
  void finished.finally(() => {
    to.style.viewTransitionName = '';
    delete dataset.enlarging;
  });
}

function button(className: string, label: string, icon: keyof typeof ICONS, press: () => void) {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.setAttribute('aria-label', label);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('viewBox', '0 0 24 24');
  const path = document.createElementNS(svg.namespaceURI as string, 'path');
  path.setAttribute('d', ICONS[icon]);
  svg.append(path);
  element.append(svg);
  element.addEventListener('click', press);
  return element;
}
