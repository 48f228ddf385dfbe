import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { changeLines } from './change-detail.rules.ts';

const { changes, costs, ceilings } = bg.models;

test.each([
  [
    'used',
    'openai-compatible · gpt-5.2 · http://10.0.0.2/v1',
    ['API, съвместим с OpenAI · gpt-5.2 · http://10.0.0.2/v1'],
  ],
  ['used', 'newer · m', ['newer · m']],
  ['stopped', '', []],
  [
    'prices',
    'EUR · gpt-5.2: 2.5 / 1 / 8 · m: 0 / 0 / 0.000001',
    [changes.pricesOf('EUR'), 'gpt-5.2: 2,5 / 1 / 8', 'm: 0 / 0 / 0,000001'],
  ],
  ['prices', 'EUR', [`EUR · ${changes.noPrices}`]],
  [
    'ceilings',
    'total: 25.5 · free: –',
    [`${ceilings.total}: 25,5`, `${ceilings.plan(bg.quota.plans.free)}: ${costs.withoutCeiling}`],
  ],
  ['ceilings', 'newer: 3', ['newer: 3']],
] as const)('%s, “%s”', (kind, detail, lines) => {
  expect(changeLines({ kind, detail }, bg, 'bg')).toEqual(lines);
});

test('an English reader sees English numbers', () => {
  expect(changeLines({ kind: 'ceilings', detail: 'total: 25.5' }, en, 'en')).toEqual([
    'All plans together: 25.5',
  ]);
});
