import { useCallback, useEffect, useRef, useState } from 'react';
import labels from 'virtual:text-labels';
import { useKeptState } from '../kept-state.ts';
import { openShareDialog } from '../share-dialog.ts';
import { useLatest, useNewestState } from '../use-latest.ts';
import { linkPrefix } from './link-prefix.ts';
import type { Kept } from './open-link.ts';
import { type LoadFormat, useStoredWork } from './use-stored-work.ts';

const load = async <Work>(loadFormat: LoadFormat<Work>) => {
  const [links, { workFormat }] = await Promise.all([import('./open-link.ts'), loadFormat()]);
  return { ...links, format: workFormat };
};

/** Duration of a message, ms. */
const MESSAGE_MS = 8000;

type Options<Work> = {
  /** What the visitor sees and a link would carry. */
  work: Work;
  /** Shows the work from a link, or the visitor's own again. If that takes time, its promise never rejects. */
  open(work: Work, isOwn?: true): void | Promise<void>;
  announce(text: string): void;
};

/** A sentence, and the link for copying by hand if the browser allows nothing else. */
type Message = { text: string; link?: string | undefined };

export type SharedWork = ReturnType<typeof useSharedWork>;

/**
 * Opens the work in the URL's fragment, and shares the visitor's own. Work that they have changed is kept aside when a
 * link is opened, and is there again after a reload.
 * @param name folder of the demo in demos/
 * @param loadFormat stable
 */
export function useSharedWork<Work>(
  name: string,
  loadFormat: LoadFormat<Work>,
  options: Options<Work>,
) {
  const latest = useLatest(options);
  const { rendered, newest, set } = useNewestState(
    useKeptState<Kept<Work>>(`${name} shared`, () => ({ initial: options.work })),
  );
  const [message, setMessage] = useState<Message>();
  const button = useRef<HTMLButtonElement>(null);

  const show = useCallback(
    (next: Message) => {
      setMessage(next);
      latest.current.announce(next.text);
    },
    [latest],
  );
  useEffect(() => {
    if (!message || message.link) return undefined;
    const timer = setTimeout(() => setMessage(undefined), MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  // Work of someone else is in the URL.
  const isRestored = useStoredWork(name, loadFormat, rendered.own ?? options.work, (work) =>
    options.open(work, true),
  );

  useEffect(() => {
    if (!isRestored) return undefined;
    let requests = 0;
    async function openFragment() {
      requests += 1;
      const request = requests;
      const fragment = location.hash;
      if (!fragment.startsWith(linkPrefix(name))) return;
      const { openLink, format } = await load(loadFormat);
      const result = await openLink(format, fragment, latest.current.work, newest());
      if (request !== requests) return;
      if (result.kept) set(result.kept);
      if (result.work) latest.current.open(result.work);
      if (result.text) show({ text: result.text });
    }
    const follow = () => {
      openFragment().catch(() => show({ text: labels.linkFailed }));
    };
    // A page that is opened again, such as by Back, shows what has become of it.
    if (newest().opened?.fragment !== location.hash) follow();
    window.addEventListener('hashchange', follow);
    return () => {
      requests = Number.NaN;
      window.removeEventListener('hashchange', follow);
    };
  }, [isRestored, name, loadFormat, latest, newest, set, show]);

  // Other messages are about the link that was followed or copied last.
  const own = !message || message.text === labels.sharedWithYou ? rendered.own : undefined;
  /** The notice's buttons disappear with it. */
  const close = () => {
    setMessage(undefined);
    button.current?.focus({ preventScroll: true });
  };
  const dropOwn = () => set({ ...newest(), own: undefined });

  async function share() {
    const url = load(loadFormat).then(({ urlWith, format }) => urlWith(format, options.work));
    try {
      if (!(await shareUrl(url))) return;
      const { format } = await load(loadFormat);
      const missing = format.leavesOut?.(options.work);
      show({ text: missing ? `${labels.linkCopied}. ${missing}` : labels.linkCopied });
    } catch {
      url.then(
        (link) => show({ text: link ? labels.copyThisLink : labels.linkTooLong, link }),
        () => show({ text: labels.linkFailed }),
      );
    }
  }

  return {
    /** Shares a link to the work by the dialog of a phone, or copies it. */
    share,
    /** A sentence to show for a while. */
    message: message?.text,
    /** The link, if the visitor has to copy it. */
    link: message?.link,
    /** Shows the visitor's own work again, if it was kept aside. */
    giveBack:
      own &&
      (() => {
        close();
        dropOwn();
        options.open(own, true);
        // A reload would open the link again.
        history.replaceState(history.state, '', location.pathname + location.search);
      }),
    /** Hides the message, or forgets what is offered. */
    dismiss() {
      close();
      if (own) dropOwn();
    },
    /** The button that shares, which gets the focus of the notice. */
    button,
  };
}

/** @returns whether the link was copied, not shared or canceled. Rejects if there is none or the browser allows neither. */
async function shareUrl(promised: Promise<string | undefined>): Promise<boolean> {
  const url = promised.then((link) => link ?? Promise.reject(new RangeError('Too long')));
  if (matchMedia('(pointer: coarse)').matches) {
    const result = await openShareDialog({ title: document.title, url: await url });
    if (result !== 'unavailable') return false;
  }
  // Safari allows it only in the task of the click, so the link comes later.
  const text = url.then((link) => new Blob([link], { type: 'text/plain' }));
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  return true;
}
