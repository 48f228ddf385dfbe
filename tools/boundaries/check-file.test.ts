import { expect, test } from 'vitest';
import { checkFile, type Violation } from './check-file.ts';
import { parseSource } from './source-file.ts';

const server = 'apps/server/src/features/chat/some.ts';
const web = 'apps/web/src/features/chat/some.tsx';

test.each([
  ['a later feature', server, "import '../admin/admin.ts';", /chat may not import .*admin/],
  [
    'the app',
    server,
    "import { compose } from '../../app/compose.ts';",
    /may not import server\/app/,
  ],
  ['the environment', server, "import { readEnvironment } from '../../env.ts';", /server\/env/],
  [
    'a later feature by re-export',
    server,
    "export { a } from '../admin/admin.ts';",
    /may not import/,
  ],
  ['a later feature dynamically', server, "await import('../admin/admin.ts');", /may not import/],
  [
    'a feature',
    'apps/server/src/platform/log.ts',
    "import '../features/chat/turns.ts';",
    /platform may not/,
  ],
  ['the server', web, "import '../../../../server/src/main.ts';", /may not import server/],
  ['the validator', web, "import { calls } from '@savet/contract/calls';", /only types/],
  [
    'a feature',
    'apps/web/src/ui/button.tsx',
    "import '../features/chat/some.tsx';",
    /web\/ui may not/,
  ],
  [
    'the web',
    'packages/contract/src/text.ts',
    "import '@savet/i18n';",
    /contract may not import i18n/,
  ],
  [
    'an internal file of a package',
    server,
    "import '../../../../../packages/built-in-consultant/src/answers/answer.ts';",
    /by its package name/,
  ],
  [
    'a file outside the parts',
    server,
    "import '../../../../../scripts/some.ts';",
    /leads out of the parts/,
  ],
])('importing %s is refused', (_what, file, text, message) => {
  expectOne(checkFile(parseSource(file, text)), file, message);
});

test.each([
  [
    'the environment',
    server,
    'const port = process.env.PORT;',
    /only in apps\/server\/src\/env\.ts/,
  ],
  ['a language', server, "const tag = language === 'BG' ? 'bg' : 'en';", /record per language/],
  ['a language tag', web, "const sign = locale !== 'bg';", /record per language/],
  ['a language', server, "switch (language) { case 'EN': break; }", /record per language/],
  ['SQL', server, "import { sql } from 'kysely';", /\*\.store\.ts/],
  ['a query', server, "db.selectFrom('users').execute();", /\*\.store\.ts/],
  ['a visible text', web, 'export const a = <p>Здравейте</p>;', /catalogues/],
  ['a text for screen readers', web, 'export const a = <img alt="Logo" />;', /catalogues/],
  ['a text in braces', web, "export const a = <p>{'Hello'}</p>;", /catalogues/],
  ['a template for screen readers', web, 'export const a = <a title={`By ${b}`} />;', /catalogues/],
  ['a style', web, 'export const a = <p style={{ top: 0 }} />;', /inline styles/],
  [
    'markup',
    web,
    'export const a = <p dangerouslySetInnerHTML={{ __html: b }} />;',
    /never markup/,
  ],
  ['a file', 'scripts/some.ts', '', /belongs to no part/],
  ['a folder', 'apps/web/src/lib/utils/some.ts', '', /"utils" says nothing/],
])('%s is refused where it does not belong', (_what, file, text, message) => {
  expectOne(checkFile(parseSource(file, text)), file, message);
});

test.each([
  [
    'a language in a test',
    'apps/server/src/app/a.test.ts',
    "const share = language === 'BG' ? 1 : 0;",
  ],
  ['an earlier feature', server, "import { a } from '../quota/quota.store.ts';"],
  ['types of the contract', web, "import type { Calls } from '@savet/contract/calls';"],
  ['lightweight values of the contract', web, "import { NAME_MAX } from '@savet/contract/limits';"],
  [
    'SQL in a store',
    'apps/server/src/features/chat/chat.store.ts',
    "import { sql } from 'kysely';",
  ],
  ['punctuation and numbers', web, 'export const a = <p>· {b} — 5 €</p>;'],
  [
    'tools in a test',
    'apps/server/src/app/a.test.ts',
    "import '../../../../tools/test-server/staff.ts';",
  ],
])('%s is allowed', (_what, file, text) => {
  expect(checkFile(parseSource(file, text))).toEqual([]);
});

function expectOne(found: Violation[], file: string, message: RegExp): void {
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({ file, line: 1 });
  expect(found[0]?.message).toMatch(message);
}
