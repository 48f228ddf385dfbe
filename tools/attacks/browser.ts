import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { Person } from '../../apps/server/src/testing/person.ts';
import { browserObstacle, openBrowser as open, windowOf } from '../test-server/browser.ts';
import type { World } from './world.ts';

/** Elements that run or load something, or lead somewhere unsafely. */
interface Danger {
  scripts: string[];
  links: string[];
  loaded: string[];
}

const findDanger = readFileSync(new URL('in-page.js', import.meta.url), 'utf8');

/** A browser in which pages of the product are looked at, and what they asked for. */
export interface Looker {
  /** Requests to other hosts than the server. */
  requests: string[];
  dialogs: string[];
  /** Opens an address and waits until it shows a text. */
  look(path: string, shown: string): Promise<{ danger: Danger; text: string }>;
  close(): Promise<void>;
}

/** @returns null without Chromium or without a built web */
export async function openBrowser({ stage }: World) {
  if (browserObstacle() !== null) return null;
  const browser = await open();
  const { url } = stage.server;
  return {
    lookAs: async (person: Person) => lookAt(await windowOf(browser, url, person), url),
    close: () => browser.close(),
  };
}

async function lookAt(context: BrowserContext, url: string): Promise<Looker & { page: Page }> {
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
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return {
    page,
    requests,
    dialogs,
    look: async (path, shown) => {
      await page.goto(url + path);
      await page.getByText(shown).last().waitFor();
      return {
        danger: await page.evaluate<Danger>(findDanger),
        text: await page.innerText('body'),
      };
    },
    close: () => context.close(),
  };
}
