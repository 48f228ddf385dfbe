import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import type { Bench } from './browser.ts';

/** Script of a screen in bytes after gzip, from an empty cache until nothing more is loaded. */
export async function scriptWeights({ url, browser, signedIn }: Bench) {
  const guest = await browser.newContext();
  const logIn = await weigh(await guest.newPage(), `${url}/login`, 'form');
  const member = await signedIn();
  const chat = await weigh(await member.newPage(), `${url}/chat`, '#question');
  await guest.close();
  await member.close();
  return { logIn, chat };
}

async function weigh(page: Page, address: string, ready: string): Promise<number> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(address);
  await page.locator(ready).first().waitFor();
  await quiet(() => scripts.length);
  let bytes = 0;
  for (const script of scripts) bytes += gzipSync(await script.body()).length;
  return bytes;
}

/** Waits until a value has not changed for a second: the live stream keeps the network busy. */
async function quiet(look: () => unknown): Promise<void> {
  for (let before: unknown, times = 0; times < 4; ) {
    await pause(250);
    const now = await look();
    times = now === before ? times + 1 : 0;
    before = now;
  }
}

/** Sum of layout shifts on each screen until nothing more is loaded. */
export async function layoutShifts({ url, browser, signedIn }: Bench) {
  const shifts: Record<string, number> = {};
  const guest = await browser.newContext();
  const member = await signedIn();
  for (const context of [guest, member]) await context.addInitScript(observeShifts);
  for (const path of ['/login', '/signup'])
    shifts[path] = await shiftOf(await guest.newPage(), url + path);
  for (const path of ['/chat', '/brandhub', '/profile', '/payment']) {
    shifts[path] = await shiftOf(await member.newPage(), url + path);
  }
  await guest.close();
  await member.close();
  return shifts;
}

/** Runs in the page. */
const observeShifts = `
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

async function shiftOf(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.locator('main, #question').first().waitFor();
  await quiet(async () => String(await page.evaluate('window.shifted')));
  const shifted = Number(await page.evaluate('window.shifted'));
  await page.close();
  return shifted;
}
