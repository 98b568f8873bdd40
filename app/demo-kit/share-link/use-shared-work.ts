import { useCallback, useEffect, useRef, useState } from 'react';
import labels from 'virtual:text-labels';
import { tryStorage } from '#app/ui/try-storage.ts';
import { useKeptState } from '../kept-state.ts';
import { openShareDialog } from '../share-dialog.ts';
import { useLatest, useNewestState } from '../use-latest.ts';
import { linkPrefix } from './link-prefix.ts';
import type { Kept } from './open-link.ts';
import type { ShareFormat } from './share-link.ts';

/** Loads how a demo writes its work in links: most visitors neither share nor open one. */
export type LoadFormat<Work> = () => Promise<{ linkFormat: ShareFormat<Work> }>;

const load = async <Work>(loadFormat: LoadFormat<Work>) => {
  const [links, stored, { linkFormat }] = await Promise.all([
    import('./open-link.ts'),
    import('./stored-work.ts'),
    loadFormat(),
  ]);
  return { ...links, ...stored, format: linkFormat };
};

/** Demos whose stored work was looked up since the page was loaded. */
const lookedUp = new Set<string>();

/** Pause after a change before the work is stored, ms. */
const STORE_DELAY_MS = 200;

/** Duration of a message, ms. */
const MESSAGE_MS = 8000;

type Options<Work> = {
  /** What the visitor sees and a link would carry. */
  work: Work;
  /** Shows the work from a link, or the visitor's own again. */
  open(work: Work, isOwn?: true): void;
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

  useEffect(() => {
    let requests = 0;
    /** @param restored the visitor's work, if it isn't rendered yet */
    async function openFragment(restored?: Work) {
      requests += 1;
      const request = requests;
      const fragment = location.hash;
      if (!fragment.startsWith(linkPrefix(name))) return;
      const { openLink, format } = await load(loadFormat);
      const result = await openLink(format, fragment, restored ?? latest.current.work, newest());
      if (request !== requests) return;
      if (result.kept) set(result.kept);
      if (result.work) latest.current.open(result.work);
      if (result.text) show({ text: result.text });
    }
    async function restore() {
      const isStored = tryStorage(() => linkPrefix(name) in sessionStorage);
      if (!isStored || lookedUp.has(name)) return undefined;
      lookedUp.add(name);
      const { storedWork, format } = await load(loadFormat);
      const stored = storedWork(format);
      if (!stored || latest.current.work !== newest().initial) return undefined;
      latest.current.open(stored, true);
      return stored;
    }
    // A page that is opened again, such as by Back, shows what has become of it.
    const follow = (restored?: Work) =>
      openFragment(restored).catch(() => show({ text: labels.linkFailed }));
    const start = async () => {
      const restored = await restore().catch(() => undefined);
      if (newest().opened?.fragment !== location.hash) await follow(restored);
    };
    void start();
    const onHashChange = () => void follow();
    window.addEventListener('hashchange', onHashChange);
    return () => {
      requests = Number.NaN;
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [name, loadFormat, latest, newest, set, show]);

  // That of someone else is in the URL.
  const toStore = rendered.own ?? options.work;
  const { initial } = rendered;
  useEffect(() => {
    if (toStore === initial) return undefined;
    const timer = setTimeout(() => {
      load(loadFormat).then(
        ({ storeWork, format }) => storeWork(format, toStore),
        () => {},
      );
    }, STORE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [toStore, initial, loadFormat]);

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
