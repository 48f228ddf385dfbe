import type { Language } from '@savet/contract/languages';
import { capitalised } from '@savet/text/text';
import type { PurposeName } from '../../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../../language/is-english.ts';
import type { Brief } from '../brief/brief-type.ts';
import { subjectOf } from '../brief/deal.ts';
import { goesOn } from './goes-on.ts';
import { appointedParts } from './letters/appointed.ts';
import { coverParts } from './letters/cover.ts';
import { meetingParts } from './letters/meeting.ts';
import { partnershipParts } from './letters/partnership.ts';
import { refundParts } from './letters/refund.ts';
import { reminderParts } from './letters/reminder.ts';
import { stockParts } from './letters/stock.ts';
import { surveyParts } from './letters/survey.ts';
import { thankedParts } from './letters/thanked.ts';
import { welcomedParts } from './letters/welcomed.ts';
import { sentencesOfKind, type Told, toldIn } from './told.ts';

type Parts = Readonly<Record<string, string>>;
/** What a letter needs that its request tells in its own way. */
type Reader = (text: string, told: Told, brief: Brief, language: Language) => Parts;

const readers: Partial<Record<PurposeName, Reader>> = {
  apology: apologyParts,
  rejection: rejectionParts,
  refusal: refundParts,
  'payment-reminder': reminderParts,
  thanks: thankedParts,
  welcome: welcomedParts,
  'cover-letter': coverParts,
  meeting: meetingParts,
  partnership: partnershipParts,
  survey: surveyParts,
  'appointment-reminder': appointedParts,
  general: saidParts,
  'out-of-stock': stockParts,
};

/** Texts that are read by their moves. */
export const letterPurposes: readonly PurposeName[] = [
  ...(['apology', 'rejection', 'refusal', 'payment-reminder', 'thanks', 'welcome'] as const),
  ...(['cover-letter', 'meeting', 'partnership', 'survey', 'out-of-stock'] as const),
  ...(['review-reply-good', 'review-reply-bad', 'introduction'] as const),
];

/** The moves of a letter, each as sentences of its writer. */
export function letterParts(
  text: string,
  purpose: PurposeName,
  brief: Brief,
  language: Language,
): Parts {
  const read = readers[purpose];
  if (read === undefined) return {};
  const told = toldIn(text, language);
  return {
    offers: sentencesOfKind(told, 'offer'),
    askLines: sentencesOfKind(told, 'ask'),
    thanksLines: sentencesOfKind(told, 'thanks').replace(
      /^(?:Thank you|Благодар(?:я|им) Ви)\.$/u,
      '',
    ),
    wishLines: sentencesOfKind(told, 'wish'),
    sayLines: [...told.before, ...told.says, sentencesOfKind(told, 'say')]
      .filter(Boolean)
      .join(' '),
    openContact: told.moves.some(({ kind }) => kind === 'ask') ? '' : ' ',
    ...read(text, told, brief, language),
  };
}

/** A message without a purpose of its own says what happened and what we are told to say, sentence by sentence. */
function saidParts(_: string, told: Told, __: Brief, language: Language): Parts {
  const moves = told.moves.map(({ sentence }) => sentence).filter(Boolean);
  if (moves.length === 0) return {};
  const first = told.happened === '' ? '' : `${told.happened.replace(/[\s.]+$/u, '')}.`;
  const all = [first, ...told.before, ...told.says, ...moves].filter(Boolean).map(capitalised);
  const text = all.join(' ');
  return {
    clause: text,
    clauseText: text,
    clauseLine: text,
    subjectLine:
      subjectOf(text).replace(/\.$/u, '') || (isEnglish[language] ? 'A request' : 'Молба'),
    factsText: '',
    unsaidFacts: '',
    facts: '',
    addition: '',
  };
}

function apologyParts(text: string, told: Told, brief: Brief, language: Language): Parts {
  const isOurs = isEnglish[language] && /(?<!\p{L})(?:we|our|us)(?!\p{L})/iu.test(text);
  const isTold = told.moves.length > 0 || told.before.length > 0 || told.says.length > 0;
  const own = told.happened.replace(/[\s.]+$/u, '');
  const [firstSaid = '', ...saidAfter] = told.says;
  const isBefore = told.before.length > 0;
  const isCaused = (brief['cause'] ?? '') !== '' && !isBefore;
  const story = own !== '' || isCaused ? '' : isBefore ? told.before.join(' ') : firstSaid;
  const says = story !== '' && !isBefore ? saidAfter : told.says;
  const isSentence = own !== '' && !/[.;:]/u.test(own);
  const start = isSentence ? goesOn(own) : '';
  const gift = sentencesOfKind(told, 'offer');
  return {
    sorryStart: isOurs || /^We /u.test(gift) ? 'we are' : 'I am',
    happened: start,
    story,
    ...(isTold ? { clause: isSentence ? own : '' } : {}),
    ...(isSentence ? { reason: '' } : {}),
    ...(gift === '' ? {} : { gift }),
    ...(told.moves.some(({ kind }) => kind === 'ask')
      ? { plea: sentencesOfKind(told, 'ask') }
      : {}),
    more: [...(isBefore && story !== '' ? [] : told.before), ...says, sentencesOfKind(told, 'say')]
      .filter((line) => line !== '' && line !== brief['gift'])
      .join(' '),
  };
}

const deciding =
  /(?<!\p{L})(?:filled|заето|chose|chosen|decided|hired|took|избрахме|взехме|наехме|спряхме се)(?!\p{L})/iu;

function rejectionParts(_: string, told: Told, brief: Brief, language: Language): Parts {
  const first = told.happened === '' ? '' : `${capitalised(told.happened)}.`;
  const all = [...told.before, first, ...told.says].filter(Boolean);
  const decision = all.find((line) => deciding.test(line)) ?? '';
  const others = all.filter((line) => line !== decision);
  const said = [...others, sentencesOfKind(told, 'say'), sentencesOfKind(told, 'wish')].filter(
    Boolean,
  );
  const thing = (brief['thing'] ?? '').replace(
    /^(?:позицията|длъжността|position of|the position of) /iu,
    '',
  );
  return {
    decision: decision === '' ? '' : softened(decision, language),
    more: said.join(' '),
    ...(thing === brief['thing'] ? {} : { thing }),
  };
}

/** A refusal begins with a word of regret. */
function softened(sentence: string, language: Language): string {
  if (/unfortunately|sorry|съжал|regret/iu.test(sentence)) return sentence;
  const isOurs = isEnglish[language] ? /^We /u.test(sentence) : /^\p{L}+хме /u.test(sentence);
  if (!isOurs) return sentence;
  return isEnglish[language]
    ? `Unfortunately, this time we ${sentence.slice(3)}`
    : `За съжаление този път ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
