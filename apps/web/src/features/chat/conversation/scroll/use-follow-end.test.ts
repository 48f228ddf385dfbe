import { expect, test } from 'vitest';
import { followsEnd, isFarFromEnd } from './use-follow-end.ts';

const end = { top: 600, view: 400, whole: 1000 };

test.each([
  {
    name: 'text grows while the reader is at the end',
    before: end,
    now: { ...end, whole: 1100 },
    followed: true,
    follows: true,
  },
  {
    name: 'the reader scrolls up a little',
    before: end,
    now: { ...end, top: 590 },
    followed: true,
    follows: false,
  },
  {
    name: 'the reader scrolls up far',
    before: end,
    now: { ...end, top: 100 },
    followed: true,
    follows: false,
  },
  {
    name: 'text grows while the reader is elsewhere',
    before: { ...end, top: 100 },
    now: { top: 100, view: 400, whole: 1100 },
    followed: false,
    follows: false,
  },
  {
    name: 'the reader comes back near the end',
    before: { ...end, top: 500 },
    now: { ...end, top: 580 },
    followed: false,
    follows: true,
  },
  {
    name: 'content gets shorter and the browser moves up',
    before: end,
    now: { top: 500, view: 400, whole: 900 },
    followed: true,
    follows: true,
  },
  {
    name: 'the on-screen keyboard opens',
    before: end,
    now: { top: 600, view: 200, whole: 1000 },
    followed: true,
    follows: true,
  },
])('$name: follows $follows', ({ followed, before, now, follows }) => {
  expect(followsEnd(followed, before, now)).toBe(follows);
});

test.each([
  { top: 500, far: false },
  { top: 499, far: true },
  { top: 600, far: false },
])('scrolled to $top of 600, the end is far: $far', ({ top, far }) => {
  expect(isFarFromEnd({ ...end, top })).toBe(far);
});
