import type { ProjectTexts } from '@savet/i18n/catalogue';
import { createLateTexts } from '#lib/language/late-texts.ts';

const parts = {
  EN: async () => (await import('@savet/i18n/en/projects')).projects,
  BG: async () => (await import('@savet/i18n/bg/projects')).projects,
};

/** The texts of projects and of the archive. */
export const projectTexts = createLateTexts<ProjectTexts>((language) => parts[language]());
