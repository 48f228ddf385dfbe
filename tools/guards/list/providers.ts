import type { Guard } from '../guard.ts';

const folder = 'apps/server/src/features/accounts/provider-log-in';
const rules = `${folder}/identity.rules.ts`;
const rulesTest = `${folder}/identity.rules.test.ts`;
const test = `${folder}/provider-log-in.test.ts`;

/** Log-ins with providers. */
export const providerGuards: readonly Guard[] = [
  {
    guard: 'a provider’s address counts only if the provider has verified it',
    file: rules,
    was: '  email_verified: z.literal(true),',
    becomes: '',
    proof: [rulesTest, 'has no identity with %o'],
  },
  {
    guard: 'an account is linked only if its own address is verified',
    file: rules,
    was: "  if (!holder.emailVerified) return refused('ACCOUNT_NOT_VERIFIED');\n",
    becomes: '',
    proof: [test, 'neither links nor changes an account whose address nobody has confirmed'],
  },
  {
    guard: 'an account has one user of a provider',
    file: rules,
    was: "  if (holder.isLinkedOtherwise) return refused('LINKED_OTHERWISE');\n",
    becomes: '',
    proof: [rulesTest, 'with %o it chooses %o'],
  },
  {
    guard: 'only the signed-in user confirms with a provider',
    file: rules,
    was: "  if (confirmingUid !== null && uid !== confirmingUid) return refused('OTHER_ACCOUNT');\n",
    becomes: '',
    proof: [test, 'confirms the signed-in user without a password, and nobody else'],
  },
  {
    guard: 'a return from a provider works once',
    file: 'apps/server/src/features/accounts/one-time/one-time-values.ts',
    was: 'internalAdapter.consumeVerificationValue(',
    becomes: 'internalAdapter.findVerificationValue(',
    proof: [
      test,
      'accepts a return once, in the browser that began, at the provider that was asked',
    ],
  },
  {
    guard: 'a return is only for the browser that began',
    file: `${folder}/provider-log-ins.ts`,
    was: "    const isSame = new URLSearchParams(search).get('state') === token;",
    becomes:
      "    const isSame = true;\n    token = new URLSearchParams(search).get('state') ?? '';",
    proof: [
      test,
      'accepts a return once, in the browser that began, at the provider that was asked',
    ],
  },
  {
    guard: 'nothing is linked before the code of the second factor',
    file: `${folder}/log-in-as.ts`,
    was: '  if (!response.ok) return response;\n',
    becomes:
      "  if (choice.kind === 'link') await inTransaction(dependencies.db, (trx) => insertLink(trx, choice.uid, identity));\n  if (!response.ok) return response;\n",
    proof: [test, 'asks for the code of a second factor before anything is linked'],
  },
  {
    guard: 'a provider takes no address that an account can get back',
    file: 'apps/server/src/features/accounts/auth.ts',
    was: '            if (!(await options.isReserved(email))) return;',
    becomes: '            if (email !== null) return;',
    proof: [test, 'does not take an address that an account can still get back'],
  },
  {
    guard: 'an undone change of address unlinks all providers',
    file: 'apps/server/src/features/accounts/email-change/undo-change.ts',
    was: '  await deleteLinks(trx, uid);\n',
    becomes: '',
    proof: [test, 'unlinks everything when a change of address is undone'],
  },
];
