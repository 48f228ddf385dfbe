import type { Language } from '@savet/contract/languages';
import type { PurposeName } from '../../../knowledge/purposes.schema.ts';
import type { Brief } from '../brief/brief-type.ts';
import { applicationParts, validityIn, workingParts } from './application.ts';
import { achievementParts } from './congratulated.ts';
import { refusalParts } from './refused.ts';
import { requestParts } from './requested.ts';

/** The details that only the text for one purpose needs. Those that a request doesn't give stay as they are. */
export function purposeParts(
  text: string,
  purpose: PurposeName,
  brief: Brief,
  language: Language,
): Record<string, string> {
  switch (purpose) {
    case 'refusal':
      return refusalParts(text, brief, language);
    case 'congratulation':
      return achievementParts(text, language);
    case 'request':
    case 'price-request':
      return requestParts(text, brief, language);
    case 'rejection':
      return applicationParts(text, language);
    case 'offer':
      return validityIn(text, language);
    case 'job':
      return workingParts(text, language);
    default:
      return {};
  }
}
