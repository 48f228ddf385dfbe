import { brandFields } from '@savet/contract/brand-hub';
import type { CallName } from '@savet/contract/calls';
import { callInputs } from '../../../apps/server/src/testing/call-inputs.ts';
import type { AttackCase } from '../attack-case.ts';
import { callNames, callOf } from '../contract-calls.ts';
import { call, sendJson } from '../http.ts';
import { viewOf } from '../view-of.ts';

/** Fields that only the server sets. */
const forbidden: Record<string, unknown> = {
  plan: 'enterprise',
  queryLimit: 1_000_000,
  queryUsed: -1_000,
  isTester: true,
  isAdmin: true,
  isSuperAdmin: true,
  role: 'admin',
  emailVerified: true,
  stripeCustomerId: 'cus_x',
  subscriptionId: 'sub_x',
  revision: 0,
};
const MISSION = 'userInfo.brandHub.brandCore.mission';
/** `__proto__` as a key of its own, which an object literal can't have. */
const polluting = JSON.parse(
  '{"__proto__":{"plan":"enterprise","isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
) as object;
const wrongPaths = [
  ...['', '.', '..', 'a.b', 'toString', 'constructor', '__proto__', 'plan', 'userInfo'],
  ...['constructor.prototype.polluted', '__proto__.polluted', 'userInfo.__proto__.polluted'],
  ...['userInfo.brandHub', 'userInfo.brandHub.brandCore', `${MISSION}.length`, `${MISSION}.`],
  ...['userInfo.brandHub.__proto__.polluted', 'userInfo.brandHub.brandCore.__proto__'],
  ...['userInfo.brandHub.brandCore.constructor', 'userInfo.brandHub.brandCore.toString'],
  ...['userInfo.profile.plan', "userInfo.brandHub.brandCore.mission'; --", ` ${MISSION}`],
  ...[`${MISSION}\0`, MISSION.toUpperCase(), MISSION.replaceAll('.', '..')],
  ...[`userInfo${'.a'.repeat(10_000)}`, 'userInfo.brandHub[brandCore][mission]'],
];

export const fieldCases: readonly AttackCase[] = [
  {
    number: 7,
    name: 'fields that only the server sets, on sign-up and in every call',
    run: async ({ stage, ann, isLong }, attempts) => {
      const before = await viewOf(ann);
      for (const [field, value] of Object.entries(forbidden)) {
        for (const [form, more] of Object.entries(forms(field, value))) {
          const account = { name: 'A', email: `${crypto.randomUUID()}@people.test` };
          const body = { ...account, password: 'secret1', ...more };
          const { status } = await sendJson(stage.server, '/api/auth/sign-up/email', body);
          attempts.same(`sign-up with ${field}, ${form}`, status, 400);
          for (const name of profileCalls(isLong)) {
            if (field in callOf(name).input.shape) continue;
            const answer = await call(stage.server, ann, name, { ...callInputs[name], ...more });
            attempts.same(`${name} with ${field}, ${form}`, answer.status, 400);
          }
        }
      }
      const inList = await call(stage.server, ann, 'updateUser', [{ plan: 'pro' }]);
      attempts.same('updateUser with a list', inList.status, 400);
      attempts.same('the user', await viewOf(ann), before);
    },
  },
  {
    number: 8,
    name: 'Brand Hub paths that lead elsewhere',
    run: async ({ stage, bob }, attempts) => {
      const before = await viewOf(bob);
      const byPath = callNames.filter((name) => 'path' in callOf(name).input.shape);
      for (const path of [...wrongPaths, 7, null, [MISSION], { toString: MISSION }]) {
        for (const name of byPath) {
          const { status } = await call(stage.server, bob, name, { ...callInputs[name], path });
          attempts.same(`${name} at ${JSON.stringify(path).slice(0, 60)}`, status, 400);
        }
      }
      for (const { path } of brandFields) {
        const input = { path, value: 'x', ...polluting };
        const { status } = await call(stage.server, bob, 'saveBrandField', input);
        attempts.same(`__proto__ beside ${path}`, status, 400);
      }
      attempts.same('the profile', await viewOf(bob), before);
      const { status } = await call(stage.server, bob, 'getServiceState', {});
      attempts.same('being staff by a polluted prototype', status, 403);
    },
  },
];

/** The ways in which a field can be hidden in a body. */
function forms(field: string, value: unknown): Record<string, object> {
  return {
    flat: { [field]: value },
    nested: { user: { [field]: value } },
    'nested in data': { data: { [field]: value } },
    dotted: { [`user.${field}`]: value },
    'with brackets': { [`user[${field}]`]: value },
    'in a list': { [field]: [value] },
  };
}

function profileCalls(isLong: boolean): readonly CallName[] {
  return isLong ? callNames.filter((name) => callOf(name).effect === 'write') : ['updateUser'];
}
