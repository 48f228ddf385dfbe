import { type Context, Hono } from 'hono';
import {
  cancelAtPeriodEnd,
  changePrice,
  findPortal,
  type PortalOutcome,
  previewPriceChange,
  resumeSubscription,
} from '../../billing/portal.ts';
import type { SimulatorCore } from '../../simulator.ts';
import { authenticationPage } from '../card/authentication-page.ts';
import { declineText } from '../card/decline.ts';
import { readForm, readText } from '../card/read-entry.ts';
import { formatMoney } from '../formats.ts';
import { texts } from '../language.ts';
import { setSecurityHeaders } from '../security.ts';
import { cancelPage } from './cancel-page.ts';
import { cardRoutes } from './card-routes.ts';
import { changePage, choicesPage } from './change-page.ts';
import { detailsRoutes } from './details-routes.ts';
import { type Opened, openPortal } from './open-portal.ts';
import { type Notice, overviewPage } from './overview-page.ts';

type PageResponse = Response | Promise<Response>;
type Done = 'changed' | 'canceled' | 'resumed' | 'card' | 'details';

/** Routes of the customer portal. */
export function portalRoutes(core: SimulatorCore, base: () => string): Hono {
  const app = new Hono();
  const open = openPortal(core, base);
  app.route('/', cardRoutes(core, base));
  app.route('/', detailsRoutes(core, base));

  app.get(
    '/:id',
    open((c, opened) => {
      const flow = findPortal(core, opened.view.id)?.session.flow?.subscription_cancel;
      const subscription = opened.view.subscriptions.find(({ id }) => id === flow?.subscription);
      if (
        c.req.query('done') === undefined &&
        subscription &&
        subscription.status !== 'canceling'
      ) {
        return c.html(cancelPage(opened, subscription));
      }
      return overview(c, opened, doneNotice(c, opened));
    }),
  );
  app.get(
    '/:id/overview',
    open((c, opened) => overview(c, opened, null)),
  );

  app.get(
    '/:id/subscriptions/:subscription/cancel',
    open((c, opened) => {
      const subscription = subscriptionIn(c, opened);
      if (!subscription?.cancel) return refused(c, opened);
      return c.html(cancelPage(opened, subscription));
    }),
  );
  app.post(
    '/:id/subscriptions/:subscription/cancel',
    open((c, opened) =>
      finish(c, opened, cancelAtPeriodEnd(core, opened.view.id, subscriptionId(c)), 'canceled'),
    ),
  );
  app.post(
    '/:id/subscriptions/:subscription/resume',
    open((c, opened) =>
      finish(c, opened, resumeSubscription(core, opened.view.id, subscriptionId(c)), 'resumed'),
    ),
  );

  app.get(
    '/:id/subscriptions/:subscription/change',
    open((c, opened) => {
      const subscription = subscriptionIn(c, opened);
      if (!subscription) return refused(c, opened);
      const choices = subscription.choices.map((price) => ({
        price,
        cost: previewPriceChange(core, opened.view.id, subscription.id, price.id),
      }));
      return c.html(choicesPage(opened, subscription, choices));
    }),
  );
  app.get(
    '/:id/subscriptions/:subscription/change/:price',
    open((c, opened) => {
      const subscription = subscriptionIn(c, opened);
      const price = subscription?.choices.find(({ id }) => id === c.req.param('price'));
      const cost = price && previewPriceChange(core, opened.view.id, subscriptionId(c), price.id);
      if (!subscription || !price || !cost) return refused(c, opened);
      return c.html(changePage(opened, subscription, price, cost));
    }),
  );
  app.post(
    '/:id/subscriptions/:subscription/change/:price',
    open(async (c, opened) => {
      const result = readText(await readForm(c), 'result');
      const price = c.req.param('price') ?? '';
      const authentication = result === 'passed' || result === 'failed' ? result : undefined;
      const outcome = changePrice(core, opened.view.id, subscriptionId(c), price, authentication);
      if (outcome.outcome !== 'authentication_required') {
        return finish(c, opened, outcome, 'changed');
      }
      const cost = previewPriceChange(core, opened.view.id, subscriptionId(c), price);
      const due = cost ? cost.total - cost.credit : 0;
      const amount = formatMoney(due, cost?.currency ?? 'eur', opened.language);
      const explanation = texts[opened.language].authentication.explanation(amount);
      const { language } = opened;
      return c.html(
        authenticationPage({ language, base: base(), action: c.req.path, kept: {}, explanation }),
      );
    }),
  );

  function finish(c: Context, opened: Opened, outcome: PortalOutcome, done: Done): PageResponse {
    if (outcome.outcome === 'done') return c.redirect(`${opened.at}?done=${done}`, 303);
    const pageTexts = texts[opened.language];
    if (outcome.outcome !== 'declined') return refused(c, opened);
    const text = `${pageTexts.portal.refused.change} ${declineText(outcome.declineCode, pageTexts)}`;
    return overview(c, opened, { kind: 'bad', text });
  }
  return app;
}

function overview(c: Context, opened: Opened, notice: Notice | null): PageResponse {
  return c.html(overviewPage(opened, notice));
}

function refused(c: Context, opened: Opened): PageResponse {
  setSecurityHeaders(c);
  c.status(409);
  return overview(c, opened, { kind: 'bad', text: texts[opened.language].portal.refused.other });
}

function doneNotice(c: Context, { language }: Opened): Notice | null {
  const { notices } = texts[language].portal;
  const done = c.req.query('done');
  const match = (Object.keys(notices) as Done[]).find((notice) => notice === done);
  return match ? { kind: 'good', text: notices[match] } : null;
}

function subscriptionIn(
  c: Context,
  { view }: Opened,
): Opened['view']['subscriptions'][number] | undefined {
  return view.subscriptions.find(({ id }) => id === subscriptionId(c));
}

function subscriptionId(c: Context): string {
  return c.req.param('subscription') ?? '';
}
