/**
 * The parts of the product and their allowed imports (design, section 3). A file belongs to the part with
 * the longest matching path prefix; a part may always import itself.
 */
export interface Part {
  name: string;
  at: string;
  /** Names of parts; `family/*` means every part with this prefix. */
  imports: readonly string[];
}

/** A feature may import only earlier ones, in the server and in the web. */
const featureOrder = [
  'legal',
  'accounts',
  'viewing',
  'brand-hub',
  'quota',
  'billing',
  'models',
  'consultant',
  'brand-check',
  'chat',
  'exports',
  'imports',
  'admin',
];

/** The same for the folders of `web/data`. */
const dataOrder = [
  'storage',
  'theme',
  'session',
  'live',
  'call',
  'configuration',
  'viewing',
  'documents',
  'outbox',
  'queries',
];

export const parts: readonly Part[] = [
  { name: 'contract', at: 'packages/contract/src/', imports: [] },
  { name: 'contract/testing', at: 'packages/contract/src/testing/', imports: ['contract'] },
  // Reads texts in both languages; knows no feature.
  { name: 'text', at: 'packages/text/src/', imports: [] },
  { name: 'i18n', at: 'packages/i18n/src/', imports: ['contract'] },
  // `i18n` has the names and benefits of the Brand Hub fields. A pasted text is reviewed by the rules of the check, too.
  {
    name: 'built-in-consultant',
    at: 'packages/built-in-consultant/src/',
    imports: ['contract', 'text', 'i18n', 'brand-check'],
  },
  {
    name: 'evaluation',
    at: 'packages/evaluation/src/',
    imports: ['contract', 'text', 'built-in-consultant'],
  },
  { name: 'brand-check', at: 'packages/brand-check/src/', imports: ['contract', 'text'] },
  // Independent: it knows Stripe, but nothing about this product.
  { name: 'stripe-simulator', at: 'packages/stripe-simulator/src/', imports: [] },

  { name: 'server/platform', at: 'apps/server/src/platform/', imports: ['contract'] },
  // `i18n` has the texts of mails.
  ...inOrder(featureOrder, 'server/features', 'apps/server/src/features/', [
    'contract',
    'i18n',
    'built-in-consultant',
    // The graders check the answers of a model that staff test.
    'evaluation',
    'text',
    'brand-check',
    'server/platform',
  ]),
  { name: 'server/env', at: 'apps/server/src/env', imports: ['contract', 'server/platform'] },
  {
    name: 'server/app',
    at: 'apps/server/src/app/',
    imports: [
      'contract',
      'built-in-consultant',
      'evaluation',
      'stripe-simulator',
      'server/platform',
      'server/features/*',
      'server/env',
    ],
  },
  {
    name: 'server/testing',
    at: 'apps/server/src/testing/',
    imports: [
      'contract',
      // Scorecards that are stored as those of `npm run evaluate`.
      'evaluation',
      'stripe-simulator',
      'server/*',
      'tools',
    ],
  },
  {
    name: 'server/start',
    at: 'apps/server/src/',
    imports: [
      'contract',
      'evaluation',
      'server/platform',
      'server/features/models',
      'server/app',
      'server/env',
    ],
  },

  // Observable values.
  { name: 'web/store', at: 'apps/web/src/lib/store/', imports: [] },
  // Loads chunks on demand.
  { name: 'web/lazy', at: 'apps/web/src/lib/lazy/', imports: ['web/store'] },
  { name: 'web/ui', at: 'apps/web/src/ui/', imports: ['web/lazy'] },
  {
    name: 'web/lib',
    at: 'apps/web/src/lib/',
    imports: ['contract', 'i18n', 'web/store', 'web/lazy'],
  },
  ...inOrder(dataOrder, 'web/data', 'apps/web/src/data/', [
    'contract',
    'i18n',
    'web/store',
    'web/lazy',
    'web/lib',
  ]),
  ...inOrder(featureOrder, 'web/features', 'apps/web/src/features/', [
    'contract',
    'i18n',
    'web/store',
    'web/lazy',
    'web/ui',
    'web/lib',
    'web/data/*',
  ]),
  // Development only: shows all of web/ui.
  { name: 'web/design', at: 'apps/web/src/design/', imports: ['web/ui'] },
  {
    name: 'web/app',
    at: 'apps/web/src/',
    imports: [
      'contract',
      'i18n',
      'web/store',
      'web/lazy',
      'web/ui',
      'web/lib',
      'web/data/*',
      'web/features/*',
      'web/design',
    ],
  },

  // Component tests: they render the whole application.
  {
    name: 'specification',
    at: 'apps/web/specification/',
    imports: ['contract', 'contract/testing', 'i18n', 'web/*'],
  },
  // Vite plugins, which read the routes table.
  { name: 'web/build', at: 'apps/web/build-plugins/', imports: ['contract', 'i18n', 'web/app'] },

  // `i18n` has the texts by which a fault in a browser finds its way on the screen.
  {
    name: 'tools',
    at: 'tools/',
    imports: ['contract', 'i18n', 'built-in-consultant', 'brand-check', 'server/testing'],
  },
  { name: 'e2e', at: 'e2e/', imports: ['contract', 'i18n', 'tools'] },
  { name: 'bench', at: 'bench/', imports: ['contract', 'tools', 'server/testing'] },
];

/** Parts that tests may import in addition. */
export const testImports: readonly string[] = [
  'tools',
  'contract/testing',
  'server/testing',
  'server/app',
];

/** Contract modules small enough for the browser; from the others, the web may import only types. */
export const lightContract = new Set([
  '@savet/contract/brand-check',
  '@savet/contract/brand-hub',
  '@savet/contract/check-exceptions',
  '@savet/contract/choices/account-types',
  '@savet/contract/choices/brand-books',
  '@savet/contract/choices/download-formats',
  '@savet/contract/choices/import-sources',
  '@savet/contract/choices/passkey-transports',
  '@savet/contract/choices/project-colors',
  '@savet/contract/choices/response-styles',
  '@savet/contract/choices/user-orders',
  '@savet/contract/choices/viewing-answers',
  '@savet/contract/errors',
  '@savet/contract/languages',
  '@savet/contract/limits',
  '@savet/contract/legal',
  '@savet/contract/accounts/log-in-providers',
  '@savet/contract/accounts/session-renewal',
  '@savet/contract/accounts/mails',
  '@savet/contract/models',
  '@savet/contract/plans',
]);
export const lightParts: readonly string[] = ['i18n', 'web/*'];

/** Workspace packages by name. */
export const packages: Readonly<Record<string, string>> = {
  '@savet/contract': 'packages/contract/src/',
  '@savet/i18n': 'packages/i18n/src/',
  '@savet/built-in-consultant': 'packages/built-in-consultant/src/',
  '@savet/evaluation': 'packages/evaluation/src/',
  '@savet/brand-check': 'packages/brand-check/src/',
  '@savet/text': 'packages/text/src/',
  'stripe-simulator': 'packages/stripe-simulator/src/',
};

/** Meaningless folder names. */
export const emptyNames = new Set(['utils', 'helpers', 'misc', 'common']);
/** Parts whose files may read the process's environment. */
export const environmentReaders: readonly string[] = [
  'server/env',
  'stripe-simulator',
  'tools',
  'e2e',
  'bench',
];
/** Files that may compare a value with a language code; elsewhere a record per language decides. */
export const languageFiles =
  /^packages\/i18n\/src\/[a-z]{2}\/|^packages\/built-in-consultant\/src\/language\/|^packages\/stripe-simulator\/|^e2e\/|^apps\/web\/specification\//;
/** Files that may contain SQL. */
export const sqlFiles = /\.store\.ts$|^apps\/server\/src\/platform\/db\//;

function inOrder(
  names: readonly string[],
  family: string,
  root: string,
  beneath: readonly string[],
): Part[] {
  return names.map((name, index) => ({
    name: `${family}/${name}`,
    at: `${root}${name}/`,
    imports: [...beneath, ...names.slice(0, index).map((before) => `${family}/${before}`)],
  }));
}
