import type { Guard } from '../guard.ts';

const models = 'apps/server/src/features/admin/models';
const modelsTest = `${models}/models.calls.test.ts`;
const allowTest = `${models}/allow-host.test.ts`;

/** Guards of the addresses at which models are asked, and of their keys. */
export const modelGuards: readonly Guard[] = [
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
    was: '  if (!(await mayAsk(db, baseUrl, hosts))) {',
    becomes: '  if (false) {',
    proof: [modelsTest, 'only the hosts that the operator allows are asked'],
  },
  {
    guard: 'staff add nothing to the hosts of the operator',
    file: `${models}/allow-host.ts`,
    was: "  if (hosts !== null) throw new ApiError('MODEL_ADDRESS_NOT_ALLOWED');\n",
    becomes: '',
    proof: [modelsTest, 'only the hosts that the operator allows are asked'],
  },
  {
    guard: 'a host that is not usual has to be allowed',
    file: 'apps/server/src/features/models/addresses/allowed-address.rules.ts',
    was: 'usualOrigins.has(url.origin)',
    becomes: 'true',
    proof: [
      allowTest,
      'at another host is not asked before staff have allowed it with their password',
    ],
  },
  {
    guard: 'allowing a host needs the password',
    file: `${models}/allow-host.ts`,
    was: '  await verifyUser(dependencies, actor, currentPassword);\n',
    becomes: '',
    proof: [
      allowTest,
      'at another host is not asked before staff have allowed it with their password',
    ],
  },
  {
    guard: 'a host is allowed at the confirmed port only',
    file: `${models}/allow-host.ts`,
    was: 'const { host } = new URL(baseUrl);',
    becomes: 'const { hostname: host } = new URL(baseUrl);',
    proof: [
      allowTest,
      'is allowed at the port that was confirmed only, which the record shows once',
    ],
  },
  {
    guard: 'a stored model at a host that is not allowed is not used',
    file: 'apps/server/src/features/models/connections.ts',
    was: '    if (!(await mayAsk(db, stored.baseUrl, environment.hosts))) {',
    becomes: '    if (false) {',
    proof: [
      'apps/server/src/features/models/connections.test.ts',
      'is none at an address that the operator does not allow (any more)',
      'is none at a host that staff have not allowed',
    ],
  },
  {
    guard: 'an allowed host is allowed at its port only',
    file: 'apps/server/src/features/models/addresses/allowed-address.rules.ts',
    was: 'hosts.includes(url.host)',
    becomes: 'hosts.includes(url.hostname)',
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
