import type { Language } from '@savet/contract/languages';
import { sharedPage as bulgarian } from '../bg/files/shared-page.ts';
import { sharedPage as english } from '../en/files/shared-page.ts';

/** Texts of the page behind a shared link. They are not part of the catalogues, because the application does not show them. */
export const sharedPageTexts: Record<Language, typeof english> = { EN: english, BG: bulgarian };
