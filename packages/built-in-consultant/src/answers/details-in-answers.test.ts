import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { bakery, recruiter } from '../testing/brand-hubs.ts';
import { lengthIn } from '../text/length.ts';
import { answer } from './answer.ts';
import type { AnswerInput } from './answer-context.ts';

const knowledge = loadKnowledge();

function ask(query: string, changes: Partial<AnswerInput> = {}) {
  const input: AnswerInput = {
    ...{ query, context: '', responseStyle: 'normal', language: 'EN', values: {} },
    ...{ emptyFields: [], allowance: null, brandHubLocked: false },
    ...changes,
  };
  return answer(input, knowledge);
}

/** The text to copy: the lines of a quotation. */
function quoted(text: string): string {
  return (text.match(/^>.*$/gm) ?? []).join('\n');
}

describe('a text that no draft is about gets a frame with the user’s own words', () => {
  test.each([
    ['Напиши пост за новия ни хляб с лимец', ['Ново при нас: хляб с лимец!']],
    [
      'Писмо до наемателите за ремонта на асансьора',
      ['До: наемателите', 'за ремонта на асансьора', 'Рамка за писмо'],
    ],
    [
      'Write an email to our suppliers about the new payment terms',
      ['our suppliers', 'The new payment terms'],
    ],
    ['Draft a job advert for a baker in Varna', ['Baker, Varna']],
  ])('%s', (query, expected) => {
    const { text, isAnswer } = ask(query);
    // A frame takes no query; a job advert has a text of its own.
    expect(isAnswer).toBe(query.includes('job advert'));
    for (const words of expected) expect(text).toContain(words);
    // A fact that only the user knows stays blank.
    expect(quoted(text)).toMatch(/\[[^\]]+\]/);
  });

  test('and the own facts to fill it with, if it is about the own business', () => {
    expect(ask('Напишете обява за работа за пекар', { values: bakery }).usedFields).toContain(
      'mission',
    );
    const other = ask('слоган за склад за дърва', { values: bakery });
    expect(other.usedFields).toEqual([]);
  });

  test('a text about the business itself is written from the Brand Hub', () => {
    const { text } = ask('Слоган за пекарната', { values: bakery });
    expect(text).not.toContain('Рамка');
    expect(quoted(text)).toContain('Зърно');
  });
});

test.each([
  'Write a post about the death of our colleague Ivan',
  'Напиши писмо за уволнение на Мария',
  'Draft a letter to a guest who got food poisoning at our restaurant',
  'Напиши съобщение за инцидента в цеха',
])('a matter that needs a person gets no frame: %s', (query) => {
  const { text, isAnswer } = ask(query);
  expect(isAnswer).toBe(false);
  // It may have a sentence to say, but nothing to send.
  expect(text).not.toMatch(/Рамка|Frame|Subject|Относно/);
});

describe('a limit is kept, and the length stated', () => {
  test.each([
    ['Write an about page in 60 words', recruiter, 60, 'words', /\d+ of at most 60 words\./],
    [
      'Give me a tagline, max 30 characters',
      recruiter,
      30,
      'characters',
      /\d+ of at most 30 characters\./,
    ],
    ['Слоган за пекарната, до 60 знака', bakery, 60, 'characters', /\d+ от най-много 60 знака\./],
    [
      'Писмо до наемателите за ремонта на асансьора, до 60 думи',
      {},
      60,
      'words',
      /от най-много 60 думи/,
    ],
    [
      'Писмо до наемателите за ремонта на асансьора, до 15 думи',
      {},
      15,
      'words',
      /от най-много 15 думи/,
    ],
    ['Post for Easter, 5 words', {}, 5, 'words', /at most 5 words/],
  ] as const)('%s', (query, values, max, unit, count) => {
    const { text } = ask(query, { values, responseStyle: 'concise' });
    const drafts = text
      .split(/^\*\*.+\*\*$/m)
      .map(quoted)
      .filter(Boolean);
    expect(drafts.length).toBeGreaterThan(0);
    for (const draft of drafts) expect(lengthIn(draft, unit), draft).toBeLessThanOrEqual(max);
    expect(text).toMatch(count);
  });

  test('a draft without room for a detail says what to put in', () => {
    const { text } = ask('Напишете слоган за пекарната за Коледа', { values: bakery });
    expect(text).toContain('Добавете и: повод: Коледа.');
  });

  test('figures of the question are no number of texts', () => {
    const { text } = ask('Слоган за пекарната с 10 % отстъпка', { values: bakery });
    expect(text).not.toContain('Поискахте 10');
  });
});
