import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';

/** Puts both scripts into every page of a context, before the page's own. */
export async function enterPages(context: BrowserContext): Promise<void> {
  for (const name of ['layout.js', 'focus.js']) {
    await context.addInitScript({ path: fileURLToPath(new URL(name, import.meta.url)) });
  }
}

/** Layout faults, one line each. Targets are measured if `least` is given, in CSS px. */
export async function layoutFaults(page: Page, least?: number): Promise<string[]> {
  const checks = ['stickingOut()', 'misfits()', 'oddLastButtons()', 'lostLastButtons()'];
  if (least !== undefined) checks.push(`smallTargets(${least})`);
  return page.evaluate<string[]>(`[${checks.map((check) => `...layout.${check}`).join(', ')}]`);
}

export interface Step {
  /** Index among all Tab stops; -1 for the page itself and for scrollable boxes. */
  at: number;
  faults: string[];
}

/** Checks the element that has the focus. */
export function focusStep(page: Page): Promise<Step> {
  return page.evaluate<Step>('focusWalk.step()');
}

/** Removes the focus and records what Tab should reach. */
export async function beginWalk(page: Page): Promise<void> {
  await page.evaluate('focusWalk.begin()');
}

/** Stops that existed at the beginning, still exist and were not reached. */
export function missedStops(page: Page, reached: readonly number[]): Promise<string[]> {
  return page.evaluate<string[]>(`focusWalk.missed(${JSON.stringify(reached)})`);
}

/** Whether the focus is where it was before the dialog opened. */
export function isFocusBack(page: Page): Promise<boolean> {
  return page.evaluate<boolean>('focusWalk.isBack()');
}
