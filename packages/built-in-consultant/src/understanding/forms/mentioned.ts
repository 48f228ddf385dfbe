import { lettered } from '@savet/text/lettered';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { PurposeName } from '../../knowledge/purposes.schema.ts';
import { comparedWords } from '../../recognition/features.ts';
import { familyOf } from '../../recognition/label.ts';
import { eligibleLabels } from '../verdict/eligible.ts';
import { decide, type Verdict } from '../verdict/verdict.ts';
import { asksForText } from '../wanted-text.ts';
import { purposesAsked } from '../whole-text/request.ts';
import { isSayable } from '../whole-text/wanted.ts';
import { asksToWrite } from './asked-form.ts';

/** Texts that say what changes for customers: an illness in them is the reason, not the matter. */
const changes: readonly PurposeName[] = [
  ...(['delay', 'cancellation', 'closed', 'hours', 'moved', 'job', 'new-colleague'] as const),
  ...(['appointment-reminder', 'order-ready', 'introduction'] as const),
];
/** The same of a text of no known purpose: “that we come on Monday instead”. */
const when = lettered(
  /(?<!\p{L})(?:today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|next week|instead|until|днес|утре|довечера|понеделник|вторник|сряда|четвъртък|петък|събота|неделя|следващата седмица|вместо)(?!\p{L})/iu,
);
/** Matters that somebody gives as a reason. */
const reasons = ['sensitive/illness', 'sensitive/accident'];
/** Nothing that is mentioned in passing. */
const grave = lettered(
  /(?<!\p{L})(?:died|dies|dying|dead|deadly|killed|fatal|suicid\p{L}*|cancer|tumou?rs?|leuk\p{L}*|stroke|heart attack|poison\p{L}*|injur\p{L}*|lawsuit|sued?|court|police|blood|coma|intensive care|chemo\p{L}*|diagnos\p{L}*|harass\p{L}*|почина\p{L}*|загина\p{L}*|умря\p{L}*|умира\p{L}*|убит\p{L}*|самоуби\p{L}*|рак|тумор\p{L}*|левкеми\p{L}*|инсулт\p{L}*|инфаркт\p{L}*|отров\p{L}*|натров\p{L}*|пострада\p{L}*|ранен\p{L}*|съд|полици\p{L}*|кръв|кома|химиотерапи\p{L}*|диагноз\p{L}*|тормоз\p{L}*)(?!\p{L})/iu,
);
/** “While our technician is ill”, „докато техникът е болен“: circumstances of a question. */
const circumstance = lettered(
  /(?<!\p{L})(?:while|because|since|as long as|after|now that|although|докато|защото|понеже|тъй като|след като|откакто|въпреки че)(?!\p{L})[^,.!?]*/giu,
);
/** Whoever “fires” a client dismisses nobody. */
const ofClients = lettered(
  /(?<!\p{L})(?:fir(?:e|ing)|drop(?:ping)?|dump(?:ing)?|get(?:ting)? rid of) (?:\p{L}+ ){0,3}(?:clients?|customers?|payers?|accounts?|buyers?)(?!\p{L})|(?<!\p{L})(?:уволн\p{L}*|откаж\p{L}* се от|разкар\p{L}*|раздел\p{L}* с) (?:\p{L}+ ){0,2}(?:клиент\p{L}*|длъжни\p{L}*|неплатц\p{L}*)/iu,
);
/** Fewer words are no question of their own. */
const CORE_WORDS = 5;
/** The question itself must not be about a matter that needs a person. */
const SENSITIVE_MAX = 0.1;

/** Whether a request for a text has a sensitive matter only as the reason for what it tells. */
export function isReasonOnly(query: string, knowledge: Knowledge): boolean {
  if (grave.test(query)) return false;
  if (!asksToWrite(query) && !asksForText(query, comparedWords(query), knowledge)) return false;
  const purpose = purposesAsked(query, knowledge).find((name) => isSayable(name, query, knowledge));
  if (purpose === undefined) return false;
  return changes.includes(purpose) || (purpose === 'general' && when.test(query));
}

/**
 * The verdict on a business question whose story has a sensitive matter; null if the question is about that matter, or the question alone
 * leads to no certain advice.
 */
function verdictBeside(text: string, verdict: Verdict, knowledge: Knowledge): Verdict | null {
  if (verdict.kind !== 'certain' || !reasons.includes(verdict.label) || grave.test(text))
    return null;
  const sentences = text.match(/[^.!?]+[.!?]*/gu) ?? [];
  const asked = sentences.filter((sentence) => sentence.includes('?')).join(' ');
  const core = asked.replace(circumstance, ' ');
  const words = comparedWords(core).length;
  if (words < CORE_WORDS || core.trim() === text.trim()) return null;
  const candidates = knowledge.recogniser.classify(core, eligibleLabels(core, false));
  const sensitive = candidates.filter(({ label }) => familyOf(label) === 'sensitive');
  if (sensitive.reduce((sum, { likelihood }) => sum + likelihood, 0) > SENSITIVE_MAX) return null;
  const beside = decide(candidates, { words });
  const isAdvice =
    beside.kind === 'certain' && ['topics', 'cards'].includes(familyOf(beside.label));
  return isAdvice ? beside : null;
}

/**
 * The verdict on a message, by what it is about and not by what it mentions.
 * @param by decides between the labels of the families that it is told to keep
 */
export function verdictWithReasons(
  text: string,
  by: (mayHave: (family: string) => boolean) => Verdict,
  knowledge: Knowledge,
): Verdict {
  const all = by(() => true);
  const isSensitive = all.kind === 'certain' && familyOf(all.label) === 'sensitive';
  if (!isSensitive) return all;
  const isParting = all.label === 'sensitive/dismissal' && ofClients.test(text);
  if (isParting || isReasonOnly(text, knowledge)) return by((family) => family !== 'sensitive');
  return verdictBeside(text, all, knowledge) ?? all;
}
