import { expect, test } from 'vitest';
import { statesValue } from './states-value.ts';

test.each([
  ['Our customers are restaurants within twenty kilometres', false],
  ['We sell sourdough bread to restaurants', false],
  ['Клиентите ни са собственици на заводи между 40 и 60 години', false],
  ['Продаваме ръчни сапуни на хотели', false],
  ['bread with sourdough, rolls, focaccia', true],
  ['млади семейства от квартала', true],
  ['it’s the two hours a day that they save', true],
])('“%s” may be an entry of the Brand Hub', (message, wereAsked) => {
  expect(statesValue(message, wereAsked)).toBe(true);
});

test.each([
  'I doubt that directors read our posts',
  'The flowers cost me about 650 and two of us work for a day',
  'The bride says another florist offered her 900',
  'We don’t want to give a discount',
  'its a supplier thing, the rolls come frozen',
  'That’s down to the weather in June',
  'проблемът е в доставчика, хлебчетата идват замразени',
  'съмнявам се, че директорите четат това',
  'цветята ми излизат около 650 лв и двама работим по един ден',
  'булката казва, че друга ѝ е дала 900',
  'не искаме да даваме отстъпка',
])('“%s” is none, even after our question for facts', (message) => {
  expect(statesValue(message, true)).toBe(false);
});

test.each(['it rained all week here', 'миналата седмица валя през цялото време'])(
  '“%s” is none unless we asked',
  (message) => {
    expect(statesValue(message, false)).toBe(false);
  },
);
