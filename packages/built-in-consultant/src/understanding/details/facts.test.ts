import { expect, test } from 'vitest';
import { factsIn } from './facts.ts';

test.each<[string, string | null]>([
  [
    'Letter to all clients: because of paper, our prices go up by 6% from 1 March. Orders confirmed before that stay at the old price. Straight, no excuses.',
    'because of paper, our prices go up by 6% from 1 March. Orders confirmed before that stay at the old price',
  ],
  ['sms that your bike is ready, english', 'your bike is ready'],
  [
    'client is furious. write the email: labels arrive thursday before noon, we pay the courier',
    'labels arrive thursday before noon, we pay the courier',
  ],
  [
    'Post for our group: new morning class, three places left. calm, no exclamation marks',
    'new morning class, three places left',
  ],
  [
    'I need a message for the members. It should say that from May we open at 7. Max 60 words',
    'from May we open at 7',
  ],
  [
    'Write a reply to the review. He is right, we waited for a part and forgot to call.',
    'we waited for a part and forgot to call',
  ],
  [
    'съобщение за поскъпване – картата става 92 евро от 1 октомври. не искам да се извинявам',
    'картата става 92 евро от 1 октомври',
  ],
  ['надпис за вратата: на 3 март не работим, да се усмихнат хората', 'на 3 март не работим'],
  [
    'пост за фейсбук че от понеделник работим до 20 часа и че в събота сме от 10 до 14',
    'от понеделник работим до 20 часа и в събота сме от 10 до 14',
  ],
  [
    'Отговор на запитване: семейство с две деца пита за 3 нощувки. Имаме свободна стая за четирима',
    'Имаме свободна стая за четирима',
  ],
  // The clause needs the words before it.
  ['Съобщение до родители за колелото, че го изкупуваме обратно на половин цена', null],
  ['Write an email to our suppliers. Keep it short and polite.', null],
  ['How do I find customers? I have tried everything. Nothing works.', null],
])('%s', (request, facts) => {
  expect(factsIn(request)?.value ?? null).toBe(facts);
});
