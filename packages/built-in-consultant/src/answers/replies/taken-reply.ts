import { fillTemplate } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Reply } from '../../reply.ts';
import { escapeMarkdown, join } from '../../text/markdown.ts';
import { labelName } from '../../understanding/choice.ts';
import type { CardReading, Reading, TopicReading } from '../../understanding/reading.ts';
import { weeksText } from '../advice/effort-text.ts';
import { labelOf } from '../advice/trade-case.ts';
import { choicesOf, numbered } from './fixed-reply.ts';

/** How long a change is tried whose advice names no time. */
const WEEKS: [number, number] = [2, 4];

/** The answer to a question that only may mean it: how it was read, and the other readings as buttons. Null for all others. */
export function takenReply(reading: Reading, answer: string, knowledge: Knowledge): Reply | null {
  if (reading.kind !== 'topic' && reading.kind !== 'card') return null;
  const { taken, language } = reading;
  if (taken === undefined || taken === null) return null;
  const { otherReadings } = knowledge.replies[language];
  const names = choicesOf(taken, language, knowledge);
  const name = labelName(labelOf(reading), language, knowledge);
  const others = names.length === 0 ? '' : join(otherReadings, numbered(names));
  return {
    text: join(leadOf(reading, `**${name}**`, knowledge), answer, others),
    isAnswer: false,
    usedFields: [],
    offer: { choices: names, team: true },
  };
}

/** How the question was read. */
function leadOf(reading: TopicReading | CardReading, name: string, knowledge: Knowledge): string {
  const { language, focus } = reading;
  const { taken, takenBy } = knowledge.replies[language];
  if (!focus) return fillTemplate(taken, { name });
  const way = focus.by === 'way' ? escapeMarkdown(focus.way) : '';
  const effort = knowledge.followUps.efforts[labelOf(reading)];
  const phrases = knowledge.followUps.phrases[language];
  const weeks = weeksText(effort?.weeks ?? WEEKS, phrases);
  return fillTemplate(takenBy[focus.by], { name, way, weeks });
}
