import type { Guard } from '../guard.ts';

const accounts = 'apps/server/src/features/accounts';
const store = `${accounts}/factors/second-factor.store.ts`;
const factorTest = `${accounts}/second-factor/second-factor.test.ts`;
const passkeyTest = `${accounts}/passkeys/passkeys.test.ts`;
const passkeyStore = `${accounts}/factors/passkeys.store.ts`;
const addedOnce =
  'not with a challenge that is used, replaced, expired, another user’s, or for a log-in';
const usedOnce = 'not with a challenge that was used, has expired, or is for something else';

/** Second factors, recovery codes and passkeys. */
export const factorGuards: readonly Guard[] = [
  {
    guard: 'a log-in needs the code of a second factor',
    file: `${accounts}/auth.ts`,
    was: "  if (outcome === 'missing') throw new APIError('FORBIDDEN', { code: CODE_REQUIRED });\n",
    becomes: '',
    proof: [factorTest, 'is on once a code of the app is confirmed; log-in then needs one'],
  },
  {
    guard: 'a wrong code is refused',
    file: `${accounts}/auth.ts`,
    was: "if (outcome === 'wrong' || isMadeUp) throw",
    becomes: 'if (isMadeUp) throw',
    proof: [factorTest, 'accepts each code once, in the steps around the present one, with spaces'],
  },
  {
    guard: 'a code works once',
    file: store,
    was: "    .where('lastStep', '<', step)\n",
    becomes: '',
    proof: [factorTest, 'accepts each code once, in the steps around the present one, with spaces'],
  },
  {
    guard: 'a code works in the steps around the present one only',
    file: `${accounts}/second-factor/totp.rules.ts`,
    was: 'const WINDOW = 1;',
    becomes: 'const WINDOW = 10;',
    proof: [factorTest, 'accepts each code once, in the steps around the present one, with spaces'],
  },
  {
    guard: 'a recovery code works once',
    file: store,
    was: "  const taken = await db\n    .deleteFrom('recoveryCodes')\n    .where('uid', '=', uid)\n    .where('codeHash', '=', codeHash)\n    .executeTakeFirst();\n  return taken.numDeletedRows > 0n;",
    becomes:
      "  const taken = await db\n    .selectFrom('recoveryCodes')\n    .select('uid')\n    .where('uid', '=', uid)\n    .where('codeHash', '=', codeHash)\n    .executeTakeFirst();\n  return taken !== undefined;",
    proof: [factorTest, 'has recovery codes that work once each, and can be renewed'],
  },
  {
    guard: 'wrong codes are counted',
    file: `${accounts}/auth.ts`,
    was: '  const attempt = typed && (await countCode(typed));',
    becomes: '  const attempt = null as Awaited<ReturnType<typeof countCode>> | null;',
    proof: [factorTest, 'limits wrong codes from everywhere together'],
  },
  {
    guard: 'wrong passwords from everywhere do not keep the owner of a second factor out',
    file: 'apps/server/src/app/http/log-in/past-limits.ts',
    was: '  if (response && isGuarded && response.status !== WRONG_PASSWORD) return response;\n',
    becomes: '',
    proof: [factorTest, 'keeps its owner in, however many passwords and codes others try'],
  },
  {
    guard: 'wrong passwords from everywhere do not tell who has a second factor',
    file: 'apps/server/src/app/http/log-in/past-limits.ts',
    was: 'isGuarded && response.status !== WRONG_PASSWORD',
    becomes: 'isGuarded',
    proof: [factorTest, 'keeps its owner in, however many passwords and codes others try'],
  },
  {
    guard: 'wrong passwords from everywhere end the attempts at an account without a second factor',
    file: `${accounts}/auth.ts`,
    was: "outcome === 'notNeeded' && given?.mustBeNeeded === true",
    becomes: 'false',
    proof: [factorTest, 'keeps its owner in, however many passwords and codes others try'],
  },
  {
    guard: 'starting a second factor needs the password',
    file: `${accounts}/second-factor/second-factor.calls.ts`,
    was: '      await verifyUser(dependencies, actorOf(context), currentPassword);\n      await requireOwnFactor(db, actorOf(context));\n      return secondFactors.start',
    becomes: '      return secondFactors.start',
    proof: [
      factorTest,
      'is started, renewed and stopped with the password only, and stopped with a code',
    ],
  },
  {
    guard: 'stopping a second factor needs a code',
    file: `${accounts}/second-factor/second-factors.ts`,
    was: "      if (!(await this.#takeAny(trx, uid, code))) throw new ApiError('CODE_WRONG');\n",
    becomes: '',
    proof: [
      factorTest,
      'is started, renewed and stopped with the password only, and stopped with a code',
    ],
  },
  {
    guard: 'staff without the second factor that they need are users',
    file: `${accounts}/sessions.ts`,
    was: 'const lacksSecondFactor = this.#isFactorRequired && session.isAdmin && !hasSecondFactor;',
    becomes:
      'const lacksSecondFactor = this.#isFactorRequired && session.isAdmin && hasSecondFactor === null;',
    proof: [factorTest, 'is needed where the operator requires it'],
  },
  {
    guard: 'who knows only the password replaces no factor of staff',
    file: `${accounts}/passkeys/require-own-factor.ts`,
    was: "    throw new ApiError('PASSKEY_REQUIRED');",
    becomes: '',
    proof: [
      `${accounts}/passkeys/staff-passkeys.test.ts`,
      'whoever knows only the password can neither replace the passkey nor add an app',
    ],
  },
  {
    guard: 'a challenge of a new passkey works once',
    file: `${accounts}/passkeys/challenges.store.ts`,
    was: "  const taken = await db\n    .deleteFrom('passkeyChallenges')\n    .where('challengeHash', '=', challengeHash)",
    becomes:
      "  const taken = await db\n    .deleteFrom('passkeyChallenges')\n    .where('uid', '=', 'nobody')\n    .executeTakeFirst();\n  if (taken) return true;\n  await db\n    .deleteFrom('passkeyChallenges')\n    .where('challengeHash', '=', challengeHash)",
    proof: [passkeyTest, addedOnce],
  },
  {
    guard: 'a challenge of a new passkey ends',
    file: `${accounts}/passkeys/challenges.store.ts`,
    was: "    .where('uid', '=', uid)\n    .where('expiresAt', '>', sql<Date>`now()`)\n",
    becomes: "    .where('uid', '=', uid)\n",
    proof: [passkeyTest, addedOnce],
  },
  {
    guard: 'a challenge of a new passkey is for one user',
    file: `${accounts}/passkeys/challenges.store.ts`,
    was: "    .where('uid', '=', uid)\n    .where('expiresAt'",
    becomes: "    .where('expiresAt'",
    proof: [passkeyTest, addedOnce],
  },
  {
    guard: 'a challenge of a log-in works once',
    file: `${accounts}/passkeys/verify-passkey.ts`,
    was: "  if (!(await challenges.use(db, challenge))) throw new ApiError('PASSKEY_REFUSED');\n",
    becomes: '',
    proof: [passkeyTest, usedOnce],
  },
  {
    guard: 'a challenge of a log-in ends',
    file: `${accounts}/passkeys/log-in-challenges.ts`,
    was: '    return signed.readUIntBE(RANDOM_BYTES, TIME_BYTES) > this.#now().getTime();',
    becomes: '    return true;',
    proof: [passkeyTest, usedOnce],
  },
  {
    guard: 'a challenge of a log-in is made here',
    file: `${accounts}/passkeys/log-in-challenges.ts`,
    was: 'given.length !== expected.length || !timingSafeEqual(given, expected)',
    becomes: 'given.length !== expected.length',
    proof: [
      `${accounts}/passkeys/log-in-challenges.test.ts`,
      'a challenge of another installation, or with any other byte, is not valid',
    ],
  },
  {
    guard: 'a passkey is of this origin',
    file: `${accounts}/passkeys/verify-passkey.ts`,
    was: '      expectedOrigin: site.origin,',
    becomes: "      expectedOrigin: [site.origin, 'https://savet.test'],",
    proof: [passkeyTest, 'not with %s'],
  },
  {
    guard: 'a passkey has verified its user',
    file: `${accounts}/passkeys/verify-passkey.ts`,
    was: '      requireUserVerification: true,',
    becomes: '      requireUserVerification: false,',
    proof: [passkeyTest, 'not with %s'],
  },
  {
    guard: 'a passkey belongs to the user whom it names',
    file: `${accounts}/passkeys/verify-passkey.ts`,
    was: ' || used.userHandle !== userHandleOf(passkey.uid)',
    becomes: '',
    proof: [passkeyTest, 'not with %s'],
  },
  {
    guard: 'a passkey that counts backwards is refused',
    file: passkeyStore,
    was: "        eb('signCount', '<', signCount),",
    becomes: "        eb('signCount', '>=', 0),",
    proof: [passkeyTest, 'not with a count of signatures that does not grow'],
  },
  {
    guard: 'a second factor that the team removes ends all sessions',
    file: `${accounts}/second-factor/reset-second-factor.ts`,
    was: "    await endSessions(trx, uid, 'all', endViewings);\n",
    becomes: '',
    proof: [
      factorTest,
      'is removed by the team for a user who has lost it, with a record; all sessions end',
    ],
  },
];
