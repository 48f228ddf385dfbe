import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { embedded } from '../../../testing/databases.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

const origin = 'https://app.example.test';

describe('a page of WEB_ORIGINS', () => {
  let server: TestServer;
  let person: Person;

  beforeAll(async () => {
    const variables = { WEB_ORIGINS: origin };
    server = await startApplication(await embedded.open(), new ScriptedConsultant(), { variables });
    person = await signUp(server);
  });
  afterAll(() => server.close());

  const send = (path: string, from: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: from, ...headers },
      body: '{}',
    });
  const preflight = (path: string, from: string) =>
    fetch(`${server.url}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    });
  const allowed = ({ headers }: Response) => [
    headers.get('access-control-allow-origin'),
    headers.get('access-control-allow-credentials'),
  ];

  it.each(['/api/getUser', '/api/auth/sign-in/email', '/api/live'])('may ask %s', async (path) => {
    const response = await preflight(path, origin);
    expect(response.status).toBe(204);
    expect(allowed(response)).toEqual([origin, 'true']);
    const headers = response.headers.get('access-control-allow-headers') ?? '';
    expect(headers.split(',')).toEqual(
      expect.arrayContaining(['authorization', 'content-type', 'idempotency-key']),
    );
  });

  it('reads answers and refusals', async () => {
    const authorization = `Bearer ${person.token}`;
    const answer = await send('/api/getUser', origin, { authorization });
    expect([answer.status, ...allowed(answer)]).toEqual([200, origin, 'true']);
    const refusal = await send('/api/getUser', origin);
    expect([refusal.status, ...allowed(refusal)]).toEqual([401, origin, 'true']);
  });

  it.each(['https://evil.example.test', 'https://app.example.test.evil.test', 'null'])(
    'of %s may not',
    async (other) => {
      for (const response of [
        await preflight('/api/getUser', other),
        await send('/api/getUser', other),
      ]) {
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
      }
      expect((await send('/api/getUser', other)).status).toBe(403);
    },
  );
});
