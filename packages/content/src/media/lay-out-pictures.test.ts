import { compile } from '@mdx-js/mdx';
import type { Element, Root } from 'hast';
import { expect, test } from 'vitest';
import { remarkPlugins } from '../text/text-plugins.ts';
import type { JsxNode } from '../text/read-body.ts';
import { layOutPictures } from './lay-out-pictures.ts';

const SIZES: Record<string, [width: number, height: number]> = {
  'phone.png': [1170, 2532],
  'phone-2.png': [1170, 2532],
  'wide.jpg': [1500, 1000],
  'wide sheet.jpg': [1500, 1000],
  'tall.jpg': [1000, 1500],
  'page.png': [1440, 9000],
  'icon.png': [64, 64],
  'badge.png': [90, 20],
};

/** One line for each picture and row, inner ones indented. */
function outline(node: Root | Element | JsxNode, depth = 0): string[] {
  const indent = '  '.repeat(depth);
  if ('name' in node && node.name === 'Image') {
    const attributes = node.attributes.flatMap((each) =>
      'name' in each && !['alt', 'sizes'].includes(each.name)
        ? [each.value === null ? each.name : String(each.value)]
        : [],
    );
    return [`${indent}${attributes.join(' ')}`];
  }
  const { dataPictures, dataStage, dataTogether } = 'properties' in node ? node.properties : {};
  const isRow = dataPictures !== undefined;
  const kinds = ['row', dataStage && `on a sheet`, dataTogether === '' && 'together'];
  const own = isRow ? [indent + kinds.filter(Boolean).join(' ')] : [];
  const inner = node.children.flatMap((child) =>
    'children' in child ? outline(child as Element, depth + (isRow ? 1 : 0)) : [],
  );
  return [...own, ...inner];
}

async function layOut(text: string, data?: object) {
  let shown: string[] = [];
  const plugin = () => async (tree: Root) => {
    const factsOf = async (name: string) => {
      const [width, height] = SIZES[name] ?? [];
      if (!width || !height) throw new Error('No such picture');
      return { width, height, isOpaque: true, isAnimated: false, hasText: false, removed: [] };
    };
    await layOutPictures(tree, {
      nameOf: (written: string) => decodeURI(written).replace('./', ''),
      factsOf,
      data: data as never,
    });
    shown = outline(tree);
  };
  await compile(text, { remarkPlugins, rehypePlugins: [plugin] });
  return shown;
}

test('pictures in a row share a height and fill the width of the text', async () => {
  expect(await layOut('![](wide.jpg) ![](tall.jpg)')).toEqual([
    'row together',
    '  wide.jpg print large 449',
    '  tall.jpg print large 199',
  ]);
});

test('four pictures are two rows of two', async () => {
  const four = await layOut('![](wide.jpg) ![](wide.jpg) ![](wide.jpg) ![](wide.jpg)');
  expect(four.filter((line) => line.startsWith('row'))).toEqual(['row', 'row']);
  expect(four).toHaveLength(6);
});

test('screens of an app stand side by side on a sheet, also when each has its own paragraph', async () => {
  const onSheet = ['row on a sheet', '  phone.png phone large', '  phone-2.png phone large'];
  expect(await layOut('![](phone.png) ![](phone-2.png)')).toEqual(onSheet);
  expect(await layOut('![](phone.png)\n\n![](phone-2.png)')).toEqual(onSheet);
  expect(await layOut('![](phone.png)\n\nWords.\n\n![](phone-2.png)')).toHaveLength(4);
});

test('a small picture lies on a sheet, and isn’t enlarged', async () => {
  expect(await layOut('![](icon.png)')).toEqual(['row on a sheet', '  icon.png sheet']);
});

test('a page longer than a screen scrolls in a window; a portrait photo fits the screen', async () => {
  expect(await layOut('![](page.png)')).toEqual(['page.png browser long large']);
  expect(await layOut('![](tall.jpg)')).toEqual(['tall.jpg print large 480']);
  expect(await layOut('![](wide.jpg)')).toEqual(['wide.jpg print large']);
});

test('badges, pictures among words, in links and with a width of their own stay as they are', async () => {
  expect(await layOut('![](badge.png) ![](badge.png)')).toEqual([
    'row',
    '  badge.png',
    '  badge.png',
  ]);
  expect(await layOut('Words ![](icon.png) and words')).toEqual(['icon.png']);
  expect(await layOut('[![](wide.jpg)](https://a.example)')).toEqual(['wide.jpg']);
  expect(await layOut('<Image src="wide.jpg" alt="" width="200" />')).toEqual(['wide.jpg 200']);
});

test('an author can choose a frame or none', async () => {
  expect(await layOut('<Image src="wide.jpg" alt="" frame="browser" />')).toEqual([
    'wide.jpg browser large',
  ]);
  expect(await layOut('<Image src="phone.png" alt="" frame="none" />')).toEqual([
    'phone.png none large',
  ]);
});

test('a picture has the frame that it has on the card, however its name is written', async () => {
  const card = { kind: 'screens', pictures: ['wide sheet.jpg'] };
  expect(await layOut('![](./wide%20sheet.jpg)', { card })).toEqual([
    './wide%20sheet.jpg browser large',
  ]);
});

test('pictures of a painted case study have no frames', async () => {
  expect(await layOut('![](phone.png)', { bg: 'bg.webp' })).toEqual(['phone.png none large']);
});

test('a picture that can’t be read is left to the check', async () => {
  expect(await layOut('![](missing.png)')).toEqual(['missing.png']);
});
