/** The sides of a card: photos, ink, and foil on top. */
import {
  forwardRef,
  memo,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { drawEdge, drawFoil, type Stencil } from '../shared/foil.ts';
import { loadLetterings } from '../shared/lettering.ts';
import { type Photo, photoNamed } from '../shared/photos.ts';
import { contextOf, drawMarks, makeStencil, type Mark } from '../shared/stencil.ts';
import * as styles from './card.css.ts';
import { type Design, PRODUCTS, THEMES } from './design.ts';
import { arrange, foilMarks, inkMarks, insideFoilMarks, insideInkMarks } from './layouts.ts';

/** Limit of canvas px per CSS px, because foil is redrawn in each frame. */
const MAX_PIXEL_RATIO = 2;

/** Methods of a side with foil. */
export type FoilHandle = {
  /** @param turn angle of the card to the light, degrees */
  draw(turn: number): void;
};

type FaceProps = {
  design: Design;
  foil: readonly Mark[];
  ink: readonly Mark[];
  /** Color of the ink; by default the theme's. */
  color?: string;
  fail(error: unknown): void;
};

/** Foil and ink of one side of the card. */
export const Marks = memo(
  forwardRef<FoilHandle, FaceProps>(function Marks({ design, foil, ink, color, fail }, handle) {
    const print = useRef<HTMLCanvasElement>(null);
    const shine = useRef<HTMLCanvasElement>(null);
    const stencil = useRef<Stencil>();
    const turned = useRef(0);
    const { theme, foil: metal, product } = design;

    const draw = useCallback(
      (turn: number) => {
        turned.current = turn;
        const context = shine.current?.getContext('2d');
        if (!context || !stencil.current || metal === 'None') return;
        drawFoil(context, stencil.current, metal, turn);
      },
      [metal],
    );
    useImperativeHandle(handle, () => ({ draw }), [draw]);

    const prepare = useCallback(() => {
      const [under, over] = [print.current, shine.current];
      if (!under || !over) return;
      const px = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
      const width = Math.max(1, Math.round(under.clientWidth * px));
      const scale = width / PRODUCTS[product].width;
      const height = Math.round(PRODUCTS[product].height * scale);
      for (const canvas of [under, over]) Object.assign(canvas, { width, height });
      const context = contextOf(under);
      const { ink: inkColor, accent } = THEMES[theme];
      drawMarks(context, ink, color ?? inkColor, scale);
      if (metal === 'None') {
        drawMarks(context, foil, color ?? accent, scale);
        return;
      }
      const made = makeStencil(width, height);
      drawMarks(made.context, foil, '#000', scale);
      stencil.current = made.canvas;
      drawEdge(context, made.canvas, true, px);
      draw(turned.current);
    }, [foil, ink, color, theme, metal, product, draw]);

    useLayoutEffect(() => {
      try {
        prepare();
      } catch (error) {
        fail(error);
      }
    }, [prepare, fail]);

    useEffect(() => {
      let closed = false;
      const again = () => {
        if (!closed) prepare();
      };
      void loadLetterings().then(again);
      const observer = new ResizeObserver(again);
      if (print.current) observer.observe(print.current);
      return () => {
        closed = true;
        observer.disconnect();
      };
    }, [prepare]);

    return (
      <>
        <canvas ref={print} className={styles.marks} />
        <canvas ref={shine} className={styles.marks} data-foil={metal} />
      </>
    );
  }),
);

type FrontProps = {
  design: Design;
  photos: readonly Photo[];
  /** Index of the selected frame, if it is highlighted. */
  chosen?: number;
  fail(error: unknown): void;
};

export const Front = memo(
  forwardRef<FoilHandle, FrontProps>(function Front({ design, photos, chosen, fail }, handle) {
    const { product, layout } = design;
    const { width, height } = PRODUCTS[product];
    const share = (value: number, of: number) => `${(value / of) * 100}%`;
    const foil = useMemo(() => foilMarks(design), [design]);
    const ink = useMemo(() => inkMarks(design), [design]);
    return (
      <>
        {arrange(product, layout).frames.map((frame, index) => {
          const { address, focus } = photoNamed(photos, design.photos[index]);
          return (
            <img
              // oxlint-disable-next-line react/no-array-index-key -- frames are identified by index
              key={index}
              className={styles.photo}
              src={address}
              alt=""
              draggable={false}
              data-frame={index}
              data-chosen={chosen === index ? '' : undefined}
              style={{
                left: share(frame.x, width),
                top: share(frame.y, height),
                width: share(frame.width, width),
                height: share(frame.height, height),
                objectPosition: `${focus[0] * 100}% ${focus[1] * 100}%`,
              }}
            />
          );
        })}
        <Marks ref={handle} design={design} foil={foil} ink={ink} fail={fail} />
      </>
    );
  }),
);

/** The right page inside a folded card. */
export const Inside = memo(
  forwardRef<FoilHandle, Pick<FrontProps, 'design' | 'fail'>>(function Inside(
    { design, fail },
    handle,
  ) {
    const { product, message, lettering, theme } = design;
    const foil = useMemo(() => insideFoilMarks({ product }), [product]);
    const ink = useMemo(
      () => insideInkMarks({ product, message, lettering }),
      [product, message, lettering],
    );
    return (
      <Marks
        ref={handle}
        design={design}
        foil={foil}
        ink={ink}
        color={THEMES[theme].inside}
        fail={fail}
      />
    );
  }),
);
