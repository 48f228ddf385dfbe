import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { readQuestion } from '../read-question.ts';
import type { Reading } from '../reading.ts';

const knowledge = loadKnowledge();

/** How a first question is read. None of these is an example, nor said in the words of one. */
function readingOf(query: string): Reading {
  const language = /[а-я]/iu.test(query) ? 'BG' : 'EN';
  const asked = { query, context: '', responseStyle: 'normal', language } as const;
  return readQuestion({ ...asked, brandHubLocked: true }, knowledge);
}

test.each([
  ['We bake crackers near Burgas. How should we go about Hungary?', 'market-entry'],
  ['Правим шалове и мислим за Австрия. Как се влиза на такъв пазар?', 'market-entry'],
  ['Two shops call me for photos every month, could I offer them a retainer?', 'retainers'],
  ['Клиентът на месечен договор пита къде отиват часовете, които не е ползвал', 'retainers'],
  [
    'Our designer joins the startup as a third founder in May, what share is fair?',
    'founder-equity',
  ],
  ['Какъв дял се полага на съосновател, който се включва с половин работен ден?', 'founder-equity'],
  ['Fourteen months in, 55 users and no growth. Should we pivot?', 'pivot-or-stop'],
  ['Стартъпът ни не расте от зимата, да сменим ли посоката?', 'pivot-or-stop'],
  ['Our bus timetable app sits at 2.9 stars in Google Play', 'app-ratings'],
  ['Как приложението ни за йога да събере повече звезди в App Store?', 'app-ratings'],
  [
    'The members from our first year pay 20 and new ones 34. Bring the old ones up?',
    'old-customer-prices',
  ],
  [
    'Старите ми ученици плащат по тарифа отпреди пет години, а новите – по днешната',
    'old-customer-prices',
  ],
  ['Every patient sits an hour in our waiting room', 'waiting-times'],
  ['Хората чакат на опашката по половин час и се отказват', 'waiting-times'],
  ['We mix up the orders when packing about three times a week', 'order-mistakes'],
  ['Вчера пак объркахме две поръчки при опаковането, как да спре това?', 'order-mistakes'],
  ['Seven thousand people use our free running app and it earns nothing', 'app-revenue'],
  ['Безплатното ни приложение за рецепти има потребители, а приходи няма', 'app-revenue'],
  [
    'Two candidates left for the bakery, Ana with experience and Petya who learns fast. Who?',
    'choosing-candidate',
  ],
  ['Останаха двама кандидати за склада, кого да избера?', 'choosing-candidate'],
  ['From January the minimum wage is higher and I have nine people on it', 'rising-wages'],
  ['Минималната заплата пак се вдига, как да го поеме едно малко ателие?', 'rising-wages'],
  ['A chain ordered 4,000 jars and we fill 300 a week. Do we take the order?', 'oversized-order'],
  ['Дойде поръчка, която е пет пъти над капацитета ни', 'oversized-order'],
])('%s: %s', (query, card) => {
  expect(readingOf(query)).toMatchObject({ kind: 'card', card });
});

test.each([
  ['How do I get more reviews for my restaurant on Google?', 'app-ratings'],
  ['I want to raise my prices by 10% for everybody in March', 'old-customer-prices'],
  ['Should I build an app for my hair salon?', 'app-revenue'],
  ['Customers come late to their appointments', 'waiting-times'],
  ['Our supplier sends the wrong goods again and again', 'order-mistakes'],
  ['Which questions should I ask in an interview?', 'choosing-candidate'],
  ['My waitress asks for a raise of 200', 'rising-wages'],
  ['A customer needs twelve chairs by tomorrow', 'oversized-order'],
  ['German tourists don’t come back to our guest house', 'market-entry'],
  ['Monthly box of coffee by subscription, what price?', 'retainers'],
  ['My co-founder does nothing any more', 'founder-equity'],
  ['Which of our nine jams should we stop making?', 'pivot-or-stop'],
])('%s: not %s', (query, card) => {
  expect(readingOf(query)).not.toMatchObject({ card });
});
