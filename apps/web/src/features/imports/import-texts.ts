import type { ChatImportTexts } from '@savet/i18n/catalogue';
import { createLateTexts } from '#lib/language/late-texts.ts';

const parts = {
  EN: async () => (await import('@savet/i18n/en/chat-dialogs/chat-import')).chatImport,
  BG: async () => (await import('@savet/i18n/bg/chat-dialogs/chat-import')).chatImport,
};

/** The texts for importing chats from another program. */
export const importTexts = createLateTexts<ChatImportTexts>((language) => parts[language]());
