import type { Guard } from '../guard.ts';

const accounts = 'apps/server/src/features/accounts';
const tokens = `${accounts}/tokens.ts`;
const tokensTest = `${accounts}/tokens.test.ts`;
const gateTest = 'apps/server/src/app/http/gate.test.ts';
const ended = 'refuses a session that has ended, also on open live streams';

/** Tokens and sessions. */
export const sessionGuards: readonly Guard[] = [
  {
    guard: 'a token needs the signature of the server',
    file: tokens,
    was: 'const { payload } = await jwtVerify(token, this.#keys, {',
    becomes:
      "const { payload } = { payload: JSON.parse(atob(token.split('.')[1] ?? '')) }; void ({",
    proof: [tokensTest, 'refuses tokens that are not signed with its key'],
  },
  {
    guard: 'a token is for this server',
    file: tokens,
    was: '      audience: TOKEN_ISSUER,\n',
    becomes: '',
    proof: [tokensTest, 'refuses wrong claims that are signed with its own key'],
  },
  {
    guard: 'a token ends',
    file: tokens,
    was: "      audience: TOKEN_ISSUER,\n      requiredClaims: ['sub', 'exp', 'sid'],",
    becomes: '      audience: TOKEN_ISSUER,\n      currentDate: new Date(0),',
    proof: [tokensTest, 'refuses wrong claims that are signed with its own key'],
  },
  {
    guard: 'a token needs a session that is open',
    file: `${accounts}/session-list/session-reads.ts`,
    was: 'return (await batch.found).get(sessionId) ?? null;',
    becomes:
      "return (await batch.found).get(sessionId) ?? { email: '', isAdmin: false, isSuperAdmin: false, hasSecondFactor: false, oldestRenewal: 0 };",
    proof: [gateTest, ended],
  },
  {
    guard: 'a session is its owner’s, also when others are read with it',
    file: `${accounts}/accounts.store.ts`,
    was: '      .filter(({ id, userId }) => owners.get(id) === userId)\n',
    becomes: '',
    proof: [`${accounts}/session-list/session-reads.test.ts`, 'are only those of their owners'],
  },
  {
    guard: 'a session ends after its time',
    file: `${accounts}/accounts.store.ts`,
    was: "    .where('authSessions.expiresAt', '>', new Date())\n",
    becomes: '',
    proof: [
      `${accounts}/session-list/session-list.test.ts`,
      'a session that has expired is refused',
    ],
  },
  {
    guard: 'an ended session is forgotten at once',
    file: `${accounts}/sessions.ts`,
    was: "    notifications.on('access', ({ uid }) => this.forget(uid));",
    becomes: '',
    proof: [
      `${accounts}/session-list/sessions.test.ts`,
      'an ended session is forgotten with its notification, or when notifications were missed',
    ],
  },
  {
    guard: 'an end of sessions reaches all servers at once',
    file: `${accounts}/session-list/end-sessions.ts`,
    was: "  if (ended.length > 0) await notify(trx, { kind: 'access', uid });\n",
    becomes: '',
    proof: [`${accounts}/session-list/sessions.test.ts`, 'ending sessions tells all servers'],
  },
  {
    guard: 'a live stream ends with its session',
    file: 'apps/server/src/app/http/live.ts',
    was: '      if (!actor) stream.end();\n      else if',
    becomes: '      if (actor === null) return;\n      if',
    proof: [gateTest, ended],
  },
  {
    guard: 'a user has no more than so many sessions',
    file: `${accounts}/session-list/limit-sessions.ts`,
    was: '  if (!(await hasMoreSessions(db, uid, SESSIONS_MAX))) return;',
    becomes: '  return;',
    proof: [
      `${accounts}/session-list/session-list.test.ts`,
      'has a greatest length: another log-in ends the session that was not seen for longest',
    ],
  },
  {
    guard: 'a session ends only its own user’s',
    file: `${accounts}/session-list/session-list.store.ts`,
    was: "  let query = trx.deleteFrom('authSessions').where('userId', '=', uid);",
    becomes: "  let query = trx.deleteFrom('authSessions');",
    proof: [`${accounts}/session-list/session-list.test.ts`, "ends no other user's session"],
  },
  {
    guard: 'a log-in ends the session that the browser had',
    file: `${accounts}/log-in/replaced-session.ts`,
    was: '  await endSessionOf(dependencies, previous.session.token);\n',
    becomes: '',
    proof: [
      `${accounts}/log-in/replaced-session.test.ts`,
      'is ended by a log-in in the same browser, with its token and its live stream',
    ],
  },
  {
    guard: 'a sign-up ends the session that the browser had',
    file: 'apps/server/src/app/http/auth-routes.ts',
    was: 'withReplacedSession(dependencies, context.req.raw.headers, () =>\n        signUp(dependencies.db, body.email, () => forward(auth, context, body)),\n      );',
    becomes: 'signUp(dependencies.db, body.email, () => forward(auth, context, body));',
    proof: [
      `${accounts}/log-in/replaced-session.test.ts`,
      'is ended by a sign-up in the same browser',
    ],
  },
  {
    guard: 'a deletion ends all sessions',
    file: `${accounts}/deletion/delete-account.ts`,
    was: "  await endSessions(trx, uid, 'all', endViewings);\n",
    becomes: '',
    proof: [
      `${accounts}/deletion/delete-account.test.ts`,
      'ends all sessions and streams, and names the day',
    ],
  },
  {
    guard: 'a deleted account opens no session',
    file: `${accounts}/auth.ts`,
    was: '            if (until !== null) throw refusedSession(until);',
    becomes: '',
    proof: [
      `${accounts}/deletion/delete-account.test.ts`,
      'refuses the right password with the day, and a wrong one as ever',
    ],
  },
  {
    guard: 'a blocked account opens no session',
    file: `${accounts}/auth.ts`,
    was: '            if (await options.isBlocked(userId)) {',
    becomes: '            if (false) {',
    proof: [
      `${accounts}/blocks/block-account.test.ts`,
      'ends sessions, streams and running answers, and refuses the right password',
    ],
  },
  {
    guard: 'a block ends all sessions',
    file: `${accounts}/blocks/block-account.ts`,
    was: "    await endSessions(trx, uid, 'all', endViewings);\n",
    becomes: '',
    proof: [
      `${accounts}/blocks/block-account.test.ts`,
      'ends sessions, streams and running answers, and refuses the right password',
    ],
  },
  {
    guard: 'a session that is opened during a block is refused',
    file: `${accounts}/accounts.store.ts`,
    was: 'not ${isBeingDeleted} and not ${isBlocked}',
    becomes: 'not ${isBeingDeleted}',
    proof: [
      `${accounts}/blocks/block-account.test.ts`,
      'refuses a session that a log-in opens at the same moment',
    ],
  },
  {
    guard: 'only a verified address of ADMIN_EMAILS makes staff',
    file: `${accounts}/staff.store.ts`,
    was: '    auth_users.email_verified\n    and exists',
    becomes: '    exists',
    proof: [
      `${accounts}/verification.test.ts`,
      'makes the owner of a configured address staff, at once and not before',
    ],
  },
  {
    guard: 'an address of ADMIN_EMAILS is verified only by its account',
    file: `${accounts}/auth.ts`,
    was: '        if (!(await isIn(user.id, request))) {',
    becomes: '        if (!(await isIn(user.id, request)) && user.id === null) {',
    proof: [
      `${accounts}/verification.test.ts`,
      'of a staff address requires a session of its account',
    ],
  },
];
