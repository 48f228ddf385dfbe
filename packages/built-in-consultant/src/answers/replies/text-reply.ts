import { lettered } from '@savet/text/lettered';
import { fillTemplate } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { FrameKind } from '../../knowledge/skeletons.schema.ts';
import { free, type Reply } from '../../reply.ts';
import { join } from '../../text/markdown.ts';
import { printsForUs } from '../../understanding/addressed/for-us.ts';
import { inCyrillicIfBulgarian } from '../../understanding/details.ts';
import { formAsked, namesText } from '../../understanding/forms/asked-form.ts';
import { withoutOrderWishes } from '../../understanding/plain-order/order-wishes.ts';
import type {
  FrameReading,
  Reading,
  TopicReading,
  WholeTextReading,
} from '../../understanding/reading.ts';
import { tidied } from '../../understanding/whole-text/sentences/tidied.ts';
import { ownLanguage, saysMore } from '../../understanding/whole-text/wanted.ts';
import { asWritten } from '../../understanding/whole-text-reading/as-written.ts';
import { generalTextReading } from '../../understanding/whole-text-reading/whole-text-reading.ts';
import type { AnswerInput } from '../answer-context.ts';
import { frameAsked } from '../frames/frame-asked.ts';
import { frameText } from '../frames/frame-text.ts';
import { offerOf } from '../frames/profile-text.ts';
import { sloganText } from '../frames/slogan-text.ts';
import { flawIn } from '../whole-text/checked/flaws.ts';
import { hasFragments } from '../whole-text/honest/fragments.ts';
import { readableOwn } from '../whole-text/ordered/why.ts';
import { factsInOrder, plainReply } from '../whole-text/plain/plain-reply.ts';
import { wholeText } from '../whole-text/whole-text.ts';
import { isLong, quotedIn, startOrFacts } from './start-or-facts.ts';

/** A frame, or the user's own facts as a text. */
export function frameReply(
  reading: Reading,
  input: AnswerInput,
  knowledge: Knowledge,
): Reply | null {
  const { values } = input;
  const kind = frameAsked(reading, values, knowledge);
  const isOfName = namesBusiness(reading, values['businessName'] ?? '');
  const slogans =
    asksSlogan(reading, kind) && !isOfName ? sloganText(reading, input.query, knowledge) : null;
  if (slogans !== null) {
    const form = formAsked(input.query);
    const asked = form?.form === 'list' ? form.count : 0;
    const given = slogans.match(/^> \d+\. /gmu)?.length ?? 0;
    if (given >= asked) return { text: slogans, isAnswer: true, usedFields: [] };
    const fewer = fillTemplate(knowledge.phrases[reading.language].fewer, { asked, given });
    return free(join(slogans, fewer));
  }
  if (kind === null || !('details' in reading)) return null;
  const business = values['businessName'] ?? null;
  const { details, language, responseStyle } = reading;
  // The request may say enough for a text of its own.
  const general = generalTextReading(
    { kind: 'frame', frame: kind, details, responseStyle, language },
    input.query,
    knowledge,
  );
  const whole = general === null ? null : wholeTextReply(general, input, knowledge);
  if (whole?.isAnswer === true) return whole;
  return free(frameText({ kind, details, business, language }, knowledge));
}

/** “For Pixel Garden”: the name of the user's business does not say what it does. */
function namesBusiness(reading: Reading, name: string): boolean {
  const object = 'details' in reading ? (reading.details.object ?? '') : '';
  return name !== '' && object.toLowerCase().includes(name.toLowerCase());
}

/** Whether a slogan is wanted for a thing that no template is about. */
function asksSlogan(
  reading: Reading,
  kind: FrameKind | null,
): reading is TopicReading | FrameReading {
  if (reading.kind === 'frame') return kind === 'slogan';
  if (reading.kind !== 'topic' || reading.topic !== 'tagline' || reading.newDrafts) return false;
  return kind === 'slogan' || (reading.intent === 'list' && reading.pasted === null);
}

/** The text that a message orders, or the last one with a change. What no good text can be made of takes no query. */
export function wholeTextReply(
  { text: ordered, language }: WholeTextReading,
  { query: written, values, context }: AnswerInput,
  knowledge: Knowledge,
): Reply {
  const text = asWritten(ordered);
  const query = withoutOrderWishes(written, ownLanguage(written));
  const goesOn = text.added.length > 0 || (context !== '' && text.request !== tidied(query));
  if (!goesOn && isLong(written)) {
    const layout = knowledge.purposes.layouts[language];
    const facts = factsInOrder(query, text, language, layout);
    if (facts !== null) return free(facts);
    // Many long messages only mention a text.
    const isText = namesText(inCyrillicIfBulgarian(query));
    if (!text.purpose.startsWith('review-reply'))
      return free(isText ? layout.honest.noText : knowledge.replies[language].unknown);
  }
  const business = values['businessName'] ?? null;
  const own = readableOwn(values, language);
  const offer = offerOf(values, language, knowledge);
  const {
    text: set,
    isWhole,
    isOrdered = false,
  } = wholeText(text, { language, business, own, offer }, knowledge);
  const isMade = isWhole && (isOrdered || saysMore(text, knowledge));
  const isClean = (shown: string) => !hasFragments(quotedIn(shown), text.form, language);
  const isForReader = (shown: string) => {
    const order = inCyrillicIfBulgarian([text.request, ...text.added].join('. '));
    return !printsForUs(quotedIn(shown), order, ownLanguage(order), knowledge.learnedOrders);
  };
  const isFine =
    isMade && flawIn(quotedIn(set), text, language) === null && isClean(set) && isForReader(set);
  const around = { language, business };
  const made = isFine ? null : plainReply(query, text, around, knowledge);
  const isPlain = made !== null && saysLost(set, made) && isClean(made) && isForReader(made);
  const plain = isPlain ? made : null;
  if (!isFine && plain === null)
    return free(goesOn ? set : startOrFacts(set, isMade, { query, text, language }, knowledge));
  const shown = plain ?? set;
  // An edit may lead back to an earlier text.
  const isEdited = (text.edits ?? []).length > 0;
  const [quotation = ''] = /^(?:>.*\n?)+/m.exec(shown) ?? [];
  if (!isEdited && quotation !== '' && context.includes(quotation.trim()))
    return free(knowledge.phrases[language].sameText);
  return { text: shown, isAnswer: true, usedFields: fieldsIn(quotation, own) };
}

const lostPart = /[“„]([^“”„]{2,60})[”“]/gu;
const telling = lettered(/\p{L}{4,}|\d+/gu);
const STEM = 4;

/** Whether a text contains all parts that another one names as lost. */
function saysLost(set: string, made: string): boolean {
  const named = set.replace(/^>.*$/gmu, '');
  const said = made.toLowerCase();
  const lost = [...named.matchAll(lostPart)].flatMap(([, part = '']) => part.match(telling) ?? []);
  const isOrder = (word: string) => orderWords.test(word);
  return lost.every((word) => isOrder(word) || said.includes(word.toLowerCase().slice(0, STEM)));
}

const orderWords = lettered(
  /^(?:write|reply|delay|notice|напиш\p{L}*|напомни|писмо\p{L}*|отговор\p{L}*|which|that|ко(?:й|я|е|и)то|true|shame|срам|вярно)$/iu,
);

/** The entries whose value a text shows, as a part of a sentence too. */
function fieldsIn(text: string, own: Readonly<Record<string, string>>): string[] {
  const said = text.toLowerCase();
  return Object.keys(own).filter((field) => said.includes((own[field] ?? '').toLowerCase()));
}
