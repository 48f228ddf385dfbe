import { lettered } from '@savet/text/lettered';
import { fillTemplate, sentencesOf } from '@savet/text/text';
import type { TopicCard } from '../../knowledge/card.schema.ts';
import type { Effort, FollowUpPhrases } from '../../knowledge/follow-ups.schema.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { currencyOf } from '../../numbers/calculation.ts';
import { bullets, escapeMarkdown, join } from '../../text/markdown.ts';
import type { PartReading } from '../../understanding/reading.ts';
import { cardPlan, planAsked } from '../advice/card-plan.ts';
import { hoursText, sumText, weeksText } from '../advice/effort-text.ts';
import { stepsInOrder } from '../advice/first-step.ts';
import { ownTrade, tradeCase } from '../advice/trade-case.ts';
import type { AnswerInput } from '../answer-context.ts';
import { shown } from '../figures/shown-number.ts';
import { isShown } from './said-replies.ts';

/** A question about an answer, with the data that its reply is made from. */
export interface Asked {
  reading: PartReading;
  card: TopicCard;
  effort: Effort;
  phrases: FollowUpPhrases;
  input: AnswerInput;
  knowledge: Knowledge;
  /** The label of the card. */
  label: string;
}

/** The text of a reply. With `free` it takes no query, because it has nothing new to say. Null if nothing is stored. */
export type AskText = string | { free: string } | null;

/** Fewest words of a step's part that can stand as a sentence. */
const STEP_WORDS = 6;
const SUMMARY_STEPS = 3;
const mistake = /mistake|risk|danger|never |грешк|риск|опасн|никога/iu;
const blank = /\[[^\]\n]+\](?!\()/u;

/** The reply to each ask. */
export const askTexts: Partial<Record<PartReading['ask'], (asked: Asked) => AskText>> = {
  priority: (asked) => firstText(asked) ?? nextText(asked),
  next: nextText,
  'too-much': ({ phrases }) => ({ free: phrases.tooMuch }),
  time: (asked) => filled(asked.phrases.time, asked),
  cost: costText,
  who: ({ phrases, effort }) => phrases.who[effort.who],
  sign: (asked) => filled(asked.phrases.signs[asked.effort.sign], asked),
  fails: failsText,
  avoid: avoidText,
  plan: ({ input, card, label, reading, knowledge }) =>
    cardPlan(
      planAsked(input.query, knowledge) ?? 'month',
      card,
      label,
      reading.language,
      knowledge,
    ),
  checklist: (asked) =>
    join(asked.phrases.checklist, bullets(stepsOf(asked).map((step) => `☐ ${step}`))),
  summary: (asked) => bullets(stepsOf(asked).map(short).slice(0, SUMMARY_STEPS)),
  table: tableText,
  script: scriptText,
  case: caseText,
  without: withoutText,
  done: (asked) => objected('done', asked),
  pushy: (asked) => objected('pushy', asked),
  nerve: (asked) => objected('nerve', asked),
  refused: (asked) => objected('refused', asked),
  skip: skipText,
  budget: budgetText,
  cheapest: cheapestText,
  reason: (asked) => {
    const { knowledge, reading, label, effort, phrases } = asked;
    const reason = knowledge.followUps.firstSteps[reading.language][label]?.reason ?? '';
    const sign = filled(phrases.signs[effort.sign], asked);
    return fillTemplate(phrases.reasonAgain, { reason, sign });
  },
  doubted: ({ phrases }) => ({ free: phrases.doubted }),
  gain: (asked) => ({
    free: fillTemplate(asked.phrases.gain, {
      sign: filled(asked.phrases.signs[asked.effort.sign], asked),
    }),
  }),
};

function objected(kind: keyof FollowUpPhrases['objections'], asked: Asked): string {
  const { effort, phrases } = asked;
  const [, next = ''] = stepsOf(asked);
  const sign = filled(phrases.signs[effort.sign], asked);
  return filled(fillTemplate(phrases.objections[kind], { next, sign }), asked);
}

/** The first step can't be left out; any other can. */
function skipText(asked: Asked): string {
  const { reading, effort, label, knowledge } = asked;
  if (reading.place !== effort.first + 1) return objected('skip', asked);
  const reason = knowledge.followUps.firstSteps[reading.language][label]?.reason ?? '';
  return fillTemplate(objected('skipFirst', asked), { reason });
}

/** The reply to “What if it doesn’t work?”. */
function failsText(asked: Asked): string {
  const { effort, phrases } = asked;
  const weeks = weeksText(effort.weeks, phrases);
  const [, step = ''] = stepsOf(asked);
  const sign = fillTemplate(phrases.signs[effort.sign], { weeks });
  return fillTemplate(phrases.fails, { weeks, sign, step });
}

/** The first step and the reason for it; null if the chat has shown it already. */
function firstText(asked: Asked): string | null {
  const { reading, phrases, input, effort, knowledge, label } = asked;
  const [step = ''] = stepsOf(asked);
  const lead = fillTemplate(phrases.priority, { step });
  if (input.context.includes(lead)) return null;
  const reason = knowledge.followUps.firstSteps[reading.language][label]?.reason ?? '';
  const hours = hoursText(effort.hours, phrases);
  const inTime = reading.about === 'time' ? phrases.inYourTime : '';
  return join(lead, fillTemplate(phrases.reason, { reason, hours }), inTime);
}

/** The first of the other steps that the chat has not shown yet. */
function nextText(asked: Asked): AskText {
  const { phrases, input } = asked;
  const [, ...others] = stepsOf(asked);
  const next = others
    .map((step) => fillTemplate(phrases.after, { step }))
    .find((line) => !input.context.includes(line));
  return next ?? { free: phrases.noNext };
}

function costText(asked: Asked): AskText {
  const { effort, phrases } = asked;
  const { cost } = effort;
  if (cost === undefined) {
    return effort.spends
      ? { free: filled(phrases.costVaries, asked) }
      : filled(phrases.cost, asked);
  }
  const hours = hoursText(effort.hours, phrases);
  const text = cost.monthly ? phrases.costMonthly : phrases.costMoney;
  return fillTemplate(text, { hours, sum: sumText(cost, phrases) });
}

function avoidText({ reading, card, phrases, input, knowledge }: Asked): AskText {
  const { of, language } = reading;
  const topic = of?.kind === 'topic' ? knowledge.topics.get(of.topic)?.[language] : undefined;
  const known = [...card.more.filter((each) => mistake.test(each)), ...(topic?.mistakes ?? [])];
  const fresh = [...known, card.caveat].find((each) => !isShown(each, input.context));
  return fresh === undefined
    ? { free: saidText({ phrases, reading, input }) }
    : join(phrases.avoid, fresh);
}

function tableText(asked: Asked): string {
  const { step, who, until } = asked.phrases.table;
  const rows = stepsOf(asked).map(
    (each, index) => `| ${index + 1} | ${short(each).replaceAll('|', '/')} | … | … |`,
  );
  return [`| | ${step} | ${who} | ${until} |`, '|---|---|---|---|', ...rows].join('\n');
}

/** The first step costs only time, unless money is part of it. */
function cheapestText(asked: Asked): AskText {
  const { effort, phrases } = asked;
  if (effort.cost === undefined) return { free: filled(phrases.cheapest, asked) };
  const hours = hoursText(effort.hours, phrases);
  return {
    free: fillTemplate(phrases.cheapestPaid, { sum: sumText(effort.cost, phrases), hours }),
  };
}

/** Something that is said: a text to copy, or words in quotation marks. */
const spoken = /^>|[‘“„][^’”“\n]{12,}[’”“]/mu;

function scriptText({ card, phrases, input, reading, knowledge }: Asked): AskText {
  if (!spoken.test(card.example)) return { free: knowledge.phrases[reading.language].part.noWrite };
  if (isShown(card.example, input.context)) return { free: phrases.script };
  return blank.test(card.example) || card.example.startsWith('>')
    ? join(phrases.scriptLead, card.example)
    : card.example;
}

function caseText({ reading, phrases, input, knowledge, label }: Asked): AskText {
  const trade =
    reading.about === 'own' ? ownTrade(input.values, knowledge) : (reading.about ?? null);
  const text = tradeCase(label, trade, reading.language, knowledge);
  if (text === '') return { free: phrases.noCase };
  return input.context.includes(text) ? { free: phrases.caseSaid } : text;
}

/** Sums of money below which something else holds: “with under €300 a month, pick one channel”. */
const below = lettered(
  /(?<!\p{L})(?:under|below|less than|up to|под|до)\s+€?(\d[\d ,.]*?)(?:\s?€|\s?(?:a|per|на) |,|\s|$)/giu,
);
const LEVA = 1.955_83;

function budgetText(asked: Asked): AskText {
  const { reading, card, phrases, input } = asked;
  const amount = Number(reading.about);
  const isLeva = lettered(/(?<!\p{L})(?:лв|лева|leva|bgn)/iu).test(input.query);
  const euros = isLeva ? amount / LEVA : amount;
  const [nearest] = [card.answer, ...card.points, ...card.more, card.caveat]
    .flatMap((part) => sentencesOf(part.replace(/\*\*/g, '')))
    .flatMap((sentence) =>
      [...sentence.matchAll(below)]
        .filter(([whole]) => /€/u.test(whole))
        .map(([, limit = '']) => ({ sentence, limit: Number(limit.replace(/[ ,]/g, '')) })),
    )
    .filter(({ limit }) => euros < limit)
    .toSorted((a, b) => a.limit - b.limit);
  if (nearest !== undefined)
    return { free: fillTemplate(phrases.budgetSaid, { sentence: nearest.sentence }) };
  const money = { value: amount, as: 'money' } as const;
  const sum = shown(money, currencyOf(input.query), reading.language);
  const [step = ''] = stepsOf(asked);
  return { free: fillTemplate(phrases.budget, { sum, step }) };
}

function withoutText(asked: Asked): AskText {
  const { reading, phrases } = asked;
  const about = reading.about ?? '';
  if (about === 'few') return { free: filled(phrases.fewPeople, asked) };
  if (!isMeans(about, phrases)) {
    const [step = ''] = stepsOf(asked);
    return { free: fillTemplate(phrases.withoutUnknown, { means: escapeMarkdown(about), step }) };
  }
  const lead = fillTemplate(phrases.without, { means: phrases.meansNames[about] });
  return `${lead} ${filled(phrases.means[about], asked)}`;
}

function isMeans(about: string, phrases: FollowUpPhrases): about is keyof FollowUpPhrases['means'] {
  return about in phrases.means;
}

/** A note that something was said already, with the other questions that can be asked. */
export function saidText({
  phrases,
  reading,
  input,
}: Pick<Asked, 'phrases' | 'reading' | 'input'>) {
  const asked = input.context.toLowerCase();
  const others = Object.entries(phrases.others)
    .filter(([ask, name]) => ask !== reading.ask && !asked.includes(name.toLowerCase()))
    .slice(0, 3)
    .map(([, name]) => name);
  return fillTemplate(phrases.said, { others: others.join(', ') });
}

function filled(text: string, asked: Asked): string {
  const { effort, phrases } = asked;
  const [step = ''] = stepsOf(asked);
  const hours = hoursText(effort.hours, phrases);
  return fillTemplate(text, { hours, weeks: weeksText(effort.weeks, phrases), step });
}

function stepsOf({ card, label, reading, knowledge }: Asked): string[] {
  return stepsInOrder(card, label, reading.language, knowledge);
}

/** A step up to its first colon or dash, if that is a sentence by itself. */
function short(step: string): string {
  const [head = step] = step.split(lettered(/(?<=\p{L}{3}):\s/u));
  return head.split(/\s+/).length < STEP_WORDS || head === step ? step : `${head}.`;
}
