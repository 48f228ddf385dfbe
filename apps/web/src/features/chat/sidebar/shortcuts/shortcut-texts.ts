import type { ShortcutTexts } from '@savet/i18n/catalogue';
import { createLateTexts } from '#lib/language/late-texts.ts';

const parts = {
  EN: async () => (await import('@savet/i18n/en/chat-dialogs/shortcuts')).shortcuts,
  BG: async () => (await import('@savet/i18n/bg/chat-dialogs/shortcuts')).shortcuts,
};

/** The texts of the list of keyboard shortcuts. */
export const shortcutTexts = createLateTexts<ShortcutTexts>((language) => parts[language]());
