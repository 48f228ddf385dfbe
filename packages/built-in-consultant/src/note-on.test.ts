import { describe, expect, test } from 'vitest';
import { leastCpuMilliseconds } from '../../../tools/measuring/cpu-milliseconds.ts';
import { noteOn } from './note-on.ts';

const LENGTH = 20_000;
/** Ordinary texts of this length take up to 40 ms. */
const BOUND_MS = 250;

const titleOf = (query: string, context = '', language: 'EN' | 'BG' = 'EN') =>
  noteOn(query, context, language)?.split('\n')[0];

describe('a question about a known subject', () => {
  test('has the note on it, in the language that is wished', () => {
    expect(titleOf('How should we price our service?')).toBe('pricing');
    expect(titleOf('How should we price our service?', '', 'BG')).toBe('ценообразуване');
    expect(titleOf('Kak da opredelim cenata na uslugata si?', '', 'BG')).toBe('ценообразуване');
  });
});

describe('a short message after it', () => {
  const context = 'user: How should we price our service?\n\nassistant: Start from its value.';

  test.each(['And why?', 'shorter please', 'Give me an example'])(
    '“%s” has the note of the question before',
    (query) => {
      expect(titleOf(query, context)).toBe('pricing');
    },
  );

  test('has that of the last question with a subject', () => {
    const longer = `${context}\n\nuser: Why?\n\nassistant: Because of the customers.`;
    expect(titleOf('And then?', longer)).toBe('pricing');
  });

  test('has its own note if it names a subject', () => {
    expect(titleOf('And how do we ask for reviews?', context)).toContain('eview');
  });
});

test.each([
  'My business partner died last week. How do we tell our customers?',
  'What is the weather like?',
  'Thank you!',
  'How do I cancel my plan?',
])('“%s” has no note', (query) => {
  expect(noteOn(query, '', 'EN')).toBeNull();
});

test('a person’s matter ends the subject before it', () => {
  const context = 'user: How should we price our service?\n\nassistant: Start from its value.';
  expect(noteOn('I don’t want to live any more', context, 'EN')).toBeNull();
});

test.each(['\n', ' ', '.', ', ', '„', '1 ', '12 % ', 'and ', 'more ', '? '])(
  'a question full of %j is read once',
  (part) => {
    const query = (start: string) => `${`${start}${part.repeat(LENGTH)}`.slice(0, LENGTH - 1)}x`;
    noteOn('hello', '', 'EN');
    const spent = leastCpuMilliseconds(
      (attempt) => noteOn(query(`x${attempt}`), '', 'EN'),
      BOUND_MS,
    );
    expect(spent).toBeLessThan(BOUND_MS);
  },
);
