import { type Context, Hono } from 'hono';
import { stepFrom } from '../../billing/periods.ts';
import { type ControlTarget, findEvent, moveClock } from '../../control/actions.ts';
import type { Event } from '../../events.ts';
import { deliveryModes } from '../../webhooks/delivery.types.ts';
import { readForm, readText } from '../card/read-entry.ts';
import { requestLanguage } from '../language.ts';
import { setSecurityHeaders } from '../security.ts';
import { type DashboardView, dashboardPage, type EventView, steps } from './dashboard-page.ts';

const SHOWN_EVENTS = 25;

/** Routes of the dashboard: clock, webhooks and events. */
export function dashboardRoutes(target: ControlTarget, base: () => string): Hono {
  const { core, delivery } = target;
  const app = new Hono();
  const back = (c: Context) => c.redirect(`${base()}/?lang=${requestLanguage(c)}`, 303);

  app.get('/', (c) => showDashboard(c, target, base()));
  app.post('/clock', async (c) => {
    const chosen = readText(await readForm(c), 'step');
    const interval = steps.find((step) => step === chosen);
    const step = interval && { interval, interval_count: 1 };
    if (step) await moveClock(target, stepFrom(core.clock.now(), 1, step));
    return back(c);
  });
  app.post('/mode', async (c) => {
    const chosen = readText(await readForm(c), 'mode');
    delivery.mode = deliveryModes.find((mode) => mode === chosen) ?? delivery.mode;
    return back(c);
  });
  app.post('/release', async (c) => {
    delivery.release();
    await delivery.settled();
    return back(c);
  });
  app.post('/events/:id/resend', async (c) => {
    const event = findEvent(target, c.req.param('id'));
    if (event) await delivery.resend(event.id);
    return back(c);
  });
  return app;
}

export function showDashboard(
  c: Context,
  target: ControlTarget,
  base: string,
): Response | Promise<Response> {
  setSecurityHeaders(c);
  return c.html(dashboardPage(viewOf(target), requestLanguage(c), base));
}

function viewOf({ core, delivery }: ControlTarget): DashboardView {
  const deliveries = delivery.all();
  const events = core.store.all<Event>('event').slice(0, SHOWN_EVENTS);
  return {
    now: core.clock.now(),
    mode: delivery.mode,
    endpoints: delivery.endpoints.map(({ url }) => url),
    held: deliveries.filter(({ status }) => status === 'held').length,
    events: events.map(({ id, type, created }): EventView => {
      const latest = deliveries.find(({ event }) => event === id);
      const status = latest?.status ?? 'none';
      return { id, type, created, status, attempts: latest?.attempts.length ?? 0 };
    }),
  };
}
