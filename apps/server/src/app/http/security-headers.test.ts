import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { embedded } from '../../testing/databases.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';
import { securityHeaders } from './security-headers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startApplication(await embedded.open(), new ScriptedConsultant());
});
afterAll(() => server.close());

it.each(['/api/auth/token', '/api/auth/get-session', '/api/getUser', '/api/nothing'])(
  '%s is kept by no cache',
  async (path) => {
    const { headers } = await fetch(server.url + path, { method: 'POST' });
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  },
);

it('browsers are told to use https where the server has it', () => {
  expect(securityHeaders({ isSecure: true })['Strict-Transport-Security']).toBe('max-age=31536000');
  expect(securityHeaders({ isSecure: false })).not.toHaveProperty('Strict-Transport-Security');
});
