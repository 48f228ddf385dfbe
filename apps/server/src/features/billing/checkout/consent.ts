import type { CallInput } from '@savet/contract/calls';
import { ApiError } from '../../../platform/api-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { acceptancesOf } from '../../legal/acceptance.ts';
import { insertAcceptances, readAcceptedTerms } from '../../legal/legal.store.ts';
import type { Payments } from '../payments.ts';

export type Consent = NonNullable<CallInput<'createCheckoutSession'>['consent']>;

/**
 * Records what a buyer has agreed to before a payment: only the texts that were shown. Nothing is sold under terms that the buyer
 * has not accepted.
 * @throws ApiError TERMS_CHANGED when another version was shown or accepted
 */
export async function recordConsent(
  { db, legal, now }: Payments,
  uid: string,
  consent: Consent | undefined,
): Promise<void> {
  const terms = legal.documents.get('terms')?.version ?? null;
  const accepted = consent?.terms ?? (await readAcceptedTerms(db, uid));
  if (terms !== null && accepted !== terms) throw new ApiError('TERMS_CHANGED');
  if (!consent) return;
  if (consent.withdrawal !== legal.withdrawal.version) throw new ApiError('TERMS_CHANGED');
  const refunds = legal.documents.get('refunds')?.version;
  const { language, refunds: shownRefunds = null } = consent;
  if (shownRefunds !== null && shownRefunds !== refunds) throw new ApiError('TERMS_CHANGED');
  const kinds = [
    ...(consent.terms === null ? [] : (['terms'] as const)),
    ...(shownRefunds === null ? [] : (['refunds'] as const)),
    'withdrawal' as const,
  ];
  const rows = acceptancesOf(legal, kinds, { language, occasion: 'payment' }, now());
  await inTransaction(db, (trx) => insertAcceptances(trx, uid, rows));
}
