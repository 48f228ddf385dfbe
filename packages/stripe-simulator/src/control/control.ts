import { type Context, Hono } from 'hono';
import type { Delivery } from '../webhooks/delivery.types.ts';
import { deliveryModes } from '../webhooks/delivery.types.ts';
import { type ControlTarget, findEvent, moveClock } from './actions.ts';
import { readSettings } from './settings.ts';
import { readTime } from './time.ts';

const LISTED_DELIVERIES = 100;

/** JSON API for clock, webhooks and settings. It is not part of Stripe's API and needs no key. */
export function createControl(target: ControlTarget): Hono {
  const { core, delivery } = target;
  const control = new Hono();

  // Rejects requests from web pages: browsers send `Origin` with every POST.
  control.use(async (c, next) => {
    if (c.req.header('origin') !== undefined) return refuse(c, 403, 'not for browsers');
    await next();
  });
  control.get('/state', (c) => c.json(state(target)));
  control.post('/clock', async (c) => {
    const time = readTime(await readBody(c), core.clock.now());
    if (typeof time === 'string') return refuse(c, 400, time);
    await moveClock(target, time);
    return c.json(state(target));
  });
  control.post('/webhooks', async (c) => {
    const { mode: requested } = await readBody(c);
    const mode = deliveryModes.find((mode) => mode === requested);
    if (!mode) return refuse(c, 400, `mode must be one of ${deliveryModes.join(', ')}`);
    delivery.mode = mode;
    return c.json(state(target));
  });
  control.post('/settings', async (c) => {
    const changes = readSettings(await readBody(c));
    if (typeof changes === 'string') return refuse(c, 400, changes);
    Object.assign(core.settings, changes);
    return c.json(state(target));
  });
  control.post('/webhooks/release', async (c) => {
    const released = delivery.release();
    await delivery.settled();
    return c.json({ released });
  });
  control.post('/events/:id/resend', async (c) => {
    const event = findEvent(target, c.req.param('id'));
    if (!event) return refuse(c, 404, 'no such event');
    return c.json({ deliveries: (await delivery.resend(event.id)).map(shown) });
  });
  control.all('*', (c) => refuse(c, 404, 'no such control'));
  return control;
}

function state({ core, delivery }: ControlTarget): object {
  const { mode, endpoints } = delivery;
  const deliveries = delivery.all();
  const { afterRetries, retryDays } = core.settings;
  return {
    clock: { now: core.clock.now() },
    settings: { afterRetries, retryDays },
    webhooks: {
      mode,
      endpoints: endpoints.map(({ url }) => url),
      pending: deliveries.filter(({ status }) => status === 'pending').length,
      held: deliveries.filter(({ status }) => status === 'held').length,
      deliveries: deliveries.slice(0, LISTED_DELIVERIES).map(shown),
    },
  };
}

function shown({ id, event, endpoint, status, attempts }: Delivery): object {
  return { id, event, endpoint, status, attempts };
}

/** Parses the body; anything but a JSON object counts as empty. */
async function readBody(c: Context): Promise<Record<string, unknown>> {
  const body: unknown = await c.req.json().catch(() => null);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function refuse(c: Context, status: 400 | 403 | 404, message: string): Response {
  return c.json({ error: { message } }, status);
}
