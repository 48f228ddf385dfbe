import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

test('computes once for each of the last texts', () => {
  const recent = new Recent<string>(2);
  const computed: string[] = [];
  const ask = (text: string) =>
    recent.get(text, () => {
      computed.push(text);
      return text.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(computed).toEqual(['a', 'b', 'c', 'b']);
});
