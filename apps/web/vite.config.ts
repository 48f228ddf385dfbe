import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';

const server = process.env['SAVET_SERVER'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every screen needs comes in one piece: many small ones weigh more, and wait for each other.
          groups: [{ name: 'frame', test: /web\/src\/(ui|lib\/(session|language))\// }],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': {
        target: server,
        // The server trusts its own origin; in development the page comes from another port.
        headers: { origin: new URL(server).origin },
      },
    },
  },
});
