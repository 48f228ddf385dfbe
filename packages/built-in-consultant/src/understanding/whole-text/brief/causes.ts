import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { PurposeName } from '../../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../../language/is-english.ts';

/** “An apology to our guests for the noise”, „извинение до клиентите за закъснението“. */
const cause = lettered(
  /(?<!\p{L})(?:apolog\p{L}*|извинени\p{L}*|извинителн\p{L}*)(?: (?!for |about |за |заради )[\p{L}’']+){0,6}? (?:for|about|за|заради) (?!(?:(?:our|my|the|all|an?|нашите|всички|един|една) )?(?:clients?|customers?|guests?|members?|клиент\p{L}*|гост\p{L}*|членове\p{L}*|facebook|instagram|фейсбук|инстаграм)(?!\p{L}))([^.;:!?\n]{4,160})/iu,
);
/** An offer after the cause, which is no part of it. */
const offer = lettered(
  /,? (?:and|with|и|със?) (?:an? )?(?:offer\p{L}*|give|giving|discount|предлож\p{L}*|предлаг\p{L}*|отстъпка)(?!\p{L}).*$/iu,
);

/** The cause of an apology, if the request names it as a noun and not in a sentence. */
export function causeIn(text: string): string {
  return (cause.exec(text)?.[1] ?? '').replace(offer, '').trim();
}

/** The words of others that a request quotes; of a review also those after a colon. */
export function quotedIn(text: string, purpose: PurposeName): string {
  const quoted = /[„“"«][^„“”"«»]{8,}[“”"»]/u.exec(text)?.[0];
  if (quoted !== undefined) return quoted;
  return purpose === 'review-reply-bad' ? (/:\s*([^:]{8,})$/su.exec(text)?.[1] ?? '') : '';
}

const offered: Record<Language, RegExp> = {
  EN: lettered(
    /(?:(?<!\p{L})and|[,;.]) (?:please )?offer (?:(?:him|her|them) )?([^.;!?\n]{3,100})/iu,
  ),
  BG: lettered(
    /(?:(?<!\p{L})и|[,;.]) (?:(?:му|ѝ|и|им) )?(?:предложи|предложете)(?: (?:му|ѝ|и|им))? ([^.;!?\n]{3,100})/iu,
  ),
};

/** The offer that a request orders, as a clause of the writer. */
export function offeredIn(text: string, language: Language): string {
  const found = offered[language].exec(text)?.[1]?.trim() ?? '';
  if (found === '') return '';
  return isEnglish[language] ? `I offer you ${found}` : `Предлагам Ви ${found}`;
}

/** Signs of a public text: “she” in it is not the reader. */
const publicSigns = lettered(
  /(?<!\p{L})(?:posts?|linkedin|facebook|instagram|tiktok|пост\p{L}?|публикаци\p{L}*|линкедин|фейсбук|инстаграм|тикток)(?!\p{L})/iu,
);

/** Whether a request wants a public text. */
export function isPublic(text: string): boolean {
  return publicSigns.test(text);
}
