import type { Guard } from '../guard.ts';

const accounts = 'apps/server/src/features/accounts';
const http = 'apps/server/src/app/http';
const limits = `${http}/limits/limits.ts`;
const guessingTest = `${accounts}/log-in/guessing.test.ts`;
const linkTest = `${accounts}/password/password-link.test.ts`;
const signUpTest = `${accounts}/sign-up/confirmed-sign-up.test.ts`;
const commonTest = `${accounts}/password/common-passwords.test.ts`;
const changeTest = `${accounts}/password/change-password.test.ts`;

/** Guessing, and new passwords. */
export const passwordGuards: readonly Guard[] = [
  {
    guard: 'a password attempt is counted before it is checked',
    file: limits,
    was: '      for (const [limit, key] of counted) await limit.consume(key);\n',
    becomes: '',
    proof: [guessingTest, 'in a burst checks no more passwords than one after the other'],
  },
  {
    guard: 'guesses from one address count together',
    file: limits,
    was: '              [wrongFromAddress, network],\n',
    becomes: '',
    proof: [guessingTest, 'of many accounts from one address is limited, in any spelling of it'],
  },
  {
    guard: 'an address has one spelling, and IPv6 one network',
    file: limits,
    was: '  if (!isIPv6(address)) return address;',
    becomes: '  if (address) return address;',
    proof: [guessingTest, 'of many accounts from one address is limited, in any spelling of it'],
  },
  {
    guard: 'guesses for one account count from everywhere',
    file: limits,
    was: '!(await isWithin(wrongForAccount, account))',
    becomes: 'false',
    proof: [guessingTest, 'from everywhere never keeps the owner from a known browser'],
  },
  {
    guard: 'the mark of a known browser is signed',
    file: `${accounts}/log-in/known-device.ts`,
    was: 'return given.length === expected.length && timingSafeEqual(given, expected) ? number : null;',
    becomes: 'return number;',
    proof: [guessingTest, 'is known for its account alone'],
  },
  {
    guard: 'X-Forwarded-For counts only from a trusted proxy',
    file: `${http}/request.ts`,
    was: '  if (!proxies.includes(socket)) return socket;\n',
    becomes: '',
    proof: [guessingTest, 'is limited by the address of the socket where no proxy is trusted'],
  },
  {
    guard: 'few passwords are hashed at once',
    file: 'apps/server/src/platform/limits/concurrency.ts',
    was: '      if (waiting.length >= waitingMax) throw refusal();\n',
    becomes: '',
    proof: [guessingTest, 'few passwords are hashed at once, and not too many wait'],
  },
  {
    guard: 'a log-in fails if its password was changed meanwhile',
    file: `${accounts}/log-in/unchanged-password.ts`,
    was: '  if (after === before) return response;',
    becomes: '  if (after !== null) return response;',
    proof: [
      `${accounts}/log-in/unchanged-password.test.ts`,
      'with a password that is changed while it is checked opens no session',
    ],
  },
  {
    guard: 'a common password makes no account if the operator refuses them',
    file: `${http}/auth-routes.ts`,
    was: '      await dependencies.checkNewPassword(body.password);\n',
    becomes: '',
    proof: [commonTest, 'makes no account: %s'],
  },
  {
    guard: 'a common password replaces no other if the operator refuses them',
    file: `${accounts}/password/new-password.ts`,
    was: '  await dependencies.checkNewPassword(newPassword);\n  const before',
    becomes: '  const before',
    proof: [commonTest, 'replaces no other'],
  },
  {
    guard: 'a common password is not set with a link if the operator refuses them',
    file: `${accounts}/password/new-password.ts`,
    was: '  await dependencies.checkNewPassword(newPassword);\n  const { uid, email }',
    becomes: '  const { uid, email }',
    proof: [commonTest, 'is not set with a link, which stays valid'],
  },
  {
    guard: 'the answer to a sign-up that is confirmed does not depend on the address',
    file: `${http}/auth-routes.ts`,
    was: '      if (dependencies.isSignUpConfirmed) {',
    becomes: '      if (!dependencies) {',
    proof: [signUpTest, 'answers alike for a taken address, whose holder hears of it'],
  },
  {
    guard: 'a sign-up that is confirmed is answered before anything is looked up',
    file: `${http}/log-in/confirmed-sign-up.ts`,
    was: '  background.run(async () => {',
    becomes:
      '  await (async (work: () => Promise<void>, _failure: string) => work())(async () => {',
    proof: [signUpTest, 'answers before anything depends on the address'],
  },
  {
    guard: 'a sign-up is finished with its password',
    file: `${accounts}/sign-up/confirm-sign-up.ts`,
    was: '  if (!(await (await auth.$context).password.verify({ hash, password }))) {',
    becomes: '  if (!hash || !password || !auth) {',
    proof: [
      signUpTest,
      'asks for its password: who only reads the mail gets no account that somebody else began',
    ],
  },
  {
    guard: 'the link of a sign-up works once',
    file: `${accounts}/sign-up/confirm-sign-up.ts`,
    was: '  await pendingSignUps.take(token);\n',
    becomes: '',
    proof: [signUpTest, 'has a link that works once'],
  },
  {
    guard: 'the link of a sign-up that has ended is refused',
    file: `${accounts}/one-time/one-time-values.ts`,
    was: 'stored && stored.expiresAt > new Date() ?',
    becomes: 'stored ?',
    proof: [signUpTest, 'has a link that ends after a day'],
  },
  {
    guard: 'mails that sign-ups cause are limited for each address',
    file: `${http}/log-in/confirmed-sign-up.ts`,
    was: '    if (await limits.mayMailSignUp(address, email)) {',
    becomes: '    if (limits) {',
    proof: [signUpTest, 'sends at most three mails an hour to an address'],
  },
  {
    guard: 'a stranger does not use up the mails of an address that signs up',
    file: `${http}/limits/limits.ts`,
    was: '`signUp ${networkOf(address)} ${normalized(email)}`',
    becomes: '`signUp ${normalized(email)}`',
    proof: [
      signUpTest,
      'reaches its user although a stranger has used up the mails of his own network',
    ],
  },
  {
    guard: 'passwords that are tried with the link of a sign-up are counted',
    file: `${accounts}/sign-up/confirm-sign-up.ts`,
    was: '  await dependencies.countPassword(token);\n',
    becomes: '',
    proof: [signUpTest, 'lets nobody guess its password with the link'],
  },
  {
    guard: 'the screens advise against common passwords',
    file: 'apps/web/src/features/accounts/password/password-strength.rules.ts',
    was: 'return common.test(password) || ',
    becomes: 'return ',
    proof: [
      'apps/web/src/features/accounts/password/password-strength.rules.test.ts',
      'rates "%s" as weak',
    ],
  },
  {
    guard: 'a link for a new password ends after an hour',
    file: `${accounts}/auth.ts`,
    was: '      resetPasswordTokenExpiresIn: PASSWORD_LINK_SECONDS,',
    becomes: '      resetPasswordTokenExpiresIn: 365 * 24 * 3_600,',
    proof: [linkTest, 'has a link that lasts an hour'],
  },
  {
    guard: 'a link for a new password that has ended is refused',
    file: `${accounts}/password/password-link.ts`,
    was: 'link && link.expiresAt > new Date() ?',
    becomes: 'link ?',
    proof: [linkTest, 'cannot be set with a link that has expired'],
  },
  {
    guard: 'one link for a new password ends the others',
    file: `${accounts}/password/new-password.ts`,
    was: '  await deleteMailedLinks(trx, uid);\n',
    becomes: '',
    proof: [linkTest, 'can be set by one of several links, which makes the others useless'],
  },
  {
    guard: 'a new password by a link ends all sessions',
    file: `${accounts}/password/new-password.ts`,
    was: "    return followNewPassword(trx, dependencies, uid, 'all');",
    becomes: "    return followNewPassword(trx, dependencies, uid, { only: '' });",
    proof: [linkTest, 'is replaced with a link that works once; all sessions and live streams end'],
  },
  {
    guard: 'a link for a new password works once, also at the same moment',
    file: `${accounts}/password/new-password.ts`,
    was: "    if (!(await isLinkOf(trx, uid, token))) throw new ApiError('LINK_INVALID');\n",
    becomes: '',
    proof: [linkTest, 'works once, also for another who uses it at the same moment'],
  },
  {
    guard: 'a new password by a link and the end of the sessions are one step',
    file: `${accounts}/password/new-password.ts`,
    was: '  const sessions = await inTransaction(db, async (trx) => {\n    await lockAccount(trx, uid);',
    becomes:
      '  await inTransaction(db, (trx) => setPasswordHash(trx, uid, hash));\n  const sessions = await inTransaction(db, async (trx) => {',
    proof: [linkTest, 'is not set unless the sessions end with it: the link then still works'],
  },
  {
    guard: 'links for a new password are stored hashed',
    file: `${accounts}/auth.ts`,
    was: ", storeIdentifier: 'hashed' }",
    becomes: ' }',
    proof: [linkTest, 'stores the token hashed'],
  },
  {
    guard: 'a request of a guest for a verification link is answered before anything is looked up',
    file: `${http}/log-in/mailed-links.ts`,
    was: '  if (session) return forward(auth, context, body);',
    becomes: '  return forward(auth, context, body);',
    proof: [
      'apps/server/src/features/accounts/verification.test.ts',
      'gives guests no answer that depends on the address, nor waits for one',
    ],
  },
  {
    guard: 'the answer to a forgotten password is the same for every address',
    file: `${http}/auth-routes.ts`,
    was: 'return requestPasswordLink(context, dependencies, await parseBody(context, route));',
    becomes: 'return forward(auth, context, await parseBody(context, route));',
    proof: [linkTest, 'gives no answer that depends on the address, nor waits for one'],
  },
  {
    guard: 'mails that others cause are limited for each address',
    file: limits,
    was: '      isWithin(mails, `${kind} ${normalized(email)}`),',
    becomes: '      isWithin(mails, `${kind} ${normalized(email)} ${Math.random()}`),',
    proof: [linkTest, 'is mailed at most three times an hour, in the user’s language'],
  },
  {
    guard: 'links for a new password are limited for each address of the network',
    file: `${http}/auth-routes.ts`,
    was: '      await limits.passwordLink(address);\n',
    becomes: '',
    proof: [linkTest, 'is limited by IP address'],
  },
  {
    guard: 'changing the password needs the present one',
    file: `${accounts}/password/verify-password.ts`,
    was: '  if (hash === null || !(await context.password.verify({ hash, password }))) {',
    becomes: '  if (hash === null) {',
    proof: [changeTest, 'needs the current password'],
  },
  {
    guard: 'guesses of the present password are limited',
    file: `${accounts}/password/verify-password.ts`,
    was: '  await limits.passwordAttempt(uid);\n',
    becomes: '',
    proof: [changeTest, 'gives a guesser ten attempts, and then not even the right password'],
  },
  {
    guard: 'a new password ends the other sessions',
    file: `${accounts}/password/new-password.ts`,
    was: 'followNewPassword(trx, dependencies, uid, { except: sessionId })',
    becomes: "followNewPassword(trx, dependencies, uid, { only: '' })",
    proof: [changeTest, 'keeps this session and ends all others, with their live streams'],
  },
];
