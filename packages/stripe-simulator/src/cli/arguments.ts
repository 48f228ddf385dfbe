import { parseArgs } from 'node:util';
import { type DeliveryMode, deliveryModes } from '../webhooks/delivery.types.ts';

export interface Arguments {
  host: string;
  port: number;
  /** The same as `port` when the pages are served beside the API. */
  pagesPort: number;
  /** File that the state is kept in; null: in memory. */
  data: string | null;
  webhook: { url: string; secret: string } | null;
  mode: DeliveryMode;
}

/** What the command line asks for, or 'help'. Throws an error whose message is meant to be read. */
export function readArguments(given: readonly string[]): Arguments | 'help' {
  const { values } = parseArgs({
    args: [...given],
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '12111' },
      'pages-port': { type: 'string' },
      data: { type: 'string' },
      webhook: { type: 'string' },
      secret: { type: 'string' },
      webhooks: { type: 'string', default: 'normal' },
    },
  });
  if (values.help) return 'help';
  const port = readPort('--port', values.port);
  const pagesPort = values['pages-port'];
  return {
    host: values.host,
    port,
    pagesPort: pagesPort === undefined ? port : readPort('--pages-port', pagesPort),
    data: values.data ?? null,
    webhook: readWebhook(values.webhook, values.secret),
    mode: readMode(values.webhooks),
  };
}

function readPort(option: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Error(`${option} must be a port from 0 to 65535, not '${text}'`);
  }
  return port;
}

function readWebhook(url: string | undefined, secret: string | undefined): Arguments['webhook'] {
  if (url === undefined && secret === undefined) return null;
  if (url === undefined) throw new Error('--secret needs --webhook, the address to send events to');
  if (secret === undefined)
    throw new Error('--webhook needs --secret, what it verifies events with');
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
    throw new Error(`--webhook must be an http address, not '${url}'`);
  }
  return { url, secret };
}

function readMode(text: string): DeliveryMode {
  const mode = deliveryModes.find((known) => known === text);
  if (!mode)
    throw new Error(`--webhooks must be one of ${deliveryModes.join(', ')}, not '${text}'`);
  return mode;
}
