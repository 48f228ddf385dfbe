import { expect, test } from 'vitest';
import { itemsOf } from './items.ts';

test.each([
  [
    'Откритост за цените; ранно ставане; честност',
    ['Откритост за цените', 'ранно ставане', 'честност'],
  ],
  ['- one\n- two\n\n3. three.', ['one', 'two', 'three']],
  ['Хляб с квас, питки за бургери, фокача', ['Хляб с квас', 'питки за бургери', 'фокача']],
  ['late deliveries, old bread', ['late deliveries', 'old bread']],
  // A comma inside a sentence does not separate items.
  [
    'Управители на малки ресторанти, които не пекат сами',
    ['Управители на малки ресторанти, които не пекат сами'],
  ],
  ['топъл, но никога сладникав', ['топъл, но никога сладникав']],
  ['We answer in a day. We publish our fees.', ['We answer in a day', 'We publish our fees']],
  ['от 1,50 лв.', ['от 1,50 лв']],
  ['  \n ', []],
])('%j has the items %j', (value, items) => {
  expect(itemsOf(value)).toEqual(items);
});
