import { loopbackAddresses } from '../../../platform/llm/engines/probe.ts';

/** Hosts that need no confirmation: the providers, and the usual ports of engines on this machine. */
const usualOrigins = new Set([
  'https://api.openai.com',
  'https://api.anthropic.com',
  'https://generativelanguage.googleapis.com',
  ...loopbackAddresses.flatMap(({ origin }) =>
    ['127.0.0.1', 'localhost', '[::1]'].map((host) => origin.replace('127.0.0.1', host)),
  ),
]);

/**
 * Whether an address needs no permission of staff.
 * @param baseUrl null: the provider's own
 * @param hosts those of the operator, who then decides alone; null: the usual ones
 */
export function isAllowedAddress(baseUrl: string | null, hosts: readonly string[] | null): boolean {
  if (baseUrl === null) return true;
  const url = URL.parse(baseUrl);
  if (!url) return false;
  return hosts ? hosts.includes(url.host) : usualOrigins.has(url.origin);
}
