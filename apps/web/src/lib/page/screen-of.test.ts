import { expect, test } from 'vitest';
import { screenOf } from './screen-of.ts';

test.each([
  ['/', ''],
  ['', ''],
  ['/chat', 'chat'],
  ['/chat/', 'chat'],
  ['/chat/c1', 'chat'],
  ['/admin/messages', 'admin'],
])('the address %s shows the screen "%s"', (pathname, screen) => {
  expect(screenOf(pathname)).toBe(screen);
});
