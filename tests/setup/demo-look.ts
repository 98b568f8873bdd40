/** How a demo looks: choices, focus rings and motion. Each function runs in the page, on the figure of a demo. */

/** What is chosen but looks like what isn't, among the same choices. */
export function findUnmarkedChoices(figure: Element): string[] {
  const STATES = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-expanded'];
  const lookOf = (choice: Element) => {
    const root = choice.closest('label') ?? choice;
    const parts = [root, ...root.querySelectorAll('*')].flatMap((part) =>
      [undefined, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(part, pseudo);
        return [
          style.content,
          style.color,
          style.backgroundColor,
          style.borderTop,
          style.borderBottom,
          style.outline,
          style.textDecorationLine,
          style.fontWeight,
          style.stroke,
          style.strokeWidth,
        ].join(' ');
      }),
    );
    // Peers can have different numbers of parts that look the same.
    return [...new Set(parts)].sort().join('|');
  };
  const isChosen = (choice: Element) =>
    choice instanceof HTMLInputElement
      ? choice.checked
      : STATES.some((state) => choice.getAttribute(state) === 'true');
  const selector = [
    'input[type="radio"]',
    'input[type="checkbox"]',
    ...STATES.map((s) => `[${s}]`),
  ].join();
  const groups = new Map<Element, Element[]>();
  for (const choice of figure.querySelectorAll(selector)) {
    if (choice.closest('svg') || !(choice.closest('label') ?? choice).checkVisibility()) continue;
    const group =
      choice.closest('[role="radiogroup"], [role="tablist"], [role="listbox"], fieldset') ??
      choice.parentElement ??
      figure;
    groups.set(group, [...(groups.get(group) ?? []), choice]);
  }
  return [...groups.values()].flatMap((choices) => {
    const others = new Set(choices.filter((choice) => !isChosen(choice)).map(lookOf));
    return choices
      .filter((choice) => isChosen(choice) && others.has(lookOf(choice)))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

/** What has no visible focus ring, or one that is cut off. */
export async function findCutFocusRings(figure: Element): Promise<string[]> {
  const TOLERANCE_PX = 1;
  const partsOf = (element: Element) => [
    element.closest('label') ?? element,
    ...(element.closest('label') ?? element).querySelectorAll('*'),
    element,
  ];
  const lookOf = (element: Element) =>
    partsOf(element)
      .map((part) => {
        const { outlineStyle, outlineColor, boxShadow, stroke, strokeWidth, opacity } =
          getComputedStyle(part);
        return [outlineStyle, outlineColor, boxShadow, stroke, strokeWidth, opacity].join(' ');
      })
      .join('|');
  const isCut = (part: Element) => {
    const { outlineStyle, outlineWidth, outlineOffset, opacity } = getComputedStyle(part);
    if (outlineStyle === 'none' || opacity === '0') return false;
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const box = part.getBoundingClientRect();
    const ring = {
      left: box.left - reach,
      right: box.right + reach,
      top: box.top - reach,
      bottom: box.bottom + reach,
    };
    if (ring.left < -TOLERANCE_PX || ring.right > innerWidth + TOLERANCE_PX) return true;
    for (
      let parent = part.parentElement;
      parent && figure.contains(parent);
      parent = parent.parentElement
    ) {
      const { overflowX, overflowY, position } = getComputedStyle(parent);
      const edge = parent.getBoundingClientRect();
      const clips = (overflow: string) => overflow !== 'visible';
      if (
        (clips(overflowX) &&
          (ring.left < edge.left - TOLERANCE_PX || ring.right > edge.right + TOLERANCE_PX)) ||
        (clips(overflowY) &&
          (ring.top < edge.top - TOLERANCE_PX || ring.bottom > edge.bottom + TOLERANCE_PX))
      )
        return true;
      if (position === 'fixed') break;
    }
    return false;
  };
  const isPassedOver = (element: Element) =>
    element.matches('[type="radio"]:not(:checked)') &&
    figure.querySelector(`[name="${element.getAttribute('name')}"]:checked`) !== null;
  const problems: string[] = [];
  const focusable =
    'button, select, input, textarea, a[href], [tabindex]:not([tabindex="-1"]), [role="slider"]';
  for (const element of figure.querySelectorAll<HTMLElement | SVGElement>(focusable)) {
    if (!element.isConnected || element.matches('[type="file"], [tabindex="-1"], :disabled'))
      continue;
    // In a group with a choice, keys focus a radio button only as they choose it.
    if (isPassedOver(element)) continue;
    if (!(element.closest('label') ?? element).checkVisibility()) continue;
    (document.activeElement as HTMLElement | null)?.blur();
    const before = lookOf(element);
    element.focus();
    await new Promise((resolve) => setTimeout(resolve));
    const name = element.outerHTML.slice(0, 120);
    if (document.activeElement !== element) continue;
    if (lookOf(element) === before) problems.push(`has no ring: ${name}`);
    else if (partsOf(element).some(isCut)) problems.push(`its ring is cut off: ${name}`);
  }
  return problems;
}

/** Whether anything in the demo moves during fifteen frames: an animation, an attribute or a drawing. */
export async function moves(figure: Element): Promise<boolean> {
  const FRAMES = 15;
  const SIZE_PX = 64;
  const look = () => {
    const small = document.createElement('canvas');
    [small.width, small.height] = [SIZE_PX, SIZE_PX];
    const context = small.getContext('2d', { willReadFrequently: true });
    for (const canvas of figure.querySelectorAll('canvas')) {
      if (canvas.width > 0 && canvas.height > 0) context?.drawImage(canvas, 0, 0, SIZE_PX, SIZE_PX);
    }
    return figure.innerHTML + String(context?.getImageData(0, 0, SIZE_PX, SIZE_PX).data);
  };
  const isRunning = () =>
    figure.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running');
  const before = look();
  for (let frame = 0; frame < FRAMES; frame++) await new Promise(requestAnimationFrame);
  return isRunning() || look() !== before;
}
