import { expect, test } from 'vitest';
import {
  drawnPart,
  movedAbove,
  movedEarlier,
  movedLater,
  movedTo,
  WINDOW,
} from './window.rules.ts';

const ids = Array.from({ length: 500 }, (_, index) => `m${index}`);
const few = ids.slice(0, 60);

test('few messages are all drawn', () => {
  expect(drawnPart(few, null)).toEqual({ start: 0, end: 60 });
  expect(movedEarlier(few, null)).toBeNull();
  expect(movedLater(few, null)).toBeNull();
});

test('of many the end is drawn, and it follows what comes', () => {
  expect(drawnPart(ids, null)).toEqual({ start: 380, end: 500 });
  expect(drawnPart([...ids, 'new'], null)).toEqual({ start: 381, end: 501 });
});

test('the window moves by steps, to the beginning and back, and stands still when more comes', () => {
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
])('of many messages that came in above %s some are drawn, and it is drawn still', (id, start) => {
  expect(drawnPart(ids, movedAbove(ids, id))).toEqual({ start, end: start + WINDOW });
});

test('of few messages that came in above one all are drawn', () => {
  expect(movedAbove(few, 'm50')).toBeNull();
});

test('when the message is gone that others came in above, they are drawn from their beginning', () => {
  expect(drawnPart(ids, movedAbove(ids, 'gone'))).toEqual({ start: 0, end: WINDOW });
});

test.each(['m0', 'm250', 'm499'])('%s is drawn when it is asked for', (id) => {
  const { start, end } = drawnPart(ids, movedTo(ids, id));
  expect(ids.slice(start, end)).toContain(id);
  expect(end - start).toBeLessThanOrEqual(WINDOW);
});

test('a last message that is gone leaves the end', () => {
  expect(drawnPart(ids, 'gone')).toEqual({ start: 380, end: 500 });
});
