import type { Page } from '@playwright/test';
import { beginWalk, focusStep, missedStops } from '../../stage/in-page/in-page.ts';

/** More than any screen has. */
const TURNS_MAX = 200;

/**
 * Presses Tab until everything was reached. Faults: what is not reached, what is reached out of turn, and
 * what has the focus without showing it.
 */
export async function walkFaults(page: Page): Promise<string[]> {
  await beginWalk(page);
  const faults: string[] = [];
  const reached: number[] = [];
  // Once around, from wherever the focus was; scrolling boxes and the browser itself have turns as well.
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    await page.keyboard.press('Tab');
    const step = await focusStep(page);
    if (reached.includes(step.at)) break;
    faults.push(...step.faults);
    if (step.at >= 0) reached.push(step.at);
  }
  const missed = await missedStops(page, reached);
  const jumpsBack = reached.filter((place, turn) => place < (reached[turn - 1] ?? 0)).length;
  return [
    ...faults,
    ...missed.map((name) => `Tab does not reach ${name}`),
    // From the last to the first is one.
    ...(jumpsBack > 1 ? [`Tab goes to and fro: ${reached.join(', ')}`] : []),
  ];
}
