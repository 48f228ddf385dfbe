import type { BillingTexts } from '@savet/i18n/catalogue';
import { createLateTexts } from '#lib/language/late-texts.ts';
import { useLateTexts } from '#lib/language/use-text.ts';

const parts = {
  EN: async () => (await import('@savet/i18n/en/billing')).billing,
  BG: async () => (await import('@savet/i18n/bg/billing')).billing,
};

const billingTexts = createLateTexts<BillingTexts>((language) => parts[language]());

/** The texts of plans, payments and the subscription, in the reader's language. */
export function useBillingText(): BillingTexts {
  return useLateTexts(billingTexts);
}
