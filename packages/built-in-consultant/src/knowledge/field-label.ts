import type { BrandFieldName } from '@savet/contract/brand-hub';
import type { Language } from '@savet/contract/languages';
import { loadKnowledge } from './knowledge.ts';

/** The name of a Brand Hub field, as on the screen. */
export function fieldLabel(name: BrandFieldName, language: Language): string {
  return loadKnowledge().phrases[language].labels[name];
}
