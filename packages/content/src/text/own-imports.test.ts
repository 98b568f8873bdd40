import { compile } from '@mdx-js/mdx';
import { expect, test } from 'vitest';
import { rehypePlugins, remarkPlugins } from './text-plugins.ts';

const filesImportedBy = async (text: string) =>
  [...String(await compile(text, { remarkPlugins, rehypePlugins })).matchAll(/mdx\/([\w-]+)\.tsx/g)]
    .map(([, file]) => file)
    .sort();

test('a text imports the components that few texts have, each once', async () => {
  expect(await filesImportedBy('<Talks />\n\n<Talks />\n\n<OpenSource>Code.</OpenSource>')).toEqual(
    ['open-source', 'talks'],
  );
  expect(await filesImportedBy('<Note>Text.</Note>')).toEqual([]);
});
