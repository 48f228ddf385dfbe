import { clip, fillTemplate, sentencesOf } from '@savet/text/text';
import { quote } from '../../filling/quote.ts';
import type { Finding } from '../../reviewing/finding.ts';
import { findingsIn } from '../../reviewing/findings.ts';
import { withoutSignature } from '../../reviewing/signature.ts';
import { bullets, join, section } from '../../text/markdown.ts';
import type { AnswerContext } from '../answer-context.ts';
import { answer } from '../card-blocks.ts';
import type { Block } from '../topic-blocks.ts';

/** Most findings in an answer. */
const FINDINGS = { concise: 2, normal: 9, explanatory: 12 };

/** Longest quotation of the first sentence, in UTF-16 units. */
const FIRST_SENTENCE_MAX = 100;

/** Reviews a pasted text by rules and lists the topic's checks; without a text, only the checks. */
export const review: Block = (context) => {
  const { reading, phrases, topic } = context;
  if (reading.pasted === null) {
    return join(answer(context), section(phrases.headings.checks, bullets(topic.checks)));
  }
  const findings = reviewFindings(context);
  const lead = findings.length === 0 ? phrases.review.leadFine : phrases.review.lead;
  const short = reading.responseStyle === 'concise';
  const named = findings.slice(0, FINDINGS[reading.responseStyle]).map(({ text }) => text);
  return join(
    short ? '' : fillTemplate(lead, { topic: topic.name }),
    short ? bullets(named) : section(phrases.headings.findings, bullets(named)),
    section(phrases.headings.firstChange, firstChange(findings, context)),
    short ? '' : section(phrases.headings.checkYourself, questions(context, reading.pasted.text)),
  );
};

/** Findings of the rules in the pasted text. */
export function reviewFindings(context: AnswerContext): Finding[] {
  const { reading, input } = context;
  if (reading.pasted === null) return [];
  return findingsIn(withoutSignature(reading.pasted.text), {
    ...context,
    brandHubLocked: input.brandHubLocked,
  });
}

function firstChange([first]: readonly Finding[], { phrases }: AnswerContext): string {
  const { review: texts } = phrases;
  if (first === undefined) return texts.firstNone;
  if (first.kind === 'vague')
    return fillTemplate(texts.firstVague, { word: quote(first.word, phrases) });
  const changes: Partial<Record<Finding['kind'], string>> = {
    long: texts.firstLong,
    noProof: texts.firstProof,
    noAction: texts.firstAction,
    aboutUs: texts.firstReader,
  };
  return changes[first.kind] ?? texts.firstNone;
}

/** The checks of the topic, introduced by the first sentence of the text. */
function questions({ topic, phrases }: AnswerContext, text: string): string {
  const [first = ''] = sentencesOf(text);
  const start = fillTemplate(phrases.review.firstSentence, {
    quote: quote(clip(first, FIRST_SENTENCE_MAX), phrases),
  });
  return join(start, bullets(topic.checks));
}
