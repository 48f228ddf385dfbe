import { fillTemplate } from '@savet/text/text';
import type { FilledDraft } from '../../filling/drafts.ts';
import { chosen } from '../../filling/drafts.ts';
import { quote } from '../../filling/quote.ts';
import { bullets, join, section } from '../../text/markdown.ts';
import type { AnswerContext } from '../answer-context.ts';
import { alsoPutIn, frameText } from '../frames/frame-text.ts';
import type { Block } from '../topic-blocks.ts';
import { draftText } from './draft-text.ts';
import { onlyNamed } from './only-named.ts';
import { toneNote, wordNotes } from './word-notes.ts';

/** Most drafts in an answer, whatever number the question names. */
const DRAFTS_MAX = 5;

/** Most fields that an answer lists beside its drafts. */
const BESIDES_MAX = 3;

/** How many of the drafts an answer shows for the number that its question names. */
export function shownDrafts(
  all: readonly FilledDraft[],
  { count }: { count: number | null },
): number {
  return Math.min(all.length, count ?? DRAFTS_MAX, DRAFTS_MAX);
}

/** The best draft, if there is one. */
export const oneDraft: Block = (context) => {
  const [first] = context.drafts;
  if (first === undefined) return '';
  return section(
    context.phrases.headings.draft,
    join(draftText(first, context), wordNotes([first], context)),
  );
};

/** As many drafts as the question asks for, else `usual`. If none can be written, an example and the reason. */
export const drafts =
  (usual: number): Block =>
  (context) => {
    const { phrases, reading, variant, input } = context;
    const wanted = Math.min(reading.count ?? usual, DRAFTS_MAX);
    const given = context.drafts.slice(0, wanted);
    if (given.length === 0) return withoutDrafts(context);
    const lead = input.brandHubLocked
      ? phrases.draftLeadFacts
      : chosen(phrases.draftLeads, variant);
    const tone = toneNote(context);
    const unsaid = (text: string) => (input.context.includes(text) ? '' : text);
    const fewer =
      reading.count !== null && given.length < reading.count
        ? fillTemplate(phrases.fewer, { asked: reading.count, given: given.length })
        : '';
    return join(
      unsaid(lead),
      ...given.map((draft) => draftText(draft, context)),
      fewer,
      detailsLeft(given, context),
      wordNotes(given, context),
      unsaid(tone),
    );
  };

/** The same, if there is a draft. */
export const draftsIfAny =
  (usual: number): Block =>
  (context) =>
    context.drafts.length === 0 ? '' : drafts(usual)(context);

/** The shortest draft, or as many as the question asks for, without advice. */
export const shortDraft: Block = (context) => {
  const { reading } = context;
  if (context.drafts.length === 0) return withoutDrafts(context);
  const given =
    reading.count === null
      ? [shortest(context)]
      : context.drafts.slice(0, Math.min(reading.count, DRAFTS_MAX));
  return join(
    ...given.map((draft) => draftText(draft, context)),
    detailsLeft(given, context),
    wordNotes(given, context),
  );
};

/** Details of the question that the drafts have no place for. Its object is not among them: the drafts are about it. */
function detailsLeft(
  given: readonly FilledDraft[],
  { reading, language, knowledge }: AnswerContext,
): string {
  const text = given.map((draft) => draft.text).join('\n');
  return alsoPutIn(text, { ...reading.details, object: null }, language, knowledge);
}

/** The same, if there is a draft. */
export const shortDraftIfAny: Block = (context) =>
  context.drafts.length === 0 ? '' : shortDraft(context);

function shortest({ drafts: all }: AnswerContext): FilledDraft {
  const [first, ...others] = all;
  if (first === undefined) throw new Error('there is no draft to choose from');
  return others.reduce(
    (best, draft) => (draft.text.length < best.text.length ? draft : best),
    first,
  );
}

/** In place of drafts: a frame if the question says what the text is about, else the example of the card. */
function withoutDrafts(context: AnswerContext): string {
  const { phrases, card } = context;
  const example = onlyNamed(card.example, context.input.query);
  return frameInstead(context) ?? join(phrases.noDraft, example);
}

/** Whether a frame stands in for drafts that can't be written. */
export function lacksDrafts({ drafts: all, readyKind, reading }: AnswerContext): boolean {
  const { limit, object, addressee } = reading.details;
  const isNamed = (reading.textKind !== null && (object ?? addressee) !== null) || limit !== null;
  return all.length === 0 && readyKind === null && isNamed;
}

function frameInstead(context: AnswerContext): string | null {
  const { phrases, reading, knowledge, language, values } = context;
  const { textKind: kind } = reading;
  if (kind === null || !lacksDrafts(context)) return null;
  const { limit, object } = reading.details;
  const business = values['businessName'] ?? null;
  const details = { ...reading.details, object: object ?? business };
  const lead = limit === null ? '' : phrases.counts.noneFits;
  return join(lead, frameText({ kind, details, business, language }, knowledge));
}

/** Filled fields that the drafts of `drafts(usual)` do not use. */
export const besides =
  (usual: number): Block =>
  (context) => {
    const { filled, phrases, values, reading } = context;
    const given = context.drafts.slice(0, Math.min(reading.count ?? usual, DRAFTS_MAX));
    const used = new Set<string>(given.flatMap(({ needs }) => needs));
    const lines = filled
      .filter(({ field }) => !used.has(field) && (field !== 'toneOfVoice' || given.length === 0))
      .slice(0, BESIDES_MAX)
      .map(
        ({ label, field, use }) => `**${label}:** ${quote(values[field] ?? '', phrases)}. ${use}`,
      );
    return section(phrases.headings.besides, bullets(lines));
  };

/** Advice for a text in the channel of the question. */
export const channelAdvice: Block = ({ reading, knowledge, phrases, language }) => {
  const channel = reading.channel === null ? undefined : knowledge.channels[reading.channel];
  if (channel === undefined) return '';
  const heading = fillTemplate(phrases.channel, { channel: channel.name[language] });
  return section(heading, bullets(channel.advice[language]));
};
