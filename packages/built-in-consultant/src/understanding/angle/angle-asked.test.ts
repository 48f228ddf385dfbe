import { describe, expect, test } from 'vitest';
import { answer } from '../../answers/answer.ts';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { bakery } from '../../testing/brand-hubs.ts';
import { readQuestion } from '../read-question.ts';

const knowledge = loadKnowledge();

function ask(query: string, context = '') {
  const language = /[а-я]/i.test(query) ? ('BG' as const) : ('EN' as const);
  const input = {
    ...{ query, context, responseStyle: 'normal' as const, language },
    ...{ values: bakery, emptyFields: [], allowance: null, brandHubLocked: false },
  };
  return { reading: readQuestion(input, knowledge), reply: answer(input, knowledge) };
}

describe('what is asked about a subject counts, not the subject alone', () => {
  test.each([
    ['one large customer or many small ones?', 'big-or-small-clients'],
    ['Should we sell on Etsy or on our own website?', 'marketplace-or-own-shop'],
    ['подарък или отстъпка за постоянните клиенти?', 'discount-or-gift'],
    ['Видео или снимки да качвам?', 'video-or-photos'],
    ['our technicians refuse to fill in the new app', 'tool-refused'],
    ['екипът отказва да ползва новата програма', 'tool-refused'],
    ['3000 последователи и почти никакви поръчки, защо не купуват', 'followers-not-buyers'],
    ['which questions will investors have', 'investor-questions'],
    ['трябва ли ми изобщо сайт', 'site-needed'],
  ])('%s', (query, name) => {
    const { reading, reply } = ask(query);
    expect(reading).toMatchObject({ kind: 'angle', name });
    expect(reply.isAnswer).toBe(true);
  });

  test.each([
    ['morning or evening posts?', 'comparison'],
    ['Does a small company need a slogan?', 'need'],
    ['Is it too late to start on TikTok?', 'late'],
    ['Who should write the newsletter, me or an assistant?', 'who'],
    ['How do I know whether a slogan is too general?', 'sign'],
    ['Is my target group too narrow if I only sell to left-handed people?', 'limit'],
    ['Хората изобщо четат ли описанията на продуктите?', 'doubt'],
    ['неудобно ми е да моля приятели да ме препоръчват', 'nerve'],
  ])('is said not to be known, free of charge: %s', (query, name) => {
    const { reading, reply } = ask(query);
    expect(reading).toMatchObject({ kind: 'angle', about: 'general', name });
    expect(reply).toMatchObject({ isAnswer: false });
    expect(reply.offer?.choices.length).toBeGreaterThan(0);
    expect(reply.text).not.toMatch(/\{\w+\}/);
  });

  test.each([
    'Should I write the pay in the vacancy or will my present staff revolt when they see it',
    'Should our scheduling tool have a free version forever or 14 days for free and then pay?',
    'How do I find partners or suppliers?',
    'Should I hire a freelancer or an employee?',
    'Does the shop need a loyalty programme?',
    'Визия: град без контейнери.',
    'A blogger asks for two free nights in exchange for stories. Fair deal or a rip-off?',
    'Is the European Union good or bad?',
    'Write a post about our new bread or cakes',
  ])('leaves to other readings: %s', (query) => {
    expect(ask(query).reading.kind).not.toBe('angle');
  });

  test('a button leads on to the advice, and later messages are about it', () => {
    const first = ask('morning or evening posts?').reply;
    const context = `user: morning or evening posts?\nassistant: ${first.text}`;
    expect(ask('1', context).reading).toMatchObject({ kind: 'card', card: 'posting-frequency' });
    expect(ask('how long does that take?', context).reading).toMatchObject({
      ...{ kind: 'part', ask: 'time', of: { card: 'posting-frequency' } },
    });
  });

  test('the same angle is answered once in a chat', () => {
    const query = 'One large customer or many small ones?';
    const context = `user: ${query}\nassistant: ${ask(query).reply.text}`;
    expect(ask(query, context).reply.isAnswer).toBe(false);
  });
});
