import { describe, expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { purposeNames } from '../../knowledge/purposes.schema.ts';
import type { Reply } from '../../reply.ts';
import { readQuestion } from '../../understanding/read-question.ts';
import { purposesAsked } from '../../understanding/whole-text/request.ts';
import { answer } from '../answer.ts';
import type { AnswerInput } from '../answer-context.ts';

const knowledge = loadKnowledge();

/** The replies to the messages of a chat. */
function chat(...messages: string[]): Reply[] {
  const thread: string[] = [];
  return messages.map((query) => {
    const reply = answer(inputFor(query, thread), knowledge);
    thread.push(`user: ${query}`, `assistant: ${reply.text}`);
    return reply;
  });
}

function inputFor(query: string, thread: readonly string[] = []): AnswerInput {
  return {
    ...{ query, context: thread.slice(-5).join('\n'), responseStyle: 'normal', language: 'EN' },
    ...{ values: {}, emptyFields: [], allowance: null, brandHubLocked: false },
  };
}

describe('a text has the details of its request, in forms that fit', () => {
  test.each([
    [
      'Write an email to a client whose oven will arrive 3 weeks late because the factory is on strike',
      ['your oven will arrive 3 weeks late because the factory is on strike', '**Subject:**'],
    ],
    [
      'Write a complaint to our courier because a parcel with 20 mugs arrived broken and ask for a refund',
      ['problem: a parcel with 20 mugs arrived broken.', 'What we ask for: a refund.'],
    ],
    [
      'Напиши рекламация до куриера, защото пратка с 20 чаши пристигна счупена, и поискай обезщетение',
      ['пратка с 20 чаши пристигна счупена. Нашата молба: обезщетение.'],
    ],
    [
      'Write a return request for a coffee machine bought on 3 November that stopped working',
      ['I bought a coffee machine from you on 3 November. The problem: it stopped working.'],
    ],
    [
      'Напиши искане за връщане на кафемашина, купена на 3 ноември, която спря да работи',
      ['Купих от Вас кафемашина на 3 ноември. Проблемът: спря да работи.'],
    ],
    [
      'Напиши обява за сервитьор в ресторанта ни в Пловдив, 1200 евро чисто, пет дни седмично',
      ['**Сервитьор в ресторанта ни, Пловдив**', 'Заплата (нето): 1200'],
    ],
    [
      'reminder for unpaid invoice 88, 250 euro, due 4 may, client is Ilieva Ltd',
      ['Hello Ilieva Ltd', 'invoice 88 for €250', 'due on 4 May'],
    ],
    [
      'message to our guests: from 1 April breakfast costs 9 € instead of 8 €',
      ['Dear guests', 'from 1 April', '€9 instead of €8'],
    ],
    [
      'Reply to this one star review: "Waited 40 minutes and the soup was cold"',
      ['you waited 40 minutes and that the soup was cold'],
    ],
    [
      'we have to cancel the yoga class on Thursday evening, teacher is ill, write a message to participants',
      ['Dear participants', 'the yoga class on Thursday evening', 'The teacher is ill.'],
    ],
    [
      'formal letter to our landlord asking for a rent reduction of 12 %',
      ['Dear [name]', 'a rent reduction of 12 %'],
    ],
    [
      'Write an apology to a customer who got the wrong size for her son',
      ['you got the wrong size for your son'],
    ],
    [
      'напиши имейл до клиентка, че ремонтът на колата ѝ ще закъснее с 4 дни',
      ['Ремонтът на колата Ви ще закъснее с 4 дни. Извиняваме се за неудобството.'],
    ],
    [
      'пост за новите ни домашни сладка, 7 лв бурканът',
      ['Ново при нас: домашни сладка!', 'бурканът'],
    ],
    ['napishi mi obiava za rabota za prodavach vav Varna, zaplata 1100 evro', ['Варна', '1100 €']],
    [
      'покана за откриване на галерията в петък в 18 ч. на ул. Оборище 7',
      ['на откриване на галерията', 'петък, 18 ч.', 'ул. Оборище 7'],
    ],
    ['учтив отказ на кандидат за работа, казва се Мария', ['Здравейте, Мария', 'за кандидатурата']],
    [
      'бюлетин за черен петък, 25% намаление на всички чанти, само онлайн',
      ['Черен петък: 25 % отстъпка на всички чанти, само онлайн.'],
    ],
    ['кажи учтиво на клиент, че не можем да му дадем отстъпка', ['не можем да Ви дадем отстъпка']],
  ])('%s', (query, expected) => {
    const [reply] = chat(query);
    expect(reply?.isAnswer).toBe(true);
    for (const part of expected) expect(reply?.text).toContain(part);
    expect(reply?.text).not.toMatch(/\{|‹|~|undefined/u);
  });
});

describe('a text is changed by what follows', () => {
  test('its form', () => {
    const replies = chat(
      'Write an email to our customers that we are closed from 1 to 5 May',
      'shorter',
      'and for facebook?',
    );
    expect(replies[0]?.text).toContain('**Subject:**');
    expect(replies[1]?.text).not.toContain('**Subject:**');
    expect(replies[2]?.text).toContain('> We are closed from 1 to 5 May.');
  });

  test('details that come later', () => {
    const [, discount, limit] = chat(
      'Write an invitation to our wine tasting on Friday at 7 pm',
      'make it with a discount of 10 %',
      'max 30 words',
    );
    expect(discount?.text).toContain('You get 10% off.');
    expect(limit?.text).toContain('of at most 30 words');
    const [, added] = chat(
      'Поздрав за Коледа до клиентите ни',
      'добави, че от 24 до 26 декември не работим',
    );
    expect(added?.text).toContain('От 24 до 26 декември не работим.');
    expect(added?.text).toContain('По случай Коледа');
  });

  test('another language, in which the user’s own words stand in brackets', () => {
    const [, english] = chat(
      'napomni na klienta za neplatena faktura 55 za 300 evro',
      'на английски',
    );
    expect(english?.text).toContain('Our invoice 55 for 300 € is still open.');
    const [, translated] = chat('Напиши пост за новия ни хляб с лимец', 'на английски');
    expect(translated?.text).toContain('[хляб с лимец]');
  });
});

test.each([
  'How do I write a good job ad?',
  'Should I send a newsletter every week?',
  'Как се пише покана?',
  'Трябва ли да се извиня на клиент, който се оплаква?',
  'Give me tips for replying to bad reviews',
])('a question about texts is none for one: %s', (query) => {
  expect(purposesAsked(query, knowledge)).toEqual([]);
});

test('a matter that needs a person gets no text', () => {
  const reading = readQuestion(
    inputFor('Write a thank-you note about the death of our colleague Ivan'),
    knowledge,
  );
  expect(reading.kind).not.toBe('whole-text');
});

test.each(['EN', 'BG'] as const)('all texts use known slots: %s', (language) => {
  for (const name of purposeNames) {
    const { name: title, ...texts } = knowledge.purposes.texts[name][language];
    expect(title).not.toBe('');
    for (const text of Object.values(texts).flatMap((each) => each ?? [])) {
      expect(text.split('‹').length, name).toBe(text.split('›').length);
      expect(text, name).not.toMatch(/‹[^›]*‹|\{\w+\|\[/u);
    }
  }
});
