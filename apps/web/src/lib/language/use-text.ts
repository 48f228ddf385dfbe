import type {
  BillingTexts,
  LegalTexts,
  PublicCatalogue,
  SecurityTexts,
  SharingTexts,
  SheetTexts,
  StaffCatalogue,
  UserCatalogue,
} from '@savet/i18n/catalogue';
import { use } from 'react';
import type { LateTexts } from './late-texts.ts';
import {
  billingTexts,
  legalTexts,
  securityTexts,
  sharingTexts,
  sheetTexts,
  staffTexts,
  userTexts,
} from './texts.ts';
import { useLanguage } from './use-language.ts';

/** All texts that users see, in the reader's language; suspends until they have loaded. */
export function useText(): UserCatalogue {
  return useLateTexts(userTexts);
}

/** The same with the texts of the admin panel. */
export function useStaffText(): UserCatalogue & StaffCatalogue {
  return useLateTexts(staffTexts);
}

/** The texts of routes with `security` among their `texts`. */
export function useSecurityText(): SecurityTexts {
  return useLateTexts(securityTexts);
}

/** The texts of plans, payments and the subscription. */
export function useBillingText(): BillingTexts {
  return useLateTexts(billingTexts);
}

/** The texts of the brand sheet and of its sample. */
export function useSheetText(): SheetTexts {
  return useLateTexts(sheetTexts);
}

/** The texts of `features/legal`, and of invoices and withdrawals. */
export function useLegalText(): LegalTexts {
  return useLateTexts(legalTexts);
}

/** The texts of shared links, downloads and the brand book. */
export function useSharingText(): SharingTexts {
  return useLateTexts(sharingTexts);
}

/** Always calls `use`, with loaded texts too: React logs an error if a component that suspended in it no longer does. */
export function useLateTexts<Texts>(texts: LateTexts<Texts>): Texts {
  return use(texts.load(useLanguage().language));
}

/** The texts of signed-out screens and of errors on any screen; always loaded. */
export function usePublicText(): PublicCatalogue {
  return useLanguage().texts;
}
