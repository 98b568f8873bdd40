/** The ways to close a page that lies over the carousel. */
import { Link, useLocation, useNavigate } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useCallback } from 'react';
import { stepsFromCarousel } from './steps-from-carousel.ts';
import { useIsomorphicLayoutEffect } from './use-isomorphic-layout-effect.ts';

/**
 * Returns a function that closes the page. A page opened from the carousel goes back in history; one opened by
 * its URL is replaced. So Back never reopens the page.
 */
export function useClose() {
  const navigate = useNavigate();
  const steps = stepsFromCarousel(useLocation().state);
  return useCallback(() => {
    if (steps === undefined) {
      navigate('/', { replace: true, preventScrollReset: true, viewTransition: true });
    } else {
      navigate(-steps);
    }
  }, [navigate, steps]);
}

/** A link to the home page that closes the page it is in. */
export function CloseLink({
  className,
  title,
  children,
}: {
  className?: string;
  title?: string;
  children: ReactNode;
}) {
  const close = useClose();
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    close();
  };
  return (
    <Link className={className} to="/" title={title} onClick={onClick}>
      {children}
    </Link>
  );
}

const NOT_TEXT = ['button', 'checkbox', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** What uses Escape itself while it has the focus. */
const USES_ESCAPE = [
  `input:not(${NOT_TEXT.map((type) => `[type="${type}"]`).join()})`,
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="menu"]',
  '[popover]',
  '[aria-haspopup][aria-expanded="true"]',
].join();

/** Code of every key while an input method composes, in browsers that don't say `isComposing`. */
const COMPOSING = 229;

/** Whether Escape is for the page: no text field, input method, menu or demo has a use for it. */
function isForPage({ key, defaultPrevented, isComposing, keyCode, target }: KeyboardEvent) {
  if (key !== 'Escape' || defaultPrevented || isComposing || keyCode === COMPOSING) return false;
  return !(target instanceof Element && target.closest(USES_ESCAPE));
}

/** Escape closes the page, from the moment it is in view. */
export function useCloseOnEscape() {
  const close = useClose();
  useIsomorphicLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isForPage(event)) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [close]);
}
