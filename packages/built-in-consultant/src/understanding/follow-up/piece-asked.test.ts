import { expect, test } from 'vitest';
import { pieceAsked } from './piece-asked.ts';

test.each([
  ['give me just the subject line', 'subject'],
  ['само темата на имейла', 'subject'],
  ['what would the first sentence be?', 'opening'],
  ['а първото изречение?', 'opening'],
  ['only the last sentence please', 'closing'],
  // A new piece has to be written.
  ['write another subject line', 'none'],
  ['нова тема', 'none'],
  ['add a PS', 'none'],
  ['добави послепис', 'none'],
  ['what is the title?', 'none'],
])('“%s”', (query, piece) => {
  expect(pieceAsked(query)).toBe(piece);
});

test.each([
  'a subject line for the newsletter about apples',
  'add that parking is free',
  'the first one',
  'shorter',
  'Каква тема да избера за бюлетина?',
])('“%s” asks for no piece', (query) => {
  expect(pieceAsked(query)).toBeNull();
});
