import { Hono } from 'hono';
import { SHARED_PATH } from '../../features/chat/sharing/sharing.calls.ts';
import { ApiError } from '../../platform/api-error.ts';
import type { Logger } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';
import { SIMULATOR_PATH } from '../payment-connection.ts';
import type { AccountExportEndpoint } from './account-export.ts';
import { type AuthRouteDependencies, handleAuth } from './auth-routes.ts';
import { failureOfError } from './failures/failure-of-error.ts';
import { type GateDependencies, isCallName, passGate } from './gate.ts';
import { addSecurityHeaders } from './headers/add-security-headers.ts';
import { allowOrigins } from './headers/allow-origins.ts';
import { forbidStoring } from './headers/forbid-storing.ts';
import type { LiveEndpoint } from './live.ts';
import { identifyRequest } from './observing/identify-request.ts';
import { logRequest } from './observing/log-request.ts';
import { measureRequest } from './observing/measure-request.ts';
import { traceRequest } from './observing/trace-request.ts';
import { openApiDocument } from './openapi.ts';
import { apiPage } from './pages/api-page.ts';
import { metricsPage } from './pages/metrics-page.ts';
import { serveWeb } from './pages/serve-web.ts';
import type { SharedPages } from './pages/shared-pages.ts';
import { addressOf, checkOrigin, failureResponse, readBytes, type ServerEnv } from './request.ts';

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

/** Creates the server's routes. */
export function createHttp(dependencies: HttpDependencies): Hono<ServerEnv> {
  const { gate, auth, live, isReady, webFolder, trustedOrigins, log } = dependencies;
  const { connectTo, webOrigins, metrics, metricsToken, tracing } = dependencies;
  const isSecure = gate.publicUrl.startsWith('https:');
  const app = new Hono<ServerEnv>();

  app.use(identifyRequest(log));
  app.use(logRequest);
  app.use(measureRequest(metrics));
  app.use(addSecurityHeaders({ connectTo, trustedOrigins, isSecure }));
  app.use(forbidStoring);
  if (tracing) app.use(traceRequest(tracing));
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

  app.onError(failureOfError);
  return app;
}
