/** The cover: fabric with a photo in a cameo, or debossed foil. */
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { frameLoop } from '../../kit/frame-loop.ts';
import { marks } from '../shared/editor.css.ts';
import { type Photo, photoNamed } from '../shared/photos.ts';
import { aroundFocus } from '../shared/placement.ts';
import { useFoilPrint } from '../shared/use-foil-print.ts';
import type { Cover } from './album.ts';
import * as styles from './album.css.ts';
import { marksOf, SIDE } from './cover-marks.ts';

/** Color of a blind deboss, without foil. */
const BLIND = 'rgb(20 6 10 / 0.34)';

/** The front cover at any size. */
export const CoverView = memo(function CoverView({
  cover,
  photos,
  moving,
  fail,
}: {
  cover: Cover;
  photos: readonly Photo[];
  moving: boolean;
  fail(error: unknown): void;
}) {
  const board = useRef<HTMLDivElement>(null);
  const time = useRef(0);
  const { trim, foil } = cover;
  const photo = photoNamed(photos, cover.photo);
  const foilMarks = useMemo(() => marksOf(cover), [cover]);
  const {
    base,
    shine,
    draw: drawShine,
  } = useFoilPrint({
    width: SIDE,
    height: SIDE,
    foil: foilMarks,
    metal: foil,
    plainColor: BLIND,
    pressed: true,
    fail,
  });

  const draw = useCallback(() => {
    const sway = Math.sin(time.current);
    if (board.current) board.current.style.transform = `rotateY(${(sway * 9).toFixed(2)}deg)`;
    drawShine(sway * 20);
  }, [drawShine]);
  useLayoutEffect(draw, [draw]);

  useEffect(() => {
    if (!moving) return undefined;
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
  }, [moving, draw]);

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
          <canvas ref={base} className={marks} />
          <canvas ref={shine} className={marks} data-foil={foil} />
        </div>
      </div>
    </div>
  );
});
