import type { LegalDocumentKind } from '@savet/contract/legal';
import { useConfiguration } from '#data/configuration/use-configuration.ts';

/** The present version of the terms; null without terms, or while it is not known yet. */
export function useTermsVersion(): string | null {
  return useDocumentVersion('terms');
}

/** The present version of a document; null without it, or while it is not known yet. */
export function useDocumentVersion(kind: LegalDocumentKind): string | null {
  const documents = useConfiguration()?.legalDocuments;
  return documents?.find((document) => document.kind === kind)?.version ?? null;
}
