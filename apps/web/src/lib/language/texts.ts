import type { Language } from '@savet/contract/languages';
import type {
  BillingTexts,
  LegalTexts,
  PublicCatalogue,
  SecurityTexts,
  SharingTexts,
  SheetTexts,
  SignedInCatalogue,
  StaffCatalogue,
  UserCatalogue,
} from '@savet/i18n/catalogue';
import { createLateTexts, neededTexts } from './late-texts.ts';

type Loaders<Part> = Record<Language, () => Promise<Part>>;

const publicPart: Loaders<PublicCatalogue> = {
  EN: async () => (await import('@savet/i18n/en-public')).enPublic,
  BG: async () => (await import('@savet/i18n/bg-public')).bgPublic,
};
const signedInPart: Loaders<SignedInCatalogue> = {
  EN: async () => (await import('@savet/i18n/en-signed-in')).enSignedIn,
  BG: async () => (await import('@savet/i18n/bg-signed-in')).bgSignedIn,
};
const securityPart: Loaders<SecurityTexts> = {
  EN: async () => (await import('@savet/i18n/en/security')).security,
  BG: async () => (await import('@savet/i18n/bg/security')).security,
};
const billingPart: Loaders<BillingTexts> = {
  EN: async () => (await import('@savet/i18n/en/billing')).billing,
  BG: async () => (await import('@savet/i18n/bg/billing')).billing,
};
const sheetPart: Loaders<SheetTexts> = {
  EN: async () => (await import('@savet/i18n/en/brand-sheet')).brandSheet,
  BG: async () => (await import('@savet/i18n/bg/brand-sheet')).brandSheet,
};
const legalPart: Loaders<LegalTexts> = {
  EN: async () => (await import('@savet/i18n/en/legal')).legal,
  BG: async () => (await import('@savet/i18n/bg/legal')).legal,
};
const sharingPart: Loaders<SharingTexts> = {
  EN: async () => (await import('@savet/i18n/en/sharing')).sharing,
  BG: async () => (await import('@savet/i18n/bg/sharing')).sharing,
};
const staffPart: Loaders<StaffCatalogue> = {
  EN: async () => (await import('@savet/i18n/en-staff')).enStaff,
  BG: async () => (await import('@savet/i18n/bg-staff')).bgStaff,
};

/** All texts that users see. */
export const userTexts = createLateTexts<UserCatalogue>(async (language) => {
  const parts = [publicPart[language](), signedInPart[language]()] as const;
  const [publicTexts, signedInTexts] = await Promise.all(parts);
  return { ...publicTexts, ...signedInTexts };
});

/** The texts of the profile's security section and of the pages behind links in emails. */
export const securityTexts = createLateTexts<SecurityTexts>((language) => securityPart[language]());

/** The texts of plans, payments and the subscription. */
export const billingTexts = createLateTexts<BillingTexts>((language) => billingPart[language]());

/** The texts of the brand sheet and of its sample. */
export const sheetTexts = createLateTexts<SheetTexts>((language) => sheetPart[language]());

/** The texts of legal pages, purchases, withdrawals, invoices and the choice of emails. */
export const legalTexts = createLateTexts<LegalTexts>((language) => legalPart[language]());

/** The texts of shared links, downloads and the brand book. */
export const sharingTexts = createLateTexts<SharingTexts>((language) => sharingPart[language]());

/** The texts of the admin panel, and all that its users see. */
export const staffTexts = createLateTexts<UserCatalogue & StaffCatalogue>(async (language) => {
  const parts = [userTexts.load(language), staffPart[language]()] as const;
  const [texts, staffOnly] = await Promise.all(parts);
  return { ...texts, ...staffOnly };
});

/** Loads the texts of signed-out screens, a chunk of their own. */
export function loadPublicTexts(language: Language): Promise<PublicCatalogue> {
  return publicPart[language]();
}

/** Loads all texts that screens have needed so far, so that none suspends when the language changes. */
export async function loadNeededTexts(language: Language): Promise<PublicCatalogue> {
  const [publicTexts] = await Promise.all([
    loadPublicTexts(language),
    ...neededTexts().map((texts) => texts.load(language)),
  ]);
  return publicTexts;
}
