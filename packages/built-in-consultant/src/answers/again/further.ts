import type { Knowledge } from '../../knowledge/knowledge.ts';
import { bullets, join } from '../../text/markdown.ts';
import type { Reading } from '../../understanding/reading.ts';
import { cardOf } from './gist.ts';
import { isSaidBefore } from './unsaid.ts';

/** Most reasons, steps and mistakes of an answer that only adds to an earlier one. */
const ADDED = { reasons: 2, steps: 2, mistakes: 1 };

/** Additions from the knowledge when the chat has the answer itself already; null if there are none. */
export function further(reading: Reading, context: string, knowledge: Knowledge): string | null {
  const { language } = reading;
  const { saidAbove } = knowledge.phrases[language];
  const card = cardOf(reading, knowledge);
  if (card === undefined) return null;
  const topic =
    reading.kind === 'topic' ? knowledge.topics.get(reading.topic)?.[language] : undefined;
  const fresh = (parts: readonly string[], longest: number) =>
    parts.filter((part) => !isSaidBefore(part, context)).slice(0, longest);
  const steps = topic?.steps.map(({ title, text }) => `**${title}** ${text}`) ?? [];
  const added = join(
    ...fresh(card.more, ADDED.reasons),
    bullets(fresh([...card.points, ...steps], ADDED.steps)),
    bullets(fresh(topic?.mistakes ?? [], ADDED.mistakes)),
  );
  return added === '' ? null : join(saidAbove, added);
}
