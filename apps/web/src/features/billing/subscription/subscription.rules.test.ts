import { expect, it } from 'vitest';
import { currentNotice } from './subscription.rules.ts';

it('shows a notice for 30 days', () => {
  const user = { billingNotice: { kind: 'disputed', at: '2026-12-01T00:00:00Z' } } as const;
  expect(currentNotice(user, new Date('2026-12-30T00:00:00Z'))).toBe('disputed');
  expect(currentNotice(user, new Date('2026-12-31T00:00:00Z'))).toBeNull();
  expect(currentNotice({ billingNotice: null }, new Date())).toBeNull();
});
