import { userDocument } from '@savet/contract/testing/user-document';
import { expect, test } from 'vitest';
import { knowledge } from './knowledge.rules.ts';

test('counts only the fields of the account type', () => {
  const startup = knowledge(userDocument({ accountType: 'startup' }));
  const names = startup.missing.map(({ name }) => name);
  expect(startup.filled).toEqual([]);
  expect(names).toContain('businessDescription');
  expect(names).not.toContain('role');
});

test('names the most useful missing field first, and knows the filled ones', () => {
  const userInfo = {
    profile: { businessName: 'Хляб', businessDescription: 'Пекарна' },
    brandHub: { brandCore: { mission: 'm' } },
  };
  const { filled, missing } = knowledge(userDocument({ accountType: 'startup', userInfo }));
  expect(filled.map(({ name }) => name)).toEqual([
    'businessName',
    'businessDescription',
    'mission',
  ]);
  expect(missing[0]?.name).toBe('products');
  expect(missing.at(-1)?.name).toBe('designStyle');
});
