import type { Language } from '@savet/contract/languages';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { comparedWords } from '../recognition/features.ts';
import { familyOf } from '../recognition/label.ts';
import { detailsOf, hasSubject } from './details.ts';
import { styleAsked } from './intents.ts';
import type { FrameReading } from './reading.ts';
import type { Question } from './thread.ts';
import type { Verdict } from './verdict.ts';
import { asksForText, textKindOf } from './wanted-text.ts';

/** No ready form for a matter that may need a person: from this likelihood on. */
const SENSITIVE = 0.3;

/** A request for a text about something of the user's own that no label certainly fits; null for any other message. */
export function frameReading(
  { query, responseStyle }: Question,
  verdict: Verdict,
  language: Language,
  knowledge: Knowledge,
): FrameReading | null {
  const near = verdict.kind === 'between' ? verdict.labels : [];
  if (near.some((label) => !['topics', 'cards'].includes(familyOf(label)))) return null;
  const candidates = knowledge.recogniser.classify(query, () => true);
  const sensitive = candidates
    .filter(({ label }) => familyOf(label) === 'sensitive')
    .reduce((sum, { likelihood }) => sum + likelihood, 0);
  if (sensitive >= SENSITIVE) return null;
  const words = comparedWords(query);
  const frame = textKindOf(words, knowledge);
  if (frame === null || !asksForText(query, words, knowledge)) return null;
  const details = detailsOf(query, knowledge.details);
  if (!hasSubject(details)) return null;
  const style = styleAsked(words, knowledge) ?? responseStyle;
  return { kind: 'frame', frame, details, responseStyle: style, language };
}
