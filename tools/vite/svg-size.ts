/** The size of an SVG, as browsers see it in `<img>`. */

/** CSS px of each unit (https://www.w3.org/TR/css-values-4/#absolute-lengths); percentages aren't sizes. */
const UNITS: Record<string, number> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
};

/** What can precede the root element: declarations, comments and the document type, with entities in brackets. */
const PROLOG = /^\uFEFF?(\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE(\[[^]*?\]|[^[>])*>)*/;
const ROOT = /^<(?:\w+:)?svg\b((?:[^>"']|"[^"]*"|'[^']*')*)>/;

function pxOf(length: string | undefined): number | undefined {
  const [, number, unit = ''] =
    /^\s*\+?(\d*\.?\d+(?:e[-+]?\d+)?)([a-z]*)\s*$/i.exec(length ?? '') ?? [];
  const px = Number(number) * (UNITS[unit.toLowerCase()] ?? NaN);
  return px > 0 ? px : undefined;
}

/**
 * @param text of a file that is valid XML
 * @returns the size in CSS px, from `width` and `height`, or else the `viewBox`
 * @throws if browsers wouldn't show it, or with a size of their own; the message continues a sentence about the file
 */
export function svgSize(text: string): { width: number; height: number } {
  const [, attributes] = ROOT.exec(text.replace(PROLOG, '')) ?? [];
  if (attributes === undefined) throw new Error('is not an SVG. Export it again.');
  const find = (name: string) =>
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
      .exec(attributes)
      ?.slice(1)
      .join('');
  if (!/xmlns(:\w+)?\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(attributes)) {
    throw new Error(
      'is not shown by browsers. Add xmlns="http://www.w3.org/2000/svg" to its <svg>.',
    );
  }
  const [, , boxWidth, boxHeight] = (find('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(pxOf);
  const [width, height] = [pxOf(find('width')), pxOf(find('height'))];
  const ratio = boxWidth && boxHeight ? boxWidth / boxHeight : undefined;
  if (width && height) return { width, height };
  if (width && ratio) return { width, height: width / ratio };
  if (height && ratio) return { width: height * ratio, height };
  if (boxWidth && boxHeight) return { width: boxWidth, height: boxHeight };
  throw new Error('has no size. Add width and height, or a viewBox, to its <svg>.');
}
