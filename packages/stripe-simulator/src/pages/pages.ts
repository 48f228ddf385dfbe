import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { catchUp } from '../billing/time/due.ts';
import type { ControlTarget } from '../control/actions.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { dashboardRoutes, showDashboard } from './dashboard/dashboard-routes.ts';
import { invoiceRoutes } from './invoices/invoice-routes.ts';
import { requestLanguage, texts } from './language.ts';
import { messagePage } from './layout.ts';
import { isSameOrigin } from './origin.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { portalRoutes } from './portal/portal-routes.ts';
import { setSecurityHeaders } from './security.ts';

const MAX_FORM_BYTES = 64 * 1024;

const ownStyle = readFileSync(new URL('style.css', import.meta.url), 'utf8');

/**
 * Creates the HTML pages, to be mounted at the path of `core.pagesUrl()`.
 * @param options.style CSS after their own
 */
export function createPages(
  target: ControlTarget,
  { log, style }: { log: (line: string) => void; style: string },
): Hono {
  const { core } = target;
  const base = () => new URL(core.pagesUrl()).pathname.replace(/\/$/, '');
  const pages = new Hono();

  pages.use(async (_c, next) => {
    catchUp(core);
    await next();
  });
  pages.use(bodyLimit({ maxSize: MAX_FORM_BYTES }), async (c, next) => {
    if (c.req.method !== 'POST' || isSameOrigin(c, core.pagesUrl())) return next();
    const { title, foreignForm: text } = texts[requestLanguage(c)].errors;
    setSecurityHeaders(c);
    return c.html(messagePage({ language: requestLanguage(c), title, text, base: base() }), 403);
  });
  pages.get('/style.css', (c) =>
    c.body(`${ownStyle}${style}`, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
    }),
  );
  pages.route('/checkout', checkoutRoutes(core, base));
  pages.route('/portal', portalRoutes(core, base));
  pages.route('/invoices', invoiceRoutes(core, base));
  pages.route('/payments', paymentRoutes(core, base));
  pages.route('/', dashboardRoutes(target, base));
  pages.all('*', (c) => {
    if (c.req.method === 'GET' && c.req.path === `${base()}/`) {
      return showDashboard(c, target, base());
    }
    const { title, unknownPage: text } = texts[requestLanguage(c)].errors;
    setSecurityHeaders(c);
    return c.html(messagePage({ language: requestLanguage(c), title, text, base: base() }), 404);
  });
  pages.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    log(`page ${c.req.path}: ${error.message}`);
    const { title, broken: text } = texts[requestLanguage(c)].errors;
    setSecurityHeaders(c);
    return c.html(messagePage({ language: requestLanguage(c), title, text, base: base() }), 500);
  });
  return pages;
}
