/** The cover: fabric with a photo in a cameo, or debossed foil. */
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { frameLoop } from '#app/demo-kit/frame-loop.ts';
import { type Photo, photoNamed } from '../shared/photos.ts';
import { aroundFocus } from '../shared/placement.ts';
import { useFoilPrint } from '../shared/use-foil-print.tsx';
import type { Cover } from './album.ts';
import * as styles from './album.css.ts';
import { coverPrint } from './cover-marks.ts';

type CoverProps = Pick<DemoProps, 'motionAllowed' | 'fail'> & {
  cover: Cover;
  photos: readonly Photo[];
};

/** The front cover at any size. */
export const CoverView = memo(function CoverView({
  cover,
  photos,
  motionAllowed,
  fail,
}: CoverProps) {
  const board = useRef<HTMLDivElement>(null);
  const time = useRef(0);
  const { trim, foil } = cover;
  const photo = photoNamed(photos, cover.photo);
  const print = useMemo(() => coverPrint(cover), [cover]);
  const { canvases, draw: drawShine } = useFoilPrint(print, fail);

  const draw = useCallback(() => {
    const sway = Math.sin(time.current);
    if (board.current) board.current.style.transform = `rotateY(${(sway * 9).toFixed(2)}deg)`;
    drawShine(sway * 20);
  }, [drawShine]);
  useLayoutEffect(draw, [draw]);

  useEffect(() => {
    if (!motionAllowed) return undefined;
    const loop = frameLoop({
      stepSeconds: 1 / 60,
      step(length) {
        time.current += length * 0.9;
        return true;
      },
      draw,
    });
    loop.start();
    return () => loop.stop();
  }, [motionAllowed, draw]);

  return (
    <div className={styles.closed}>
      <div ref={board} className={styles.board}>
        <div className={styles.pages} />
        <div
          className={`${styles.cloth} ${styles.fabrics[cover.fabric]}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a CSS background, not an <img>
          role="img"
          aria-label={`Cover of ${cover.fabric.toLowerCase()}, ${trim === 'Cameo' ? `a cameo of ${photo.name}` : `${trim.toLowerCase()} pressed in`}, ${foil === 'None' ? 'without foil' : `in ${foil.toLowerCase()} foil`}, titled “${cover.title}”`}
        >
          {trim === 'Cameo' && (
            <img className={styles.cameo} src={photo.address} alt="" style={aroundFocus(photo)} />
          )}
          {canvases}
        </div>
      </div>
    </div>
  );
});
