import type { Guard } from '../guard.ts';

const http = 'apps/server/src/app/http';
const gateTest = `${http}/gate.test.ts`;
const unstorableTest = `${http}/unstorable-inputs.test.ts`;
const connectionTest = `${http}/limits/connection-limits.test.ts`;
const slowly = 'that sends %s ends, and others are answered meanwhile';
const brandTest = 'apps/server/src/features/brand-hub/brand-hub.store.test.ts';

/** Bodies, fields, texts and paths. */
export const inputGuards: readonly Guard[] = [
  {
    guard: 'the gate checks every body against its schema',
    file: `${http}/gate.ts`,
    was: "  if (!parsed.success) throw new ApiError('INVALID_INPUT');",
    becomes: '  if (!parsed.success) return Response.json({ success: true });',
    proof: [gateTest, '%s refuses invalid bodies'],
  },
  {
    guard: 'unknown fields are refused',
    file: 'packages/contract/src/call.ts',
    was: 'call.input.strict() as Input',
    becomes: 'call.input as Input',
    proof: [gateTest, 'accepts no plan, quota or role in sign-up and updates'],
  },
  {
    guard: 'sign-up takes no other fields',
    file: 'packages/contract/src/accounts/auth-inputs.ts',
    was: "'POST sign-up/email': z.strictObject({",
    becomes: "'POST sign-up/email': z.looseObject({",
    proof: [gateTest, 'accepts no plan, quota or role in sign-up and updates'],
  },
  {
    guard: 'a verification link is read without what others have added',
    file: `${http}/auth-routes.ts`,
    was: 'auth.handler(withTokenOnly(context))',
    becomes: 'auth.handler(context.req.raw)',
    proof: { attack: 28 },
  },
  {
    guard: 'bodies of account routes are checked against their schemas',
    file: `${http}/auth-routes.ts`,
    was: "  if (!parsed.success) throw new ApiError('INVALID_INPUT');",
    becomes: '  if (!parsed.success) return {} as never;',
    proof: { attack: 28 },
  },
  {
    guard: 'a body is JSON by its type',
    file: `${http}/request.ts`,
    was: "if (type !== 'application/json' || ",
    becomes: 'if (',
    proof: [gateTest, 'a body that is %s is refused'],
  },
  {
    guard: 'a compressed body is refused',
    file: `${http}/request.ts`,
    was: " || req.header('content-encoding') !== undefined) {",
    becomes: ') {',
    proof: [gateTest, 'a body that is %s is refused'],
  },
  {
    guard: 'a body has a greatest length',
    file: `${http}/request.ts`,
    was: "      if (length > BODY_MAX_BYTES) throw new ApiError('PAYLOAD_TOO_LARGE');",
    becomes: '',
    proof: [`${http}/request.test.ts`, 'a body that is too long is refused'],
  },
  {
    guard: 'the rest of a body that is too long is read, so that the next request is answered',
    file: `${http}/request.ts`,
    was: 'incoming.iterator({ destroyOnReturn: false })',
    becomes: 'incoming.iterator()',
    proof: [
      `${http}/request.test.ts`,
      'after a body that is too long, the next request on the connection is answered',
    ],
  },
  {
    guard: 'a request arrives in time',
    file: `${http}/limits/connection-limits.ts`,
    was: '  requestTimeout: 30_000,\n',
    becomes: '',
    proof: [connectionTest, slowly],
  },
  {
    guard: 'a body is UTF-8',
    file: `${http}/request.ts`,
    was: "new TextDecoder('utf-8', { fatal: true })",
    becomes: "new TextDecoder('utf-8')",
    proof: [gateTest, 'a body that is %s is refused'],
  },
  {
    guard: 'text that a database would change is refused',
    file: `${http}/request.ts`,
    was: "  if (!isStorable(value)) throw new RangeError('text');",
    becomes: '',
    proof: [unstorableTest, '%s refuses what can’t be stored, in every field'],
  },
  {
    guard: 'numbers that no column stores are refused',
    file: `${http}/request.ts`,
    was: "  if (typeof value === 'number' && Math.abs(value) > NUMBER_MAX) throw new RangeError('number');",
    becomes: '',
    proof: [unstorableTest, '%s refuses what can’t be stored, in every field'],
  },
  {
    guard: 'only paths of the contract are written to the Brand Hub',
    file: 'packages/contract/src/brand-hub.ts',
    was: '  return fieldsByPath.get(path);',
    becomes: "  return fieldsByPath.get(path) ?? { name: 'mission', input: 'area', path };",
    proof: [brandTest, 'rejects the path %s'],
  },
  {
    guard: 'keys of stored objects cannot be a prototype’s',
    file: 'apps/server/src/features/accounts/user-document/user-info.rules.ts',
    was: ' || !Object.hasOwn(value, key)) return undefined;',
    becomes: ' || !(key in value)) return undefined;',
    proof: [
      'apps/server/src/features/accounts/user-document/user-info.rules.test.ts',
      'takes nothing from a prototype',
    ],
  },
];
