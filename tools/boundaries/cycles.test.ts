import { expect, test } from 'vitest';
import { findCycles } from './cycles.ts';
import { parseSource } from './source-file.ts';

test.each<[string, Record<string, string>, string]>([
  [
    'two files',
    { 'tools/a.ts': "import './b.ts';", 'tools/b.ts': "export { a } from './a.ts';" },
    [
      'tools/a.ts → tools/b.ts → tools/a.ts',
      '  tools/a.ts imports tools/b.ts',
      '  tools/b.ts imports tools/a.ts',
    ].join('\n'),
  ],
  [
    'type imports',
    {
      'tools/a.ts': "import type { B } from './b.ts';",
      'tools/b.ts': "export type B = import('./a.ts').A;",
    },
    'tools/a.ts → tools/b.ts → tools/a.ts',
  ],
  [
    'three files, one imported dynamically',
    {
      'tools/a.ts': "await import('./b.ts');",
      'tools/b.ts': "import './c.ts';",
      'tools/c.ts': "import './a.ts';",
    },
    'tools/a.ts → tools/b.ts → tools/c.ts → tools/a.ts',
  ],
  [
    'two folders through different files',
    { 'tools/a/one.ts': "import '../b/one.ts';", 'tools/b/two.ts': "import '../a/two.ts';" },
    [
      'tools/a → tools/b → tools/a',
      '  tools/a/one.ts imports tools/b/one.ts',
      '  tools/b/two.ts imports tools/a/two.ts',
    ].join('\n'),
  ],
  [
    'a file and a sibling folder',
    { 'tools/page.ts': "import './parts/part.ts';", 'tools/parts/part.ts': "import '../page.ts';" },
    'tools/page.ts → tools/parts → tools/page.ts',
  ],
  [
    'two folders, one through its styles',
    {
      'apps/web/src/ui/a/one.ts': "import '../b/two.ts';",
      'apps/web/src/ui/b/two.ts': "import '../a/a.module.css';",
    },
    'apps/web/src/ui/a → apps/web/src/ui/b → apps/web/src/ui/a',
  ],
  [
    'web folders imported by alias',
    {
      'apps/web/src/data/call/a.ts': "import '#data/live/a.ts';",
      'apps/web/src/data/live/b.ts': "import '#data/call/b.ts';",
    },
    'apps/web/src/data/call → apps/web/src/data/live → apps/web/src/data/call',
  ],
  [
    'packages imported by name',
    {
      'packages/contract/src/a.ts': "import '@savet/i18n/b';",
      'packages/i18n/src/c.ts': "import type { A } from '@savet/contract/a';",
    },
    'packages/contract → packages/i18n → packages/contract',
  ],
])('reports a cycle of %s', (_what, files, expected) => {
  expect(cyclesOf(files).map((cycle) => cycle.slice(0, expected.length))).toEqual([expected]);
});

test.each<[string, Record<string, string>]>([
  [
    'a folder that one file imports and that imports another',
    {
      'tools/page.ts': "import './parts/part.ts';",
      'tools/parts/part.ts': "import '../rules.ts';",
    },
  ],
  [
    'a test whose helper imports a file next to the test',
    {
      'apps/server/src/app/a.test.ts': "import '../testing/b.ts';",
      'apps/server/src/testing/b.ts': "import '../app/a.ts';",
    },
  ],
  [
    'packages from the registry',
    { 'tools/zod.ts': "import 'zod';", 'tools/a.ts': "import './zod.ts';" },
  ],
])('%s is not a cycle', (_what, files) => {
  expect(cyclesOf(files)).toEqual([]);
});

function cyclesOf(files: Record<string, string>): string[] {
  // Imported files must exist; those not listed are empty.
  const empty = ['a/two', 'b/one', 'rules'].map((name) => [`tools/${name}.ts`, ''] as const);
  const more = {
    'apps/web/src/data/live/a.ts': '',
    'apps/web/src/data/call/b.ts': '',
    'packages/i18n/src/b.ts': '',
    'packages/contract/src/a.ts': '',
    'apps/server/src/app/a.ts': '',
    ...Object.fromEntries(empty),
  };
  return findCycles(
    Object.entries({ ...more, ...files }).map(([path, text]) => parseSource(path, text)),
  );
}
