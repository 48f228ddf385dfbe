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

test('a viewing of somebody who is no longer signed in means nothing', () => {
  setViewing(viewing);
  expect(withSubject('listChats', {}, 'b')).toEqual({});
});

test('a tab that views names whom in every call', () => {
  expect(withSubject('listChats', { limit: 3 }, 'a')).toEqual({ limit: 3 });
  setViewing(viewing);
  expect(withSubject('listChats', { limit: 3 }, 'a')).toEqual({ limit: 3, uid: 'u' });
  expect(withSubject('updateUser', { firstName: 'x' }, 'a')).toEqual({ firstName: 'x', uid: 'u' });
  expect(withSubject('getUser', { uid: 'a' }, 'a')).toEqual({ uid: 'a' });
  expect(withSubject('stopViewing', { viewingId: 'v' }, 'a')).toEqual({ viewingId: 'v' });
});
