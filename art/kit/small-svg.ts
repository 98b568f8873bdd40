/** Vector files as small as they get without looking different. */
import { brotliCompressSync } from 'node:zlib';
import { optimize } from 'svgo';

const onTheWire = (text: string) => brotliCompressSync(text).length;

/** Digits behind the point, in units of the drawing: a few hundred make the width of a title. */
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
