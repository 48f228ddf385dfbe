import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { ServerEnv } from '../request.ts';

const YEAR_SECONDS = 31_536_000;

/** Serves the built web app; every address without an ending is a screen of it. */
export function serveWeb(app: Hono<ServerEnv>, root: string): void {
  app.get(
    '/assets/*',
    serveStatic({
      root,
      precompressed: true,
      onFound: (_path, context) =>
        context.header('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`),
    }),
  );
  app.use('*', serveStatic({ root, precompressed: true, onFound: noCache }));
  const index = serveStatic({ root, path: 'index.html', precompressed: true, onFound: noCache });
  app.get('*', (context, next) =>
    /\.\w+$/.test(context.req.path) ? next() : index(context, next),
  );
}

function noCache(_path: string, context: { header(name: string, value: string): void }): void {
  context.header('Cache-Control', 'no-cache');
}
