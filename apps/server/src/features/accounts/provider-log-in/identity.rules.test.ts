import { expect, it } from 'vitest';
import { type Candidates, chooseAccount, identityOf } from './identity.rules.ts';

const claims = { sub: 's', email: 'Ana@Example.test', email_verified: true };

it.each([
  [{}, { firstName: '', lastName: '' }],
  [
    { given_name: ' Ана ', family_name: 'Илиева' },
    { firstName: 'Ана', lastName: 'Илиева' },
  ],
  [
    { family_name: 'Илиева', name: 'Ана Илиева' },
    { firstName: '', lastName: 'Илиева' },
  ],
  [{ name: 'Ана Илиева' }, { firstName: 'Ана Илиева', lastName: '' }],
  [
    { given_name: 7, name: 'a\u0000b' },
    { firstName: '', lastName: '' },
  ],
  [{ given_name: 'x'.repeat(500) }, { firstName: 'x'.repeat(100), lastName: '' }],
])('reads the names of %o', (names, expected) => {
  expect(identityOf('oidc', { ...claims, ...names })).toEqual({
    provider: 'oidc',
    subject: 's',
    email: 'ana@example.test',
    ...expected,
  });
});

it.each([
  { email_verified: false },
  { email_verified: 'true' },
  { email_verified: 1 },
  { email_verified: undefined },
  { email: undefined },
  { email: 'ana' },
  { email: ['ana@example.test'] },
  { sub: '' },
  { sub: 'x'.repeat(256) },
  { sub: 'a\u0000' },
])('has no identity with %o', (change) => {
  expect(identityOf('oidc', { ...claims, ...change })).toBeNull();
});

const holder = { uid: 'h', emailVerified: true, isLinkedOtherwise: false };
const nobody: Candidates = { linkedUid: null, holder: null, confirmingUid: null };

it.each<[Partial<Candidates>, object]>([
  [{}, { kind: 'new' }],
  [{ linkedUid: 'l' }, { kind: 'known', uid: 'l' }],
  // The link counts, not who has the address now.
  [
    { linkedUid: 'l', holder },
    { kind: 'known', uid: 'l' },
  ],
  [{ holder }, { kind: 'link', uid: 'h' }],
  [{ holder: { ...holder, emailVerified: false } }, refused('ACCOUNT_NOT_VERIFIED')],
  [{ holder: { ...holder, isLinkedOtherwise: true } }, refused('LINKED_OTHERWISE')],
  [{ confirmingUid: 'h' }, refused('OTHER_ACCOUNT')],
  [{ confirmingUid: 'h', linkedUid: 'l', holder }, refused('OTHER_ACCOUNT')],
  [
    { confirmingUid: 'h', holder },
    { kind: 'link', uid: 'h' },
  ],
  [
    { confirmingUid: 'l', linkedUid: 'l' },
    { kind: 'known', uid: 'l' },
  ],
])('with %o it chooses %o', (candidates, choice) => {
  expect(chooseAccount({ ...nobody, ...candidates })).toEqual(choice);
});

function refused(refusal: string) {
  return { kind: 'refused', refusal };
}
