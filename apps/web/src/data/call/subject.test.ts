import { afterEach, expect, test } from 'vitest';
import { withSubject } from './subject.ts';
import { setViewing } from './viewing-state.ts';

const viewing = { viewingId: 'v', adminUid: 'a', uid: 'u', email: 'u@x.test', displayName: 'U' };

afterEach(() => setViewing(null));

test('a viewing left over from another admin is ignored', () => {
  setViewing(viewing);
  expect(withSubject<'listChats'>({}, 'b')).toEqual({});
});

test('a viewing tab adds the viewed user to every call that has no uid of its own', () => {
  expect(withSubject<'listChats'>({ limit: 3 }, 'a')).toEqual({ limit: 3 });
  setViewing(viewing);
  expect(withSubject<'listChats'>({ limit: 3 }, 'a')).toEqual({ limit: 3, uid: 'u' });
  expect(withSubject<'updateUser'>({ firstName: 'x' }, 'a')).toEqual({ firstName: 'x', uid: 'u' });
  expect(withSubject<'getUser'>({ uid: 'a' }, 'a')).toEqual({ uid: 'a' });
});
