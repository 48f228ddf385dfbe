import { expect, test } from 'vitest';
import { shortcutOf } from './use-shortcuts.ts';

const press = (key: string, code: string, changes = {}) => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...changes,
});

test.each([
  [press('k', 'KeyK', { ctrlKey: true }), 'search'],
  [press('к', 'KeyK', { metaKey: true }), 'search'],
  [press('O', 'KeyO', { ctrlKey: true, shiftKey: true }), 'newChat'],
  [press('S', 'KeyS', { ctrlKey: true, shiftKey: true }), 'menu'],
  [press('s', 'KeyS', { ctrlKey: true }), null],
  [press('/', 'Slash'), 'composer'],
  [press('б', 'Slash'), 'composer'],
  [press('?', 'Slash', { shiftKey: true }), 'help'],
  [press('k', 'KeyK'), null],
  [press('k', 'KeyK', { ctrlKey: true, altKey: true }), null],
])('%j triggers %j', (pressed, expected) => {
  expect(shortcutOf(pressed, true)).toBe(expected);
});

test('only Ctrl shortcuts work while typing or with single keys turned off', () => {
  expect(shortcutOf(press('/', 'Slash'), false)).toBeNull();
  expect(shortcutOf(press('?', 'Slash', { shiftKey: true }), false)).toBeNull();
  expect(shortcutOf(press('k', 'KeyK', { ctrlKey: true }), false)).toBe('search');
});
