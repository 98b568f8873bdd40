import { expect, test } from 'vitest';
import { cleanSvg, withoutScripts } from './clean-svg.ts';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"${attributes}>${content}</svg>`;
const label = (content: string) =>
  `<foreignObject><div xmlns="http://www.w3.org/1999/xhtml">${content}</div></foreignObject>`;

test.each([
  ['a script', '<script>alert(1)</script>', '', 'a script'],
  ['a script from elsewhere', '<script href="https://a.example/a.js"/>', '', 'a script'],
  ['a script in HTML', label('<script>alert(1)</script>'), label(''), 'a script'],
  ['a handler', '<g onclick="alert(1)" id="a"/>', '<g id="a"/>', 'a script'],
  [
    'a link that runs a script',
    '<a xlink:href=" java&#9;script:alert(1)"><g/></a>',
    '<a><g/></a>',
    'a script',
  ],
  [
    'an animation of a URL',
    '<a><set attributeName="xlink:href" to="javascript:alert(1)"/></a>',
    '<a></a>',
    '<set>',
  ],
  ['a frame', label('a<iframe src="https://a.example"></iframe>b'), label('ab'), '<iframe>'],
  [
    'a picture from elsewhere',
    '<image href="https://a.example/a.png" width="9"/>',
    '<image width="9"/>',
    'https://a.example/a.png',
  ],
  ['a part of another file', '<use xlink:href="a.svg#b"/>', '<use/>', 'a.svg#b'],
  ['an SVG in a URL', '<use href="data:image/svg+xml,a#b"/>', '<use/>', 'data:image/svg+xml,a#b'],
  [
    'styles from elsewhere',
    '<style>@import "https://a.example/a.css"; g{fill:url(//a.example/a.svg#b)}</style>',
    '<style> g{fill:none}</style>',
    '@import "https://a.example/a.css";, url(//a.example/a.svg#b)',
  ],
  [
    'a style from elsewhere',
    '<g style="fill:url(\'a.svg#b\')"/>',
    '<g style="fill:none"/>',
    "url('a.svg#b')",
  ],
])('without %s, an SVG is a picture', (_what, content, clean, removed) => {
  const made = cleanSvg(svg(content));
  expect(made.source).toBe(svg(clean));
  expect(made.removed.join(', ')).toBe(removed);
});

test('declarations that add attributes, and style sheets, are removed', () => {
  const made = cleanSvg(
    `<?xml-stylesheet href="a.xsl"?><!DOCTYPE svg [<!ENTITY a "b"><!ATTLIST g onclick CDATA "c">]>${svg('<g id="&a;"/>')}`,
  );
  expect(made.source).toBe(`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<g id="&a;"/>')}`);
  expect(made.removed).toEqual(['a style sheet', 'a declaration']);
});

test('lines and characters of any kind keep their places', () => {
  const text = `\uFEFF<?xml version="1.0"?>\r\n<!-- 😀 <script> -->\r\n${svg('<text>😀\r\n</text><script>1</script><text a="😀" onload="1">é</text>')}`;
  expect(cleanSvg(text).source).toBe(
    text.replace('<script>1</script>', '').replace(' onload="1"', ''),
  );
});

test('a picture that is only a picture stays byte for byte', () => {
  const source = Buffer.from(
    `<!DOCTYPE svg [ <!ENTITY ns "http://www.w3.org/2000/svg"> ]>` +
      `<svg xmlns="&ns;" viewBox='0 0 9 9' ><style>.a{fill:url(#b)}</style><image href="data:image/png;base64,AA=="/>` +
      `${label('<p style="color:red">Tom &amp; Co</p>')}<a href="https://a.example"><use href="#b"/></a></svg>`,
  );
  expect(withoutScripts(source)).toEqual(source);
});
