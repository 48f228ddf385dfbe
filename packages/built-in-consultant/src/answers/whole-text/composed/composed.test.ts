import { expect, test } from 'vitest';
import { loadKnowledge } from '../../../knowledge/knowledge.ts';
import type { Reply } from '../../../reply.ts';
import { answer } from '../../answer.ts';

const knowledge = loadKnowledge();

function replyTo(...messages: string[]): Reply {
  const thread: string[] = [];
  let reply: Reply = { text: '', isAnswer: false, usedFields: [] };
  for (const query of messages) {
    reply = answer(
      {
        ...{ query, context: thread.join('\n'), responseStyle: 'normal', language: 'EN' },
        ...{ values: {}, emptyFields: [], allowance: null, brandHubLocked: false },
      },
      knowledge,
    );
    thread.push(`user: ${query}`, `assistant: ${reply.text}`);
  }
  return reply;
}

test.each<readonly [string, readonly string[], readonly string[]]>([
  // A quoted review is answered, its cause said, and the writer signs.
  [
    'reply to this 2 star google review pls: "waited 40 mins for a hair cut that was booked for 3pm, nobody said sorry" - im Dermot, own Sharp & Co barbers, one of the lads was out sick that day',
    ['you waited 40 minutes', 'One of the lads was out sick that day.', 'Dermot, Sharp & Co'],
    ['I’m Dermot', '['],
  ],
  [
    'напиши отговор на отзив "чакахме час за две кафета и сметката беше грешна" ние сме кафене Липа, беше ни първи ден с новата касова система, искам да ги почерпя следващия път',
    ['чакахте час', 'Искам да Ви почерпя следващия път.', 'Кафене Липа'],
    ['сме кафене', '['],
  ],
  // Facts in their places, none of them asked again.
  [
    'job ad: part time kennel hand, weekends, 7-1, £12.20 an hour, must have own car. call Jo 07700 900311',
    ['**Part time kennel hand**', '- Hours: weekends, 7-1', '- Pay: £12.20', 'Call Jo on 07700'],
    ['['],
  ],
  [
    'linkedin съобщение до кандидат Явор, електроинженер, предлагаме 5200 бруто, Пловдив, хибридно 2 дни, искаме да говорим тая седмица, аз съм Деси от ТехноСелект',
    ['Здравейте, Явор,', '- Заплата: 5200 бруто', '- Място: Пловдив', 'Деси, ТехноСелект'],
    ['['],
  ],
  // Signs and posts without their own names.
  [
    'sign for the till: card machine is down, cash only today, nearest atm is at the post office, sorry',
    ['The card machine is down.', 'Sorry for the inconvenience.'],
    ['till', '['],
  ],
  [
    'табела за вратата затворено от 22 до 26 юли, отпуск, за спешни случаи звънете на д-р Кънева 0899 445 112. ветеринарен кабинет сме',
    ['Затворено от 22 до 26 юли, отпуск.', 'д-р Кънева, 0899 445 112.'],
    ['сме', '['],
  ],
])('%s', (request, shown, hidden) => {
  const { text, isAnswer } = replyTo(request);
  for (const part of shown) expect(text).toContain(part);
  for (const part of hidden) expect(text).not.toContain(part);
  expect(isAnswer).toBe(true);
});

test.each<readonly [readonly string[], string, string]>([
  [
    [
      'want to tell my ebay buyer the lamp got broken by courier, refund done today, can send similar one in green. shes called Monique',
      'shorter, and dont mention the green one',
    ],
    'refund',
    'green',
  ],
  [
    [
      'кажи на клиентката че килимът и е готов но едно петно не излезе, затова 20% надолу, може да го вземе до 18 ч, пералня Снежанка',
      'по-кратко и не споменавай петното',
    ],
    '20%',
    'петно',
  ],
])('what a later message forbids is left out: %s', (messages, shown, hidden) => {
  const { text, isAnswer } = replyTo(...messages);
  expect(text).toContain(shown);
  expect(text).not.toContain(hidden);
  expect(isAnswer).toBe(true);
});
