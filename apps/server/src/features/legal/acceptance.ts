import type { Language } from '@savet/contract/languages';
import type { AcceptanceOccasion } from '@savet/contract/legal';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { type Acceptance, insertAcceptances, stampUser } from './legal.store.ts';
import type { LegalTexts } from './legal-texts.ts';
import { shownLanguage } from './text-version.rules.ts';

export interface AcceptanceDependencies {
  db: Database;
  legal: LegalTexts;
  now: () => Date;
}

/**
 * Records that a user accepts the terms and has been shown the privacy policy.
 * @throws ApiError TERMS_CHANGED when `version` is not the present one
 */
export async function acceptTerms(
  { db, legal, now }: AcceptanceDependencies,
  uid: string,
  accepted: { version: string; language: Language; occasion: AcceptanceOccasion },
): Promise<void> {
  if (legal.documents.get('terms')?.version !== accepted.version) {
    throw new ApiError('TERMS_CHANGED');
  }
  const rows = acceptancesOf(legal, ['terms', 'privacy'], accepted, now());
  // The user document says which terms are accepted.
  await writeDocuments(db, uid, async (trx, revision) => {
    await insertAcceptances(trx, uid, rows);
    await stampUser(trx, uid, revision);
  });
}

/** The present versions of those texts that exist, as accepted now in the language in which they are shown. */
export function acceptancesOf(
  { documents, withdrawal }: LegalTexts,
  kinds: readonly Acceptance['kind'][],
  { language, occasion }: { language: Language; occasion: AcceptanceOccasion },
  acceptedAt: Date,
): Acceptance[] {
  return kinds.flatMap((kind) => {
    const text = kind === 'withdrawal' ? withdrawal : documents.get(kind);
    if (!text) return [];
    const shown = shownLanguage(text.texts, language);
    return [{ kind, version: text.version, language: shown, occasion, acceptedAt }];
  });
}
