import { languageCodes } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { loadKnowledge } from '../../knowledge/knowledge.ts';
import { allSituations, nearestSituation, situationAsked } from './situation-asked.ts';

const knowledge = loadKnowledge();

function told(message: string): string | undefined {
  return situationAsked(message, { verdict: { kind: 'none' }, knowledge })?.name;
}

test.each([
  ['my best seamstress wants to go part time and I can’t find anyone else', 'part-time-key'],
  ['Зидарят ми иска да работи само три дни в седмицата, щото строи къща', 'part-time-key'],
  ['our senior groomer gave notice, she already messaged three regulars', 'leaves-with-clients'],
  ['dve ot momichetata iskat da izlqzat na svobodna praktika s klientkite', 'leaves-with-clients'],
  [
    'My brother in law works for me and comes when he likes. How do I tell him?',
    'relative-at-work',
  ],
  ['Най-добрата ми шивачка иска 300 лв. повече на месец, да ѝ дам ли', 'pay-rise-asked'],
  ['Guests leave poor reviews about the noise from the bar, what do we do?', 'bad-reviews'],
  ['Посетителите оставят ниски оценки', 'bad-reviews'],
  ['взех племенника на работа, ама нищо не върши. как да го махна', 'relative-at-work'],
  ['my partner wants to move to Spain and asks me to pay him his half', 'partner-wants-out'],
  ['Съдружникът иска да излезе и да му изплатя дела, а пари няма', 'partner-wants-out'],
  ['My co-founder hasn’t done anything since April but owns half', 'partner-idle'],
  ['Съдружничката от година не се е занимавала с фирмата, а дивидент иска', 'partner-idle'],
  ['Two of my framers haven’t spoken to each other since summer', 'team-conflicts'],
  ['Plasterer with me for two years, my only worker wants 15% more or he walks', 'pay-rise-asked'],
  ['one of my bakers oversleeps twice a week and the bread waits', 'staff-habit'],
  ['Budget for one thing this year: a CNC router or a sales person', 'two-purchases'],
  ['колебая се между втори бус и човек на телефона, пари имам само за едното', 'two-purchases'],
  [
    'every chair is booked till January and at month end there’s nothing left',
    'booked-nothing-left',
  ],
  ['Графикът ни е пълен до февруари, а на сметката пак няма нищо', 'booked-nothing-left'],
  ['A big agency offered us subcontract work at 60% of our normal rate', 'subcontracting'],
  ['one man tiling business, I hurt my back, how do I protect myself', 'alone-and-ill'],
  ['if I close for a two weeks holiday my clients will go somewhere else', 'owner-holiday'],
  ['nobody else in the team can price a job, how do I change that', 'only-owner-can'],
  ['по цели неделя седя над оферти и отчети вместо с децата', 'evenings-of-paperwork'],
  ['работим само от май до септември, какво да правя с хората през зимата', 'winter-staff'],
  ['would an apprentice make sense for a hairdresser with one chair free', 'apprentice-worth'],
  ['гледам един фургон втора употреба за 18000, какво да гледам', 'used-equipment'],
  ['Наемодателят не ни удължава договора, трябва да се махнем от цеха', 'must-move'],
  ['да взимам ли заем 30 хиляди за нова пещ, вноската е 640', 'loan-yes-no'],
  ['как да откажа поръчка от стар клиент, без да се скараме', 'saying-no'],
  [
    'A retailer sells our cream cheaper than our own site and the other shops complain',
    'reseller-undercuts',
  ],
  [
    'The shop that buys our cream complains that our own site is cheaper than him',
    'retail-undercuts-wholesale',
  ],
  // Deeds come before signs: saying no is only how.
  [
    'a customer pays cash and wants it cheaper without a receipt, how do i say no without losing the job',
    'no-invoice',
  ],
  ['Верига магазини иска да шием за тях под тяхна марка. Да се хванем ли', 'subcontracting'],
  ['edna firma mi dulji pari ot mai i sega iska oshte stoka, da im dam li', 'debtor-wants-more'],
])('“%s” tells of %s', (message, name) => {
  expect(told(message)).toBe(name);
});

test.each([
  'A customer wants the delivery in three days, what do I do?',
  'Our label supplier was late on 4 of the last 9 deliveries, we stopped the line twice. What do I do?',
  'Съдружникът ми иска да излезем и на гръцкия пазар, аз не съм сигурен. Кой е прав?',
  'All our orders came by word of mouth, my neighbour swears by leaflets, where do I put 200 a month?',
  'Бусът харчи 11 литра на 100 км, колко да искам за курс до Русе?',
  'How do I get a bad review from a guest removed?',
  'Клиентка заплашва с лош отзив, ако не ѝ дам отстъпка',
  'Write a reply to the guests who leave bad reviews',
  'How do I get more guests to leave good reviews?',
  'Бивша служителка пише лоши отзиви за салона, какво да правя?',
  'A hotel chain wants us to wash 700 kg a day at 12% below our price, do we accept?',
  'Нивото на водата в склада се качва, кой отговаря, ние или хазяинът?',
  'Our supplier wants 15% more from Monday, what do I say?',
  'Write a letter to my partner who wants to leave the firm, please',
  'How do I find a good subcontractor for tiling in Varna?',
  'Търся момиче на половин ден за магазина, къде да пусна обява?',
  'The holiday season begins and our guests ask for offers',
  'I bought a used van and the gearbox broke after three days, what now?',
  'How do I find a supplier of flour near Plovdiv?',
  'We owe our supplier two months and he stops the deliveries. What do we say?',
  'What is a good discount for a loyalty card in a café?',
  'Как да накарам клиентите да ни препоръчват на приятели?',
  'Искам да пусна абонамент за кафе, каква цена да сложа?',
  'Is it legal to stop deliveries to a customer who owes me money and orders again?',
  'Write a letter to a customer who owes me for three months and orders more',
])('“%s” is none of them', (message) => {
  expect(told(message)).toBeUndefined();
});

test('every situation with an answer of its own has it in each language, and no text is left over', () => {
  const all = allSituations(knowledge);
  const own = all.filter(({ answer }) => answer === 'own').map(({ name }) => name);
  const { texts } = knowledge.situations;
  for (const language of languageCodes)
    expect(Object.keys(texts[language]).sort()).toEqual([...new Set(own)].sort());
  for (const { name, answer } of all)
    if (answer === 'case') expect(knowledge.angles.signs.cases).toHaveProperty(name);
});

test('what lacks one sign is the nearest situation, if its own sign is there and advice is asked for', () => {
  expect(
    nearestSituation('Mornings only from September is what she wants, do I agree?')?.name,
  ).toBe('part-time-key');
  expect(told('The shop is open mornings only, the staff wants to know')).toBeUndefined();
  expect(
    nearestSituation('The boat lift failed and a boat dropped, he wants 9000. what first'),
  ).toBeNull();
  expect(nearestSituation('My nephew asks what I think of his new car, is it good?')).toBeNull();
});
