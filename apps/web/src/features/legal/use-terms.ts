import { useConfiguration } from '#data/configuration/use-configuration.ts';

/** The present version of the terms; null without terms, or while it is not known yet. */
export function useTermsVersion(): string | null {
  const documents = useConfiguration()?.legalDocuments;
  return documents?.find(({ kind }) => kind === 'terms')?.version ?? null;
}
