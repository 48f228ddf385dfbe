import { callInputs } from '../../../apps/server/src/testing/call-inputs.ts';
import { accountPosts, pathOf } from '../account-routes.ts';
import type { AttackCase } from '../attack-case.ts';
import { callNames } from '../contract-calls.ts';
import { type Answer, send, sendJson } from '../http.ts';
import { viewOf } from '../view-of.ts';
import { variantsFor } from '../world.ts';

/** Queries with which somebody could be led elsewhere, or logged in as somebody else, behind a log-in with a provider. */
const callbackQueries = [
  ...['', '?state=&code=x', '?code=x&state=x', '?state=x&state=&code=x', '?error=access_denied'],
  ...[
    '?callbackURL=https://evil.test',
    '?redirect=//evil.test',
    '?refusal=%0d%0aLocation:https://evil.test',
  ],
];
const noJson = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
  ...[
    'application/json-patch+json',
    'text/json',
    '',
    'application/jsonp',
    'text/plain, application/json',
  ],
];

export const originCases: readonly AttackCase[] = [
  {
    number: 26,
    name: 'requests from pages of other origins, JSON as another type, and forged returns from a provider',
    run: async (world, attempts) => {
      const { ann } = world;
      const { server } = world.stage;
      const before = await viewOf(ann);
      const { port } = new URL(server.url);
      const origins = [
        ...['https://evil.test', 'null', `${server.origin}.evil.test`, 'file://', ''],
        ...[`https://127.0.0.1:${port}`, `http://127.0.0.1:${Number(port) + 1}`, '*'],
        ...[`http://evil.test@127.0.0.1:${port}`, `${server.origin}/`, server.origin.toUpperCase()],
      ];
      const paths = [
        ...callNames.map((name) => [`/api/${name}`, callInputs[name]] as const),
        ...accountPosts.map((route) => [pathOf(route), {}] as const),
      ];
      const authorization = `Bearer ${ann.token}`;
      for (const [index, [path, input]] of paths.entries()) {
        for (const origin of variantsFor(world, origins, index)) {
          const answer = await sendJson(server, path, input, { authorization, origin });
          const isRefused = answer.status === 403 && !allowsOrigins(answer);
          attempts.expect(`${path} from ${origin || 'an empty origin'}`, isRefused, answer.status);
        }
        for (const type of variantsFor(world, noJson, index)) {
          const headers = { authorization, ...(type !== '' && { 'content-type': type }) };
          const body = JSON.stringify(input);
          const { status } = await send(server, path, { body, headers });
          attempts.same(`${path} as “${type}”`, status, 415);
        }
        const asked = { origin: 'https://evil.test', 'access-control-request-method': 'POST' };
        const preflight = await send(server, path, { method: 'OPTIONS', headers: asked });
        attempts.expect(`a preflight of ${path}`, !allowsOrigins(preflight), preflight.status);
      }
      for (const provider of ['google', 'oidc']) {
        for (const query of callbackQueries) {
          const path = `/api/auth/provider/${provider}/callback${query}`;
          const { headers } = await send(server, path, { method: 'GET' });
          const led = `${headers.get('location')} ${headers.get('set-cookie')?.split(';')[0]}`;
          attempts.same(path, led, '/continue?refusal=EXPIRED savet.provider-begun=');
        }
      }
      attempts.same('the account', await viewOf(ann), before);
    },
  },
];

function allowsOrigins({ headers }: Answer): boolean {
  return [...headers.keys()].some((name) => name.startsWith('access-control-'));
}
