/** The printed sides of a card: photos, ink, and foil on top. */
import { memo, useLayoutEffect, useMemo } from 'react';
import { marks } from '../shared/editor.css.ts';
import { type Photo, photoNamed } from '../shared/photos.ts';
import { aroundFocus, inPercent } from '../shared/placement.ts';
import type { Mark } from '../shared/stencil.ts';
import { useFoilPrint } from '../shared/use-foil-print.ts';
import * as styles from './card.css.ts';
import { type Design, PRODUCTS, THEMES } from './design.ts';
import {
  arrange,
  backFoilMarks,
  foilMarks,
  inkMarks,
  insideFoilMarks,
  insideInkMarks,
} from './layouts.ts';
import { isVisible, lightOf, type Side, type Turning } from './turning.ts';

type SideProps = {
  design: Design;
  turning: Turning;
  fail(error: unknown): void;
};

type MarksProps = SideProps & {
  side: Side;
  foil: readonly Mark[];
  ink?: readonly Mark[];
  /** Color of the ink; by default the theme's. */
  color?: string;
};

/** Foil and ink of one side of the card. The foil is drawn while the side can be seen. */
function Marks({ design, turning, side, foil, ink, color, fail }: MarksProps) {
  const { width, height } = PRODUCTS[design.product];
  const { ink: inkColor, accent } = THEMES[design.theme];
  const { base, shine, draw } = useFoilPrint({
    width,
    height,
    foil,
    metal: design.foil,
    plainColor: color ?? accent,
    ink,
    inkColor: color ?? inkColor,
    fail,
  });
  useLayoutEffect(
    () =>
      turning.subscribe((pose) => {
        if (isVisible(side, pose)) draw(lightOf(pose));
      }),
    [turning, side, draw],
  );
  return (
    <>
      <canvas ref={base} className={marks} />
      <canvas ref={shine} className={marks} data-foil={design.foil} />
    </>
  );
}

type FrontProps = SideProps & {
  photos: readonly Photo[];
  /** Index of the selected frame, if it is highlighted, and of the one on which a photo would be dropped. */
  chosen?: number;
  target?: number;
};

export const Front = memo(function Front({ photos, chosen, target, ...side }: FrontProps) {
  const { design } = side;
  const { product, layout } = design;
  const foil = useMemo(() => foilMarks(design), [design]);
  const ink = useMemo(() => inkMarks(design), [design]);
  return (
    <>
      {arrange(product, layout).frames.map((area, index) => {
        const photo = photoNamed(photos, design.photos[index]);
        return (
          <img
            // oxlint-disable-next-line react/no-array-index-key -- frames are identified by index
            key={index}
            className={styles.photo}
            src={photo.address}
            alt=""
            draggable={false}
            data-frame={index}
            data-chosen={chosen === index ? '' : undefined}
            data-target={target === index ? '' : undefined}
            style={{ ...inPercent(area, PRODUCTS[product]), ...aroundFocus(photo) }}
          />
        );
      })}
      <Marks {...side} side="front" foil={foil} ink={ink} />
    </>
  );
});

/** The right page inside a folded card. */
export const Inside = memo(function Inside(props: SideProps) {
  const { product, message, lettering, theme } = props.design;
  const foil = useMemo(() => insideFoilMarks({ product }), [product]);
  const ink = useMemo(
    () => insideInkMarks({ product, message, lettering }),
    [product, message, lettering],
  );
  return <Marks {...props} side="inside" foil={foil} ink={ink} color={THEMES[theme].inside} />;
});

export const Back = memo(function Back(props: SideProps) {
  const { product } = props.design;
  const foil = useMemo(() => backFoilMarks({ product }), [product]);
  return <Marks {...props} side="back" foil={foil} />;
});
