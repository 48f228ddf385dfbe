import { expect, test } from 'vitest';
import { replyTo } from '../../../testing/reply-to.ts';

test.each([
  [
    'Write a thank-you note to Mr Pike who lent us his van for the fair. We’d like to give him a free service in May.',
    [
      'Hello Mr Pike',
      'You lent us your van for the fair.',
      'We would like to give you a free service in May.',
    ],
  ],
  [
    'Can you draft an apology to a customer: we fitted her blinds a day late because our fitter was ill. Name is Judith. I’m Sam from Elm Blinds.',
    [
      'Hello Judith',
      'We fitted your blinds a day late because our fitter was ill. We are sorry about this.',
      'Sam, Elm Blinds',
    ],
  ],
  [
    'Payment reminder for Redfield Ltd, invoice 417, 960 pounds, was due on 9 April. First reminder.',
    ['our invoice 417 for 960 pounds was due on 9 April', 'Dear Redfield team'],
  ],
  [
    'Reply to a review: "Rude man at the desk and the pool was dirty." We checked the recording, nobody was rude. But the pool was dirty, the filter had failed.',
    ['Nobody was rude.', 'the filter had failed'],
  ],
  [
    'Tell my clients I’m away 3 to 17 July and Nora answers urgent calls on 07700 900456.',
    ['Dear', 'I’m away 3 to 17 July and Nora answers urgent calls'],
  ],
  [
    'message to mr Okoro, his van needs a new belt, £210, not the £95 i said. ready Friday if he says yes by noon',
    [
      'Your van needs a new belt. The price is £210, not the £95 I said.',
      'It can be ready on Friday if you say yes by noon.',
    ],
  ],
  [
    'Ask our client BrightMill for a 30% deposit before we begin. The work starts on 4 March.',
    ['Dear BrightMill team', 'We would like to ask you for a 30% deposit before we begin.'],
  ],
  [
    'Напиши оферта до хотел „Морски бряг“: пране на кърпи всеки ден, по 2 лв. на килограм, без гладене, валидна до 15 март.',
    ['хотел „Морски бряг“', '- Пране на кърпи всеки ден', '- По 2 лв. на килограм'],
  ],
  [
    'Отговор на отзив: „Взеха ми 50 лв. за нищо.“ Поръча посещение, майсторът дойде, а него го нямаше. Таксата я пише на сайта.',
    ['Поръчахте посещение.', 'Таксата я пише на сайта.'],
  ],
  [
    'Кажи на доставчика „Дъбова кора“, че спираме да работим с тях в края на май, защото цените скочиха с 20 %. Благодари им за трите години.',
    ['Спираме да работим с Вас в края на май', 'Благодарим Ви за трите години.'],
  ],
])('%s: every part has its place', (query, parts) => {
  const { text, isAnswer } = replyTo(query);
  expect(isAnswer).toBe(true);
  for (const part of parts) expect(text.toLowerCase()).toContain(part.toLowerCase());
});

test('a text that rules can’t finish becomes its facts in order, without a charge', () => {
  const { text, isAnswer } = replyTo(
    'message to mr Okoro, his van belt, £210 not £95, friday noon or next week, mechanic off',
  );
  expect(isAnswer).toBe(false);
  expect(text).toContain('- his van belt');
  expect(text).not.toContain('[What happened');
});

test.each([
  'How should I answer bad reviews?',
  'Is an invitation by post better than by email?',
  'What do you think of our opening hours?',
  'Should we thank our suppliers at Christmas?',
  'Our offer to hotels is not read, why?',
])('%s: no text is ordered', (query) => {
  const { text } = replyTo(query);
  expect(text).not.toMatch(/\*\*Subject:\*\* |in its order/u);
});
