import type { RestyleTexts } from '@savet/i18n/catalogue';
import { createLateTexts } from '#lib/language/late-texts.ts';

const parts = {
  EN: async () => (await import('@savet/i18n/en/chat-dialogs/restyle')).restyle,
  BG: async () => (await import('@savet/i18n/bg/chat-dialogs/restyle')).restyle,
};

/** The texts for asking for another form of an answer. */
export const restyleTexts = createLateTexts<RestyleTexts>((language) => parts[language]());
