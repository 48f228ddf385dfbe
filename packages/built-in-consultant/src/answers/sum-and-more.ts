import type { Knowledge } from '../knowledge/knowledge.ts';
import { isImplausible } from '../numbers/sound/misread.ts';
import { free, type Reply } from '../reply.ts';
import { join } from '../text/markdown.ts';
import type { Reading } from '../understanding/reading.ts';
import { asksToActToo } from '../understanding/sums/asks-to-act.ts';
import { choicesOf, numbered } from './replies/fixed-reply.ts';

/** Sums whose texts say how to act, too. */
const advising = ['fee-change'];
/** Less likely advice has little to do with the question. */
const NEAR = 0.3;

/** A sum whose question also asks how to act: the reply says that this part is missing, and takes no query. Null for all others. */
export function sumAndMore(
  reading: Reading,
  shown: string,
  query: string,
  knowledge: Knowledge,
): Reply | null {
  if (reading.kind !== 'calculation' || advising.includes(reading.calculation.name)) return null;
  const { derived } = reading.calculation;
  if (derived?.isOpen === true) return free(shown);
  if (isImplausible(query, reading.calculation)) return free(shown);
  if (!asksToActToo(query)) return null;
  const { language } = reading;
  const { sumOnly, nearest } = knowledge.replies[language];
  const [first] = knowledge.recogniser.classify(query, (label) =>
    /^(?:topics|cards)\//.test(label),
  );
  const names =
    first && first.likelihood >= NEAR ? choicesOf([first.label], language, knowledge) : [];
  return {
    text: join(shown, sumOnly, ...(names.length > 0 ? [nearest, numbered(names)] : [])),
    isAnswer: false,
    usedFields: [],
    offer: { choices: names, team: true },
  };
}
