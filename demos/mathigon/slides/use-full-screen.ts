import { type RefObject, useLayoutEffect } from 'react';
import { useLatest } from '#app/demo-kit/use-latest.ts';

/**
 * Opens a dialog while it is mounted, with its content on the whole screen, or where elements can't have that, as on
 * iPhones, in the whole window. Afterward the focus is where it was.
 * @param onExit called when the browser has left full screen, by Escape or a gesture
 */
export function useFullScreen(
  dialog: RefObject<HTMLDialogElement>,
  content: RefObject<HTMLElement>,
  onExit: () => void,
) {
  const latest = useLatest(onExit);
  useLayoutEffect(() => {
    const [modal, element] = [dialog.current, content.current];
    if (!modal || !element) return undefined;
    const opener = document.activeElement;
    modal.showModal();
    element.focus();
    const onChange = () => {
      if (document.fullscreenElement !== element) latest.current();
    };
    element.addEventListener('fullscreenchange', onChange);
    // Refused in a frame without the permission; the dialog fills the window anyway.
    element.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => {});
    return () => {
      element.removeEventListener('fullscreenchange', onChange);
      modal.close();
      if (document.fullscreenElement !== element || !(opener instanceof HTMLElement)) return;
      // Until then, Chromium lets nothing else have the focus.
      const restoreFocus = () => opener.focus({ preventScroll: true });
      document.exitFullscreen().then(restoreFocus, restoreFocus);
    };
  }, [dialog, content, latest]);
}
