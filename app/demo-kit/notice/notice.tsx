/** A message beside a board: a hint, a result, or the reason of a refusal. */
import { useEffect, useMemo, useState } from 'react';
import { useLatest } from '../use-latest.ts';

export type ShownNotice = {
  text: string;
  refused: boolean;
  /** Number of notices so far, so that a repeated refusal shakes again. */
  count: number;
  /** Id of the object that can't be changed. */
  id?: number;
};

/** @param id of the object that can't be changed */
export type Refuse = (why: string, id?: number) => void;

/**
 * Shows and announces messages. The last one is shown until the state changes. The returned functions are stable if
 * `announce` is.
 * @param now the state that is shown; compared by identity
 * @param options.durationMs time after which a message disappears, ms
 */
export function useNotice<State>(
  now: State,
  announce: (text: string) => void,
  { durationMs }: { durationMs?: number } = {},
) {
  const [last, setLast] = useState<{ count: number; about?: State; notice?: ShownNotice }>({
    count: 0,
  });
  const latest = useLatest(now);
  const actions = useMemo(() => {
    const show = (notice: Omit<ShownNotice, 'count'>, about: State) => {
      setLast((before) => {
        const count = before.count + 1;
        return { count, about, notice: { ...notice, count } };
      });
      announce(notice.text);
    };
    return {
      /**
       * Shows why an action isn't possible.
       * @param about the state that the message belongs to; by default the one that is shown
       */
      refuse: (text: string, id?: number, about = latest.current) =>
        show({ text, id, refused: true }, about),
      /** Shows a message that isn't a refusal. @param about as above */
      note: (text: string, about = latest.current) => show({ text, refused: false }, about),
      /** Hides the message. */
      clear: () => setLast(({ count }) => ({ count })),
    };
  }, [announce, latest]);
  const { clear } = actions;

  useEffect(() => {
    if (!last.notice || durationMs === undefined) return undefined;
    const timer = setTimeout(clear, durationMs);
    return () => clearTimeout(timer);
  }, [last, durationMs, clear]);

  const shown = last.about === now ? last.notice : undefined;
  // Undo can bring the state back, but not the message.
  useEffect(() => {
    if (!shown) return undefined;
    return () => setLast((newest) => (newest.notice === shown ? { count: newest.count } : newest));
  }, [shown]);

  return { shown, ...actions };
}

/** For `data-shake` of elements with the style `shaking`. */
export const shakeOf = (notice: ShownNotice | undefined) =>
  notice?.refused ? (notice.count % 2 ? 'odd' : 'even') : undefined;

type NoticeProps = {
  /** Has the style `shaking`, and a distinct look with `data-refused`. */
  className: string;
  shown: ShownNotice | undefined;
  /** Shown when there is no message; without it, the element is then absent. */
  children?: string;
};

export function Notice({ className, shown, children }: NoticeProps) {
  const text = shown?.text ?? children;
  if (text === undefined) return null;
  return (
    <p
      className={className}
      data-notice
      data-refused={shown?.refused ? '' : undefined}
      data-shake={shakeOf(shown)}
    >
      {text}
    </p>
  );
}
