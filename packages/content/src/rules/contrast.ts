/** Text has enough contrast: on the card's picture, and in type labels on the white page. */
import path from 'node:path';
import { type Content, type ValidStudy, validStudies } from '../folder/content.ts';
import { contrast as contrastOf, contrastOnPicture } from '../media/card-pictures.ts';
import type { Problem } from '../read/problem.ts';
import { findAll, type Rule } from './rule.ts';

/** WCAG 2.2, 1.4.3. */
const MIN_CONTRAST = 4.5;

export const contrast: Rule = (content) =>
  findAll(validStudies(content), async (study) => [
    ...(await onCard(study, content)),
    ...onWhite(study),
  ]);

async function onCard({ file, slug, data, lineOf }: ValidStudy, { dir }: Content) {
  // Drawn cards have a dark sheet under the text.
  if (!data.bg) return [];
  const picture = path.join(dir, 'media', slug, data.bg);
  // A picture that can't be read is reported by the rule for media files.
  const ratio = await contrastOnPicture(picture, data).catch(() => Infinity);
  if (ratio >= MIN_CONTRAST) return [];
  const reason = `has a contrast of ${ratio.toFixed(1)}:1 with the card picture. Choose a color that reaches ${MIN_CONTRAST}:1.`;
  return [{ file, line: lineOf(['textColor']), field: 'textColor', reason }];
}

function onWhite({ file, data, lineOf }: ValidStudy): Problem[] {
  const ratio = contrastOf(data.typesColor, '#ffffff');
  if (ratio >= MIN_CONTRAST) return [];
  const reason = `has a contrast of ${ratio.toFixed(1)}:1 with the white page. Choose a darker color that reaches ${MIN_CONTRAST}:1.`;
  return [{ file, line: lineOf(['typesColor']), field: 'typesColor', reason }];
}
