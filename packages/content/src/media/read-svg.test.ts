import { expect, test } from 'vitest';
import { svgSize } from './read-svg.ts';

const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`;

test.each([
  ['width="30" height="20"', 30, 20],
  ['width="30px" height="1in" viewBox="0 0 9 9"', 30, 96],
  ['width="25.4mm" height="2.54cm"', 96, 96],
  ['width="30" viewBox="0 0 40 20"', 30, 15],
  ["height='30' viewBox='-5,-5,40,20'", 60, 30],
  ['width="100%" height="auto" viewBox="0 0 40 20"', 40, 20],
])('an SVG with %s is %i x %i px', (attributes, width, height) => {
  expect(svgSize(svg(attributes))).toEqual({ width, height });
});

test.each([
  ['a declaration, a comment and a byte order mark', '\uFEFF<?xml version="1.0"?><!-- <svg> & -->'],
  ['a document type', '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">\n'],
])('%s can come first', (_name, prolog) => {
  expect(svgSize(prolog + svg('width="30" height="20"'))).toEqual({ width: 30, height: 20 });
});

test('namespaces can be entities, as Illustrator writes them', () => {
  const source = `<!DOCTYPE svg [
    <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  ]><svg xmlns="&ns_svg;" width="30" height="20"/>`;
  expect(svgSize(source)).toEqual({ width: 30, height: 20 });
});

test('"&" is allowed in scripts and styles that are marked as text', () => {
  const source =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><style><![CDATA[/* & */]]></style></svg>';
  expect(svgSize(source)).toEqual({ width: 3, height: 2 });
});
