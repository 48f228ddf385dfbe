import type { Plugin, Rolldown } from 'vite';
import { type BuiltRoute, entry, readRoutes, signedInFrame } from './app-routes.ts';

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** Chunks that several screens share. Few and large: many small ones weigh more, and wait for each other. */
const names = ['base', 'accounts', 'signed-in-base'] as const;
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
  const elsewhere = chunkStarts(graph).filter((id) => id !== screenOf('chat'));
  const shared = new Set(elsewhere.flatMap((id) => [...needs(id)]));

  const groupOf = new Map<string, GroupName>();
  const assign = (name: GroupName, ids: Iterable<string>) => {
    for (const id of ids) if (!groupOf.has(id)) groupOf.set(id, name);
  };
  assign('base', main);
  assign('base', both(logIn, new Set([...signedIn, ...chat])));
  assign('accounts', both(logIn, signUp));
  assign('signed-in-base', signedIn);
  assign('signed-in-base', both(chat, shared));
  // These have chunks of their own.
  for (const id of [entry, signedInFrame]) groupOf.delete(id);
  return groupOf;
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
