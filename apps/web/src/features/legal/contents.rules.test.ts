import { expect, it } from 'vitest';
import { contentsOf } from './contents.rules.ts';

it('lists the highest level that has more than three headings', () => {
  expect(names('1a 1b 1c 1d 2e 2f 2g 2h')).toBe('a b c d');
  expect(names('1a 2b 2c 2d 3e 2f')).toBe('b c d f');
});

it('lists nothing where three or fewer can be seen at once', () => {
  expect(names('1a 1b 1c 2d 2e')).toBe('');
  expect(names('')).toBe('');
});

function names(headings: string): string {
  const all = headings.split(' ').filter(Boolean);
  return contentsOf(
    all.map((heading) => ({ id: heading, name: heading.slice(1), depth: Number(heading[0]) })),
  )
    .map(({ name }) => name)
    .join(' ');
}
