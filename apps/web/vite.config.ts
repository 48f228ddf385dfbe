import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build-plugins/chunk-groups.ts';
import { inlineIcon } from './build-plugins/inline-icon.ts';
import { lineEnds } from './build-plugins/line-ends.ts';
import { modulePreloadPlugin } from './build-plugins/module-preload.ts';
import { precompress } from './build-plugins/precompress.ts';
import { productionRouter } from './build-plugins/production-router.ts';
import { standaloneFonts } from './build-plugins/standalone-fonts.ts';

const server = process.env['SAVET_SERVER'] ?? 'http://127.0.0.1:3000';

const { plugin: chunkGroupsPlugin, groups } = chunkGroups();

export default defineConfig({
  plugins: [
    react(),
    lineEnds(),
    chunkGroupsPlugin,
    inlineIcon(),
    modulePreloadPlugin(),
    precompress(),
    productionRouter(),
    standaloneFonts(),
  ],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // All styles together are small, and one file arrives sooner than a dozen.
    cssCodeSplit: false,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: {
      '/shared': server,
      '/api': {
        target: server,
        // The server trusts its own origin; in development the page comes from another port.
        headers: { origin: new URL(server).origin },
      },
    },
  },
});
