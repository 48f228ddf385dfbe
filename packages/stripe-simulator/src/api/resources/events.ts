import type { Customer } from '../../billing/objects/customers.ts';
import type { TestClock } from '../../billing/objects/test-clock.ts';
import { advanceTestClock } from '../../billing/time/due.ts';
import { invalid } from '../../errors.ts';
import type { Event } from '../../events.ts';
import { newId } from '../../identifiers.ts';
import { createdParams, isWithin, pageOf, pageParams } from '../lists.ts';
import { integer, list, required, text } from '../params.ts';
import { requireObject } from '../require-object.ts';
import { route } from '../route.ts';

/** Lifetime of a test clock, in seconds (Stripe: 30 days). */
const CLOCK_SECONDS = 30 * 86_400;
/** Longest advance of a test clock, in seconds (two years). */
const ADVANCE_MAX_SECONDS = 2 * 366 * 86_400;

const events = [
  route('GET', '/v1/events/:id', {}, ({ core, path }) =>
    requireObject<Event>(core, 'event', path['id']),
  ),
  route(
    'GET',
    '/v1/events',
    { ...pageParams, ...createdParams, type: text, types: list(text) },
    ({ core, params }) => {
      const all = core.store
        .all<Event>('event')
        .filter(({ type }) => !params.type || matches(params.type, type))
        .filter(({ type }) => !params.types || params.types.includes(type))
        .filter(({ created }) => isWithin(created, params.created));
      return pageOf(all, params, '/v1/events');
    },
  ),
];

const testClocks = [
  route(
    'POST',
    '/v1/test_helpers/test_clocks',
    { frozen_time: required(integer), name: text },
    ({ core, params }) => {
      const now = core.clock.now();
      const clock = core.store.put<TestClock>({
        id: newId('clock'),
        object: 'test_helpers.test_clock',
        created: now,
        deletes_after: now + CLOCK_SECONDS,
        frozen_time: params.frozen_time,
        livemode: false,
        name: params.name ?? null,
        status: 'ready',
      });
      core.events.emit('test_helpers.test_clock.created', clock);
      return clock;
    },
  ),
  route('GET', '/v1/test_helpers/test_clocks/:id', {}, ({ core, path }) =>
    requireObject<TestClock>(core, 'test_helpers.test_clock', path['id']),
  ),
  route(
    'POST',
    '/v1/test_helpers/test_clocks/:id/advance',
    { frozen_time: required(integer) },
    ({ core, path, params }) => {
      const clock = requireObject<TestClock>(core, 'test_helpers.test_clock', path['id']);
      const by = params.frozen_time - clock.frozen_time;
      if (by <= 0 || by > ADVANCE_MAX_SECONDS) {
        throw invalid('A test clock moves forward, by two years at most.', 'frozen_time');
      }
      return advanceTestClock(core, clock, params.frozen_time);
    },
  ),
  route('DELETE', '/v1/test_helpers/test_clocks/:id', {}, ({ core, path }) => {
    const clock = requireObject<TestClock>(core, 'test_helpers.test_clock', path['id']);
    const { id, object } = clock;
    for (const customer of core.store.all<Customer>('customer')) {
      if (customer.test_clock === id) core.store.put<Customer>({ ...customer, deleted: true });
    }
    core.store.remove(object, id);
    core.events.emit('test_helpers.test_clock.deleted', clock);
    return { id, object, deleted: true };
  }),
];

export const eventRoutes = [...events, ...testClocks];

function matches(wanted: string, type: string): boolean {
  return wanted.endsWith('.*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
