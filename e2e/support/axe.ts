import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The violations that axe finds in a page, each with its element. Evaluated directly: the Playwright adapter of axe
 * puts the script into the page at each run and takes twice as long.
 */
export async function axeViolations(
  page: Page,
  options: Pick<RunOptions, 'rules' | 'runOnly'>,
  context: ElementContext = { include: ['html'] },
): Promise<string[]> {
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(source);
  const run = `axe.run(${JSON.stringify(context)}, ${JSON.stringify({ ...options, resultTypes: ['violations'] })})`;
  const { violations } = await page.evaluate<AxeResults>(run);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`),
  );
}
