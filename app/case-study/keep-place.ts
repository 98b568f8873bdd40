/** Scrolling that has stopped for so long is over, ms. */
const REST_MS = 100;

/** Something on a page, and the share of its height that is above the middle of the screen. */
interface Place {
  readonly element: Element;
  readonly share: number;
}

const middleOf = (scroller: Element) => {
  const { top, height } = scroller.getBoundingClientRect();
  return top + height / 2;
};

/** The outermost element at a height of the viewport, px, that fits the screen, or a demo: a paragraph, not its links. */
function elementAt(y: number, parent: Element, screenHeight: number): Element | undefined {
  const child = [...parent.children].find((element) => element.getBoundingClientRect().bottom > y);
  // What is in a demo moves and is replaced.
  if (!child || child.matches('[data-demo]')) return child;
  if (child.getBoundingClientRect().height < screenHeight) return child;
  return elementAt(y, child, screenHeight) ?? child;
}

function placeIn(scroller: Element): Place | undefined {
  if (scroller.scrollTop === 0) return undefined;
  const y = middleOf(scroller);
  const element = elementAt(y, scroller, scroller.clientHeight);
  if (!element) return undefined;
  const { top, height } = element.getBoundingClientRect();
  return { element, share: height > 0 ? (y - top) / height : 0 };
}

function showPlace(scroller: Element, { element, share }: Place) {
  const { top, height } = element.getBoundingClientRect();
  scroller.scrollTop += top + height * share - middleOf(scroller);
}

/**
 * Keeps what is in the middle of the screen there when a scroller's width changes, as when a phone is turned.
 * Browsers do so for the window only.
 * @param signal stops it
 */
export function keepPlace(scroller: HTMLElement, signal: AbortSignal) {
  let place: Place | undefined;
  let width = scroller.clientWidth;
  let timer = 0;
  const remember = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => (place = placeIn(scroller)), REST_MS);
  };
  const observer = new ResizeObserver(() => {
    if (scroller.clientWidth === width) return;
    width = scroller.clientWidth;
    if (place) showPlace(scroller, place);
  });
  remember();
  observer.observe(scroller);
  scroller.addEventListener('scroll', remember, { passive: true, signal });
  signal.addEventListener('abort', () => {
    window.clearTimeout(timer);
    observer.disconnect();
  });
}
