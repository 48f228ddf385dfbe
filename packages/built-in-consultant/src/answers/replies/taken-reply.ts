import { fillTemplate } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Reply } from '../../reply.ts';
import { join } from '../../text/markdown.ts';
import { labelName } from '../../understanding/choice.ts';
import type { Reading } from '../../understanding/reading.ts';
import { labelOf } from '../advice/trade-case.ts';
import { choicesOf, numbered } from './fixed-reply.ts';

/** The answer to a question that only may mean it: how it was read, and the other readings as buttons. Null for all others. */
export function takenReply(reading: Reading, answer: string, knowledge: Knowledge): Reply | null {
  if (reading.kind !== 'topic' && reading.kind !== 'card') return null;
  const { taken, language } = reading;
  if (taken === undefined || taken === null) return null;
  const { taken: lead, otherReadings } = knowledge.replies[language];
  const names = choicesOf(taken, language, knowledge);
  const name = labelName(labelOf(reading), language, knowledge);
  const others = names.length === 0 ? '' : join(otherReadings, numbered(names));
  return {
    text: join(fillTemplate(lead, { name: `**${name}**` }), answer, others),
    isAnswer: false,
    usedFields: [],
    offer: { choices: names, team: true },
  };
}
