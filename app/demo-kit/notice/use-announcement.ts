import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Time for which a result must stay the same before it is announced, so that a drag isn't read out, ms. */
const SETTLE_DELAY_MS = 700;

type Announce = (text: string) => void;

/**
 * Announces a result after it has changed and settled. The first one, which can take several renders, isn't announced.
 * @param messageCount number of messages so far: one that arrives meanwhile isn't replaced by the result
 */
export function useAnnouncement(
  result: string,
  announce: Announce,
  messageCount?: RefObject<number>,
) {
  const announced = useRef<string>();
  useEffect(() => {
    if (announced.current === result) return undefined;
    const isFirst = announced.current === undefined;
    const countBefore = messageCount?.current;
    const settle = () => {
      announced.current = result;
      if (!isFirst && messageCount?.current === countBefore) announce(result);
    };
    const timer = setTimeout(settle, isFirst ? 0 : SETTLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [result, announce, messageCount]);
}

/** Announces messages at once, and counts them for `useAnnouncement`. Both are stable if `announce` is. */
export function useMessages(announce: Announce) {
  const messageCount = useRef(0);
  const say = useCallback(
    (message: string) => {
      messageCount.current += 1;
      announce(message);
    },
    [announce],
  );
  return { say, messageCount };
}
