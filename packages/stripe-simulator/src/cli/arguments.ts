import { parseArgs } from 'node:util';
import {
  type AccountSettings,
  afterRetriesChoices,
  isAfterRetries,
  isRetryDays,
  retryDaysRule,
} from '../account-settings.ts';
import { type DeliveryMode, deliveryModes } from '../webhooks/delivery.types.ts';

export interface Arguments {
  host: string;
  port: number;
  /** Equals `port` when the pages and the API share a port. */
  pagesPort: number;
  /** State file; null keeps the state in memory. */
  data: string | null;
  webhook: { url: string; secret: string } | null;
  mode: DeliveryMode;
  /** Without those that are not given. */
  settings: Partial<AccountSettings>;
}

/** Parses the command line. @throws Error with a message for the user */
export function readArguments(args: readonly string[]): Arguments | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '12111' },
      'pages-port': { type: 'string' },
      data: { type: 'string' },
      webhook: { type: 'string' },
      secret: { type: 'string' },
      webhooks: { type: 'string', default: 'normal' },
      'after-retries': { type: 'string' },
      'retry-days': { type: 'string' },
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
    settings: {
      ...readAfterRetries(values['after-retries']),
      ...readRetryDays(values['retry-days']),
    },
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
  const mode = deliveryModes.find((mode) => mode === text);
  if (!mode)
    throw new Error(`--webhooks must be one of ${deliveryModes.join(', ')}, not '${text}'`);
  return mode;
}

function readAfterRetries(text: string | undefined): Partial<AccountSettings> {
  if (text === undefined) return {};
  if (isAfterRetries(text)) return { afterRetries: text };
  throw new Error(
    `--after-retries must be one of ${afterRetriesChoices.join(', ')}, not '${text}'`,
  );
}

/** Days with commas between them, or `none` for no retries. */
function readRetryDays(text: string | undefined): Partial<AccountSettings> {
  if (text === undefined) return {};
  const days = text === 'none' ? [] : text.split(',');
  const retryDays = days.map((day) => (/^\d+$/.test(day) ? Number(day) : Number.NaN));
  if (isRetryDays(retryDays)) return { retryDays };
  throw new Error(`--retry-days must be 'none' or ${retryDaysRule}, such as 3,5,7, not '${text}'`);
}
