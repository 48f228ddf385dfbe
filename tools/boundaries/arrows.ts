/**
 * The parts of the product and who may import whom (design, section 3). A file belongs to the part with
 * the longest path that begins its own; a part may always import itself.
 */
export interface Part {
  name: string;
  at: string;
  /** Names of parts; `family/*` is every part whose name begins so. */
  imports: readonly string[];
}

/** Each imports only those before it, in the server and in the web. */
const featureOrder = [
  'accounts',
  'viewing',
  'brand-hub',
  'quota',
  'billing',
  'consultant',
  'chat',
  'admin',
];

export const parts: readonly Part[] = [
  { name: 'contract', at: 'packages/contract/src/', imports: [] },
  { name: 'i18n', at: 'packages/i18n/src/', imports: ['contract'] },
  // Stands by itself: it knows Stripe, and nothing of this product.
  { name: 'stripe-simulator', at: 'packages/stripe-simulator/src/', imports: [] },

  { name: 'server/platform', at: 'apps/server/src/platform/', imports: ['contract'] },
  // The texts of mails.
  ...features('server', 'apps/server/src/features/', ['contract', 'i18n', 'server/platform']),
  { name: 'server/env', at: 'apps/server/src/env.ts', imports: ['contract', 'server/platform'] },
  {
    name: 'server/app',
    at: 'apps/server/src/app/',
    imports: ['contract', 'stripe-simulator', 'server/platform', 'server/features/*', 'server/env'],
  },
  {
    name: 'server/testing',
    at: 'apps/server/src/testing/',
    imports: ['contract', 'stripe-simulator', 'server/*', 'tools'],
  },
  {
    name: 'server/start',
    at: 'apps/server/src/',
    imports: ['contract', 'server/platform', 'server/app', 'server/env'],
  },

  // How a chunk is loaded later; knows nothing else.
  { name: 'web/lazy', at: 'apps/web/src/lib/lazy/', imports: [] },
  { name: 'web/ui', at: 'apps/web/src/ui/', imports: ['web/lazy'] },
  { name: 'web/lib', at: 'apps/web/src/lib/', imports: ['contract', 'i18n', 'web/lazy'] },
  ...features('web', 'apps/web/src/features/', [
    'contract',
    'i18n',
    'web/lazy',
    'web/ui',
    'web/lib',
  ]),
  // In development alone: shows all of web/ui.
  { name: 'web/design', at: 'apps/web/src/design/', imports: ['web/ui'] },
  {
    name: 'web/app',
    at: 'apps/web/src/',
    imports: ['contract', 'i18n', 'web/lazy', 'web/ui', 'web/lib', 'web/features/*', 'web/design'],
  },

  { name: 'tools', at: 'tools/', imports: ['contract', 'server/testing'] },
  { name: 'e2e', at: 'e2e/', imports: ['contract', 'i18n', 'tools'] },
  { name: 'bench', at: 'bench/', imports: ['contract', 'tools', 'server/testing'] },
];

/** What the tests of a part may import on top. */
export const testImports: readonly string[] = ['tools', 'server/testing', 'server/app'];

/** Of the contract, these weigh nothing in a browser; of the others only types may be imported there. */
export const lightContract = new Set([
  '@savet/contract/brand-hub',
  '@savet/contract/errors',
  '@savet/contract/limits',
  '@savet/contract/plans',
]);
export const lightParts: readonly string[] = ['i18n', 'web/*'];

/** Workspace packages by name. */
export const packages: Readonly<Record<string, string>> = {
  '@savet/contract': 'packages/contract/src/',
  '@savet/i18n': 'packages/i18n/src/',
  'stripe-simulator': 'packages/stripe-simulator/src/',
};

/** Folder names that say nothing. */
export const emptyNames = new Set(['utils', 'helpers', 'misc', 'common']);
/** Parts whose files may read the process's environment. */
export const environmentReaders: readonly string[] = [
  'server/env',
  'stripe-simulator',
  'tools',
  'e2e',
  'bench',
];
/** Where SQL may be written. */
export const sqlFiles = /\.store\.ts$|^apps\/server\/src\/platform\/db\//;

function features(side: string, root: string, beneath: string[]): Part[] {
  return featureOrder.map((feature, place) => ({
    name: `${side}/features/${feature}`,
    at: `${root}${feature}/`,
    imports: [
      ...beneath,
      ...featureOrder.slice(0, place).map((before) => `${side}/features/${before}`),
    ],
  }));
}
