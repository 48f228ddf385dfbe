import { expect, test } from 'vitest';
import { replyTo } from '../../testing/reply-to.ts';

test.each([
  [
    'Thank our volunteers for painting the school in Vidin last Sunday.',
    ['Dear volunteers', 'Thank you for painting the school in Vidin last Sunday'],
    '[what',
  ],
  [
    'Благодари на г-жа Колева, че ни препоръча на две нейни приятелки.',
    ['Здравейте, г-жо Колева', 'че ни препоръчахте на две'],
    'препоръча на',
  ],
  [
    'SMS to patients: Dr. Petrov is away from 3 to 9 May, calls go to Dr. Hill.',
    ['Dear patients', 'Dr. Petrov is away', 'Calls go to Dr. Hill.'],
    'Hello Dr',
  ],
  [
    'Refuse politely a client who wants a free delivery of his sofa because the van is in repair.',
    ['we can’t offer you a free delivery of your sofa', 'the van is in repair'],
    '[alternative]',
  ],
  [
    'Откажи на гост късно напускане, предложи да пази багажа.',
    ['не можем да Ви предложим късно напускане', 'можем да пазим багажа'],
    '[алтернатива]',
  ],
  [
    'Decline a supplier who offers us cheaper flour, we stay with our mill.',
    ['we can’t accept your offer of cheaper flour', 'we stay with our mill'],
    '[alternative]',
  ],
  [
    'Payment reminder for invoice 91, €250, due 4 June, to Gama Trade.',
    ['Hello Gama Trade', 'invoice 91 for €250', 'due on 4 June'],
    'Hello [name]',
  ],
  [
    'Напиши напомняне до г-н Илиев, че третата вноска от 300 евро беше дължима на 5 юни.',
    ['очакваме третата вноска от 300 евро', '5 юни'],
    'актура',
  ],
  [
    'Apologise to a client whose bike we returned a week late because the chain was not delivered.',
    ['we returned your bike a week late because the chain was not delivered'],
    '[what',
  ],
  [
    'Извини се на клиент, чиято кола върнахме с ден закъснение.',
    ['върнахме колата Ви с ден закъснение'],
    '[какво',
  ],
  [
    'Invite neighbours to an open day at our bakery on Saturday from 9 to 11.',
    ['Dear neighbours', 'Saturday, 9 to 11'],
    '[day',
  ],
  [
    'Представи новата ни счетоводителка Елена Маринова: 8 години опит, вторник и петък.',
    ['Елена Маринова – счетоводителка', '8 години опит, вторник и петък.'],
    '[въпрос]',
  ],
  [
    'Имейл до банката с молба да отложи две вноски, защото клиентът плати късно.',
    ['молба: да отложите две вноски', 'клиентът плати късно'],
    'фактура',
  ],
  [
    'Viber message to parents: the judo class on Monday moves to 18:30. With emoji.',
    ['✨ Dear parents', 'moves to 18:30'],
    'With emoji',
  ],
  [
    'Напомняне за час: вторник 14:15 при д-р Колева, да дойде 10 минути по-рано. SMS, на „ти“.',
    ['Здравей', 'напомняме ти', 'при д-р Колева', 'Моля, ела 10 минути по-рано.'],
    'Ви',
  ],
  [
    'Congratulate our partner firm Delta Print on its 10th anniversary, no greeting, 2 sentences.',
    ['Congratulations to our partner firm Delta Print on its 10th anniversary!'],
    'Hello',
  ],
  [
    'Email to our SaaS customers: from 1 March the Pro plan costs €29 instead of €24 a month.',
    ['Dear customers', 'From 1 March the Pro plan costs €29 instead of €24 a month.'],
    'Formula',
  ],
  [
    'Post: we won the "Best bakery" award, thank our customers.',
    ['We won the "Best bakery" award. Thank you to our customers.'],
    'thank our',
  ],
])('%s: a whole text, charged', (query, parts, absent) => {
  const { text, isAnswer } = replyTo(query);
  const shown = (text.match(/^>.*$/gm) ?? []).join('\n').replace(/\u00A0/gu, ' ');
  for (const part of parts) expect(shown).toContain(part);
  expect(shown).not.toContain(absent);
  expect(isAnswer).toBe(true);
});

test.each([
  ['Thank Ivan Petrov for his help with the fair, email, at most 1 sentence.', 1],
  ['Email to students: the exam moves to 10 June. Two sentences.', 2],
])('%s: the wished number of sentences', (query, count) => {
  const { text } = replyTo(query);
  const body =
    /^> Dear[^\n]*\n>\n([\s\S]*?)\n>\n> Kind/mu.exec(text)?.[1] ??
    /^> Hello[^\n]*\n>\n([\s\S]*?)\n>\n> Kind/mu.exec(text)?.[1] ??
    '';
  expect(body.match(/[.!?](?=\s|$)/gu)).toHaveLength(count);
});

test('a number of sentences that a text can’t have is said, without charge', () => {
  const { text, isAnswer } = replyTo('Birthday greeting for our colleague Stefan, one sentence.');
  expect(text).toContain('“1 sentence”');
  expect(isAnswer).toBe(false);
});

test('a sum that lacks a figure names it, without charge', () => {
  const { text, isAnswer } = replyTo('How much interest do I pay on a loan of 10,000 for 2 years?');
  expect(text).toContain('**yearly interest in %**');
  expect(isAnswer).toBe(false);
});
