import type { ModelConnection } from './connection.ts';

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether a model runs on an engine of the operator's own, which charges nothing. */
export function isOwnEngine({
  provider,
  baseUrl,
}: Pick<ModelConnection, 'provider' | 'baseUrl'>): boolean {
  if (provider === 'built-in' || provider === 'ollama') return true;
  return baseUrl !== null && URL.canParse(baseUrl) && loopback.test(new URL(baseUrl).hostname);
}
