import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { scripting } from './scripting.ts';
import { type Files, startStreamServer } from './stream-server.ts';

/** A page that renders a text with Streamdown while it streams, once its button is pressed; ends with `data-status=done`. */
export async function startStreamdownPage(pieces: readonly string[]) {
  return startStreamServer(await builtPage(), pieces);
}

/** Scripting time of one text on that page, in milliseconds. */
export async function streamToStreamdown(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(url);
  const spent = await scripting(page, async () => {
    await page.locator('button').first().click();
    await page.locator('[data-status=done]').waitFor({ timeout: 60_000 });
  });
  await page.close();
  return spent;
}

/** A production build, kept in memory. */
async function builtPage(): Promise<Files> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL('streamdown-page.mjs', import.meta.url)) },
    },
  });
  if (!('output' in built)) throw new Error('Vite returned no build');
  const files: Files = {};
  for (const { fileName, ...file } of built.output) {
    if (file.type === 'asset') continue;
    files[`/${fileName}`] = { type: 'text/javascript', content: file.code };
    if (file.isEntry) files['/'] = { type: 'text/html', content: pageWith(`/${fileName}`) };
  }
  return files;
}

function pageWith(script: string): string {
  return `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
    <div id="root"></div><script type="module" src="${script}"></script>`;
}
