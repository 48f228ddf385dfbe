import { lettered } from '@savet/text/lettered';
import { fillTemplate, sentencesOf, wordsOf } from '@savet/text/text';
import type { FieldValues } from '../../filling/fill.ts';
import { quote } from '../../filling/quote.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Phrases } from '../../knowledge/phrases.schema.ts';
import { languageOf } from '../../language/language-of.ts';
import type { Reply } from '../../reply.ts';
import type { ReviewContext } from '../../reviewing/finding.ts';
import { findingsIn } from '../../reviewing/findings.ts';
import { withoutSignature } from '../../reviewing/signature.ts';
import { bullets, join, section } from '../../text/markdown.ts';
import { fieldsNamed } from '../../understanding/fields.ts';
import { judgesOwnText } from '../../understanding/judging-own-text.ts';
import type { ReviewReading } from '../../understanding/reading.ts';
import type { AnswerInput } from '../answer-context.ts';

/** Most findings in a reply. */
const FINDINGS = { concise: 4, normal: 9, explanatory: 12 };
/** Findings that depend on the kind of the text, which is not known here. */
const ofKind = ['noAction', 'noProof', 'notUsed'];
/** Entries that a text can be compared with. */
const comparable: readonly string[] = ['toneOfVoice', 'vocabularyGuide'];
const ownWords = lettered(
  /(?<!\p{L})(?:words? (?:that |which )?(?:we|i|not to|to avoid)|avoid|forbidden|banned|(?:кои|тези|нашите) думи|думите,? които|да не (?:ползваме|използваме|казваме)|избягва\p{L}*|забранен\p{L}*)(?!\p{L})/iu,
);
/** How fast a text is read aloud. */
const WORDS_PER_SECOND = 2.3;

const aboutLength = lettered(
  /too (?:long|short)|long enough|shorter|length|(?<!\p{L})(?:дълъг|дълг\p{L}|къс|кратък|кратк\p{L}|по-кратк\p{L}|дължина\p{L}*)(?!\p{L})/iu,
);

/**
 * The review of a text whose kind is not known, by the rules that hold for every text. It takes no query if it finds
 * nothing, or if the text was to be rewritten.
 */
export function reviewReply(
  reading: ReviewReading,
  { values, brandHubLocked }: AnswerInput,
  knowledge: Knowledge,
): Reply {
  const { language, responseStyle, pasted, toRewrite } = reading;
  const phrases = knowledge.phrases[language];
  const { review, headings } = phrases;
  const own = brandHubLocked ? {} : values;
  const text = withoutSignature(pasted.text);
  const context = { knowledge, phrases, language, values: own, brandHubLocked };
  const found = findingsIn(text, context)
    .filter(({ kind }) => !ofKind.includes(kind))
    .map((finding) => finding.text);
  const findings = found.slice(0, FINDINGS[responseStyle]);
  const isFree = toRewrite || findings.length === 0;
  const lead = findings.length === 0 ? nothingFound(own, review) : review.leadAny;
  return {
    text: join(
      toRewrite ? review.cannotRewrite : '',
      ownEntries(pasted.instruction, own, text, { phrases, language, knowledge }),
      lead,
      findings.length === 0 ? '' : section(headings.findings, bullets(findings)),
      ...answersTo(pasted.instruction, text, review),
      review.handOver,
    ),
    isAnswer: !isFree,
    usedFields: [],
    ...(toRewrite && { offer: { choices: [], team: true } }),
  };
}

/** “Which words did we want to avoid, and are they in this?”: the entries that the text is compared with. */
function ownEntries(
  asked: string,
  values: FieldValues,
  text: string,
  {
    phrases,
    language,
    knowledge,
  }: Pick<ReviewContext, 'phrases' | 'language'> & { knowledge: Knowledge },
): string {
  const valueOf = (field: string) => (values[field] ?? '').trim();
  const written = languageOf(text, language);
  const named = fieldsNamed(asked, knowledge).filter((field) => comparable.includes(field));
  const fields = ownWords.test(asked)
    ? [...new Set([...named, 'vocabularyGuide' as const])]
    : named;
  return bullets(
    fields
      .filter((field) => valueOf(field) !== '')
      .map((field) => {
        const rule = fillTemplate(phrases.review.ownEntry, {
          field: quote(phrases.labels[field], phrases),
          quote: quote(valueOf(field), phrases),
        });
        const isOther = field === 'vocabularyGuide' && languageOf(valueOf(field), 'EN') !== written;
        return isOther ? `${rule} ${phrases.review.otherLanguage}` : rule;
      }),
  );
}

function nothingFound(values: FieldValues, review: Phrases['review']): string {
  const hasBrand = Object.values(values).some((value) => (value ?? '').trim() !== '');
  const checked = hasBrand ? `${review.checkedText}, ${review.checkedBrand}` : review.checkedText;
  return fillTemplate(review.nothingFound, { checked });
}

/** “Too long? Unclear?”: the answers that rules can give. */
function answersTo(asked: string, text: string, review: Phrases['review']): string[] {
  const questions = asked.split(/(?<=\?)/u).filter((part) => part.includes('?'));
  const ofLength = questions.filter((question) => aboutLength.test(question));
  // The findings answer whether it fits.
  const others = questions.filter(
    (question) => !ofLength.includes(question) && !judgesOwnText(question),
  );
  const lengths = sentencesOf(text).map((sentence) => wordsOf(sentence).length);
  const words = wordsOf(text).length;
  const length = fillTemplate(review.length, {
    words,
    sentences: lengths.length,
    longest: Math.max(...lengths),
    seconds: Math.max(1, Math.round(words / WORDS_PER_SECOND)),
  });
  return [ofLength.length > 0 ? length : '', others.length > 0 ? review.judgement : ''];
}
