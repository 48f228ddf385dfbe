import type { ResponseStyle } from '@savet/contract/limits';
import type { Intent } from '../understanding/understanding.schema.ts';
import { closing } from './closing.ts';
import { comparison } from './compare.ts';
import { besides, channelAdvice, drafts, oneDraft, shortDraft } from './draft-blocks.ts';
import { nextStep } from './next-step.ts';
import { plan } from './plan.ts';
import { review } from './review.ts';
import * as part from './topic-blocks.ts';

/** What an answer consists of, by what was asked and how long it is to be. */
export const recipes: Record<Intent, Record<ResponseStyle, readonly part.Block[]>> = {
  advise: {
    concise: [part.told, part.shortAnswer, part.quotes, part.stepTitles(3), closing],
    normal: [
      ...[part.told, part.fullAnswer, part.form, part.remarks(2), part.steps, oneDraft],
      ...[part.oneMistake, part.alsoAbout, closing],
    ],
    explanatory: [
      ...[part.told, part.fullAnswer, part.why, part.form, part.remarks(5), part.steps],
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
      ...[part.mistakes, part.measure, part.sources, part.alsoAbout, part.nextTopics, closing],
    ],
  },
  draft: {
    concise: [part.told, shortDraft, closing],
    normal: [
      ...[part.told, channelAdvice, drafts(2), besides(2), part.checks(3), part.remarks(2)],
      closing,
    ],
    explanatory: [
      ...[part.told, channelAdvice, drafts(3), part.why, part.form, part.checks(5)],
      ...[part.remarks(5), part.mistakes, part.measure, part.nextTopics, closing],
    ],
  },
  list: {
    concise: [part.told, shortDraft, closing],
    normal: [
      ...[part.told, channelAdvice, drafts(3), besides(3), part.checks(2), part.oneMistake],
      closing,
    ],
    explanatory: [
      ...[part.told, channelAdvice, drafts(5), part.why, part.form, part.checks(5)],
      ...[part.mistakes, part.measure, closing],
    ],
  },
  compare: {
    concise: [comparison, closing],
    normal: [comparison, part.quotes, closing],
    explanatory: [comparison, part.yourCase(6), part.mistakes, part.sources, closing],
  },
  review: {
    concise: [review],
    normal: [review],
    explanatory: [review, part.why, part.mistakes, part.measure],
  },
  plan: {
    concise: [part.told, plan, closing],
    normal: [part.told, part.shortAnswer, plan, part.form, oneDraft, closing],
    explanatory: [
      ...[part.told, part.fullAnswer, part.why, plan, part.form, drafts(2), part.mistakes],
      ...[part.checks(5), part.sources, part.nextTopics, closing],
    ],
  },
  next: {
    concise: [part.told, nextStep, closing],
    normal: [part.told, nextStep, oneDraft, part.oneMistake, part.nextTopics, closing],
    explanatory: [
      ...[part.told, nextStep, part.why, part.form, drafts(2), part.mistakes, part.checks(5)],
      ...[part.measure, part.nextTopics, closing],
    ],
  },
};
