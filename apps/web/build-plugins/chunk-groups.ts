import type { Plugin, Rolldown } from 'vite';
import { type BuiltRoute, catalogue, entry, readRoutes, signedInFrame } from './app-routes.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/**
 * Chunks that several screens share. Few and large: many small ones weigh more, and wait for each other, because
 * HTTP/1.1 loads six files at a time.
 */
const names = [
  'base',
  'accounts',
  'signed-in-base',
  'dialogs',
  'pages',
  'queries',
  'profile',
  'admin',
] as const;
type GroupName = (typeof names)[number];

/**
 * Derives the shared chunks from what each screen imports, so that a file can move without a change here.
 * @returns the plugin that reads the module graph, and the groups for Rolldown's `codeSplitting`
 */
export function chunkGroups() {
  let groupOf: ReadonlyMap<string, GroupName> = new Map();
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    async buildEnd(error) {
      if (!error) groupOf = assignGroups(this, await readRoutes());
    },
  };
  const groups = names.map((name, index) => ({
    name,
    test: (id: string) => groupOf.get(id) === name,
    priority: names.length - index,
  }));
  return { plugin, groups };
}

function assignGroups(graph: Graph, routes: readonly BuiltRoute[]): Map<string, GroupName> {
  const screenOf = (name: string) => {
    const screen = routes.find((route) => route.name === name)?.screen;
    if (!screen) throw new Error(`chunk-groups: no route is called ${name}`);
    return screen;
  };
  const needs = (id: string) => importsOf(graph, id);
  const main = needs(entry);
  const logIn = needs(screenOf('login'));
  const signUp = needs(screenOf('signup'));
  const signedIn = needs(signedInFrame);
  const chat = needs(screenOf('chat'));
  const english = needs(catalogue('en', 'signed-in'));
  const bulgarian = needs(catalogue('bg', 'signed-in'));
  const neededWithout = (name: string) => {
    const others = chunkStarts(graph).filter((id) => id !== screenOf(name));
    return new Set(others.flatMap((id) => [...needs(id)]));
  };

  const groupOf = new Map<string, GroupName>();
  const assign = (name: GroupName, ids: Iterable<string>) => {
    for (const id of ids) if (!groupOf.has(id)) groupOf.set(id, name);
  };
  assign('base', main);
  assign('base', both(logIn, new Set([...signedIn, ...chat])));
  assign('accounts', both(logIn, signUp));
  assign('accounts', both(logIn, neededWithout('login')));
  assign('signed-in-base', signedIn);
  assign('signed-in-base', both(chat, neededWithout('chat')));
  assign('signed-in-base', both(english, bulgarian));
  assignPages(graph, routes, { needs, assign, isAssigned: (id) => groupOf.has(id) });
  // They share parts with many late dialogs and pages, each with another.
  for (const name of ['profile', 'admin'] as const) {
    assign(name, both(needs(screenOf(name)), neededWithout(name)));
  }
  // These have chunks of their own.
  for (const id of [entry, signedInFrame, ...chunkStarts(graph)]) groupOf.delete(id);
  return groupOf;
}

interface Assigning {
  needs(id: string): Set<string>;
  assign(name: GroupName, ids: Iterable<string>): void;
  isAssigned(id: string): boolean;
}

/**
 * Assigns the modules that at least two pages other than the chat share:
 * - `queries`: modules that need a package. Packages are large, and some pages need none.
 * - `dialogs`: modules that the lazy parts of the chat need too. These parts then load nothing else.
 * - `pages`: all others.
 */
function assignPages(graph: Graph, routes: readonly BuiltRoute[], assigning: Assigning): void {
  const { needs, assign, isAssigned } = assigning;
  const pages = routes.filter(({ name, needsSession }) => needsSession && name !== 'chat');
  const users = new Map<string, number>();
  for (const { screen } of pages)
    for (const id of needs(screen)) users.set(id, (users.get(id) ?? 0) + 1);
  const shared = [...users].filter(([id, count]) => count > 1 && !isAssigned(id));
  const ids = shared.map(([id]) => id);
  const screens = new Set(routes.map(({ screen }) => screen));
  const late = chunkStarts(graph).filter((id) => !screens.has(id));
  const neededLate = new Set(late.flatMap((id) => [...needs(id)]));
  const isPackage = (id: string) => id.includes('node_modules') && !isAssigned(id);
  const hasPackage = new Set(ids.filter((id) => [...needs(id)].some(isPackage)));
  assign('queries', hasPackage);
  assign(
    'dialogs',
    ids.filter((id) => neededLate.has(id)),
  );
  assign('pages', ids);
}

function both(a: ReadonlySet<string>, b: ReadonlySet<string>): string[] {
  return [...a].filter((id) => b.has(id));
}

/** Modules that a dynamic import loads: each has a chunk of its own. */
function chunkStarts(graph: Graph): string[] {
  return [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.dynamicImporters.length);
}

/** The module and everything that it imports statically, directly or not. */
function importsOf(graph: Graph, id: string): Set<string> {
  const found = new Set<string>();
  const visit = (module: string) => {
    if (found.has(module)) return;
    const info = graph.getModuleInfo(module);
    if (!info) throw new Error(`chunk-groups: ${module} is not part of the build`);
    found.add(module);
    for (const imported of info.importedIds) visit(imported);
  };
  visit(id);
  return found;
}
