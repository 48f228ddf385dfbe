import type { ModelProvider } from '@savet/contract/models';

/** Separates the keys of providers from other secrets that are derived from `AUTH_SECRET`. */
export const KEY_PURPOSE = 'savet model keys';

/**
 * What a stored key belongs to. It is encrypted for this provider and address, so that it is never sent to another
 * one, even if the row in the database is changed.
 */
export function keyContext(connection: {
  provider: ModelProvider;
  baseUrl: string | null;
}): string {
  return `${connection.provider} ${connection.baseUrl ?? ''}`;
}
