import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

/**
 * Builds with React Router's production files. Its package offers them under no condition, so a bundler takes the
 * development ones, which carry warnings for developers.
 */
export function productionRouter(): Plugin {
  const replacement = join(resolve('react-router/package.json'), '../dist/production/index.mjs');
  return {
    name: 'production-router',
    config: (_config, { command }) =>
      command === 'build' ? { resolve: { alias: [{ find: /^react-router$/, replacement }] } } : {},
  };
}
