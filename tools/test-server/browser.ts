import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import type { Person } from '../../apps/server/src/testing/person.ts';
import { chromiumLaunch, findChromium } from './chromium.ts';

const builtWeb = fileURLToPath(new URL('../../apps/web/dist/index.html', import.meta.url));

/** Why no page can be opened here; null if one can. */
export function browserObstacle(): string | null {
  if (findChromium() === null) return 'Chromium is not installed';
  return existsSync(builtWeb) ? null : 'the web is not built';
}

/** @param args further arguments of Chromium */
export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ ...chromiumLaunch, args: [...chromiumLaunch.args, ...args] });
}

/** A window of its own, in which a person, if any, is logged in at the server with this URL. */
export async function windowOf(
  browser: Browser,
  url: string,
  person: Pick<Person, 'cookie'> | null,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url });
  if (person === null) return context;
  const [name = '', value = ''] = person.cookie.split('; ')[0]?.split(/=(.*)/s) ?? [];
  await context.addCookies([{ name, value, url }]);
  return context;
}
