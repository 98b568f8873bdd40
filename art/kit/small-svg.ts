/** Optimizes SVG files without a visible difference. */
import { brotliCompressSync } from 'node:zlib';
import { optimize } from 'svgo';

const brotliSize = (text: string) => brotliCompressSync(text).length;

/** Decimal places. Enough for a title, which is a few hundred units wide. */
const DIGITS = 2;

/** Optimizes an SVG for its size after compression. */
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
  return brotliSize(data) < brotliSize(svg) ? data : svg;
}
