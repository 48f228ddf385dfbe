import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const SOURCES = join(import.meta.dirname, '../src');
const ROUTES = join(SOURCES, 'app/routes.ts');
const CATALOGUES = join(import.meta.dirname, '../../../packages/i18n/src');

/** A screen as the build sees it: module ids are absolute paths. */
export interface BuiltRoute {
  name: string;
  needsSession: boolean;
  isForStaff: boolean;
  texts: readonly LatePart[];
  screen: string;
}

export const entry = join(SOURCES, 'main.tsx');
/** The frame around all screens that need a session. */
export const signedInFrame = join(SOURCES, 'app/signed-in.tsx');

type LatePart = import('../src/app/routes.ts').LatePart;
type RoutesModule = typeof import('../src/app/routes.ts');

/** Reads the routes table. Node imports it itself: Vite would bundle every screen into its configuration. */
export async function readRoutes(): Promise<readonly BuiltRoute[]> {
  const { routes, isForStaff, needsSession, screenName } = (await import(
    pathToFileURL(ROUTES).href
  )) as RoutesModule;
  return routes.map((route) => {
    const [, specifier] = /import\('([^']+)'\)/.exec(String(route.load)) ?? [];
    if (!specifier) throw new Error(`routes.ts: ${route.path} imports no screen`);
    return {
      name: screenName(route.path),
      needsSession: needsSession(route),
      isForStaff: isForStaff(route),
      texts: route.texts ?? [],
      screen: join(SOURCES, 'app', specifier),
    };
  });
}

export type CataloguePart = 'public' | 'signed-in' | 'staff' | LatePart;

/** Parts that several files make up. The others are in a file of their own name. */
const joinedParts: readonly CataloguePart[] = ['public', 'signed-in', 'staff'];

/** The module with a part of the texts in a language. */
export function catalogue(language: string, part: CataloguePart): string {
  const file = joinedParts.includes(part) ? `-${part}` : `/${part}`;
  return join(CATALOGUES, `${language.toLowerCase()}${file}.ts`);
}
