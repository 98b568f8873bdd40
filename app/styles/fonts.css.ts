/**
 * The site's two typefaces, self-hosted, each with a fallback of the same metrics in case they load too late. Both
 * are under the SIL Open Font License.
 */
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import fraunces from '@capsizecss/metrics/fraunces';
import nunito from '@capsizecss/metrics/nunito';
import timesNewRoman from '@capsizecss/metrics/timesNewRoman';
import { globalFontFace } from '@vanilla-extract/css';
import { FACES, partFile, PARTS } from 'portfolio-content/schema';

for (const face of FACES) {
  for (const [part, unicodeRange] of Object.entries(PARTS)) {
    globalFontFace(face.family, {
      src: `url("./fonts/${partFile(face, part)}") format("woff2")`,
      fontWeight: face.weight,
      unicodeRange,
      // Used from the first paint or not at all on this visit, because a late font would reflow text.
      fontDisplay: 'optional',
    });
  }
}

const text = createFontStack([nunito, arial], { fontFaceFormat: 'styleObject' });
const heading = createFontStack([fraunces, timesNewRoman], { fontFaceFormat: 'styleObject' });
for (const { fontFaces } of [text, heading]) {
  for (const { '@font-face': face } of fontFaces) {
    const { fontFamily, ...rule } = face;
    globalFontFace(fontFamily.replaceAll('"', ''), rule);
  }
}

export const fontStacks = {
  text: `${text.fontFamily}, sans-serif`,
  heading: `${heading.fontFamily}, serif`,
};
