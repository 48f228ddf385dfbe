import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';

/** Puts both scripts into every page of a context, before the page's own. */
export async function enterPages(context: BrowserContext): Promise<void> {
  for (const name of ['layout.js', 'focus.js']) {
    await context.addInitScript({ path: fileURLToPath(new URL(name, import.meta.url)) });
  }
}

/** Faults of the layout, a line each; targets are measured when `least` is given, in CSS px. */
export async function layoutFaults(page: Page, least?: number): Promise<string[]> {
  const checks = ['stickingOut()', 'misfits()'];
  if (least !== undefined) checks.push(`smallTargets(${least})`);
  return page.evaluate<string[]>(`[${checks.map((check) => `...layout.${check}`).join(', ')}]`);
}

export interface Step {
  /** Place among all that Tab should reach; -1 for the page itself and for what only scrolls. */
  at: number;
  faults: string[];
}

/** Where the focus has come to, and what was wrong with it. */
export function focusStep(page: Page): Promise<Step> {
  return page.evaluate<Step>('focusWalk.step()');
}

/** Takes the focus away, and remembers what Tab should reach. */
export async function beginWalk(page: Page): Promise<void> {
  await page.evaluate('focusWalk.begin()');
}

/** What was there at the beginning, is there still, and was not reached. */
export function missedStops(page: Page, reached: readonly number[]): Promise<string[]> {
  return page.evaluate<string[]>(`focusWalk.missed(${JSON.stringify(reached)})`);
}

/** Whether the focus is where it was before the dialog opened. */
export function isFocusBack(page: Page): Promise<boolean> {
  return page.evaluate<boolean>('focusWalk.isBack()');
}
