import { languageCodes } from '@savet/contract/languages';
import type { Plugin, Rolldown } from 'vite';
import {
  type BuiltRoute,
  type CataloguePart,
  catalogue,
  readRoutes,
  signedInFrame,
} from './app-routes.ts';

/** Writes into `data-preload` the chunks that `first-paint.js` preloads, so that they load in parallel with the entry. */
export function modulePreloadPlugin(): Plugin {
  return {
    name: 'module-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const modulesByKey = preloadByRoute(await readRoutes());
        const filesByKey = Object.entries(modulesByKey).map(([key, modules]) => [
          key,
          chunksOf(bundle, modules, html),
        ]);
        const json = JSON.stringify(Object.fromEntries(filesByKey)).replaceAll('"', '&quot;');
        return html.replace('src="/first-paint.js"', `$& data-preload="${json}"`);
      },
    },
  };
}

/** Module ids by language, by screen, and by both. */
function preloadByRoute(routes: readonly BuiltRoute[]): Record<string, readonly string[]> {
  const preload: Record<string, readonly string[]> = {};
  for (const language of languageCodes) preload[language] = [catalogue(language, 'public')];
  for (const route of routes) {
    preload[route.name] = route.needsSession ? [signedInFrame, route.screen] : [route.screen];
    const parts = textsOf(route);
    if (parts.length === 0) continue;
    for (const language of languageCodes)
      preload[`${route.name} ${language}`] = parts.map((part) => catalogue(language, part));
  }
  return preload;
}

/** The parts of the catalogue that a screen needs beside the public one. */
function textsOf({ needsSession, isForStaff, texts }: BuiltRoute): CataloguePart[] {
  const parts: CataloguePart[] = [];
  if (needsSession) parts.push('signed-in');
  if (isForStaff) parts.push('staff');
  parts.push(...texts);
  return parts;
}

/** File names of the modules' chunks and their static imports, except those that the page already names. */
function chunksOf(
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
  page: string,
): string[] {
  const found = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName) || page.includes(fileName)) return;
    found.add(fileName);
    for (const imported of chunk.imports) add(imported);
  };
  for (const module of modules) {
    const chunk = Object.values(bundle).find(
      (output) => output.type === 'chunk' && output.facadeModuleId === module,
    );
    if (!chunk) throw new Error(`module-preload: no chunk begins with ${module}`);
    add(chunk.fileName);
  }
  return [...found].map((fileName) => fileName.replace(/^assets\//, ''));
}
