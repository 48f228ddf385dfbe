import { expect, test } from 'vitest';
import type { FieldValues } from '../../filling/fill.ts';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import type { Reply } from '../../reply.ts';
import { bakery, recruiter, studio, yard } from '../../testing/brand-hubs.ts';
import { answer } from '../answer.ts';

const knowledge = loadKnowledge();

function lastReply(messages: string, values: FieldValues = {}): Reply {
  const thread: string[] = [];
  return messages.split(' || ').reduce<Reply>(
    (_, query) => {
      const context = thread.join('\n');
      const reply = answer(
        {
          ...{ query, context, responseStyle: 'normal', language: 'EN' },
          ...{ values, emptyFields: [], allowance: null, brandHubLocked: false },
        },
        knowledge,
      );
      thread.push(`user: ${query}`, `assistant: ${reply.text}`);
      return reply;
    },
    { text: '', isAnswer: false, usedFields: [] },
  );
}

const van =
  'write a text message to customers saying the fish van wont come this thursday because the engines gone, back next week as normal';
const water =
  'напиши съобщение на клиентите че в петък сме затворени щото ни спират водата, в събота сме си както винаги';

test.each<readonly [string, FieldValues, readonly string[]]>([
  // Slips that can only be slips.
  [van, {}, ['won’t come this Thursday because the engine’s gone. We are back next week']],
  [water, {}, ['в петък сме затворени, защото ни спират водата']],
  // Bad news, warmer.
  [`${van} || make it a bit warmer`, {}, ['we are very sorry, but the fish van won’t', 'patience']],
  [`${water} || направи го по-топло`, {}, ['много съжаляваме, но в петък', 'търпението']],
  // An aside about ourselves.
  [
    'write me a linkedin post announcing that we (6 person seaweed farm in Orkney) just won our first restaurant chain contract, no buzzwords pls',
    {},
    ['We are a 6-person seaweed farm in Orkney, and we just won our first'],
  ],
  [
    'пост за фейсбук че вече правим и торти без захар (ние сме малка сладкарница в Русе), от 1 декември || добави че се поръчват 2 дни по-рано',
    {},
    ['Ние сме малка сладкарница в Русе. Вече правим', 'Поръчват се 2 дни по-рано.'],
  ],
  // Invited to do something, not to an event.
  [
    'напиши имейл до шеф готвача на нов ресторант в Капана, да го поканим да опита хляба ни',
    bakery,
    ['Каним Ви да опитате хляба ни.'],
  ],
  [
    'write an email to the head chef of a new restaurant in Leeds inviting him to taste our bread',
    {},
    ['We would like to invite you to taste our bread.'],
  ],
  // A first email to somebody of whom something is known.
  [
    "draft a cold email to the CTO of a 40 person robotics firm who's had the same controls engineer ad up for 4 months",
    recruiter,
    ['you have had the same controls engineer ad up for 4 months. We offer search for one post'],
  ],
  [
    'напиши студен имейл до собственика на хотел, който търси пекарна от два месеца',
    bakery,
    ['Видях, че търсите пекарна от два месеца. Предлагаме хляб с квас'],
  ],
  // A reminder does not name its own reader.
  [
    'write a polite but firm email chasing a museum for an invoice thats 47 days late, €8,400',
    studio,
    ['Our invoice for €8,400 has not been paid. It is 47 days overdue.'],
  ],
  [
    'напиши учтив ама твърд имейл до един ресторант за фактура която закъснява с 30 дни, 1 240 лв',
    {},
    ['Фактурата ни за 1 240 лв. все още не е платена.'],
  ],
  // A job, a product, the firm itself.
  [
    'Job ad for a part time Saturday assistant in a secondhand piano shop, £12.50/h, must be able to lift',
    {},
    ['**Part time Saturday assistant, secondhand piano shop**', 'Must be able to lift', '£12.50'],
  ],
  [
    'обява за работа за продавач в книжарница втора ръка, на половин ден, 900 лв, Варна',
    {},
    ['**Продавач в книжарница', '900 лв'],
  ],
  [
    'product description for a hand forged garlic press, £48, reclaimed steel, made to order so 3 weeks wait',
    {},
    ['A hand forged garlic press, made of reclaimed steel. Each one is made to order', '£48'],
  ],
  [
    'описание на продукт: ръчно шита кожена чанта, 180 лв, телешка кожа, по поръчка за 3 седмици',
    {},
    ['чанта от телешка кожа. Изработва се по поръчка за 3 седмици.', '180 лв'],
  ],
  [
    'write the about us paragraph for our website, max 80 words',
    recruiter,
    [
      'We work for owners of engineering firms',
      'Half of the fee',
      'A second search',
      'of at most 80',
    ],
  ],
  ['текст за нас за сайта, до 60 думи', yard, ['Двор 12: озеленяване. Предлагаме поддръжка']],
  // A sentence that says nothing of its own may go from a short text.
  [
    'write a message to our members that the pool is closed on monday because the heaters broke, open again tuesday as normal || make it shorter',
    {},
    ['We are open again Tuesday as normal.\n>\n> [company]'],
  ],
  [
    'направи ми пост за фейсбук че имаме 3 свободни места за пролетно засаждане през март',
    yard,
    ['Имаме 3 свободни места за пролетно засаждане през март.\n>\n> Двор 12'],
  ],
])('a text can be sent as it is: %s', (messages, values, parts) => {
  const { text, isAnswer } = lastReply(messages, values);
  const shown = text.replace(/\u00A0/gu, ' ');
  for (const part of parts) expect(shown).toContain(part);
  expect(isAnswer).toBe(true);
});
