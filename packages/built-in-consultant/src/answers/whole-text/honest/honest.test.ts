import { expect, test } from 'vitest';
import { replyTo } from '../../../testing/reply-to.ts';
import { withDaysWritten } from './days-written.ts';
import { withoutDoubled } from './doubled.ts';

test.each([
  [
    'email to a customer who stopped ordering, I want to find out why without pushing him',
    /find out|pushing|him/u,
    '[What happened',
  ],
  [
    'short message to Ben, he owes me 410 for the gate since august, without sounding nasty, needs paying by friday',
    /nasty|he owes/u,
    'the payment of 410 for the gate is still open.',
    'transfer the amount by Friday',
  ],
  [
    'Напиши смс на клиент, който ми дължи 730 евро за ремонт на покрив, до вторник да плати',
    /Срокът беше|да плати/u,
    'за ремонт на покрив',
    'до вторник',
  ],
])('%s: a frame with what is sure, and nothing of the notes', (query, notes, ...said) => {
  const { text, isAnswer } = replyTo(query);
  const frame = text.match(/^>.*$/gmu)?.join('\n') ?? '';
  expect(isAnswer).toBe(false);
  expect(frame).not.toMatch(notes);
  for (const part of said) expect(frame).toContain(part);
});

test('a sentence that another one says in full is left out', () => {
  expect(
    withoutDoubled(
      'Dear customers, our car wash is closed next week. Our car wash is closed Monday next week.',
    ),
  ).toBe('Dear customers, our car wash is closed Monday next week.');
  const both = 'We open at nine. We close at noon on Sunday.';
  expect(withoutDoubled(both)).toBe(both);
});

test('short days are written in full, other words stay', () => {
  expect(withDaysWritten('closed mon to weds, open thurs 8am, we sat down', 'EN')).toBe(
    'closed Monday to Wednesday, open Thursday 8am, we sat down',
  );
  expect(withDaysWritten('от пон до сряда', 'BG')).toBe('от понеделник до сряда');
});

test('a text whose fault no rule can mend is left to a writer', () => {
  const { text, isAnswer } = replyTo(
    'make this more professional: "hiya, soz for the delay on ur order, supplier messed up again lol"',
  );
  expect(isAnswer).toBe(false);
  expect(text).not.toMatch(/^>/mu);
  expect(text).toContain('takes no query');
});
