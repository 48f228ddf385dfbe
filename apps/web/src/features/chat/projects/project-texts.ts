import type { ProjectTexts } from '@savet/i18n/catalogue';
import { createLateTexts } from '#lib/language/late-texts.ts';

const parts = {
  EN: async () => (await import('@savet/i18n/en/chat-dialogs/projects')).projects,
  BG: async () => (await import('@savet/i18n/bg/chat-dialogs/projects')).projects,
};

/** The texts of projects and of the archive. */
export const projectTexts = createLateTexts<ProjectTexts>((language) => parts[language]());
