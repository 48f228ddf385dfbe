import { expect, type Page } from '@playwright/test';
import {
  beginWalk,
  focusStep,
  isFocusBack,
  missedStops,
} from '../../support/screen-states/in-page/in-page.ts';

/** More Tab stops than any screen has. */
const TURNS_MAX = 200;

/**
 * Presses Tab until it has reached everything. Faults: a control that it does not reach or reaches out of order,
 * and focus that is not visible.
 */
export async function walkFaults(page: Page): Promise<string[]> {
  await beginWalk(page);
  const faults: string[] = [];
  const reached: number[] = [];
  // One full round. Scrollable boxes and the browser's own controls are stops, too.
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    await page.keyboard.press('Tab');
    const step = await focusStep(page);
    if (reached.includes(step.at)) break;
    faults.push(...step.faults);
    if (step.at >= 0) reached.push(step.at);
  }
  const missed = await missedStops(page, reached);
  const jumpsBack = reached.filter((stop, turn) => stop < (reached[turn - 1] ?? 0)).length;
  return [
    ...faults,
    ...missed.map((name) => `Tab does not reach ${name}`),
    // The wrap from the last stop to the first counts as one.
    ...(jumpsBack > 1 ? [`Tab jumps back and forth: ${reached.join(', ')}`] : []),
  ];
}

/** Presses Escape in an open dialog. Faults: it stays open, or the focus does not return. */
export async function escapeFaults(page: Page): Promise<string[]> {
  const dialog = page.locator('dialog');
  if ((await dialog.count()) === 0) return [];
  await page.keyboard.press('Escape');
  await expect(dialog, 'Escape closes the dialog').toHaveCount(0);
  return (await isFocusBack(page)) ? [] : ['the focus does not return'];
}
