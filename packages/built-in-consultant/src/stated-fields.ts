import type { BrandFieldName } from '@savet/contract/brand-hub';
import { loadKnowledge } from './knowledge/knowledge.ts';
import { familyOf, nameOf } from './recognition/label.ts';
import { fieldOfLabel } from './understanding/fields.ts';

/** A message states a fact only if that is more likely than everything else together. */
const FACT = 0.5;
/** A model is asked if a fact is at least this likely. */
const MAYBE = 0.2;
/** A field is named only if it is this likely. */
const FIELD = 0.2;

/** The Brand Hub fields whose value a message seems to state, the likeliest first; none for a question or a request. */
export function statedFields(message: string): readonly BrandFieldName[] {
  if (message.includes('?')) return [];
  const { facts, total } = factsIn(message);
  if (total < FACT) return [];
  return facts
    .filter(({ likelihood }) => likelihood >= FIELD)
    .flatMap(({ label }) => fieldOfLabel(nameOf(label)) ?? []);
}

/** Whether a message may state a fact, so that it is worth asking a model. */
export function mayStateFact(message: string): boolean {
  return factsIn(message).total >= MAYBE;
}

function factsIn(message: string) {
  const candidates = loadKnowledge().recogniser.classify(message, () => true);
  const facts = candidates.filter(({ label }) => familyOf(label) === 'facts');
  return { facts, total: facts.reduce((sum, { likelihood }) => sum + likelihood, 0) };
}
