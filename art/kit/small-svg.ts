/** Optimizes SVG files without a visible difference. */
import { brotliCompressSync } from 'node:zlib';
import { optimize } from 'svgo';

const onTheWire = (text: string) => brotliCompressSync(text).length;

/** Decimal places, in units of the drawing: a title is a few hundred units wide. */
const DIGITS = 2;

/** The same drawing in fewer bytes. */
export function smallSvg(svg: string): string {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: DIGITS,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { cleanupIds: false, convertTransform: { floatPrecision: 4 } } },
      },
    ],
  });
  return onTheWire(data) < onTheWire(svg) ? data : svg;
}
