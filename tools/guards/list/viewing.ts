import type { Guard } from '../guard.ts';

const viewing = 'apps/server/src/features/viewing';
const viewingsTest = `${viewing}/viewings.test.ts`;
const consent = `${viewing}/consent/viewing-consent.ts`;
const consentTest = `${viewing}/consent/viewing-consent.test.ts`;

/** Guards of viewings: what staff may see and set. */
export const viewingGuards: readonly Guard[] = [
  {
    guard: 'only the super admin views staff',
    file: `${viewing}/viewable.ts`,
    was: ' || (subject.isAdmin && !actor.isSuperAdmin)',
    becomes: '',
    proof: [viewingsTest, 'of staff is only for the super admin'],
  },
  {
    guard: 'a viewing ends after its time',
    file: `${viewing}/viewing.store.ts`,
    was: "    .where('expiresAt', '>', sql<Date>`clock_timestamp()`)\n",
    becomes: '',
    proof: [viewingsTest, 'ends when it expires'],
  },
  {
    guard: 'a new viewing ends the one before',
    file: `${viewing}/viewings.ts`,
    was: '    await endViewings(trx, { adminUid: actor.uid });\n',
    becomes: '',
    proof: [viewingsTest, 'ends when another begins'],
  },
  {
    guard: 'viewings that are opened at once leave one',
    file: `${viewing}/viewings.ts`,
    was: '    await lockViewer(trx, actor.uid);\n',
    becomes: '',
    proof: [viewingsTest, 'is one at a time, even if several start at once'],
    database: 'PostgreSQL',
  },
  {
    guard: 'a viewing ends with the role',
    file: 'apps/server/src/app/http/live.ts',
    was: 'const open = actor.isAdmin ? await findOpenViewing(db, actor.uid, uid) : null;\n        if (open !== viewingId) stream.end();',
    becomes: '',
    proof: [viewingsTest, 'ends with the role'],
  },
  {
    guard: 'a viewing ends with its session',
    file: 'apps/server/src/features/accounts/session-list/end-sessions.ts',
    was: '  for (const sessionId of ended) await endViewings(trx, { sessionId });\n',
    becomes: '',
    proof: [viewingsTest, 'ends with its session that is ended elsewhere'],
  },
  {
    guard: 'a viewing needs a reason if configured',
    file: `${viewing}/viewable.ts`,
    was: "  if (rules.isReasonRequired && reason === null) throw new ApiError('REASON_REQUIRED');\n",
    becomes: '',
    proof: [viewingsTest, 'requires a reason if configured'],
  },
  {
    guard: 'a viewing needs the consent of a user who wants to be asked',
    file: consent,
    was: "  if (!isOverride) throw new ApiError('VIEWING_NOT_APPROVED');\n",
    becomes: '',
    proof: [consentTest, 'is asked for once, and an approval opens one viewing'],
  },
  {
    guard: 'an approval opens one viewing',
    file: `${viewing}/consent/viewing-requests.store.ts`,
    was: "    .where('answer', '=', 'approved')\n    .where('usedAt', 'is', null)\n",
    becomes: "    .where('answer', '=', 'approved')\n",
    proof: [consentTest, 'is asked for once, and an approval opens one viewing'],
  },
  {
    guard: 'an approval ends',
    file: `${viewing}/consent/viewing-requests.store.ts`,
    was: "    .where('answer', '=', 'approved')\n    .where('usedAt', 'is', null)\n    .where(isUnexpired)\n",
    becomes: "    .where('answer', '=', 'approved')\n    .where('usedAt', 'is', null)\n",
    proof: [consentTest, 'expires, approved or not'],
  },
  {
    guard: 'only the user gives consent',
    file: `${viewing}/consent/viewing-requests.ts`,
    was: "    if (!request) throw new ApiError('NOT_FOUND');\n",
    becomes: '',
    proof: [consentTest, 'is only the user’s own to give'],
  },
  {
    guard: 'staff read a Brand Hub only with consent',
    file: consent,
    was: "    throw new ApiError('VIEWING_NOT_APPROVED');\n  }\n",
    becomes: '  }\n',
    proof: [consentTest, 'is needed for the Brand Hub too'],
  },
  {
    guard: 'consent is overridden only where the operator allows it',
    file: `${viewing}/viewings.ts`,
    was: 'const isOverride = rules.isOverrideAllowed && ',
    becomes: 'const isOverride = ',
    proof: [
      consentTest,
      'cannot be overridden unless the operator allows it; then it is recorded, and always mailed',
    ],
  },
  {
    guard: 'staff who view a profile read no sentences of answers',
    file: 'apps/server/src/features/brand-hub/brand-hub.calls.ts',
    was: '{ withQuotes: actor?.uid === subjectUid }',
    becomes: '{ withQuotes: true }',
    proof: [
      'apps/server/src/features/brand-hub/field-uses/field-uses.test.ts',
      'are counted in finished answers of chats that are not deleted, with the latest one',
    ],
  },
];
