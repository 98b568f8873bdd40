/** Sends what is pressed on the page for choosing a card, and shows what has become of it. Served by the preview only. */

import type { Choice } from './choices.ts';

/** Longest pause between two arrow keys of one move, ms. */
const KEY_PAUSE_MS = 400;

const status = document.querySelector('[role="status"]');

/** Brings the page up to date without moving what is on it. */
async function refresh() {
  const response = await fetch(location.href);
  if (!response.ok) return show(await response.text());
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const [shown, wanted] = [document, next].map((page) => [
    ...page.querySelectorAll('main :is(button, img, header p, li)'),
  ]) as [Element[], Element[]];
  const isSame =
    shown.length === wanted.length &&
    shown.every(({ tagName }, index) => tagName === wanted[index]?.tagName);
  if (!isSame) {
    document.querySelector('main')?.replaceWith(...next.querySelectorAll('main'));
    return;
  }
  for (const [index, element] of shown.entries()) {
    for (const { name, value } of wanted[index]?.attributes ?? [])
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    if (element.matches('p')) element.replaceChildren(...(wanted[index]?.childNodes ?? []));
    const [label, wantedLabel] = [element, wanted[index]].map((each) =>
      each?.querySelector('.name'),
    );
    if (label && wantedLabel) label.textContent = wantedLabel.textContent;
  }
}

const show = (message: string) => {
  if (status) status.textContent = message;
};

async function send(choice: Choice | { field: string; value: string | number }) {
  // Browsers send few requests at a time, and pictures take a while. refresh() requests them again.
  for (const picture of document.images) if (!picture.complete) picture.removeAttribute('src');
  try {
    const response = await fetch(location.href, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(choice),
    });
    show(await response.text());
    await refresh();
  } catch {
    show('The preview doesn’t respond. Is “npm run dev” running?');
  }
}

const focusOf = ({ dataset: { x, y } }: HTMLElement): [number, number] => [Number(x), Number(y)];

/** Shows the point somewhere, percent. */
function place(point: HTMLElement, ...at: [x: number, y: number]) {
  const [x, y] = at.map((each) => Math.round(Math.min(100, Math.max(0, each)))) as [number, number];
  Object.assign(point.dataset, { x, y });
  Object.assign(point.style, { left: `${x}%`, top: `${y}%` });
  point.ariaLabel = `Focus: ${x} % from the left, ${y} % from the top`;
}

const save = (point: HTMLElement) => send({ field: 'focus', value: focusOf(point) });

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null;
  const field = button?.dataset.cardChoice;
  if (button && field)
    void send({ field, value: field === 'hue' ? Number(button.value) : button.value });
  const point = document.querySelector<HTMLElement>('[data-focus-point]');
  // What is written is undone by writing it again.
  if (point && button?.matches('[data-undo-focus]')) void save(point);
});

document.addEventListener('pointerdown', (event) => {
  const photo =
    event.target instanceof Element ? event.target.closest<HTMLElement>('.photo') : null;
  const point = photo?.querySelector<HTMLElement>('[data-focus-point]');
  if (!photo || !point || event.button !== 0) return;
  event.preventDefault();
  point.focus();
  const move = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = photo.getBoundingClientRect();
    place(point, ((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  move(event);
  photo.setPointerCapture(event.pointerId);
  photo.addEventListener('pointermove', move);
  const end = () => {
    photo.removeEventListener('pointermove', move);
    void save(point);
  };
  photo.addEventListener('lostpointercapture', end, { once: true });
});

const STEPS: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
let pause: ReturnType<typeof setTimeout> | undefined;

document.addEventListener('keydown', (event) => {
  const { target, key, shiftKey } = event;
  const step = STEPS[key];
  if (!step || !(target instanceof HTMLElement) || !target.matches('[data-focus-point]')) return;
  event.preventDefault();
  const [x, y] = focusOf(target);
  const by = shiftKey ? 10 : 1;
  place(target, x + step[0] * by, y + step[1] * by);
  clearTimeout(pause);
  pause = setTimeout(() => void save(target), KEY_PAUSE_MS);
});

// The file may have been edited meanwhile.
window.addEventListener('focus', () => void refresh().catch(() => {}));
