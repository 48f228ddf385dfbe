import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { type Person, signUp } from '../apps/server/src/testing/person.ts';
import { findChromium } from '../tools/test-server/chromium.ts';
import { freePort } from '../tools/test-server/free-port.ts';
import { Provider } from '../tools/test-server/provider.ts';
import type { ProviderAnswer } from '../tools/test-server/provider-answer.ts';
import { ServerProcess } from '../tools/test-server/server-process.ts';
import { staff } from '../tools/test-server/staff.ts';

/** The product in a browser, logged in as a user without a query limit. */
export interface Bench {
  url: string;
  person: Person;
  browser: Browser;
  /** Logs a client in as `person`. */
  sessionCookie: { name: string; value: string };
  /** A new context in which this user is logged in. */
  signedIn(): Promise<BrowserContext>;
  stop(): Promise<void>;
}

/** The machine's Chromium, which may make no requests of its own. */
export const browserOptions = {
  executablePath: findChromium() ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
};

/** @param respond writes the provider's answers */
export async function startBench(respond: (answer: ProviderAnswer) => void): Promise<Bench> {
  const provider = await Provider.start(respond);
  const folder = mkdtempSync(join(tmpdir(), 'savet-bench-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    port,
    variables: { DATA_DIR: folder, PUBLIC_URL: url, ...provider.variables },
  };
  const server = await ServerProcess.start(settings);
  const person = await signUp(server);
  // The measured page is in English: another alphabet would load a second font file.
  await person.call('updateUser', { firstName: 'Ana', lastName: 'Test' });
  await staff(settings, 'plan', person.email, 'pro', '1000000');
  const browser = await chromium.launch(browserOptions);
  const [name = '', value = ''] = person.cookie.split('; ')[0]?.split(/=(.*)/s) ?? [];
  const sessionCookie = { name, value };
  return {
    url,
    person,
    browser,
    sessionCookie,
    signedIn: async () => {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await context.addCookies([{ ...sessionCookie, url }]);
      return context;
    },
    stop: async () => {
      await browser.close();
      await server.end();
      await provider.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
