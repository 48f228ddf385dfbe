import { execFileSync } from 'node:child_process';
import { gzipSync } from 'node:zlib';
import { BODY_MAX_BYTES } from '@savet/contract/limits';
import { callInputs } from '../../../apps/server/src/testing/call-inputs.ts';
import { accountPosts, pathOf } from '../account-routes.ts';
import type { AttackCase } from '../attack-case.ts';
import type { Attempts } from '../attempts.ts';
import { leaveHalfSent } from '../connections/half-sent.ts';
import { sendTooMuch } from '../connections/too-much.ts';
import { callNames, callOf } from '../contract-calls.ts';
import { call, type Message, send } from '../http.ts';
import { variantsFor, type World } from '../world.ts';

const DEEP = 100_000;
const BOMB_BYTES = 64 * 2 ** 20;
/** The server may keep this much more memory after the case, in KiB: less than the bombs would take. */
const GROWTH_MAX_KIB = 400 * 1_024;

const json = { 'content-type': 'application/json' };
const zipped = gzipSync(Buffer.alloc(BOMB_BYTES, ' '));
const bodies: Record<string, Message> = {
  missing: { headers: json },
  empty: { headers: json, body: '' },
  null: { headers: json, body: 'null' },
  'a list': { headers: json, body: '[]' },
  'a text': { headers: json, body: '"x"' },
  'a number': { headers: json, body: '1' },
  'cut off': { headers: json, body: '{"uid":' },
  'a deep list': { headers: json, body: '['.repeat(DEEP) + ']'.repeat(DEEP) },
  'a deep object': { headers: json, body: `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}` },
  'not UTF-8': { headers: json, body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]) },
  UTF16: { headers: json, body: Buffer.from('{}', 'utf16le') },
  oversized: { headers: json, body: `{"a":"${'a'.repeat(BODY_MAX_BYTES)}"}` },
  'a gzip bomb': { headers: { ...json, 'content-encoding': 'gzip' }, body: zipped },
  'a compressed body': { headers: { ...json, 'content-encoding': 'br' }, body: '{}' },
};

const otherTypes = [{}, [[]], { $ne: null }, Number.MAX_VALUE, -1.5];

export const bodyCases: readonly AttackCase[] = [
  {
    number: 27,
    name: 'bodies that are missing, deep, huge, compressed, slow or half sent, on every call',
    run: async (world, attempts) => {
      const { stage, staff } = world;
      const { pid } = stage.server;
      const memory = residentKib(pid);
      const authorization = `Bearer ${staff.token}`;
      const paths = [
        ...callNames.map((name) => `/api/${name}`),
        ...accountPosts.map(pathOf),
        '/api/stripe/webhook',
      ];
      // They are left alone while everything else is tried.
      const halfSent = await leaveHalfSent(world, paths);
      for (const [index, path] of paths.entries()) {
        const tried = variantsFor(world, Object.entries(bodies), index, 3);
        for (const [kind, { headers, body }] of tried) {
          const message = { body, headers: { ...headers, authorization } };
          const status = await statusOf(world, path, message);
          const isRefused = (status >= 400 && status < 500) || status === 0;
          attempts.expect(`${path} with a body that is ${kind}`, isRefused, status);
        }
      }
      await fieldsOfOtherTypes(world, attempts);
      await sendTooMuch(world, paths, attempts);
      for (let times = 0; times < 10; times += 1) {
        const { status } = await call(stage.server, staff, 'listChats', {});
        attempts.same('a call beside half-sent requests', status, 200);
      }
      await halfSent.end(attempts);
      const grown = residentKib(pid) - memory;
      attempts.expect('memory in KiB', grown < GROWTH_MAX_KIB, grown);
      attempts.same('the process', stage.server.pid, pid);
      attempts.same('logged errors', stage.server.complaints(), []);
      attempts.same('the next call', (await call(stage.server, staff, 'getUser', {})).status, 200);
    },
  },
];

/** The status; 0 when the server has closed the connection, as it may while a body is too large. */
async function statusOf({ stage }: World, path: string, message: Message): Promise<number> {
  try {
    return (await send(stage.server, path, message)).status;
  } catch {
    return 0;
  }
}

/** A valid input in which one field is of another type. */
async function fieldsOfOtherTypes(world: World, attempts: Attempts): Promise<void> {
  const { stage, staff } = world;
  for (const [index, name] of callNames.entries()) {
    for (const field of Object.keys(callOf(name).input.shape)) {
      for (const value of variantsFor(world, otherTypes, index, 1)) {
        const input = { ...callInputs[name], [field]: value };
        const { status } = await call(stage.server, staff, name, input);
        attempts.same(`${name} with ${field} = ${JSON.stringify(value)}`, status, 400);
      }
    }
  }
}

function residentKib(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}
