import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useKeptState } from './kept-state.ts';

test('a state that nothing has changed is the same when its page is opened again', () => {
  let created = 0;
  const Demo = () =>
    createElement('p', {}, useKeptState('kept-state test', () => (created += 1))[0]);
  const opened = [1, 2].map(() => renderToStaticMarkup(createElement(Demo)));
  expect(opened).toEqual(['<p>1</p>', '<p>1</p>']);
});
