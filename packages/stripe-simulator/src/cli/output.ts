import { deliveryModes } from '../webhooks/delivery.types.ts';
import type { Arguments } from './arguments.ts';
import type { Running } from './run.ts';

const TEST_KEY = 'sk_test_simulator';

export const help = `A stand-in for Stripe's API. No money moves.

Usage: stripe-simulator [options]

  --port <port>         of the API, and of the pages with it (12111)
  --pages-port <port>   of the pages alone
  --host <address>      to listen on (127.0.0.1)
  --data <file>         keeps the state; without it everything is forgotten at the end
  --webhook <url>       sends every event there
  --secret <whsec_…>    that the events are signed with
  --webhooks <mode>     ${deliveryModes.join(', ')} (normal)
  --help                prints this`;

/** What is printed once everything listens. */
export function welcome(given: Arguments, { apiUrl, pagesUrl }: Running): string {
  const { hostname, port } = new URL(apiUrl);
  const rows = [
    ['API', `${apiUrl}  (host: '${hostname}', port: ${port}, protocol: 'http')`],
    ['Pages', `${pagesUrl}/`],
    ['Control', `${apiUrl}/_simulator/state`],
    ['Test key', `${TEST_KEY}  (or any other that begins with sk_test_)`],
    [
      'Webhooks',
      given.webhook ? `${given.webhook.url}, ${given.mode}` : 'none (--webhook, --secret)',
    ],
    ['State', given.data ?? 'in memory (--data keeps it)'],
  ];
  const lines = rows.map(([name = '', value = '']) => `  ${name.padEnd(10)}${value}`);
  return ['Stripe simulator: no card is charged and no money moves.', ...lines].join('\n');
}
