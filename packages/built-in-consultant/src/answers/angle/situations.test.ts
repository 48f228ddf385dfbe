import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { answer } from '../answer.ts';

const knowledge = loadKnowledge();

/** The last reply of a chat of these messages. */
function ask(...messages: readonly string[]) {
  const history: string[] = [];
  const replies = messages.map((query) => {
    const language = /[а-я]/i.test(query) ? ('BG' as const) : ('EN' as const);
    const reply = answer(
      {
        ...{ query, context: history.join('\n'), responseStyle: 'normal' as const, language },
        ...{ values: {}, emptyFields: [], allowance: null, brandHubLocked: false },
      },
      knowledge,
    );
    history.push(`user: ${query}`, `assistant: ${reply.text}`);
    return reply;
  });
  return replies.at(-1);
}
const { EN, BG } = knowledge.angles.texts;

describe('situations of owners that are no single subject', () => {
  test.each([
    ['We have 9 open jobs, everything is late. What do we drop first?', EN.cases['overload']],
    ['Клиент иска сам да купи плочките. Да се съглася ли?', BG.cases['customer-material']],
    ['Which bills do I pay first if there is not enough?', EN.cases['bills-first']],
    [
      'Two months booked out. Raise the prices or hire a second person?',
      EN.choices['raise-or-hire'],
    ],
  ])('%s', (query, text) => {
    expect(text).toBeDefined();
    expect(ask(query)?.text.startsWith((text ?? '').slice(0, 60))).toBe(true);
  });

  test('a plan for an idle month with a helper is no first hire', () => {
    const reply = ask('Направи ми план за януари, когато няма работа. Сам съм с един помощник');
    expect(reply?.text).toContain(BG.plans.goals.quiet.helper);
    expect(reply?.text).toContain('| 4 |');
    expect(reply?.isAnswer).toBe(true);
  });

  test('a plan reckons with the hours and the number of talks', () => {
    const reply = ask('Give me a plan for 4 weeks to get 3 talks with directors, 4 hours a week');
    expect(reply?.text).toContain('It takes about 13 of the 16 hours you have.');
    expect(reply?.text).toContain('A list of 30 names');
    expect(reply?.text).toContain('| 4 | ');
  });

  test('a deal that no advice is about gets the counter-offer, free of charge', () => {
    const reply = ask('A customer wants to pay half of it in wine. Do I agree?');
    expect(reply?.text.startsWith(EN.shapes.deal.text.slice(0, 60))).toBe(true);
    expect(reply?.isAnswer).toBe(false);
  });

  test('a second no is answered, and not with the choice again', () => {
    const phrases = knowledge.followUps.phrases.EN;
    const reply = ask('How do I answer “too expensive”?', 'and if she still says no?');
    expect(reply?.text).toBe(phrases.people['still-no']);
  });
});

describe('situations told by deeds or by signs', () => {
  const texts = knowledge.situations.texts;

  test.each([
    [
      'I plaster walls at a fixed price. Now the owner wants "one more thing" each day. What do I do?',
      texts.EN['extras-on-fixed-price'],
    ],
    [
      'Ресторантът ми дължи пари за три месеца и поръчва още стока. Да му давам ли?',
      texts.BG['debtor-wants-more'],
    ],
    [
      'ot godini vzimam 20 lv za urok po matematika, kak da vdigna cenata bez da izbqgat postoqnnite',
      texts.BG['raise-for-regulars'],
    ],
    [
      'My best seamstress wants to go part time and nobody else can do it.',
      texts.EN['part-time-key'],
    ],
    ['Шивачката ми иска да мине на половин ден. Как да постъпя?', texts.BG['part-time-key']],
    [
      'A big agency offered us subcontract work at 60% of our normal rate. Should we take it?',
      texts.EN['subcontracting'],
    ],
  ])('%s', (query, text) => {
    expect(text).toBeDefined();
    const reply = ask(query);
    expect(reply?.text.startsWith(text ?? '')).toBe(true);
    expect(reply?.isAnswer).toBe(true);
  });

  test('one without a text of its own is answered by its advice', () => {
    const reply = ask('One star from somebody who has never been a customer here. What now?');
    const card = knowledge.cards.get('unfair-reviews');
    expect(reply?.text).toContain(card?.EN.answer.slice(0, 40));
  });

  test.each([
    [
      'A customer asks for a discount every single time he orders. How do I handle it?',
      'That is the price',
    ],
    ['My best seamstress wants to go part time. What would you do?', 'I want you to stay'],
  ])('goes on from its answer, free of charge: %s', (first, words) => {
    for (const next of ['what do I say, word for word', 'shorter please']) {
      const reply = ask(first, next);
      expect(reply?.text).toContain(words);
      expect(reply?.text).not.toContain('1. ');
      expect(reply?.isAnswer).toBe(false);
    }
  });

  test('a text to write and a matter of law are left to others', () => {
    const start = texts.EN['debtor-wants-more']?.slice(0, 40);
    const situation = 'to a customer who owes me for three months and orders more';
    expect(ask(`Write a letter ${situation}`)?.text).not.toContain(start);
    expect(ask(`Is it legal to stop deliveries ${situation}?`)?.text).not.toContain(start);
  });

  test('somebody who despairs is not told how to save for an illness', () => {
    const reply = ask(
      'I work alone, I am ill and I see no reason to live any more, what if nobody covers me?',
    );
    expect(reply?.isAnswer).toBe(false);
    expect(reply?.text).toContain('112');
  });
});
