import { expect, test } from 'vitest';
import { partAsked } from './part-asked.ts';

test.each([
  ['the second one', 'more', 2],
  ['2', 'more', 2],
  ['point 3 please', 'more', 3],
  ['explain the first one', 'more', 1],
  ['why the last one?', 'why', -1],
  ['give me an example of the second', 'example', 2],
  ['which first?', 'priority', null],
  ['Where do I start?', 'priority', null],
  ['can you illustrate it', 'example', null],
  ['второто', 'more', 2],
  ['vtoroto', 'more', 2],
  ['защо първото?', 'why', 1],
  ['дай пример за третия съвет', 'example', 3],
  ['кое първо?', 'priority', null],
  ['с какво да започнем', 'priority', null],
])('“%s”', (query, ask, place) => {
  expect(partAsked(query)).toEqual({ ask, place });
});

test.each([
  'How do I find my first customers?',
  'open a second shop',
  'втори обект',
  'an example of a cold email',
  'what do we need',
  'първите ни клиенти',
])('“%s” says something of its own', (query) => {
  expect(partAsked(query)).toBeNull();
});
