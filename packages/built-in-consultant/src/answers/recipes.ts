import type { ResponseStyle } from '@savet/contract/limits';
import type { Intent } from '../knowledge/understanding.schema.ts';
import type { TopicReading } from '../understanding/reading.ts';
import { closing } from './closing.ts';
import { comparison } from './compare.ts';
import {
  besides,
  channelAdvice,
  drafts,
  oneDraft,
  shortDraft,
  shortDraftIfAny,
} from './draft-blocks.ts';
import { nextStep } from './next-step.ts';
import { plan } from './plan.ts';
import { review } from './review.ts';
import * as part from './topic-blocks.ts';

type Recipe = Record<ResponseStyle, readonly part.Block[]>;

/** The blocks of an answer to a question about a topic. */
export function recipeFor({ facts, newDrafts, intent, responseStyle }: TopicReading) {
  if (facts !== null) return afterFacts[responseStyle];
  if (newDrafts && intent === 'draft') return anotherDraft[responseStyle];
  return recipes[intent][responseStyle];
}

/** Blocks by intent and style. */
const recipes: Record<Intent, Recipe> = {
  advise: {
    concise: [part.shortAnswer, part.quotes, part.firstSteps(2), part.alsoAbout, closing],
    normal: [
      ...[part.fullAnswer, part.form, part.remarks(2), part.steps, oneDraft],
      ...[part.oneMistake, part.alsoAbout, closing],
    ],
    explanatory: [
      ...[part.fullAnswer, part.why, part.form, part.remarks(5), part.steps],
      ...[drafts(2), part.sample, part.mistakes, part.checks(5), part.measure],
      ...[part.sources, part.alsoAbout, part.nextTopics, closing],
    ],
  },
  explain: {
    concise: [part.shortAnswer, part.shortWhy, closing],
    normal: [
      ...[part.fullAnswer, part.why, part.yourCase(3), part.sample, part.oneMistake],
      ...[part.alsoAbout, closing],
    ],
    explanatory: [
      ...[part.fullAnswer, part.why, part.yourCase(6), part.remarks(5), part.sample, part.steps],
      oneDraft,
      ...[part.mistakes, part.measure, part.sources, part.alsoAbout, part.nextTopics, closing],
    ],
  },
  draft: {
    concise: [shortDraft, closing],
    normal: [...[channelAdvice, drafts(2), besides(2), part.checks(3), part.remarks(2)], closing],
    explanatory: [
      ...[channelAdvice, drafts(3), part.why, part.form, part.checks(5)],
      ...[part.remarks(5), part.mistakes, part.measure, part.nextTopics, closing],
    ],
  },
  list: {
    concise: [shortDraft, closing],
    normal: [...[channelAdvice, drafts(3), besides(3), part.checks(2), part.oneMistake], closing],
    explanatory: [
      ...[channelAdvice, drafts(5), part.why, part.form, part.checks(5)],
      ...[part.mistakes, part.measure, closing],
    ],
  },
  compare: {
    concise: [comparison, closing],
    normal: [comparison, part.oneMistake, closing],
    explanatory: [
      ...[comparison, part.why, part.steps, part.sample, part.mistakes, part.measure],
      ...[part.sources, closing],
    ],
  },
  review: {
    concise: [review],
    normal: [review],
    explanatory: [review, part.why, part.mistakes, part.measure],
  },
  plan: {
    concise: [plan, closing],
    normal: [part.shortAnswer, plan, part.form, oneDraft, closing],
    explanatory: [
      ...[part.fullAnswer, part.why, plan, part.form, drafts(2), part.mistakes],
      ...[part.checks(5), part.sources, part.nextTopics, closing],
    ],
  },
  next: {
    concise: [nextStep, closing],
    normal: [nextStep, oneDraft, part.oneMistake, part.nextTopics, closing],
    explanatory: [
      ...[nextStep, part.why, part.form, drafts(2), part.mistakes, part.checks(5)],
      ...[part.measure, part.nextTopics, closing],
    ],
  },
};

/** After facts from the user: the form that contains them, and drafts that are possible now. */
const afterFacts: Recipe = {
  concise: [part.noted, part.quotes, shortDraftIfAny, closing],
  normal: [part.noted, part.form, oneDraft, closing],
  explanatory: [
    ...[part.noted, part.form, part.remarks(5), drafts(3), part.checks(5), part.measure, closing],
  ],
};

/** For another draft, without repeating the rest. */
const anotherDraft: Recipe = {
  concise: [shortDraft, closing],
  normal: [channelAdvice, drafts(1), part.oneMistake, closing],
  explanatory: [channelAdvice, drafts(2), part.why, part.checks(5), part.mistakes, closing],
};
