import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { Person } from '../../apps/server/src/testing/person.ts';
import { browserObstacle, openBrowser as open, windowOf } from '../test-server/browser.ts';
import type { World } from './world.ts';

/** The dangerous parts of a page. */
interface Danger {
  scripts: string[];
  links: string[];
  loaded: string[];
  changed: string[];
}

const findDanger = readFileSync(new URL('in-page.js', import.meta.url), 'utf8');
/** Chromium without a screen counts as a program, to which no shared page is shown. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const LOOK_AGAIN_MS = 50;
/** A page that does not show everything by then is judged as it is, in milliseconds. */
const PATIENCE_MS = 15_000;

export type Browser = NonNullable<Awaited<ReturnType<typeof openBrowser>>>;

/** A window in which pages of the product are looked at, and what they asked for. */
export interface Looker {
  page: Page;
  /** Requests to other hosts than the server. */
  requests: string[];
  dialogs: string[];
  /** Waits until the page shows all these texts, and judges it. @returns its text, with plain spaces */
  read(texts: readonly string[]): Promise<{ danger: Danger; text: string }>;
  close(): Promise<void>;
}

/** @returns null without Chromium or without a built web */
export async function openBrowser({ stage }: World) {
  if (browserObstacle() !== null) return null;
  const browser = await open();
  const { url } = stage.server;
  return {
    lookAs: async (person: Person | null) => lookAt(await windowOf(browser, url, person), url),
    close: () => browser.close(),
  };
}

async function lookAt(context: BrowserContext, url: string): Promise<Looker> {
  const { host } = new URL(url);
  const requests: string[] = [];
  const dialogs: string[] = [];
  await context.route(
    (address) => address.host !== host && address.protocol !== 'data:',
    async (route) => {
      requests.push(route.request().url());
      await route.abort();
    },
  );
  await context.setExtraHTTPHeaders({ 'user-agent': USER_AGENT });
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return {
    page,
    requests,
    dialogs,
    read: async (texts) => {
      const given = performance.now() + PATIENCE_MS;
      const textOf = async () => withPlainSpaces(await page.innerText('body'));
      let text = await textOf();
      while (!texts.every((each) => text.includes(each)) && performance.now() < given) {
        await page.waitForTimeout(LOOK_AGAIN_MS);
        text = await textOf();
      }
      return { danger: await page.evaluate<Danger>(findDanger), text };
    },
    close: () => context.close(),
  };
}

/** As a page shows it where nothing is formatted. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
