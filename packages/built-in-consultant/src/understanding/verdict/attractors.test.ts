import { describe, expect, test } from 'vitest';
import { hasNeededWord, withoutAttractors } from './attractors.ts';

describe('advice that everyday words lead to needs a word of its own', () => {
  test.each([
    ['My baker is late every night, what do I say without losing him?', 'cards/price-objections'],
    ['How do I push him without making him angry?', 'topics/customer-support'],
    ['My helper wants to work mornings only, do I agree?', 'cards/first-hire'],
    ['Помощникът ми иска да работи само сутрин. Да се съглася ли?', 'cards/first-hire'],
    ['Reviews name our waiting times, how do we fix them?', 'cards/unfair-reviews'],
  ])('%s: not %s', (message, label) => {
    expect(hasNeededWord(message, label)).toBe(false);
    const verdict = { kind: 'between', labels: [label, 'cards/crm'] } as const;
    expect(withoutAttractors(verdict, message)).toEqual({ kind: 'between', labels: ['cards/crm'] });
  });

  test.each([
    ['When do I hire somebody?', 'cards/first-hire'],
    ['A customer complains about the bread', 'topics/customer-support'],
    ['Клиент е недоволен от торта и се оплаква', 'topics/customer-support'],
    ['anything else', 'cards/crm'],
  ])('%s: %s stays', (message, label) => {
    expect(hasNeededWord(message, label)).toBe(true);
  });

  test('leaves what is certain', () => {
    const verdict = { kind: 'certain', label: 'cards/first-hire' } as const;
    expect(withoutAttractors(verdict, 'anything else')).toEqual(verdict);
  });
});
