import { describe, expect, test } from 'vitest';
import { answer } from '../answers/answer.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { bakery } from './brand-hubs.ts';

const knowledge = loadKnowledge();

/** The last reply of a chat of these messages. */
function ask(...messages: readonly string[]) {
  const history: string[] = [];
  return messages.map((query) => {
    const language = /[а-я]/i.test(query) ? ('BG' as const) : ('EN' as const);
    const reply = answer(
      {
        ...{ query, context: history.join('\n'), responseStyle: 'normal' as const, language },
        ...{ values: bakery, emptyFields: [], allowance: null, brandHubLocked: false },
      },
      knowledge,
    );
    history.push(`user: ${query}`, `assistant: ${reply.text}`);
    return reply;
  });
}
const last = (...messages: readonly string[]) => ask(...messages).at(-1);

describe('advice on what a question rules out is not charged', () => {
  test.each([
    ['how do small firms find clients in the public sector without going through tenders?'],
    ['Instead of a newsletter, how could we stay in touch with past clients?'],
    ['Как да задържа хората си, ако не мога да вдигна заплатите?'],
  ])('%s', (query) => {
    expect(last(query)?.isAnswer).toBe(false);
  });

  test.each([
    'how do I raise prices without losing customers',
    'what can I offer instead of a discount?',
  ])('%s: the advice is on it', (query) => {
    expect(last(query)?.text).not.toContain(knowledge.angles.texts.EN.general.without);
  });
});

describe('the persons and the conditions of a question count', () => {
  test.each([
    ['Can I ask a woman in a job interview if she is pregnant?', 'unlawful-questions'],
    ['Мога ли на интервю да попитам кандидатката за децата ѝ?', 'unlawful-questions'],
    [
      'The client wants the app in 2 weeks but we need at least 5. What do I say?',
      'deadline-too-short',
    ],
    [
      'Клиент иска кухнята до 10 дни, а реално ни трябват 25. Какво да му кажа?',
      'deadline-too-short',
    ],
    ['Should I quit my job to open a small bar?', 'leaving-a-job'],
    ['Как да кажа на чирака, че няма да го оставим?', 'not-kept-on'],
    [
      '150 people on the waitlist, we launch in a month. What do I send them?',
      'launch-to-waitlist',
    ],
    ['колко излиза на фирмата нетна заплата 2000?', 'net-salary'],
  ])('%s', (query, name) => {
    const language = /[а-я]/i.test(query) ? ('BG' as const) : ('EN' as const);
    const text = knowledge.angles.texts[language].cases[name] ?? '';
    expect(last(query)?.text).toContain(text.split('\n')[0]);
  });

  test('a country that is named is not to be chosen first', () => {
    const [, next] = ask(
      'направи ми план за навлизане на пазара в Румъния',
      'какво да направя първо?',
    );
    expect(next?.text).not.toContain('Сравнете три държави');
  });
});

describe('a bare plea gets places to start, free of charge', () => {
  test.each([
    'help me with sales',
    'what now',
    'помогни ми с маркетинга',
    'Не знам откъде да започна',
  ])('%s', (query) => {
    const reply = last(query);
    expect(reply?.isAnswer).toBe(false);
    expect(reply?.offer?.choices).toHaveLength(5);
  });

  test('a place that is chosen is answered', () => {
    expect(last('help me with sales', '5')?.isAnswer).toBe(true);
  });
});

describe('what is said after a reply is about that', () => {
  test('what a customer can pay is no fact of the business', () => {
    const asked = 'How much should we charge for a logo redesign?';
    expect(last(asked, 'the client only has 2000')?.text).toMatch(/^If 2,000 is all they have/);
    const told = last('Колко да искам за поддръжка на двор 500 кв. м?', 'те имат само 150 лв');
    expect(told).toMatchObject({ isAnswer: false });
    expect(told?.text).toMatch(/^Ако 150 е всичко/);
  });

  test('another kind of text is not advice on that kind', () => {
    expect(
      last('Who is my ideal customer?', 'Turn that into a three-line cold email'),
    ).toMatchObject({
      isAnswer: false,
    });
    expect(
      last('Как да вдигна цените на старите клиенти?', 'напиши го като вайбър съобщение')?.text,
    ).toMatch(/^> Здравейте/);
  });

  test('how one knows that it works is asked of what was offered or taken', () => {
    const reply = last('имам 500 лв за реклама и търся клиенти', 'а как да разбера дали работи');
    expect(reply?.text).toContain('Записвайте от днес');
  });

  test('a rival’s rate goes into the sum of a fee', () => {
    const asked = 'They want the fee from 20% to 15% on a salary of 50,000. What do I lose?';
    expect(last(asked, 'a competitor does it for 12')?.text).toContain('€6,000 instead of €10,000');
  });
});

describe('a question with one clear subject is not asked back', () => {
  test.each([
    ['how can I earn something in winter', 'cards/off-season'],
    ['Клиентът иска още един вариант на сайта безплатно. Да се съглася ли?', 'cards/scope-creep'],
    ['Хотел ни дължи 900 лв. Какво да им напиша?', 'cards/late-payers'],
  ])('%s', (query, label) => {
    const language = /[а-я]/i.test(query) ? ('BG' as const) : ('EN' as const);
    const card = knowledge.cards.get(label.replace('cards/', ''))?.[language];
    const text = last(query)?.text ?? '';
    expect(
      [card?.answer.slice(0, 60), card?.example.slice(0, 60)].some((part) =>
        text.includes(part ?? '?'),
      ),
    ).toBe(true);
  });
});

test('a sum whose question also asks how to answer says that this is missing', () => {
  const query =
    'Price 60, cost 35: what is the margin, and how do I answer a client who wants a discount?';
  const reply = last(query);
  expect(reply?.text).toContain('41.67%');
  expect(reply?.isAnswer).toBe(false);
});
