import { expect, test } from 'vitest';
import {
  drawnPart,
  movedEarlier,
  movedLater,
  movedTo,
  movedToStart,
  WINDOW,
} from './window.rules.ts';

const ids = Array.from({ length: 500 }, (_, place) => `m${place}`);
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

test('earlier messages that came in are drawn from their beginning', () => {
  expect(drawnPart(ids, movedToStart(ids))).toEqual({ start: 0, end: WINDOW });
  expect(movedToStart(few)).toBeNull();
});

test.each(['m0', 'm250', 'm499'])('%s is drawn when it is asked for', (id) => {
  const { start, end } = drawnPart(ids, movedTo(ids, id));
  expect(ids.slice(start, end)).toContain(id);
  expect(end - start).toBeLessThanOrEqual(WINDOW);
});

test('a last message that is gone leaves the end', () => {
  expect(drawnPart(ids, 'gone')).toEqual({ start: 380, end: 500 });
});
