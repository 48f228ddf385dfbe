import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Operation, step, type Term } from '../../numbers/steps.ts';
import { stepText } from './step-text.ts';

const notation = { currency: '€', language: 'EN' } as const;
const operations: readonly Operation[] = [
  ...(['product', 'quotient', 'sum', 'difference'] as const),
  ...(['share', 'by-share', 'rest', 'by-rest', 'more', 'by-more'] as const),
];
const byPercent = (operation: Operation) => /share|rest|more/u.test(operation);

/** The value of a shown expression, read from left to right with its brackets. */
function read(expression: string): number {
  const plain = expression.replaceAll(/[€,]/gu, '').replaceAll('−', '-');
  const bracket = /\(100% ([-+]) ([\d.]+)%\)/u.exec(plain);
  const inside = bracket ? 100 + Number(`${bracket[1]}${bracket[2]}`) : 0;
  const [first = '', sign = '', second = ''] = plain
    .replace(/\(.*\)/u, `${inside}%`)
    .split(/ ([×÷+-]) /u);
  const [a, b] = [first, second].map((part) =>
    part.endsWith('%') ? Number(part.slice(0, -1)) / 100 : Number(part),
  ) as [number, number];
  if (sign === '×') return a * b;
  if (sign === '÷') return a / b;
  return sign === '+' ? a + b : a - b;
}

test('every shown step comes to what is shown behind it', () => {
  const cents = fc.integer({ min: 1, max: 5_000_000 }).map((value) => value / 100);
  const share = fc.integer({ min: 1, max: 99 });
  fc.assert(
    fc.property(fc.constantFrom(...operations), cents, cents, share, (operation, a, b, percent) => {
      const second: Term = byPercent(operation)
        ? { value: percent, as: 'percent' }
        : { value: b, as: 'money' };
      const text = stepText(
        step('any', operation, [{ value: a, as: 'money' }, second], 'money'),
        notation,
      );
      const [expression = '', result = ''] = text.split(/ [=≈] /u);
      const shown = Number(result.replaceAll(/[€,]/gu, '').replace('−', '-'));
      const tolerance = text.includes('=') ? 1e-6 : 0.005_001;
      expect(Math.abs(read(expression) - shown)).toBeLessThanOrEqual(tolerance);
    }),
  );
});

test('amounts are told as in each language', () => {
  const cut = step(
    'newPrice',
    'rest',
    [
      { value: 1250.5, as: 'money' },
      { value: 10, as: 'percent' },
    ],
    'money',
  );
  expect(stepText(cut, notation)).toBe('€1,250.50 × (100% − 10%) = €1,125.45');
  expect(stepText(cut, { currency: 'лв.', language: 'BG' })).toBe(
    '1250,50 лв. × (100 % − 10 %) = 1125,45 лв.',
  );
});
