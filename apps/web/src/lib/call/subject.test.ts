import type { Call } from '@savet/contract/call';
import { calls } from '@savet/contract/calls';
import { afterEach, expect, test } from 'vitest';
import { setViewing } from '../viewing/viewing-state.ts';
import { withoutSubject, withSubject } from './subject.ts';

const viewing = { viewingId: 'v', adminUid: 'a', uid: 'u', email: 'u@x.test', displayName: 'U' };

afterEach(() => setViewing(null));

test('exactly the calls about users have a subject', () => {
  const table: Record<string, Call> = calls;
  const others = Object.keys(table).filter((name) => table[name]?.access !== 'user');
  expect([...withoutSubject].sort()).toEqual(others.sort());
});

test('a tab that views names whom in every call', () => {
  expect(withSubject('listChats', { limit: 3 })).toEqual({ limit: 3 });
  setViewing(viewing);
  expect(withSubject('listChats', { limit: 3 })).toEqual({ limit: 3, uid: 'u' });
  expect(withSubject('updateUser', { firstName: 'x' })).toEqual({ firstName: 'x', uid: 'u' });
  expect(withSubject('getUser', { uid: 'a' })).toEqual({ uid: 'a' });
  expect(withSubject('stopViewing', { viewingId: 'v' })).toEqual({ viewingId: 'v' });
});
