/** The cover: fabric with a photo in a cameo, or debossed foil. */
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { frameLoop } from '../../kit/frame-loop.ts';
import { marks } from '../shared/editor.css.ts';
import { type Photo, photoNamed } from '../shared/photos.ts';
import { aroundFocus } from '../shared/placement.ts';
import type { Mark } from '../shared/stencil.ts';
import { useFoilPrint } from '../shared/use-foil-print.ts';
import type { Cover } from './album.ts';
import * as styles from './album.css.ts';

/** Side of the cover, units. */
const SIDE = 100;

/** Color of a blind deboss, without foil. */
const BLIND = 'rgb(20 6 10 / 0.34)';

export function marksOf({ trim, title, lettering }: Cover): Mark[] {
  const words = (y: number, height: number, largest: number): Mark => ({
    kind: 'words',
    text: title,
    lettering,
    area: { x: 14, y, width: 76, height },
    largest,
  });
  if (trim === 'Cameo') {
    return [
      { kind: 'oval', area: { x: 29, y: 12, width: 46, height: 60 }, line: 3 },
      { kind: 'oval', area: { x: 26, y: 9, width: 52, height: 66 }, line: 0.7 },
      words(79, 13, 11),
    ];
  }
  if (trim === 'Leaf') {
    return [{ kind: 'leaf', x: 52, y: 40, height: 58, turn: 12 }, words(77, 15, 12)];
  }
  return [
    { kind: 'border', area: { x: 15, y: 10, width: 74, height: 80 }, line: 0.8 },
    { kind: 'border', area: { x: 17.5, y: 12.5, width: 69, height: 75 }, line: 0.35 },
    words(26, 34, 24),
    { kind: 'leaf', x: 52, y: 72, height: 20, turn: 90 },
  ];
}

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
          className={styles.cloth}
          data-fabric={cover.fabric}
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
