import type { Guard } from '../guard.ts';

const accounts = 'apps/server/src/features/accounts';
const folder = 'apps/server/src/app/http/log-in';
const logIn = `${folder}/log-in.ts`;
const test = `${folder}/log-in.test.ts`;
const nothingOf = 'says nothing of an account without a second factor, and opens no session';
const codeNeeded = 'needs a code, which opens an account with a second factor';

/** The way of a log-in through the limits. */
export const logInGuards: readonly Guard[] = [
  {
    guard: 'a log-in past the limits with a code goes on',
    file: logIn,
    was: "  if (error instanceof ApiError && error.code === 'RATE_LIMITED' && code !== null) return null;\n",
    becomes: '',
    proof: [test, codeNeeded],
  },
  {
    guard: 'a log-in past the limits needs an account with a second factor',
    file: logIn,
    was: 'withCode(typed, checkOnce, isPastLimits)',
    becomes: 'withCode(typed, checkOnce, false)',
    proof: [test, nothingOf],
  },
  {
    guard: 'a made-up code is wrong before anything else is told',
    file: `${accounts}/auth.ts`,
    was: "outcome === 'notNeeded' && given?.mustBeNeeded === true",
    becomes: 'false',
    proof: [test, nothingOf],
  },
  {
    guard: 'refusals past the limits are alike',
    file: logIn,
    was: 'attempt === null ? refuseAlike(check) : refuseGuesses(check, { isGuarded })',
    becomes: 'attempt === null ? check() : refuseGuesses(check, { isGuarded })',
    proof: [
      `${accounts}/second-factor/second-factor.test.ts`,
      'keeps its owner in beside whoever guesses, and tells the guesser nothing',
    ],
  },
  {
    guard: 'a log-in past the limits hashes the password for every account',
    file: logIn,
    was: 'attempt === null ? refuseAlike(check) : refuseGuesses(check, { isGuarded })',
    becomes:
      'attempt === null ? refuseAlike(isGuarded ? check : async () => Response.json({}, { status: 401 })) : refuseGuesses(check, { isGuarded })',
    proof: { attack: 23 },
  },
  {
    guard: 'the right password takes its count back',
    file: logIn,
    was: '  if (response.ok || rightButRefused.includes(refusal)) await attempt?.correct();\n',
    becomes: '',
    proof: [test, 'where it opens a session'],
  },
  {
    guard: 'the right password takes its count back while a code is missing',
    file: logIn,
    was: '  CODE_REQUIRED,\n  CODES_LIMITED,\n];',
    becomes: '  CODES_LIMITED,\n];',
    proof: [test, 'where a code is asked for'],
  },
  {
    guard: 'the right password takes its count back after too many codes',
    file: logIn,
    was: '  CODE_REQUIRED,\n  CODES_LIMITED,\n];',
    becomes: '  CODE_REQUIRED,\n];',
    proof: [test, 'where too many codes were wrong, which has the answer of any other limit'],
  },
  {
    guard: 'the right password takes its count back while the account is being deleted',
    file: logIn,
    was: '= [\n  BEING_DELETED,\n',
    becomes: '= [\n',
    proof: [test, 'where the account is being deleted'],
  },
  {
    guard: 'the right password takes its count back while the account is blocked',
    file: logIn,
    was: '  BLOCKED,\n  CODE_REQUIRED,\n  CODES_LIMITED,\n];',
    becomes: '  CODE_REQUIRED,\n  CODES_LIMITED,\n];',
    proof: [
      `${accounts}/blocks/block-account.test.ts`,
      'does not lock the owner out by log-ins while it is blocked',
    ],
  },
  {
    guard: 'wrong attempts of others keep nobody with a passkey out',
    file: 'apps/server/src/app/http/log-in/passkey-log-in.ts',
    was: 'await limits.passkeyLogIn(address).catch(nullIfRefused);',
    becomes: 'await limits.passkeyLogIn(address);',
    proof: [
      `${accounts}/passkeys/passkeys.test.ts`,
      'from an address that has failed too often with the right one only',
    ],
  },
  {
    guard: 'too many codes have the answer of any other limit',
    file: logIn,
    was: "  if (refusal === CODES_LIMITED) throw new ApiError('RATE_LIMITED');\n",
    becomes: '',
    proof: [test, 'where too many codes were wrong, which has the answer of any other limit'],
  },
];
