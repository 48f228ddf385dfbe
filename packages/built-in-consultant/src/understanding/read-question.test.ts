import { QUESTION_MAX } from '@savet/contract/limits';
import { describe, expect, test } from 'vitest';
import {
  cpuMilliseconds,
  leastCpuMilliseconds,
} from '../../../../tools/measuring/cpu-milliseconds.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { readQuestion } from './read-question.ts';

const knowledge = loadKnowledge();

function read(query: string, context = '') {
  const reading = readQuestion(
    { query, context, language: 'EN', responseStyle: 'normal', brandHubLocked: false },
    knowledge,
  );
  return reading.kind === 'topic' ? reading : { ...reading, topic: null, intent: null };
}

describe('the request', () => {
  test.each([
    ['advise', 'How should we price bread?'],
    ['explain', 'What is pricing?'],
    ['draft', 'Write us a tagline'],
    ['list', 'ideas for a tagline'],
    [
      'compare',
      'Is a tagline better than a positioning statement, what is the difference between them?',
    ],
    ['plan', 'A plan for the launch'],
    ['next', 'Where do I start with pricing?'],
    ['review', 'Check our tagline: “Bread that was still flour at night”'],
    ['advise', 'Каква цена да поискаме?'],
    ['explain', 'Какво е позициониране?'],
    ['draft', 'Измислете слоган'],
    ['list', 'идеи за слоган'],
    ['plan', 'Направете план за публикации'],
    ['next', 'Откъде да започнем с цените?'],
    ['review', 'Прегледайте слогана: хляб отпреди час за всеки гост'],
  ])('%s: %s', (intent, query) => {
    expect(read(query).intent).toBe(intent);
  });

  test('may contain a count, a horizon, a style, a language and a channel', () => {
    expect(read('give me three taglines')).toMatchObject({ count: 3 });
    expect(read('content plan for a month')).toMatchObject({ horizon: 'month' });
    expect(read('explain pricing briefly')).toMatchObject({ responseStyle: 'concise' });
    expect(read('Write a tagline in Bulgarian')).toMatchObject({ language: 'BG' });
    expect(read('слоган за плакат')).toMatchObject({ channel: 'print' });
  });

  test('may have a second topic', () => {
    const both = read('What is the difference between pricing and positioning?');
    const named = new Set('also' in both ? [both.topic, both.also] : []);
    expect(named).toEqual(new Set(['positioning', 'pricing']));
  });
});

test.each([
  ['ne mi se zhivee, kakvo da pravya s reklamata', { kind: 'sensitive', name: 'despair' }],
  [
    'shefyt mi ne mi plashta zaplata, kakvi sa mi pravata',
    { kind: 'sensitive', name: 'worker-rights' },
  ],
  ['zashto da plashtam za savet kato imam chatgpt bezplatno', { kind: 'savet', name: 'compared' }],
])('a matter in Bulgarian with Latin letters is seen: %s', (query, reading) => {
  expect(read(query)).toMatchObject({ ...reading, language: 'BG' });
});

describe('pasted texts', () => {
  const long = 'Our workshop repairs bicycles and has done so for a long time in the town. '.repeat(
    6,
  );

  test.each([
    ['Review this: Bread that was flour at night', 'Bread that was flour at night'],
    ['What do you think of “We bake at night for you”?', 'We bake at night for you'],
    ['Оценете слогана „Хляб отпреди час, всеки ден“', 'Хляб отпреди час, всеки ден'],
    [
      'We bake at night.\nFor restaurants.\nCan you check this text?',
      'We bake at night.\nFor restaurants.',
    ],
    [long, long.trim()],
  ])('%s', (query, text) => {
    expect(read(query)).toMatchObject({ pasted: { text } });
  });

  test('a quoted name is not a pasted text', () => {
    expect(read('How do we position “Zarno”?')).toMatchObject({ intent: 'advise', pasted: null });
  });
});

test('who wonders gets no frame for a text', () => {
  const query = 'how much for an invitation card for 50 guests';
  expect(read(query)).not.toMatchObject({ kind: 'frame' });
});

describe('the thread', () => {
  const context = 'user: How do we price our bread?\nassistant: Between two numbers.';

  test.each([
    ['shorter', { topic: 'pricing', intent: 'advise', responseStyle: 'concise', sameDrafts: true }],
    ['give me three examples', { topic: 'pricing', intent: 'list', count: 3 }],
    [
      'in Bulgarian, please',
      { topic: 'pricing', intent: 'advise', language: 'BG', sameDrafts: true },
    ],
    ['why?', { topic: 'pricing', intent: 'explain', again: 'why' }],
    ['more detail', { topic: 'pricing', intent: 'advise', responseStyle: 'explanatory' }],
    ['and for LinkedIn?', { topic: 'pricing', intent: 'draft', channel: 'linkedin' }],
    ['another one', { topic: 'pricing', intent: 'draft', newDrafts: true }],
    ['and for positioning?', { topic: 'positioning', intent: 'advise' }],
    ['yes please', { topic: 'pricing', intent: 'next' }],
    ['a plan for a month', { topic: 'pricing', intent: 'plan', horizon: 'month' }],
    ['What about our tagline?', { topic: 'tagline' }],
    ['по-подробно', { topic: 'pricing', responseStyle: 'explanatory', language: 'BG' }],
  ])('%s', (query, expected) => {
    expect(read(query, context)).toMatchObject(expected);
  });

  test('a follow-up to a follow-up keeps the topic', () => {
    const longer = `${context}\nuser: shorter\nassistant: Two numbers.`;
    expect(read('another one', longer)).toMatchObject({
      topic: 'pricing',
      responseStyle: 'concise',
    });
  });

  test.each(['thanks, that helps us a lot', 'which costs do you mean exactly'])(
    '%s is no answer to our question',
    (query) => {
      const asked = `${context} Tell me here in the chat: what does a loaf cost?`;
      expect(read('One loaf costs us about 2 euro', asked)).toHaveProperty(
        'facts',
        'One loaf costs us about 2 euro',
      );
      expect(read(query, asked)).not.toHaveProperty('facts', query);
    },
  );

  test('off-topic questions in between are skipped', () => {
    const longer = `${context}\nuser: Will it rain?\nassistant: I don't know.`;
    expect(read('why?', longer)).toMatchObject({ topic: 'pricing', intent: 'explain' });
  });

  test('without a thread, there is nothing to follow up on', () => {
    expect(read('shorter')).toMatchObject({ kind: 'unknown' });
  });

  test('nor in a thread without an answer', () => {
    expect(read('why?', 'user: Will it rain?\nassistant: No.')).toMatchObject({ kind: 'unknown' });
  });
});

test.each([" 'a", ' "a', ' „a', '‘a '])(
  'reads a text full of open quotations (%s) once',
  (part) => {
    const filled = (text: string) => text.repeat(QUESTION_MAX / text.length);
    const prose = filled('We bake bread at night and sell it in the day. ');
    read(prose);
    // Each in words of its own: what was read before is remembered.
    const readings = Array.from({ length: 10 }, (_, index) =>
      cpuMilliseconds(() => read(prose.replaceAll('bread', `bread${index}${part}`))),
    );
    const tenfold = readings.reduce((sum, spent) => sum + spent, 0);
    const once = leastCpuMilliseconds(
      (attempt) => read(`${filled(part).slice(0, -1)}${attempt}`),
      tenfold,
    );
    expect(once).toBeLessThan(tenfold);
  },
);

test('what was read before is remembered, each time in its own thread', () => {
  const query = 'why exactly?';
  const alone = read(query);
  const after = read(query, 'user: How do we price bread?\nassistant: By what it costs.');
  expect(after).toMatchObject({ topic: 'pricing', intent: 'explain' });
  expect(alone).toMatchObject({ kind: 'unknown' });
  expect(read(query)).toEqual(alone);
});
