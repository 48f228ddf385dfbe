import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const server = process.env['SAVET_SERVER'] ?? 'http://127.0.0.1:3000';
/** Kinds of files that are smaller when compressed. */
const worthIt = /\.(js|css|html)$/;

/**
 * What several screens share comes in few pieces: many small ones weigh more, and wait for each other. The
 * first is for every screen, then come those before signing in, and those after it.
 */
const pieces: Record<string, readonly RegExp[]> = {
  frame: [
    /fontsource/,
    /node_modules\/react-dom\//,
    /web\/src\/ui\/(?!(actions|banner|dialog|rows|select|skeleton)\.)[^/]+$/,
    /web\/src\/app\/opening/,
    /web\/src\/lib\/(session|language|lazy|viewing|page\/(later|screen-of)|documents\/(hooks|state))/,
    /web\/src\/features\/accounts\/verification\/link-outcome\.rules/,
  ],
  accounts: [
    /web\/src\/features\/accounts\/(auth-page|form-error|account-errors)/,
    /web\/src\/features\/accounts\/verification\/use-link-outcome/,
  ],
  inside: [
    /web\/src\/lib\/(documents|live|storage|paging\/(paged-list|use-paged))/,
    /web\/src\/ui\/(toasts\/|menu\/menu\.module|(actions|banner|dialog|rows|select|skeleton)\.)/,
    /web\/src\/features\/chat\/use-chat-text/,
    /web\/src\/features\/chat\/shortcuts\/(shortcuts\.rules|single-keys)/,
    /web\/src\/features\/chat\/picker\/picker\.module/,
    /web\/src\/features\/chat\/messages\/(pending|messages\.module)/,
    /web\/src\/features\/brand-hub\/contact\/(team-messages-list|team-messages\.module|answers\.rules|seen)/,
    /i18n\/src\/(formats|plural|shown-title)/,
    /contract\/src\/(plans|brand-hub)/,
  ],
};

/** Modules that the page will ask for in a while: by the language, and by the screen of the address. */
const wantedSoon: Record<string, readonly string[]> = {
  EN: ['i18n/src/en-frame.ts'],
  BG: ['i18n/src/bg-frame.ts'],
  login: ['features/accounts/log-in-page.tsx'],
  signup: ['features/accounts/sign-up-page.tsx'],
  chat: ['app/signed-in.tsx', 'features/chat/screen/chat-screen.tsx'],
  'chat EN': ['i18n/src/en-inside.ts'],
  'chat BG': ['i18n/src/bg-inside.ts'],
};

export default defineConfig({
  plugins: [react(), inlineIcon(), announce(), precompress()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // All of it is small, and one file comes sooner than a dozen.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: Object.entries(pieces).map(([name, places], place, { length }) => ({
            name,
            test: (id: string) => places.some((one) => one.test(id)),
            priority: length - place,
          })),
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': {
        target: server,
        // The server trusts its own origin; in development the page comes from another port.
        headers: { origin: new URL(server).origin },
      },
    },
  },
});

/** The tab's icon within the page: browsers ask for it, more than once, before what the page needs. */
function inlineIcon(): Plugin {
  return {
    name: 'inline-icon',
    apply: 'build',
    async transformIndexHtml(html) {
      const icon = await readFile(join(import.meta.dirname, 'public/icon.svg'), 'base64');
      return html.replace(
        'rel="icon" href="/icon.svg"',
        `rel="icon" href="data:image/svg+xml;base64,${icon}"`,
      );
    },
  };
}

/** Tells `first-paint.js` the files that will be wanted soon, so that they come beside the first ones, not after them. */
function announce(): Plugin {
  return {
    name: 'announce',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = (names: readonly string[]) => filesOf(bundle, names, html);
        const soon = Object.entries(wantedSoon).map(([key, names]) => [key, files(names)]);
        const text = JSON.stringify(Object.fromEntries(soon)).replaceAll('"', '&quot;');
        return html.replace('src="/first-paint.js"', `$& data-soon="${text}"`);
      },
    },
  };
}

/** Names of the files with these modules and of all that they import, without those that the page names itself. */
function filesOf(
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
  page: string,
): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name) || page.includes(name)) return;
    found.add(name);
    for (const other of chunk.imports) add(other);
  };
  for (const module of modules) {
    const chunk = Object.values(bundle).find(
      (one) => one.type === 'chunk' && one.facadeModuleId?.endsWith(`/${module}`),
    );
    if (!chunk) throw new Error(`no file begins with ${module}`);
    add(chunk.fileName);
  }
  return [...found].map((name) => name.replace(/^assets\//, ''));
}

/** Writes each file a second and third time, compressed, so that the server only has to hand it out. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const paths = Object.keys(bundle).filter((name) => worthIt.test(name));
      await Promise.all(paths.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  await writeFile(`${path}.gz`, await promisify(gzip)(content));
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
}
