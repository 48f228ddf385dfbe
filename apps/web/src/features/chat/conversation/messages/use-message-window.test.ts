import { expect, test } from 'vitest';
import {
  drawnPart,
  movedAbove,
  movedEarlier,
  movedLater,
  movedTo,
  WINDOW,
} from './use-message-window.ts';

const ids = Array.from({ length: 500 }, (_, index) => `m${index}`);
const few = ids.slice(0, 60);

test('renders a short list in full', () => {
  expect(drawnPart(few, null)).toEqual({ start: 0, end: 60 });
  expect(movedEarlier(few, null)).toBeNull();
  expect(movedLater(few, null)).toBeNull();
});

test('renders the end of a long list and follows new messages', () => {
  expect(drawnPart(ids, null)).toEqual({ start: 380, end: 500 });
  expect(drawnPart([...ids, 'new'], null)).toEqual({ start: 381, end: 501 });
});

test('moves in steps to the start and back, and stays in place when messages arrive', () => {
  let last = movedEarlier(ids, null);
  expect(drawnPart(ids, last)).toEqual({ start: 330, end: 450 });
  expect(drawnPart([...ids, 'new'], last)).toEqual({ start: 330, end: 450 });
  for (let step = 0; step < 20; step += 1) last = movedEarlier(ids, last);
  expect(drawnPart(ids, last)).toEqual({ start: 0, end: WINDOW });
  for (let step = 0; step < 20; step += 1) last = movedLater(ids, last);
  expect(last).toBeNull();
});

test.each([
  ['m20', 0],
  ['m200', 150],
])('renders some of many messages loaded above %s, and keeps it rendered', (id, start) => {
  expect(drawnPart(ids, movedAbove(ids, id))).toEqual({ start, end: start + WINDOW });
});

test('renders a short list in full after loading earlier messages', () => {
  expect(movedAbove(few, 'm50')).toBeNull();
});

test('renders the start if the message below the loaded ones is gone', () => {
  expect(drawnPart(ids, movedAbove(ids, 'gone'))).toEqual({ start: 0, end: WINDOW });
});

test.each(['m0', 'm250', 'm499'])('renders %s after moving to it', (id) => {
  const { start, end } = drawnPart(ids, movedTo(ids, id));
  expect(ids.slice(start, end)).toContain(id);
  expect(end - start).toBeLessThanOrEqual(WINDOW);
});

test('renders the end if the last rendered message is gone', () => {
  expect(drawnPart(ids, 'gone')).toEqual({ start: 380, end: 500 });
});
