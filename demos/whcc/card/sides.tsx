/** The printed sides of a card: photos, ink, and foil on top. */
import { memo, useLayoutEffect, useMemo } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import type { Photo } from '../shared/photos.ts';
import { aroundFocus, inPercent } from '../shared/placement.ts';
import type { FoilPrint } from '../shared/stencil.ts';
import { useFoilPrint } from '../shared/use-foil-print.tsx';
import * as styles from './card.css.ts';
import { type Design, photoIn, PRODUCTS } from './design.ts';
import { arrange, backPrint, frontPrint, insidePrint } from './layouts.ts';
import { isVisible, lightOf, type Side, type Turning } from './turning.ts';

type SideProps = Pick<DemoProps, 'fail'> & { design: Design; turning: Turning };

type MarksProps = Omit<SideProps, 'design'> & { side: Side; print: FoilPrint };

/** Foil and ink of one side of the card. The foil is drawn while the side can be seen. */
function Marks({ turning, fail, side, print }: MarksProps) {
  const { canvases, draw } = useFoilPrint(print, fail);
  useLayoutEffect(
    () =>
      turning.subscribe((pose) => {
        if (isVisible(side, pose)) draw(lightOf(pose));
      }),
    [turning, side, draw],
  );
  return canvases;
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
  const print = useMemo(() => frontPrint(design), [design]);
  return (
    <>
      {arrange(product, layout).frames.map((area, index) => {
        const photo = photoIn(design, photos, index);
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
      <Marks {...side} side="front" print={print} />
    </>
  );
});

/** The right page inside a folded card. */
export const Inside = memo(function Inside(props: SideProps) {
  const { product, theme, foil, message, lettering } = props.design;
  const print = useMemo(
    () => insidePrint({ product, theme, foil, message, lettering }),
    [product, theme, foil, message, lettering],
  );
  return <Marks {...props} side="inside" print={print} />;
});

export const Back = memo(function Back(props: SideProps) {
  const { product, theme, foil } = props.design;
  const print = useMemo(() => backPrint({ product, theme, foil }), [product, theme, foil]);
  return <Marks {...props} side="back" print={print} />;
});
