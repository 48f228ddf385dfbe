import { afterRetriesChoices } from '../account-settings.ts';
import { deliveryModes } from '../webhooks/delivery.types.ts';
import type { Arguments } from './arguments.ts';
import type { Running } from './run.ts';

const TEST_KEY = 'sk_test_simulator';

export const help = `A stand-in for Stripe's API. No money moves.

Usage: stripe-simulator [options]

  --port <port>         port of the API and the pages (12111)
  --pages-port <port>   separate port for the pages
  --host <address>      address to listen on (127.0.0.1)
  --data <file>         state file; without it the state is lost on exit
  --webhook <url>       endpoint that receives all events
  --secret <whsec_…>    signing secret of the endpoint
  --webhooks <mode>     delivery mode: ${deliveryModes.join(', ')} (normal)
  --after-retries <what>
                        when the last retry of an invoice has failed: ${afterRetriesChoices.join(', ')} (cancel)
  --retry-days <days>   days from each failed attempt to the next, or none (3,5,7)
  --help                print this help`;

/** Start message with the addresses of the servers. */
export function welcome(args: Arguments, { apiUrl, pagesUrl }: Running): string {
  const { hostname, port } = new URL(apiUrl);
  const rows = [
    ['API', `${apiUrl}  (host: '${hostname}', port: ${port}, protocol: 'http')`],
    ['Pages', `${pagesUrl}/`],
    ['Control', `${apiUrl}/_simulator/state`],
    ['Test key', `${TEST_KEY}  (or any other that begins with sk_test_)`],
    ['Webhooks', args.webhook ? `${args.webhook.url}, ${args.mode}` : 'none (--webhook, --secret)'],
    ['State', args.data ?? 'in memory (--data keeps it)'],
  ];
  const lines = rows.map(([name = '', value = '']) => `  ${name.padEnd(10)}${value}`);
  return ['Stripe simulator: no real money is charged.', ...lines].join('\n');
}
