/** Vector files as small as they get without looking different. */
import { brotliCompressSync } from 'node:zlib';
import { optimize } from 'svgo';

const onTheWire = (text: string) => brotliCompressSync(text).length;

/**
 * The same drawing in fewer bytes.
 * @param digits behind the point, in units of the drawing
 */
export function smallSvg(svg: string, digits: number): string {
  const { data } = optimize(svg, {
    multipass: true,
    floatPrecision: digits,
    plugins: [
      {
        name: 'preset-default',
        params: { overrides: { cleanupIds: false, convertTransform: { floatPrecision: 4 } } },
      },
    ],
  });
  return onTheWire(data) < onTheWire(svg) ? data : svg;
}
