import type { Language } from '@savet/contract/languages';
import { withdrawalNotice as bulgarian } from './bg/withdrawal-notice.ts';
import { withdrawalNotice as english } from './en/withdrawal-notice.ts';

/** What buyers agree to before they pay. The server sends it to browsers, so that what it keeps is what was shown. */
export const withdrawalNotice: Record<Language, typeof english> = { EN: english, BG: bulgarian };
