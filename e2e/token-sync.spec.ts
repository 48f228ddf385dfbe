import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { en } from '@savet/i18n/en';
import { test as base, expect } from './fixtures.ts';
import { LoginPage } from './pages/login.ts';
import { ProfilePage } from './pages/profile.ts';
import { signedIn } from './people.ts';
import { Product } from './product.ts';

/** Another server that is told who is signed in (`AUTH_SYNC_URL`), and what it was told. */
interface Partner {
  url: string;
  heard: { method: string; token: string | null }[];
}

const partnerIsAsked = /^foreign host: .*\/session$/;

const test = base.extend<object, { partner: Partner; product: Product }>({
  partner: [
    async ({}, provide) => {
      const heard: Partner['heard'] = [];
      const server = await startPartner(heard);
      const { port } = server.address() as AddressInfo;
      await provide({ url: `http://127.0.0.1:${port}/session`, heard });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ partner }, provide) => {
      const product = await Product.start('plain', { AUTH_SYNC_URL: partner.url });
      await provide(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

test('another server gets a fresh token at log-in, and hears of the log-out', async ({
  page,
  context,
  product,
  partner,
  problems,
}) => {
  problems.expect(partnerIsAsked);
  const person = await signedIn(context, product);
  await context.clearCookies();
  partner.heard.length = 0;
  await page.goto('/login');
  expect(partner.heard).toEqual([]);
  await new LoginPage(page).logIn(person);
  await page.waitForURL('**/chat');
  await expect.poll(() => partner.heard.map(({ method }) => method)).toEqual(['POST']);
  const [, claims = ''] = partner.heard[0]?.token?.split('.') ?? [];
  const { iat } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { iat: number };
  expect(Date.now() / 1_000 - iat).toBeLessThan(60);

  const profile = new ProfilePage(page);
  await profile.open();
  await expect.poll(() => partner.heard.map(({ method }) => method)).toEqual(['POST', 'POST']);
  await profile.logOut();
  await expect.poll(() => partner.heard.at(-1)?.method).toBe('DELETE');
});

test('a token older than five minutes is not handed on', async ({
  page,
  context,
  product,
  partner,
  problems,
}) => {
  problems.expect(partnerIsAsked);
  await signedIn(context, product);
  partner.heard.length = 0;
  await page.clock.setSystemTime(Date.now() + 6 * 60_000);
  const configured = page.waitForResponse('**/api/getPublicConfiguration');
  await page.goto('/chat');
  await configured;
  // What the configuration says is known to the screen, so to what hands tokens on.
  await expect(page.getByRole('link', { name: en.chat.contactUs })).toBeVisible();
  // What is sent now would be the second.
  await page.clock.setSystemTime(Date.now());
  await page.reload();
  await expect.poll(() => partner.heard.map(({ method }) => method)).toEqual(['POST']);
});

async function startPartner(heard: Partner['heard']): Promise<Server> {
  const server = createServer((request, response) => {
    const headers = {
      'access-control-allow-origin': request.headers.origin ?? '',
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'POST, DELETE',
      'access-control-allow-headers': 'content-type',
    };
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString('utf8');
    });
    request.on('end', () => {
      const { method = '' } = request;
      if (method !== 'OPTIONS') {
        const { token = null } = (body ? JSON.parse(body) : {}) as { token?: string };
        heard.push({ method, token });
      }
      response.writeHead(204, headers).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
