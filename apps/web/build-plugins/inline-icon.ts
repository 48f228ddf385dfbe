import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ICON = join(import.meta.dirname, '../public/icon.svg');

/** Inlines the tab's icon: browsers request it, more than once, before the scripts. */
export function inlineIcon(): Plugin {
  return {
    name: 'inline-icon',
    apply: 'build',
    async transformIndexHtml(html) {
      const icon = await readFile(ICON, 'base64');
      return html.replace(
        'rel="icon" href="/icon.svg"',
        `rel="icon" href="data:image/svg+xml;base64,${icon}"`,
      );
    },
  };
}
