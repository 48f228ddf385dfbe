import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ICON = join(import.meta.dirname, '../public/icon.svg');

/** Inlines the favicon: browsers would request it before the scripts, more than once. */
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
