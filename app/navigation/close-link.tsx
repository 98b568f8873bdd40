/** Closing a page that covers the carousel. */
import { Link, useLocation, useNavigate } from '@remix-run/react';
import { type MouseEvent, type ReactNode, useCallback } from 'react';
import { hasModifier } from '../ui/has-modifier.ts';
import { stepsFromCarousel } from './steps-from-carousel.ts';
import { useIsomorphicLayoutEffect } from '../ui/use-isomorphic-layout-effect.ts';

/**
 * Returns a function that closes the page. A page opened from the carousel goes back in history; one opened by
 * its URL is replaced. So Back never reopens the page.
 */
function useClose() {
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

/** A link to the home page that closes its page. */
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
    if (hasModifier(event)) return;
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

/** Elements that handle Escape themselves while they have the focus. */
const USES_ESCAPE = [
  `input:not(${NOT_TEXT.map((type) => `[type="${type}"]`).join()})`,
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="menu"]',
  '[popover]',
  '[aria-haspopup][aria-expanded="true"]',
].join();

/** `keyCode` of every key while an input method composes. Safari's last one has no `isComposing`. */
const COMPOSING = 229;

/** Whether the page handles Escape: no text field, input method, menu or demo does. */
export function isForPage({ key, defaultPrevented, isComposing, keyCode, target }: KeyboardEvent) {
  if (key !== 'Escape' || defaultPrevented || isComposing || keyCode === COMPOSING) return false;
  return !(target instanceof Element && target.closest(USES_ESCAPE));
}

/** Closes the page on Escape while the component is mounted. */
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
