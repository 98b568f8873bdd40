/** The kinds of values in several files of the owner. */
import { formatHex, parse } from 'culori';
import { z } from 'zod';
import { isPicture, PICTURE_FORMATS } from './media-formats.ts';
import { isRepository } from './repositories.ts';

export const text = z.string().trim().min(1, 'is empty. Fill it in.');
export const pictureFile = text.refine(isPicture, `must be a picture file: ${PICTURE_FORMATS}`);
export const uniqueKey = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'must be lowercase letters, digits and hyphens');
/** Any color of CSS without transparency, as six hex digits. */
export const cssColor = z
  .string('must be a color of CSS, such as "teal" or "#1f3f7a"')
  .refine(
    (color) => (parse(color)?.alpha ?? 1) === 1 && parse(color) !== undefined,
    'must be a color of CSS, such as "teal" or "#1f3f7a"',
  )
  .transform((color) => formatHex(color) ?? color);
const LANGUAGE = 'must be a language tag, such as "en-GB" or "de"';
/** Intl also takes "english": it has the form of a tag, but no language has a code of more than three letters. */
function isLanguageTag(tag: string): boolean {
  try {
    Intl.getCanonicalLocales(tag);
    return /^[a-z]{2,3}(-|$)/i.test(tag);
  } catch {
    return false;
  }
}
/** A BCP 47 tag, in its usual spelling. */
export const language = z
  .string(LANGUAGE)
  .refine(isLanguageTag, LANGUAGE)
  .transform((tag) => (isLanguageTag(tag) ? new Intl.Locale(tag).toString() : tag));
/** On the color wheel. */
export const hue = z
  .number('must be a number of degrees')
  .min(0, 'must be 0 or more')
  .max(359, 'must be 359 or less');
export const absoluteUrl = z
  .string()
  .refine(
    (href) => URL.canParse(href) && /^https?:$/.test(new URL(href).protocol),
    'must be an absolute URL, such as https://example.org',
  );
export const year = z
  .number()
  .int('must be a year, such as 2024')
  .min(1990, 'must be 1990 or later')
  .max(2100, 'must be 2100 or earlier');
export const repository = z
  .string()
  .refine(
    isRepository,
    'must be "owner/name" on GitHub, or the URL of a repository on GitLab or Codeberg',
  );
