import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { calculationIn, calculations, plainSumIn } from '../numbers/calculation.ts';
import { lackingIn } from '../numbers/lacking.ts';
import { ownFigures } from '../numbers/own/own-figures.ts';
import { soundOrNone } from '../numbers/sound/absurd.ts';
import { comparedWords } from '../recognition/features.ts';
import { familyOf, nameOf } from '../recognition/label.ts';
import { type Details, detailsOf } from './details.ts';
import { fieldOfLabel, fieldsNamed } from './fields.ts';
import { matterOf } from './forms/asks-law.ts';
import { aspectIn } from './forms/own-fields.ts';
import { channelNamed, countAsked, horizonAsked, intentOf, styleAsked } from './intents.ts';
import { asksEmptyAndWeak, asksIfComplete } from './own-hub/empty-and-weak.ts';
import type { BrandHubQuestion, Reading, TopicReading } from './reading.ts';
import { asksToAct } from './sums/asks-to-act.ts';
import type { Question } from './thread.ts';
import { ownWordsIn } from './verdict/own-words.ts';
import { mentionsIn } from './verdict/settled.ts';
import { asksForText, textKindOf } from './wanted-text.ts';

/** “How do I write …?” wants the way, not the text. */
const asksHow = lettered(/^\s*(how|what|why|when|where|which|как|какво|защо|кога|къде)(?!\p{L})/iu);
/** “Change our tone of voice”. */
const changing = lettered(
  /^(?:please |can you |could you |моля,? |може ли да )?(?:change|update|replace|edit|set|смен\p{L}*|промен\p{L}*|обнов\p{L}*|запиш\p{L}*)(?!\p{L})/iu,
);
/** Off-scope subjects that have nothing to do with a business. The others are practical details of one. */
export const elsewhere = [
  ...['weather', 'travel', 'entertainment', 'recipes', 'politics-and-news', 'jokes-and-poems'],
  ...['homework', 'general-knowledge', 'private-life', 'programming'],
];
/** Less likely, a question is only not understood. */
const BESIDE = 0.4;
/** Advice with a smaller share of all advice has little to do with a question that it does not answer. */
const NEAREST = 0.35;

const vatSums = ['with-vat', 'without-vat'];
/** A second topic counts if it is at least this likely. */
const SECOND_TOPIC = 0.1;
/** A comparison has a second one even if its words are few. */
const SECOND_COMPARED = 0.001;

/** A question as its label has it. `text` is the question without a wish for a language, to find a second topic. */
export function readAs(
  label: string,
  question: Question,
  language: Language,
  text: string | null,
  knowledge: Knowledge,
): Reading {
  const name = nameOf(label);
  const words = comparedWords(question.query);
  switch (familyOf(label)) {
    case 'topics': {
      const reading = topicReading(name, question, language, knowledge);
      const atLeast = reading.intent === 'compare' ? SECOND_COMPARED : SECOND_TOPIC;
      return {
        ...reading,
        also: text === null ? null : secondTopic(name, text, atLeast, knowledge),
      };
    }
    case 'cards': {
      const responseStyle = styleAsked(words, knowledge) ?? question.responseStyle;
      const wantsText =
        asksForText(question.query, words, knowledge) && !asksHow.test(question.query);
      const details = detailsOf(question.query, knowledge.details);
      const textKind = textKindOf(words, knowledge);
      return {
        kind: 'card',
        card: name,
        responseStyle,
        language,
        wantsText,
        details,
        own: ownFigures(label, question.query),
        textKind,
        again: null,
      };
    }
    case 'brand-hub': {
      // A field is changed on its screen.
      if (changing.test(question.query))
        return { kind: 'savet', name: 'what-is-brand-hub', language };
      const fields = fieldsNamed(question.query, knowledge);
      if (['empty', 'weak'].includes(name) && asksEmptyAndWeak(question.query))
        return { kind: 'brand-hub', about: 'weak', isBoth: true, fields, language };
      if (name !== 'empty' && fields.length === 0 && asksIfComplete(question.query))
        return { kind: 'brand-hub', about: 'empty', fields, language };
      const aspect = name === 'weak' && fields.length === 1 ? aspectIn(question.query) : null;
      const asked = {
        kind: 'brand-hub',
        about: name as BrandHubQuestion,
        fields,
        language,
      } as const;
      return { ...asked, ...(aspect && { aspect }) };
    }
    case 'numbers': {
      if (asksToAct(question.query)) return actingReading(question, language, knowledge);
      const found = calculationIn(name, question.query) ?? plainSumIn(question.query);
      const calculation = soundOrNone(question.query, found);
      if (calculation !== null) return { kind: 'calculation', calculation, language };
      const lacks = lackingIn(name, question.query);
      if (lacks !== null) {
        const asked = { form: 'missing', sum: name, lacks } as const;
        return { kind: 'cannot-write', asked, nearest: [], language };
      }
      // Advice is no sum: it is only offered.
      const nearest = [calculations[name]?.fallback ?? ''];
      return { kind: 'cannot-write', asked: { form: 'calculation' }, nearest, language };
    }
    case 'facts':
      return { kind: 'fact', field: fieldOfLabel(name), language };
    case 'sensitive': {
      // “What is 100 euro plus 20 % VAT?” is a sum and no question of tax law.
      const vat = name === 'tax' ? plainSumIn(question.query) : null;
      if (vat !== null && vatSums.includes(vat.name))
        return { kind: 'calculation', calculation: vat, language };
      return { kind: 'sensitive', name: matterOf(name, question.query), language };
    }
    case 'savet':
    case 'talk':
      return { kind: familyOf(label) as 'savet' | 'talk', name, language };
    case 'check-text':
      return { kind: 'no-text', language };
    case 'off-scope':
      if (elsewhere.includes(name)) return { kind: 'off-scope', language };
      return besideReading(question.query, language, knowledge);
    default:
      return { kind: 'unknown', language };
  }
}

export function topicReading(
  topic: string,
  question: Question,
  language: Language,
  knowledge: Knowledge,
): TopicReading {
  const words = comparedWords(question.query);
  const details = detailsOf(question.query, knowledge.details);
  // “Google reviews” is no wish for a review: that needs a text.
  const intent = intentOf(words, knowledge, ['review']);
  const isText = intent === 'advise' && asksForText(question.query, words, knowledge);
  return {
    kind: 'topic',
    topic,
    also: null,
    intent: isText ? 'draft' : intent,
    responseStyle: styleAsked(words, knowledge) ?? question.responseStyle,
    language,
    count: countAsked(comparedWords(withoutFigures(question.query, details)), knowledge),
    channel: channelNamed(words, knowledge),
    horizon: horizonAsked(words, knowledge),
    facts: null,
    pasted: null,
    details,
    own: ownFigures(`topics/${topic}`, question.query),
    textKind: textKindOf(words, knowledge),
    newDrafts: false,
    again: null,
    sameDrafts: false,
  };
}

/** A question that nothing answers for certain: a practical detail of a business, or one that is not understood. */
export function besideReading(query: string, language: Language, knowledge: Knowledge): Reading {
  return isBeside(query, knowledge)
    ? { kind: 'beside', nearest: nearestAdvice(query, knowledge), language }
    : { kind: 'unknown', language };
}

/** Advice to somebody who names figures and asks for none; nothing if none is near. */
function actingReading(question: Question, language: Language, knowledge: Knowledge): Reading {
  const [nearest] = nearestAdvice(question.query, knowledge);
  if (nearest !== undefined) return readAs(nearest, question, language, null, knowledge);
  return { kind: 'unknown', language };
}

/** Whether a question is surely about what no advice answers. */
function isBeside(query: string, { recogniser }: Knowledge): boolean {
  const outside = recogniser
    .classify(query, () => true)
    .filter(({ label }) => familyOf(label) === 'off-scope' && !elsewhere.includes(nameOf(label)));
  return outside.reduce((sum, { likelihood }) => sum + likelihood, 0) >= BESIDE;
}

/** The advice on the subject of a question that it does not answer, if there is any. */
function nearestAdvice(query: string, { recogniser }: Knowledge): string[] {
  const [first] = recogniser.classify(query, (label) =>
    ['topics', 'cards'].includes(familyOf(label)),
  );
  return first !== undefined && first.likelihood >= NEAREST ? [first.label] : [];
}

/** “10 %” and “max 30 words” are no number of texts. */
function withoutFigures(query: string, { numbers, limit }: Details): string {
  const figures = [...numbers, limit === null ? '' : String(limit.max)].filter(Boolean);
  return figures.reduce((text, figure) => text.replace(figure, ' '), query);
}

/** Another topic that the question is about too. */
function secondTopic(
  first: string,
  text: string,
  atLeast: number,
  knowledge: Knowledge,
): string | null {
  const topics = knowledge.recogniser.classify(text, (label) => familyOf(label) === 'topics');
  const second = topics.find(({ label }) => nameOf(label) !== first);
  // Two subjects are two jobs only if the message has a word of both.
  const isNamed =
    second !== undefined &&
    (ownWordsIn(text, second.label, knowledge) > 0 || mentionsIn(text, second.label, knowledge));
  return isNamed && second.likelihood >= atLeast ? nameOf(second.label) : null;
}
