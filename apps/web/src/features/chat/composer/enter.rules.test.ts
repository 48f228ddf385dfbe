import { expect, test } from 'vitest';
import { enterSends } from './enter.rules.ts';

const enter = { key: 'Enter', shiftKey: false, isComposing: false };

test.each([
  { name: 'Enter', press: enter, width: 769, busy: false, sends: true },
  { name: 'Enter on a narrow screen', press: enter, width: 768, busy: false, sends: false },
  { name: 'Enter while answering', press: enter, width: 1440, busy: true, sends: false },
  {
    name: 'Shift+Enter',
    press: { ...enter, shiftKey: true },
    width: 1440,
    busy: false,
    sends: false,
  },
  {
    name: 'Enter that ends a composition',
    press: { ...enter, isComposing: true },
    width: 1440,
    busy: false,
    sends: false,
  },
  { name: 'a letter', press: { ...enter, key: 'a' }, width: 1440, busy: false, sends: false },
])('$name sends: $sends', ({ press, width, busy, sends }) => {
  expect(enterSends(press, width, busy)).toBe(sends);
});
