import { expect, test } from 'vitest';
import { withInlinePolicy } from './inline-policy.ts';

test('the policy follows the charset, before any script or style, and allows the page’s own', () => {
  const html = withInlinePolicy(
    '<html><head><meta charSet="utf-8"/><style>a{}</style></head><script>one()</script></html>',
  );
  expect(html).toMatch(
    /^<html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+"><script>.+<\/script><style>a\{\}<\/style>/,
  );
  // The script that removes the element, and the page's own.
  expect(/script-src ([^;]+)/.exec(html)?.[1]?.match(/'sha256-/g)).toHaveLength(2);
});

test('a page without a charset is not exported', () => {
  expect(() => withInlinePolicy('<html><head><title>x</title></head></html>')).toThrow(
    '<meta charset> not found',
  );
});
