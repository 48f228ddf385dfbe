import type { Guard } from '../guard.ts';

const accounts = 'apps/server/src/features/accounts';
const emailTest = `${accounts}/email-change/email-change.test.ts`;

/** Changes of address. */
export const addressGuards: readonly Guard[] = [
  {
    guard: 'a change of address needs the password',
    file: `${accounts}/email-change/request-change.ts`,
    was: '  await verifyUser(dependencies, { uid, sessionId }, request.currentPassword);\n',
    becomes: '',
    proof: [emailTest, 'needs the password, and another address'],
  },
  {
    guard: 'nobody learns that an address is taken',
    file: `${accounts}/email-change/request-change.ts`,
    was: '    const holder = await findHolder(trx, newEmail, uid);\n',
    becomes:
      "    const holder = await findHolder(trx, newEmail, uid);\n    if (holder !== null) throw new ApiError('EMAIL_TAKEN');\n",
    proof: [emailTest, 'to a taken address has the same answer, and its holder gets a mail'],
  },
  {
    guard: 'an address that somebody got meanwhile is refused',
    file: `${accounts}/email-change/confirm-change.ts`,
    was: "  if (await findHolder(trx, newEmail, uid)) throw new ApiError('EMAIL_TAKEN');\n",
    becomes: '',
    proof: [emailTest, 'is refused while somebody else can get the address back'],
  },
  {
    guard: 'a link for a change of address ends',
    file: `${accounts}/email-change/email-change.store.ts`,
    was: "    .where('confirmUntil', '>', sql<Date>`now()`)\n",
    becomes: '',
    proof: [emailTest, 'is withdrawn by another request, by time and by a new password'],
  },
  {
    guard: 'an undone change clears the password',
    file: `${accounts}/email-change/undo-change.ts`,
    was: '  await clearPassword(trx, uid);\n',
    becomes: '',
    proof: [
      emailTest,
      'can be undone at the old address: sessions and password end, and a link sets a new one',
    ],
  },
  {
    guard: 'an undone change ends all sessions',
    file: `${accounts}/email-change/undo-change.ts`,
    was: "  await endSessions(trx, uid, 'all', dependencies.endViewings);\n",
    becomes: '',
    proof: [
      emailTest,
      'can be undone at the old address: sessions and password end, and a link sets a new one',
    ],
  },
  {
    guard: 'an undone change removes the second factor of whoever made it',
    file: `${accounts}/email-change/undo-change.ts`,
    was: '  await deleteFactorSince(trx, uid, since);\n',
    becomes: '',
    proof: [emailTest, 'is undone with a second factor that was switched on since, and no other'],
  },
  {
    guard: 'an undone change leaves an earlier second factor alone',
    file: `${accounts}/factors/second-factor.store.ts`,
    was: '  if (factor.confirmedAt === null || factor.confirmedAt >= since) await deleteFactor(trx, uid);',
    becomes: '  await deleteFactor(trx, uid);',
    proof: [emailTest, 'is undone with a second factor that was switched on since, and no other'],
  },
  {
    guard: 'an undone change undoes the later ones',
    file: `${accounts}/email-change/email-change.store.ts`,
    was: "    .where('confirmedAt', '>=', change.confirmedAt)",
    becomes: "    .where('changeId', '=', change.changeId)",
    proof: [emailTest, 'is undone with all later ones, whose links then do nothing'],
  },
  {
    guard: 'a change to an address of ADMIN_EMAILS needs the session',
    file: `${accounts}/email-change/confirm-change.ts`,
    was: "    throw new ApiError('LOG_IN_FIRST');",
    becomes: '',
    proof: [
      emailTest,
      'to an address of ADMIN_EMAILS is confirmed only while logged in to the account',
    ],
  },
];
