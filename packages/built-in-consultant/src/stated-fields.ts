import type { BrandFieldName } from '@savet/contract/brand-hub';
import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { familyOf, nameOf } from './recognition/label.ts';
import { fieldOfLabel, fieldsNamed } from './understanding/fields.ts';
import { partAsked } from './understanding/follow-up/part-asked.ts';
import { isQuestion } from './understanding/forms/is-question.ts';

/** A message states a fact only if that is more likely than everything else together. */
const FACT = 0.5;
/** A model is asked if a fact is at least this likely. */
const MAYBE = 0.2;
/** A field is named only if it is this likely. */
const FIELD = 0.2;
/** In a thread, so few words that name no field are about the answer before. */
const REMARK_WORDS = 6;

/**
 * The Brand Hub fields whose value a message seems to state, the likeliest first; none for a question or a request.
 * @param inThread whether answers came before it: then a few words are about them
 */
export function statedFields(
  message: string,
  { inThread = false }: { inThread?: boolean } = {},
): readonly BrandFieldName[] {
  if (isQuestion(message) || (inThread && isRemark(message))) return [];
  const { facts, total } = factsIn(message);
  if (total < FACT) return [];
  return facts
    .filter(({ likelihood }) => likelihood >= FIELD)
    .flatMap(({ label }) => fieldOfLabel(nameOf(label)) ?? []);
}

/** “The second one”, “there are just two of us”: about the answer before, unless a field is named. */
function isRemark(message: string): boolean {
  if (partAsked(message) !== null) return true;
  return (
    wordsOf(message).length <= REMARK_WORDS && fieldsNamed(message, loadKnowledge()).length === 0
  );
}

/** Whether a message may state a fact, so that it is worth asking a model. */
export function mayStateFact(message: string): boolean {
  if (isQuestion(message)) return false;
  return factsIn(message).total >= MAYBE || tellsField(message);
}

const tells = lettered(/(?<!\p{L})(?:is|are|е|са)(?!\p{L})/iu);
/** “Our ideal customer is …”: a field by its name, and what it is. */
const tellsField = (message: string) =>
  tells.test(message) && fieldsNamed(message, loadKnowledge()).length > 0;

function factsIn(message: string) {
  const candidates = loadKnowledge().recogniser.classify(message, () => true);
  const facts = candidates.filter(({ label }) => familyOf(label) === 'facts');
  return { facts, total: facts.reduce((sum, { likelihood }) => sum + likelihood, 0) };
}
