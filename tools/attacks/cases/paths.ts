import type { CallName } from '@savet/contract/calls';
import { callInputs } from '../../../apps/server/src/testing/call-inputs.ts';
import type { AttackCase } from '../attack-case.ts';
import type { Attempts } from '../attempts.ts';
import { callNames, callOf, callsWhere } from '../contract-calls.ts';
import { type Answer, send, sendJson } from '../http.ts';
import { viewOf } from '../view-of.ts';
import { variantsFor, type World } from '../world.ts';

export const pathCases: readonly AttackCase[] = [
  {
    number: 30,
    name: 'other spellings of addresses, duplicate parameters and overriding headers',
    run: async (world, attempts) => {
      const { stage, ann, bob } = world;
      const before = await viewOf(bob);
      const authorization = `Bearer ${ann.token}`;
      const closed = callsWhere(({ access }) => access !== 'public');
      for (const [index, name] of closed.entries()) {
        for (const path of variantsFor(world, spellings(name), index, 4)) {
          const asGuest = await sendJson(stage.server, path, callInputs[name]);
          attempts.expect(`${path} as a guest`, isRefused(asGuest), asGuest.status);
          if (callOf(name).access !== 'admin') continue;
          const asUser = await sendJson(stage.server, path, callInputs[name], { authorization });
          attempts.expect(`${path} as a user`, isRefused(asUser), asUser.status);
        }
      }
      await override(world, closed, attempts);
      for (const name of callsWhere(({ access }) => access === 'user')) {
        const input = JSON.stringify(callInputs[name]).slice(1);
        const comma = input === '}' ? '' : ',';
        const twice = `{"uid":"${ann.uid}","uid":"${bob.uid}"${comma}${input}`;
        const headers = { authorization, 'content-type': 'application/json' };
        const answer = await send(stage.server, `/api/${name}`, { body: twice, headers });
        attempts.same(`${name} with two uids`, answer.status, 404);
        const inAddress = `/api/${name}?uid=${bob.uid}&uid=${ann.uid}`;
        const named = await sendJson(stage.server, inAddress, { uid: bob.uid }, headers);
        attempts.expect(`${name} with uids in the address`, isRefused(named), named.status);
      }
      for (const path of filePaths) {
        const { text } = await send(stage.server, path, { method: 'GET' });
        const isPrivate = /root:|"private"|AUTH_SECRET|"workspaces"/.test(text);
        attempts.expect(`the file ${path}`, !isPrivate, text);
      }
      attempts.same('the data of the other user', await viewOf(bob), before);
    },
  },
];

const filePaths = [
  ...['/../package.json', '/..%2fpackage.json', '/%2e%2e/%2e%2e/package.json', '/..\\package.json'],
  ...['/assets/../../package.json', '/assets/..%2f..%2f..%2fpackage.json', '//etc/passwd', '/.env'],
  ...['/assets/%2e%2e%2f%2e%2e%2fserver%2fpackage.json', '/%00', '/....//....//etc/passwd'],
  ...['/%252e%252e/package.json', '/.git/config', '/assets/..%5c..%5cpackage.json', '/auth-secret'],
];

const methods = ['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'];

/** The address of a call in other spellings. */
function spellings(name: CallName): string[] {
  const [first = '', rest] = [name[0], name.slice(1)];
  const hex = first.charCodeAt(0).toString(16);
  return [
    ...[`/api/${name}`, `/api/%${hex}${rest}`, `/api/%25${hex}${rest}`, `/%61pi/${name}`],
    ...[`//api/${name}`, `/api//${name}`, `/api/./${name}`, `/api/x/../${name}`, `/api/${name}/`],
    ...[`/api/%2e/${name}`, `/api/x/%2e%2e/${name}`, `/api%2f${name}`, `/api/${name}%00`],
    ...[`/API/${name}`, `/api/${name.toUpperCase()}`, `/api/${name};a=b`, `/api\\${name}`],
    ...[`/api/${name}?x=1&x=2`, `/api/${name}#x`, `/api/${name}.json`, `/api/${name}%20`],
    ...[`/api/auth/../${name}`, `/api/stripe/webhook/../../${name}`, `/api/${name}?access=public`],
  ];
}

/** Asks for a closed call at the address of an open one, as some proxies and frameworks allow. */
async function override(
  world: World,
  closed: readonly CallName[],
  attempts: Attempts,
): Promise<void> {
  const { stage } = world;
  const open = await sendJson(stage.server, '/api/getPublicConfiguration', {});
  for (const [index, name] of closed.entries()) {
    const path = `/api/${name}`;
    const headers = { 'x-original-url': path, 'x-rewrite-url': path, 'x-forwarded-uri': path };
    const answer = await sendJson(stage.server, '/api/getPublicConfiguration', {}, headers);
    attempts.same(`${name} by a header`, answer.body, open.body);
    for (const method of variantsFor(world, methods, index, 1)) {
      const body = method === 'GET' || method === 'HEAD' ? undefined : '{}';
      const type = { 'content-type': 'application/json', 'x-http-method-override': 'POST' };
      const other = await send(stage.server, path, { method, body, headers: type });
      attempts.expect(`${method} ${path}`, isRefused(other), other.status);
    }
  }
  attempts.same('calls by the name of a property', await propertyStatus(stage.server), [404, 404]);
}

async function propertyStatus(server: { url: string }): Promise<number[]> {
  const names = ['__proto__', 'constructor'].filter(
    (name) => !callNames.includes(name as CallName),
  );
  const answers = names.map((name) => sendJson(server, `/api/${name}`, {}));
  return (await Promise.all(answers)).map(({ status }) => status);
}

/** Refused as itself or as an address that does not exist. The web page is served for every address of a screen. */
function isRefused({ status, headers }: Answer): boolean {
  const isPage = status === 200 && headers.get('content-type')?.startsWith('text/html');
  return (status >= 400 && status < 500) || Boolean(isPage);
}
