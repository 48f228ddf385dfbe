import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { embedded } from '../../../testing/databases.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
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

it.each([
  ['a page that is missing', 'GET', '/nothing.html', 404],
  ['a text', 'GET', '/healthz', 200],
  ['the API document', 'GET', '/api/docs', 200],
  ['a redirect', 'GET', '/api/auth/verify-email?token=x', 302],
  ['a refused call', 'POST', '/api/getUser', 401],
  ['a body that is no JSON', 'POST', '/api/getPublicConfiguration', 415],
])('no page may frame %s, run plug-ins or another base', async (_what, method, path, status) => {
  const response = await fetch(server.url + path, { method, redirect: 'manual' });
  expect(response.status).toBe(status);
  const directives = response.headers.get('content-security-policy')?.split('; ');
  for (const directive of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"]) {
    expect(directives).toContain(directive);
  }
});

it('a page runs scripts and styles of its own host only, none of them inline', async () => {
  const { headers } = await fetch(`${server.url}/api/docs`);
  const directives = headers.get('content-security-policy')?.split('; ');
  for (const directive of ["default-src 'none'", "script-src 'self'", "style-src 'self'"]) {
    expect(directives).toContain(directive);
  }
});

it('browsers are told to use https where the server has it', () => {
  expect(securityHeaders({ isSecure: true })['Strict-Transport-Security']).toBe('max-age=31536000');
  expect(securityHeaders({ isSecure: false })).not.toHaveProperty('Strict-Transport-Security');
});
