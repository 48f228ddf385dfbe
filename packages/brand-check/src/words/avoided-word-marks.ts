import type { CheckedText } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { avoidedIn, type FoundExpression } from '../language/avoided-words.ts';
import { mark } from '../rule.ts';
import { replacementFor } from './replacement.ts';

/** The words that the vocabulary guide avoids, in all their forms. */
export function avoidedWordMarks(checked: CheckedText): readonly Mark[] | null {
  const { avoided, tokens, own, text } = checked;
  if (avoided.size === 0) return null;
  return avoidedIn(tokens, own, avoided).map((found) => markOf(found, text));
}

function markOf(
  { tokens: found, expression: { avoid, say } }: FoundExpression,
  text: string,
): Mark {
  const start = found[0]?.start ?? 0;
  const end = found.at(-1)?.end ?? start;
  const replaced = say === null ? null : replacementFor(text, { start, end, avoid, say });
  const detail = say === null ? avoid : `${avoid} → ${say}`;
  if (replaced === null) return mark(start, end, 'vocabularyGuide', { detail });
  return mark(replaced.start, end, 'vocabularyGuide', { fix: replaced.fix, detail });
}
