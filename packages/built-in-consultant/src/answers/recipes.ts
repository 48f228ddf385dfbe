import type { ResponseStyle } from '@savet/contract/choices/response-styles';
import type { Intent } from '../knowledge/understanding.schema.ts';
import type { TopicReading } from '../understanding/reading.ts';
import * as card from './card-blocks.ts';
import { closing, shortClosing } from './closing.ts';
import { comparison } from './compare.ts';
import {
  besides,
  channelAdvice,
  drafts,
  draftsIfAny,
  oneDraft,
  shortDraft,
  shortDraftIfAny,
} from './drafts/draft-blocks.ts';
import { nextStep } from './next-step.ts';
import { plan } from './plan.ts';
import { readyText, readyTextFacts } from './ready-text.ts';
import { review } from './review/review.ts';
import * as part from './topic-blocks.ts';

type Recipe = Record<ResponseStyle, readonly part.Block[]>;

/** The blocks of an answer to a question about a topic. */
export function recipeFor(
  { facts, newDrafts, intent, responseStyle, again }: TopicReading,
  hasReadyText: boolean,
) {
  if (hasReadyText) return readyTexts[responseStyle];
  if (facts !== null) return afterFacts[responseStyle];
  if (again === 'why') return reasons[responseStyle];
  if (newDrafts && intent === 'draft') return anotherDraft[responseStyle];
  return recipes[intent][responseStyle];
}

/** Filled fields that an answer quotes, each with its advice. */
const OWN_CASE = { concise: 1, normal: 3 };

/** Blocks that the explanatory style adds to a card. */
const depth: readonly part.Block[] = [
  ...[
    card.why,
    part.form,
    part.remarks(5),
    part.steps,
    draftsIfAny(2),
    part.mistakes,
    part.measure,
  ],
  ...[part.sources, card.caveat, part.alsoAbout, part.nextLabels, closing],
];

/** Blocks by intent and style. Advice opens with the topic's card, which answers the question. */
const recipes: Record<Intent, Recipe> = {
  advise: {
    concise: [
      card.answer,
      card.ownFigures,
      card.firstPoint,
      part.quotes(OWN_CASE.concise),
      shortClosing,
    ],
    normal: [
      ...[card.answer, card.ownFigures, card.fittingPoints, card.tradeExample, card.example],
      part.ownCase(OWN_CASE.normal),
      ...[card.caveat, shortClosing],
    ],
    explanatory: [
      card.answer,
      card.ownFigures,
      card.allPoints,
      card.tradeExample,
      card.example,
      ...depth,
    ],
  },
  explain: {
    concise: [card.meaning, card.answer, card.firstPoint, shortClosing],
    normal: [
      ...[card.meaning, card.answer, card.fittingPoints, card.tradeExample, card.example],
      ...[part.ownCase(OWN_CASE.normal), card.caveat, shortClosing],
    ],
    explanatory: [
      card.meaning,
      card.answer,
      card.allPoints,
      card.tradeExample,
      card.example,
      ...depth,
    ],
  },
  draft: {
    concise: [shortDraft, closing],
    normal: [...[channelAdvice, drafts(2), besides(2), part.checks(3), part.remarks(2)], closing],
    explanatory: [
      ...[channelAdvice, drafts(3), card.why, part.form, part.checks(5)],
      ...[part.remarks(5), part.mistakes, part.measure, part.nextLabels, closing],
    ],
  },
  list: {
    concise: [shortDraft, closing],
    normal: [...[channelAdvice, drafts(3), besides(3), part.checks(2), part.oneMistake], closing],
    explanatory: [
      ...[channelAdvice, drafts(5), card.why, part.form, part.checks(5)],
      ...[part.mistakes, part.measure, closing],
    ],
  },
  compare: {
    concise: [comparison, closing],
    normal: [comparison, part.oneMistake, closing],
    explanatory: [
      ...[comparison, card.why, part.steps, part.sample, part.mistakes, part.measure],
      ...[part.sources, closing],
    ],
  },
  review: {
    concise: [review],
    normal: [review],
    explanatory: [review, card.why, part.mistakes, part.measure],
  },
  plan: {
    concise: [plan, closing],
    normal: [card.opening, plan, part.ownCase(OWN_CASE.normal), oneDraft, closing],
    explanatory: [
      ...[card.answer, plan, card.why, part.form, drafts(2), part.mistakes],
      ...[part.checks(5), part.sources, part.nextLabels, closing],
    ],
  },
  next: {
    concise: [nextStep, closing],
    normal: [card.opening, nextStep, part.ownCase(2), part.oneMistake, closing],
    explanatory: [
      ...[nextStep, card.why, part.form, drafts(2), part.mistakes, part.checks(5)],
      ...[part.measure, part.nextLabels, closing],
    ],
  },
};

/** “Why?” after an answer: the reasons alone. */
const reasons: Recipe = {
  concise: [card.firstReason],
  normal: [card.reasons, part.oneMistake],
  explanatory: [card.reasons, part.mistakes, part.measure, part.sources, part.nextLabels],
};

/** A text about something that no draft is about: its frame, and the own facts to fill it with. */
const readyTexts: Recipe = {
  concise: [readyText, shortClosing],
  normal: [readyText, channelAdvice, readyTextFacts, part.checks(3), shortClosing],
  explanatory: [
    ...[readyText, channelAdvice, readyTextFacts, card.why],
    ...[part.checks(5), part.mistakes, part.nextLabels, shortClosing],
  ],
};

/** After facts from the user: the form that contains them, and drafts that are possible now. */
const afterFacts: Recipe = {
  concise: [part.noted, part.quotes(2), shortDraftIfAny, closing],
  normal: [part.noted, part.form, oneDraft, closing],
  explanatory: [
    ...[part.noted, part.form, part.remarks(5), drafts(3), part.checks(5), part.measure, closing],
  ],
};

/** For another draft, without repeating the rest. */
const anotherDraft: Recipe = {
  concise: [shortDraft, closing],
  normal: [channelAdvice, drafts(1), part.oneMistake, closing],
  explanatory: [channelAdvice, drafts(2), card.why, part.checks(5), part.mistakes, closing],
};
