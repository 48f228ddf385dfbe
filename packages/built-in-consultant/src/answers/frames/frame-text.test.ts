import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { detailsOf } from '../../understanding/details.ts';
import { frameText } from './frame-text.ts';

const knowledge = loadKnowledge();

test.each([
  [
    'EN',
    'Write an email to a client about the late kitchen. Her name is Mrs Cole, she has paid a deposit, and we want to give her a free tap.',
    'Her name is Mrs Cole',
  ],
  [
    'BG',
    'Напишете имейл до клиентка за закъснялата кухня. Казва се Мария Колева, тя е платила капаро и искаме да ѝ подарим смесител.',
    'Казва се Мария Колева',
  ],
] as const)(
  '%s: the reader is not told about herself as of somebody else',
  (language, request, fact) => {
    const details = detailsOf(request, knowledge.details);
    const text = frameText({ kind: 'email', details, business: null, language }, knowledge);
    const quoted = text.match(/^>.*$/gm)?.join('\n') ?? '';
    expect(quoted).not.toContain(fact);
    expect(text).toContain(fact);
  },
);

test('why a text is to be in a language is no subject', () => {
  const { object, news } = detailsOf(
    'Write a letter to hotels. We bake from 40 loaves a day. In English, because the owners come from Leeds.',
    knowledge.details,
  );
  expect(`${object} ${news}`).not.toMatch(/Leeds|owners/);
});
