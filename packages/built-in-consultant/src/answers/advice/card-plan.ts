import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { fillTemplate } from '@savet/text/text';
import type { TopicCard } from '../../knowledge/card.schema.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Horizon } from '../../knowledge/understanding.schema.ts';
import { comparedWords } from '../../recognition/features.ts';
import { bullets, section } from '../../text/markdown.ts';
import { horizonAsked, intentOf } from '../../understanding/intents.ts';
import { weeksText } from './effort-text.ts';
import { stepsInOrder } from './first-step.ts';

const asksHow = lettered(
  /^\s*(?:how|what|why|when|which|should|как|какво|защо|кога|кой|коя|кое)(?!\p{L})/iu,
);
/** “A 4-week plan” is one for a month. */
const fourWeeks = lettered(
  /(?<![\p{L}\d])(?:4|four|четири)[\s-](?:weeks?|седмици|седмичен)(?!\p{L})/iu,
);

/** The time that a request for a plan names; null if it asks for none. */
export function planAsked(query: string, knowledge: Knowledge): Horizon | null {
  const words = comparedWords(query);
  if (asksHow.test(query) || intentOf(words, knowledge) !== 'plan') return null;
  return fourWeeks.test(query) ? 'month' : horizonAsked(words, knowledge);
}

/** The steps of a card over a time, with what to look at in the end. */
export function cardPlan(
  horizon: Horizon,
  card: TopicCard,
  label: string,
  language: Language,
  knowledge: Knowledge,
): string {
  const { slots, slotCheck, headings } = knowledge.phrases[language];
  const { efforts, phrases } = knowledge.followUps;
  const effort = efforts[label];
  const times = slots[horizon];
  const steps = stepsInOrder(card, label, language, knowledge);
  const weeks = effort === undefined ? '' : weeksText(effort.weeks, phrases[language]);
  const sign =
    effort === undefined ? '' : fillTemplate(phrases[language].signs[effort.sign], { weeks });
  const used = Math.min(times.length, steps.length + 1);
  const lines = times.slice(0, used).map((time, index) => {
    const share = Math.min(used, steps.length);
    const from = Math.floor((index * steps.length) / share);
    const until = Math.floor(((index + 1) * steps.length) / share);
    const work = steps.slice(from, until).join(' ');
    return `**${time}:** ${work === '' ? slotCheck : work}`;
  });
  return section(headings.plan, `${bullets(lines)}\n\n${sign}`.trim());
}
