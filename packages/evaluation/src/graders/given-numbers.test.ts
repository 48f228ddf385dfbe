import type { Language } from '@savet/contract/languages';
import { expect, test } from 'vitest';
import { type SampleOptions, sampleAnswer } from '../testing/sample-answer.ts';
import { givenNumbers } from './given-numbers.ts';

const text: SampleOptions = { expects: { form: 'text' } };
const rent: SampleOptions = {
  question: 'Rent is 900 a month, a course brings 120. How many a year?',
};

test.each<[Language, string, SampleOptions]>([
  ['EN', 'The course costs €120 for 6 weeks, that is €20 a week.', text],
  ['EN', 'Our evening course starts on [date] at [19:00] for [€150].', text],
  ['EN', 'Three reasons, 2 hours, 1 kiln: come and see. Groups of 8.', text],
  ['EN', 'You need 7.5 courses a month to cover the rent of €900, or 90 a year.', rent],
  ['EN', 'Per month: (€900 + €120) × 2 ovens = €2,040.', rent],
  ['EN', 'Say a new kiln costs €3,000. Ten payments of €300 are easier.', rent],
  ['EN', 'Usually 20–30% of the visitors of a trial evening book a course.', {}],
  ['EN', 'For example:\n\n- trial evening: €25\n- gift card: €45', {}],
  ['EN', 'Post on 3 days of the week, 45 minutes each, for the next 30 days.', {}],
  ['BG', 'Букети от 15 €, а абонаментът е 60 € на месец, тоест 720 € на година.', text],
  ['BG', 'Да речем, че доставката струва 4 €. Тогава от букет за 15 € остават 11 €.', {}],
  ['BG', 'Обикновено един от пет офиса казва „да“, тоест към 20 %.', {}],
])('%s passes: %s', (code, answer, options) => {
  expect(givenNumbers(sampleAnswer(code, answer, options))).toEqual({ passed: true, reason: '' });
});

test.each<[Language, string, SampleOptions]>([
  ['EN', 'The course costs €150 for 6 weeks.', text],
  ['EN', 'Join 350 people who have learned to throw with us.', text],
  ['EN', 'We meet on Tuesdays at 18:30.', text],
  ['EN', 'Raise the price by 17%. Nobody will leave.', {}],
  ['EN', 'Take 48% less than before.', rent],
  ['EN', 'It costs €8.', {}],
  ['EN', 'A local advert costs €75 and pays for itself.', {}],
  ['EN', '| Channel | Price |\n| --- | --- |\n| Leaflets | €85 |\n| Advert | €240 |', {}],
  ['BG', 'Букетите са от 18 €, с доставка в Бургас.', text],
  ['BG', 'Само до 23 април: абонамент за офиси.', text],
  ['BG', 'Вдигнете цената с 13 %. Никой няма да си тръгне.', {}],
  ['BG', 'Рекламата струва 85 € и се изплаща за седмица.', {}],
])('%s fails: %s', (code, answer, options) => {
  expect(givenNumbers(sampleAnswer(code, answer, options)).passed).toBe(false);
});
