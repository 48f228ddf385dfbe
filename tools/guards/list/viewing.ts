import type { Guard } from '../guard.ts';

const viewing = 'apps/server/src/features/viewing';
const viewingsTest = `${viewing}/viewings.test.ts`;
const consent = `${viewing}/consent/viewing-consent.ts`;
const consentTest = `${viewing}/consent/viewing-consent.test.ts`;
const models = 'apps/server/src/features/admin/models';
const modelsTest = `${models}/models.calls.test.ts`;

/** What staff may see and set. */
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
    guard: 'a stored key works for one address',
    file: `${models}/choose-model.ts`,
    was: ' || keyContext(stored) !== keyContext(target)) return null;\n  return encryption.decrypt(stored.encryptedKey, keyContext(target));',
    becomes:
      ') return null;\n  return encryption.decrypt(stored.encryptedKey, keyContext(stored));',
    proof: [modelsTest, 'the stored key is kept for its address, and for no other'],
  },
  {
    guard: 'a stored key is encrypted for its address',
    file: 'apps/server/src/features/models/key-context.ts',
    was: "  return `${connection.provider} ${connection.baseUrl ?? ''}`;",
    becomes: '  return connection.provider;',
    proof: [
      'apps/server/src/features/models/connections.test.ts',
      'is none if its key was encrypted for another address',
    ],
  },
  {
    guard: 'a stored key is never returned',
    file: `${models}/models.calls.ts`,
    was: '  return { ...connection, hasKey: encryptedKey !== null };',
    becomes: '  return { ...connection, hasKey: encryptedKey !== null, encryptedKey };',
    proof: [
      modelsTest,
      'the key is stored encrypted and never returned, and the change is recorded',
    ],
  },
  {
    guard: 'models have web addresses without secrets',
    file: 'packages/contract/src/calls/staff/models.ts',
    was: '  .url({ protocol: /^https?$/ })\n  .max(500)\n  .regex(/^[^@?#]*$/);',
    becomes: '  .url()\n  .max(500);',
    proof: [modelsTest, 'no model is asked at %s'],
  },
  {
    guard: 'staff connect models only at allowed hosts',
    file: `${models}/choose-model.ts`,
    was: "  if (!isAllowedAddress(baseUrl, hosts)) throw new ApiError('MODEL_ADDRESS_NOT_ALLOWED');\n",
    becomes: '',
    proof: [modelsTest, 'only the hosts that the operator allows are asked'],
  },
  {
    guard: 'a stored model at a host that is not allowed is not used',
    file: 'apps/server/src/features/models/connections.ts',
    was: '    if (!isAllowedAddress(stored.baseUrl, environment.hosts)) {',
    becomes: '    if (false) {',
    proof: [
      'apps/server/src/features/models/connections.test.ts',
      'is none at an address that the operator does not allow (any more)',
    ],
  },
  {
    guard: 'an allowed host is allowed at its port only',
    file: 'apps/server/src/features/models/addresses/allowed-address.rules.ts',
    was: 'const host = URL.parse(baseUrl)?.host;',
    becomes: 'const host = URL.parse(baseUrl)?.hostname;',
    proof: [
      'apps/server/src/features/models/addresses/allowed-address.rules.test.ts',
      'is not allowed at %s',
    ],
  },
  {
    guard: 'a redirect of Ollama is not followed',
    file: 'apps/server/src/platform/llm/engines/ollama-model.ts',
    was: "body: sent, redirect: 'error' }",
    becomes: 'body: sent }',
    proof: [
      'apps/server/src/platform/llm/engines/ollama-model.test.ts',
      'a redirect is not followed',
    ],
  },
  {
    guard: 'a redirect of another provider is not followed',
    file: 'apps/server/src/platform/llm/models.ts',
    was: "fetch(input, { ...init, redirect: 'error' })",
    becomes: 'fetch(input, init)',
    proof: [
      'apps/server/src/features/consultant/consultant.wire.test.ts',
      'is not followed to another address',
    ],
  },
  {
    guard: 'a redirect of a local engine is not followed',
    file: 'apps/server/src/platform/llm/engines/ask-engine.ts',
    was: "{ signal, redirect: 'error', ...post }",
    becomes: '{ signal, ...post }',
    proof: ['apps/server/src/platform/llm/engines/probe.test.ts', 'a redirect is not followed'],
  },
];
