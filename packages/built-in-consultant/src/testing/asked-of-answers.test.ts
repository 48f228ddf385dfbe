import { expect, test } from 'vitest';
import { answer } from '../answers/answer.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { readQuestion } from '../understanding/read-question.ts';

const knowledge = loadKnowledge();

const firsts = {
  EN: {
    cust: 'How do I get more customers for my hair salon?',
    late: 'A client has not paid my invoice for two months. What do I do?',
    raise: 'How do I raise my prices without losing regulars?',
    plan: 'What should we post on LinkedIn for our security firm?',
    price: 'How much should I charge for wedding flowers for 80 guests?',
  },
  BG: {
    cust: 'Как да намеря още клиенти за салона си?',
    late: 'Клиент не ми плаща фактурата вече два месеца. Какво да правя?',
    raise: 'Как да вдигна цените, без да загубя редовните клиенти?',
    plan: 'Какво да публикуваме в Линкдин за охранителната ни фирма?',
    price: 'Колко да искам за сватбена украса за 80 гости?',
  },
} as const;

/** The second message of a chat, and what it is read as: the kinds of its reply, the first of which it is best. */
const threads = [
  ['EN', 'cust', 'ok which of these should I do first?', 'priority'],
  ['EN', 'late', 'and which one do I start with tomorrow?', 'priority'],
  ['EN', 'cust', 'who should do it, me or my receptionist?', 'who'],
  ['EN', 'late', 'ok and who should ring him, me or the bookkeeper?', 'who'],
  ['EN', 'cust', 'what if nothing happens after that?', 'fails'],
  ['EN', 'late', 'and if by the end of the month still nothing?', 'fails|still-no|unpaid'],
  ['EN', 'cust', 'what if I only have 300 euros?', 'budget'],
  ['EN', 'cust', 'I only have three hours a week for this', 'without'],
  ['EN', 'cust', 'we already do that', 'done'],
  ['EN', 'raise', 'there are only two of us, who does what?', 'who|without'],
  ['EN', 'cust', 'are you sure?', 'doubted'],
  ['EN', 'raise', 'hmm, are you sure about that? people here are poor', 'doubted'],
  ['EN', 'late', 'and what do I say to him?', 'talk|write|script|words'],
  [
    'EN',
    'late',
    'He says his own clients don’t pay him. What do I answer?',
    'talk|write|script|words',
  ],
  ['EN', 'cust', 'I don’t want to give a discount though', 'without'],
  ['EN', 'cust', 'but I don’t want any ads', 'without'],
  ['EN', 'plan', 'I doubt that directors read it', 'doubted'],
  ['EN', 'raise', 'not sure I agree, last time half of them left', 'doubted'],
  ['EN', 'cust', 'how long does that take?', 'time'],
  ['EN', 'cust', 'and how will I see that it works?', 'sign|angle'],
  ['EN', 'cust', 'what does it cost?', 'cost'],
  ['EN', 'cust', 'why that first?', 'why|priority|reason'],
  ['EN', 'raise', 'what if they get angry?', 'angry'],
  ['EN', 'raise', 'what should I not do?', 'avoid'],
  ['EN', 'cust', 'and the cheapest of these?', 'cheapest'],
  ['EN', 'cust', 'we tried that last year, nothing came of it', 'done|fails|added'],
  ['EN', 'cust', 'can you make a checklist?', 'checklist'],
  ['BG', 'cust', 'добре, кое от тия да почна още утре', 'priority'],
  ['BG', 'late', 'кое да направя първо?', 'priority'],
  ['BG', 'cust', 'и кой да го прави, аз или рецепционистката?', 'who'],
  ['BG', 'late', 'а кой да му звънне, аз или счетоводителката?', 'who'],
  ['BG', 'cust', 'ами ако нищо не стане?', 'fails'],
  ['BG', 'late', 'а ако до края на месеца пак нищо?', 'fails|still-no|unpaid'],
  ['BG', 'cust', 'а ако имам само 300 лв?', 'budget'],
  ['BG', 'cust', 'имам само три часа седмично за това', 'without'],
  ['BG', 'cust', 'това вече го правим', 'done'],
  ['BG', 'raise', 'двама сме само, кой какво да прави?', 'who|without'],
  ['BG', 'cust', 'сигурен ли си?', 'doubted'],
  ['BG', 'raise', 'наистина ли? хората тук са бедни', 'doubted'],
  ['BG', 'late', 'и какво да му кажа?', 'talk|write|script|words'],
  [
    'BG',
    'late',
    'Той казва, че и на него не му плащат. Какво му отговарям?',
    'talk|write|script|words',
  ],
  ['BG', 'cust', 'не искам да давам отстъпка обаче', 'without'],
  ['BG', 'cust', 'а ако не искам реклами?', 'without'],
  ['BG', 'plan', 'съмнявам се, че директорите на заводи четат това', 'doubted'],
  ['BG', 'raise', 'не съм съгласен, миналия път половината си тръгнаха', 'doubted'],
  ['BG', 'cust', 'колко време отнема?', 'time'],
  ['BG', 'cust', 'как ще разбера, че работи?', 'sign|angle'],
  ['BG', 'cust', 'колко ще ми струва?', 'cost'],
  ['BG', 'cust', 'защо точно това първо?', 'why|priority|reason'],
  ['BG', 'raise', 'ами ако се ядосат?', 'angry'],
  ['BG', 'raise', 'какво да не правя?', 'avoid'],
  ['BG', 'cust', 'кое от тях е най-евтино?', 'cheapest'],
  ['BG', 'cust', 'пробвахме го миналата година, нищо не излезе', 'done|fails|added'],
  ['BG', 'cust', 'направи ми го на списък за отмятане', 'checklist'],
] as const;

function lastOf(language: 'EN' | 'BG', before: string, query: string) {
  const asked = { language, responseStyle: 'normal', brandHubLocked: false } as const;
  const input = { ...asked, values: {}, emptyFields: [], allowance: null };
  const first = answer({ ...input, query: before, context: '' }, knowledge).text;
  const context = `user: ${before}\nassistant: ${first}`;
  const reading = readQuestion({ ...asked, query, context }, knowledge);
  return { reading, reply: answer({ ...input, query, context }, knowledge) };
}

test.each(threads)('%s, after “%s”: “%s” asks %s', (language, name, query, asks) => {
  const { reading } = lastOf(language, firsts[language][name], query);
  expect(asks.split('|')).toContain(reading.kind === 'part' ? reading.ask : reading.kind);
});

/** Costs and other people’s words are told back as no entry of the Brand Hub. */
test.each([
  ['EN', 'the flowers cost me about 650 and two of us work for a day'],
  ['EN', 'the bride says another one offered her 900'],
  ['BG', 'цветята ми излизат около 650 лв и двама работим по един ден'],
  ['BG', 'булката казва, че друга ѝ е дала 900'],
] as const)('%s: “%s” becomes no entry', (language, query) => {
  const { reply } = lastOf(language, firsts[language].price, query);
  expect(reply.text).not.toContain('Brand Hub');
  expect(reply.isAnswer).toBe(false);
});

/** They look alike, but name a subject of their own. */
test.each([
  ['EN', 'which should I buy first, a van or an oven?'],
  ['EN', 'who should I write to at the town hall about a stall?'],
  ['EN', 'I’m not sure how to write a job advert'],
  ['EN', 'how do I find a photographer?'],
  ['BG', 'кой ще купи магазина ми, като се пенсионирам?'],
  ['BG', 'не съм сигурен как да напиша обява за работа'],
  ['BG', 'какво да публикувам първо в Инстаграм?'],
] as const)('%s: “%s” is not about the answer', (language, query) => {
  const { reading } = lastOf(language, firsts[language].cust, query);
  const ask = reading.kind === 'part' ? reading.ask : '';
  expect(['priority', 'who', 'fails', 'doubted', 'without']).not.toContain(ask);
});
