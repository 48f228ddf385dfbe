import type { Guard } from '../guard.ts';

const renewal = 'apps/server/src/features/accounts/session-renewal';
const test = `${renewal}/renew-session.test.ts`;
const cookies =
  'gets a new cookie, and stays the same; the old one ends soon after the new one was used';
const bearers =
  'refuses the bearer tokens and live streams of the old cookie with it, and no others';

/** New cookies for sessions whose user has typed the password again. */
export const renewalGuards: readonly Guard[] = [
  {
    guard: 'a confirmed password gives a ticket for a new cookie',
    file: 'apps/server/src/app/http/gate.ts',
    was: '    actor &&\n    (await ticketFor(gate, actor, input)',
    becomes: '    null &&\n    (await ticketFor(gate, actor, input)',
    proof: [
      `${renewal}/confirming-calls.test.ts`,
      '%s gives a ticket for a new cookie when it has succeeded',
    ],
  },
  {
    guard: 'a copy of the session’s token gets no ticket without the password',
    file: `${renewal}/renew-session.ts`,
    was: " || typeof input.currentPassword !== 'string'",
    becomes: '',
    proof: [
      test,
      'is not offered a new cookie for an account without a password: its log-in was fresh',
    ],
  },
  {
    guard: 'a new cookie needs the ticket of its session',
    file: `${renewal}/renew-session.ts`,
    was: 'const renewals = tickets.read(ticket, held.sessionId);',
    becomes: 'const renewals = tickets.read(ticket, held.sessionId) ?? held.renewals;',
    proof: [test, 'gives no new cookie to a copy of the old one'],
  },
  {
    guard: 'a ticket ends',
    file: `${renewal}/renewal-tickets.ts`,
    was: 'end > this.#now().getTime() ? renewals : null',
    becomes: 'end > 0 ? renewals : null',
    proof: [test, 'needs the cookie soon: a ticket ends after an hour'],
  },
  {
    guard: 'the cookie from before ends after the new one was used',
    file: `${renewal}/browser-token.ts`,
    was: '  if (held.isUnused) await endPrevious(db, token);\n',
    becomes: '',
    proof: [test, cookies],
  },
  {
    guard: 'the cookie from before is refused after its end',
    file: `${renewal}/browser-token.ts`,
    was: '    if (!held.isPreviousOpen) return answer(withoutCookie(headers, name));\n',
    becomes: '',
    proof: [test, cookies],
  },
  {
    guard: 'the answer to a cookie from before has no new one',
    file: `${renewal}/browser-token.ts`,
    was: 'return withoutToken(await withPreviousToken(() => answer(changed)), held);',
    becomes: 'return withPreviousToken(() => answer(changed));',
    proof: [test, 'shows its new cookie to no copy of the old one when its life is made longer'],
  },
  {
    guard: 'a log-out or log-in ends a session that was renewed meanwhile',
    file: `${renewal}/browser-token.ts`,
    was: '  if (later) await internalAdapter.deleteSession(later.token);\n',
    becomes: '',
    proof: [test, 'ends with a %s that brings the old cookie while the new one is on its way'],
  },
  {
    guard: 'a request from before two renewals clears no cookie of the session',
    file: `${renewal}/browser-token.ts`,
    was: 'if (!isOfSession && !line.includes(token))',
    becomes: 'if (!line.includes(token))',
    proof: [test, 'is not logged out by a request that was under way during two renewals'],
  },
  {
    guard: 'a bearer token ends with the cookie that it was given for',
    file: 'apps/server/src/features/accounts/sessions.ts',
    was: 'session !== null && renewals >= session.oldestRenewal',
    becomes: 'session !== null',
    proof: [test, bearers],
  },
  {
    guard: 'a bearer token that was given for a cookie from before is no newer',
    file: 'apps/server/src/features/accounts/session-opening/bearer-renewals.ts',
    was: 'return isPrevious.getStore() ? renewals - 1 : renewals;',
    becomes: 'return renewals;',
    proof: [test, bearers],
  },
];
