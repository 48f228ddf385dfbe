import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { routePath } from 'hono/route';
import { HashingBusyError } from '../../features/accounts/log-in/limited-hashing.ts';
import { SHARED_PATH } from '../../features/chat/sharing/sharing.calls.ts';
import { ApiError } from '../../platform/api-error.ts';
import { isDatabaseUnavailable } from '../../platform/db/availability.ts';
import { newId } from '../../platform/ids.ts';
import type { Logger } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { TracedResponse, Tracing } from '../../platform/tracing/tracing.ts';
import { SIMULATOR_PATH } from '../payment-connection.ts';
import type { AccountExportEndpoint } from './account-export.ts';
import { type AuthRouteDependencies, handleAuth } from './auth-routes.ts';
import { type GateDependencies, isCallName, passGate } from './gate.ts';
import { allowOrigins } from './headers/allow-origins.ts';
import { securityHeaders } from './headers/security-headers.ts';
import type { LiveEndpoint } from './live.ts';
import { openApiDocument } from './openapi.ts';
import { apiPage } from './pages/api-page.ts';
import { metricsPage } from './pages/metrics-page.ts';
import type { SharedPages } from './pages/shared-pages.ts';
import {
  addressOf,
  checkOrigin,
  failureResponse,
  readBytes,
  type ServerContext,
  type ServerEnv,
} from './request.ts';

export interface HttpDependencies {
  gate: GateDependencies;
  auth: AuthRouteDependencies;
  live: LiveEndpoint;
  accountExport: AccountExportEndpoint;
  sharedPages: SharedPages;
  /** Null when payments are off. */
  receivePaymentEvent: ((body: string, signature: string | undefined) => Promise<void>) | null;
  simulatorPages: Hono | null;
  /** Whether the database answers and the server is not stopping. */
  isReady: () => Promise<boolean>;
  /** The built web app; null in development, where Vite serves it. */
  webFolder: string | null;
  trustedOrigins: readonly string[];
  /** The trusted origins of `WEB_ORIGINS`: their pages are not served by Savet. */
  webOrigins: readonly string[];
  connectTo: readonly string[];
  metrics: Metrics;
  /** Null: there is no page of metrics. */
  metricsToken: string | null;
  /** Null when traces are off. */
  tracing: Tracing | null;
  log: Logger;
}

const YEAR_SECONDS = 31_536_000;

/** Creates the server's routes. */
export function createHttp(dependencies: HttpDependencies): Hono<ServerEnv> {
  const { gate, auth, live, isReady, webFolder, trustedOrigins, log } = dependencies;
  const { connectTo, webOrigins, metrics, metricsToken, tracing } = dependencies;
  const isSecure = gate.publicUrl.startsWith('https:');
  const headers = Object.entries(securityHeaders({ connectTo, isSecure }));
  // The simulator's checkout returns to the page that opened it, under either loopback name.
  const simulatorHeaders = Object.entries(securityHeaders({ formsTo: trustedOrigins, isSecure }));
  const app = new Hono<ServerEnv>();

  app.use(async (context, next) => {
    const requestId = newId();
    const started = performance.now();
    const { method, path } = context.req;
    context.set('requestId', requestId);
    context.set('log', log.child({ requestId }));
    const run = async (): Promise<TracedResponse> => {
      await next();
      return { route: routeOf(context), status: context.res.status };
    };
    if (tracing) await tracing.request(method, run);
    else await next();
    context.header('X-Request-Id', requestId);
    const isShared = path.startsWith(`${SHARED_PATH}/`);
    const isSimulator = path.startsWith(`${SIMULATOR_PATH}/`);
    for (const [name, value] of isSimulator ? simulatorHeaders : headers) {
      // A page behind a shared link has a stricter policy of its own.
      if (!isShared || !context.res.headers.has(name)) context.header(name, value);
    }
    const milliseconds = Math.round(performance.now() - started);
    const { status } = context.res;
    metrics.requestEnded({
      method,
      route: routeOf(context),
      status,
      seconds: milliseconds / 1_000,
    });
    if (path.startsWith('/api/')) {
      // Tokens and private answers.
      if (!context.res.headers.has('cache-control')) context.header('Cache-Control', 'no-store');
      log.info({ requestId, method, path, status, milliseconds }, 'request');
    }
  });

  if (webOrigins.length > 0) app.use('/api/*', allowOrigins(webOrigins));
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) =>
    (await isReady()) ? context.text('ready') : context.text('not ready', 503),
  );
  app.get('/metrics', (context) =>
    metricsPage(metrics, metricsToken, context.req.header('authorization')),
  );
  app.get('/api/openapi.json', (context) => context.json(openApiDocument()));
  app.get('/api/docs', (context) => context.html(apiPage()));
  app.get('/api/live', (context) => live.connect(context));
  app.get('/api/account-export', (context) => dependencies.accountExport.send(context));
  app.all('/api/auth/*', async (context) => {
    if (context.req.method === 'POST') checkOrigin(context, trustedOrigins);
    return handleAuth(context, auth);
  });
  app.post('/api/stripe/webhook', async (context) => {
    if (!dependencies.receivePaymentEvent) throw new ApiError('UNAVAILABLE');
    await gate.limits.address(addressOf(context, gate.trustedProxies));
    // Raw bytes: the signature covers them.
    const body = Buffer.from(await readBytes(context.env.incoming)).toString('utf8');
    await dependencies.receivePaymentEvent(body, context.req.header('stripe-signature'));
    return context.json({ received: true });
  });
  app.post('/api/:name', async (context) => {
    checkOrigin(context, trustedOrigins);
    const name = context.req.param('name');
    if (!isCallName(name)) throw new ApiError('NOT_FOUND');
    return passGate(context, name, gate);
  });
  app.all('/api/*', () => failureResponse('NOT_FOUND'));
  app.get(`${SHARED_PATH}/:token`, (context) => dependencies.sharedPages.show(context));
  // Browsers ask for it before they have read which icon the page has.
  app.get('/favicon.ico', (context) => context.redirect('/icon.svg', 308));
  if (dependencies.simulatorPages) app.route(SIMULATOR_PATH, dependencies.simulatorPages);
  if (webFolder !== null) serveWeb(app, webFolder);
  app.notFound(() => failureResponse('NOT_FOUND'));

  app.onError((error, context) => {
    if (error instanceof ApiError) return failureResponse(error.code);
    if (error instanceof HashingBusyError) return failureResponse('UNAVAILABLE');
    if (isDatabaseUnavailable(error)) {
      context.get('log').warn({ error }, 'the database is unavailable');
      return failureResponse('UNAVAILABLE');
    }
    context.get('log').error({ error }, 'request failed');
    return failureResponse('INTERNAL');
  });
  return app;
}

/** The path of a call; else the pattern of the route that has answered, because paths hold tokens and ids. */
function routeOf(context: ServerContext): string {
  const { path } = context.req;
  const isCall = path.startsWith('/api/') && isCallName(path.slice('/api/'.length));
  return isCall ? path : routePath(context);
}

function serveWeb(app: Hono<ServerEnv>, root: string): void {
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
  // Every other address is a screen of the web app.
  app.get('*', (context, next) =>
    /\.\w+$/.test(context.req.path)
      ? next()
      : serveStatic({ root, path: 'index.html', precompressed: true, onFound: noCache })(
          context,
          next,
        ),
  );
}

function noCache(_path: string, context: { header(name: string, value: string): void }): void {
  context.header('Cache-Control', 'no-cache');
}
