import type { ModelProvider } from '@savet/contract/models';

/** Separates the keys of providers from other secrets that are derived from `AUTH_SECRET`. */
export const KEY_PURPOSE = 'savet model keys';

/**
 * The provider and address of a stored key, as authenticated data of its encryption. The key can't be decrypted for
 * another provider or address, even if the row in the database is changed.
 */
export function keyContext(connection: {
  provider: ModelProvider;
  baseUrl: string | null;
}): string {
  return `${connection.provider} ${connection.baseUrl ?? ''}`;
}
