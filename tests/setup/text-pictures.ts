/** Pictures of a text as data, in builds without the site's components. */
import type { Plugin } from 'vite';
import type { Picture } from '../../packages/content/src/schema/picture.ts';

/** In place of the site's modules: shows a picture as its data. */
export const textPictures: Plugin = {
  name: 'text-pictures',
  resolveId: (id) => (id.startsWith('#app/') ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith('\0#app/')
      ? 'export const TextPicture = ({ src }) => `[[${JSON.stringify(src)}]]`;'
      : undefined,
};

/** The pictures in the HTML of a text that was built with it. */
export const picturesIn = (html: string): Picture[] =>
  [...html.replaceAll('&quot;', '"').matchAll(/\[\[(.*?)\]\]/g)].map(
    ([, data = '']) => JSON.parse(data) as Picture,
  );
