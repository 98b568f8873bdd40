/** The picture for shared links shows the owner's name and job title, unless its fonts lack letters of them. */
import { missingInPicture } from 'paper-cards';
import { findSharePicture } from '../media/media-uses.ts';
import type { Rule } from './rule.ts';

export const shareLetters: Rule = ({ site: { file, data, lineOf }, media }) => {
  const files = media.get('site');
  if (files && findSharePicture(files)) return [];
  const { name, jobTitle } = data?.owner ?? {};
  return Object.entries({ name, jobTitle }).flatMap(([field, text = '']) => {
    const missing = missingInPicture(text);
    if (missing.length === 0) return [];
    const path = ['owner', field];
    const reason = `has characters that no font of the picture for shared links has, so the picture is without it: ${missing.join(' ')}. Write it in another script, or add a picture of your own as media/site/share.jpg.`;
    return [{ file, line: lineOf(path), field: path.join('.'), reason }];
  });
};
