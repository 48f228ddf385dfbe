import { fillTemplate } from '@savet/text/text';
import type { TopicCard } from '../../knowledge/card.schema.ts';
import type { Effort, FollowUpPhrases } from '../../knowledge/follow-ups.schema.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Reply } from '../../reply.ts';
import { bullets, escapeMarkdown, join } from '../../text/markdown.ts';
import { nameMark } from '../../understanding/follow-up/name-mark.ts';
import type { PartReading } from '../../understanding/reading.ts';
import { cardPlan, planAsked } from '../advice/card-plan.ts';
import { hoursText, sumText, weeksText } from '../advice/effort-text.ts';
import { stepsInOrder } from '../advice/first-step.ts';
import { labelOf, ownTrade, tradeCase } from '../advice/trade-case.ts';
import type { AnswerInput } from '../answer-context.ts';
import { cardOf } from './gist.ts';
import { sentenceFor } from './search-answer.ts';
import { isSaidBefore } from './unsaid.ts';

/** Fewest words of a step's part that can stand as a sentence. */
const STEP_WORDS = 6;
/** Replies that would not tell by themselves which advice they are about. */
const named: readonly string[] = ['time', 'cost', 'who', 'sign', 'fails', 'without'];
/** Replies of one or two sentences. They take no query, because the answer that they are about took one. */
const brief: readonly string[] = ['time', 'cost', 'who', 'sign', 'case', 'without'];
const forms: readonly string[] = ['plan', 'checklist', 'table', 'summary'];
const mistake = /mistake|risk|danger|never |грешк|риск|опасн|никога/iu;
/** “What if customers leave?” */
const whatIf = /^\s*(?:(?:and|but|a|а|ами|и|но) )*(?:what if|what happens if|if|ако)(?!\p{L})/iu;
const blank = /\[[^\]\n]+\](?!\()/u;

interface Asked {
  reading: PartReading;
  card: TopicCard;
  effort: Effort;
  phrases: FollowUpPhrases;
  input: AnswerInput;
  knowledge: Knowledge;
  label: string;
}

/**
 * The reply to a question about the answer before, from what is stored with its card: what comes first, effort, costs, who does
 * it, how to see that it works, another form, an example from a trade. Null if its card has nothing stored, or another reply has it.
 */
export function askReply(
  reading: PartReading,
  input: AnswerInput,
  knowledge: Knowledge,
): Reply | null {
  const { of, ask, language } = reading;
  if (of === null) return null;
  const phrases = knowledge.followUps.phrases[language];
  const label = labelOf(of);
  const card = cardOf({ ...of, language }, knowledge);
  const effort = knowledge.followUps.efforts[label];
  const asked = card && effort ? { reading, card, effort, phrases, input, knowledge, label } : null;
  if (ask === 'askable')
    return openReply(input, card, phrases, reading, asked && failing(asked), knowledge);
  if (asked === null) return null;
  const text = textOf(asked);
  if (text === null) return null;
  if (typeof text !== 'string') return free(text.free);
  const lead = named.includes(ask) ? `${nameMark(asked.card.name)} ` : '';
  // Another form of the answer says it again, which is what was asked for.
  const isAgain = forms.includes(ask) ? input.context.includes(text) : isShown(text, input.context);
  if (isAgain) return free(said(asked));
  return { ...answered(lead + text), isAnswer: !brief.includes(ask) };
}

/** The text of a reply; `free` if it only says what can’t be said. */
function textOf(asked: Asked): string | { free: string } | null {
  const { reading, card, effort, phrases, input, knowledge, label } = asked;
  const { language } = reading;
  const hours = hoursText(effort.hours, phrases);
  const weeks = weeksText(effort.weeks, phrases);
  const [first = ''] = ordered(asked);
  const fill = (text: string) => fillTemplate(text, { hours, weeks, step: first });
  switch (reading.ask) {
    case 'priority':
    case 'next':
      return orderText(asked, hours, reading.ask === 'next');
    case 'time':
      return fill(phrases.time);
    case 'cost': {
      const { cost } = effort;
      if (cost === undefined)
        return effort.spends ? { free: fill(phrases.costVaries) } : fill(phrases.cost);
      const text = cost.monthly ? phrases.costMonthly : phrases.costMoney;
      return fillTemplate(text, { hours, sum: sumText(cost, phrases) });
    }
    case 'who':
      return phrases.who[effort.who];
    case 'sign':
      return fill(phrases.signs[effort.sign]);
    case 'fails':
      return failing(asked);
    case 'avoid': {
      const topic =
        reading.of?.kind === 'topic'
          ? knowledge.topics.get(reading.of.topic)?.[language]
          : undefined;
      const known = [...card.more.filter((each) => mistake.test(each)), ...(topic?.mistakes ?? [])];
      const fresh = [...known, card.caveat].find((each) => !isShown(each, input.context));
      return fresh === undefined ? { free: said(asked) } : join(phrases.avoid, fresh);
    }
    case 'plan':
      return cardPlan(
        planAsked(input.query, knowledge) ?? 'month',
        card,
        label,
        language,
        knowledge,
      );
    case 'checklist':
      return join(phrases.checklist, bullets(ordered(asked).map((step) => `☐ ${step}`)));
    case 'summary':
      return bullets(ordered(asked).map(short).slice(0, 3));
    case 'table': {
      const { step, who, until } = phrases.table;
      const rows = ordered(asked).map(
        (each, index) => `| ${index + 1} | ${short(each).replaceAll('|', '/')} | … | … |`,
      );
      return [`| | ${step} | ${who} | ${until} |`, '|---|---|---|---|', ...rows].join('\n');
    }
    case 'script':
      if (isShown(card.example, input.context)) return { free: phrases.script };
      return blank.test(card.example) || card.example.startsWith('>')
        ? join(phrases.scriptLead, card.example)
        : card.example;
    case 'case':
      return caseText(asked);
    case 'without': {
      const about = reading.about ?? '';
      const isKnown = about in phrases.means;
      const kind = about as keyof FollowUpPhrases['means'];
      if (!isKnown)
        return {
          free: fillTemplate(phrases.withoutUnknown, { means: escapeMarkdown(about), step: first }),
        };
      const lead = fillTemplate(phrases.without, { means: phrases.meansNames[kind] });
      return `${lead} ${fill(phrases.means[kind])}`;
    }
    default:
      return null;
  }
}

/** What to do if it doesn't work. */
function failing({ effort, phrases, ...asked }: Asked): string {
  const weeks = weeksText(effort.weeks, phrases);
  const [, step = ''] = ordered({ effort, phrases, ...asked });
  const sign = fillTemplate(phrases.signs[effort.sign], { weeks });
  return fillTemplate(phrases.fails, { weeks, sign, step });
}

/** A sentence of the advice that answers an open question, or what can be asked. */
function openReply(
  { query, context }: AnswerInput,
  card: TopicCard | undefined,
  phrases: FollowUpPhrases,
  { of, language }: PartReading,
  failing: string | null,
  knowledge: Knowledge,
): Reply {
  const topic = of?.kind === 'topic' ? knowledge.topics.get(of.topic)?.[language] : undefined;
  const sentence = card === undefined ? null : sentenceFor(query, card, topic, knowledge);
  if (sentence === null)
    return free(whatIf.test(query) ? (failing ?? phrases.askable) : phrases.askable);
  const text = fillTemplate(phrases.found, { sentence });
  if (!context.includes(sentence)) return answered(text);
  return free(fillTemplate(phrases.above, { sentence }));
}

/** What comes first and why; after that, the next points one by one. */
function orderText(asked: Asked, hours: string, isNext: boolean): string | { free: string } {
  const { reading, phrases, input, knowledge, label } = asked;
  const [first = '', ...others] = ordered(asked);
  const lead = fillTemplate(phrases.priority, { step: first });
  const isSaid = (line: string) => input.context.includes(line);
  if (!isNext && !isSaid(lead)) {
    const reason = knowledge.followUps.firstSteps[reading.language][label]?.reason ?? '';
    return join(lead, fillTemplate(phrases.reason, { reason, hours }));
  }
  const next = others
    .map((step) => fillTemplate(phrases.after, { step }))
    .find((line) => !isSaid(line));
  return next ?? { free: phrases.noNext };
}

function caseText({ reading, phrases, input, knowledge, label }: Asked): string | { free: string } {
  const trade =
    reading.about === 'own' ? ownTrade(input.values, knowledge) : (reading.about ?? null);
  const text = tradeCase(label, trade, reading.language, knowledge);
  if (text === '') return { free: phrases.noCase };
  return input.context.includes(text) ? { free: phrases.caseSaid } : text;
}

function ordered({ card, label, reading, knowledge }: Asked): string[] {
  return stepsInOrder(card, label, reading.language, knowledge);
}

/** A step up to its first colon or dash, if that is a sentence by itself. */
function short(step: string): string {
  const [head = step] = step.split(/(?<=\p{L}{3}):\s/u);
  return head.split(/\s+/).length < STEP_WORDS || head === step ? step : `${head}.`;
}

/** That something was said already, and what else can be asked. */
function said({ phrases, reading, input }: Asked): string {
  const asked = input.context.toLowerCase();
  const others = Object.entries(phrases.others)
    .filter(([ask, name]) => ask !== reading.ask && !asked.includes(name.toLowerCase()))
    .slice(0, 3)
    .map(([, name]) => name);
  return fillTemplate(phrases.said, { others: others.join(', ') });
}

/** Whether an answer of the chat has this text, which may have several paragraphs. */
export function isShown(text: string, context: string): boolean {
  const longest = text.split('\n').toSorted((a, b) => b.length - a.length)[0] ?? '';
  return isSaidBefore(text, context) || context.includes(longest);
}

export function answered(text: string): Reply {
  return { text, isAnswer: true, usedFields: [] };
}

/** A reply that takes no query, and offers the team. */
export function free(text: string): Reply {
  return { text, isAnswer: false, usedFields: [], offer: { choices: [], team: true } };
}
