/** The snowflake with its background, as links carry it. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { useKeptState } from '#app/demo-kit/kept-state.ts';
import { useSharedWork } from '#app/demo-kit/share-link/use-shared-work.ts';
import type { Background } from './backgrounds.ts';
import type { Snowflake } from './link.ts';
import type { Sheet } from './sheet.ts';

const loadLinkFormat = () => import('./link.ts');

type Options = Pick<DemoProps, 'announce'> & {
  sheet: Sheet;
  /** Cuts it. Rejects if that isn't possible. */
  open(snowflake: Snowflake): Promise<void>;
  unfold(): void;
  refuse(reason: string): void;
};

/** @returns the background, what the kit shares, the number of snowflakes that were opened from links, and where they unfold */
export function useSharedSnowflake({ sheet, open, unfold, announce, refuse }: Options) {
  const [background, setBackground] = useKeptState<Background>(
    'snowflake background',
    () => 'Night',
  );
  const [arrivals, setArrivals] = useState(0);
  const { sections, cuts } = sheet;
  const work = useMemo(() => ({ sections, cuts, background }), [sections, cuts, background]);
  const shared = useSharedWork('snowflake', loadLinkFormat, {
    work,
    announce,
    open(snowflake, isOwn) {
      unfold();
      setBackground(snowflake.background);
      return open(snowflake).then(
        () => (isOwn ? undefined : setArrivals((count) => count + 1)),
        () => refuse('This snowflake can’t be cut here.'),
      );
    },
  });
  // On a phone, the tools above it leave too little room.
  const scene = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (arrivals > 0) scene.current?.scrollIntoView({ block: 'nearest' });
  }, [arrivals]);
  return { background, setBackground, shared, arrivals, scene };
}
