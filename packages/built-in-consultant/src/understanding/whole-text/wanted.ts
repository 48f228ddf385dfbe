import type { Language } from '@savet/contract/languages';
import type { TextEdits } from '../../changing/edited.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { PurposeName, TextForm } from '../../knowledge/purposes.schema.ts';
import { cyrillicShare } from '../../language/language-of.ts';
import { Recent } from '../../recognition/recent.ts';
import { detailsOf, inCyrillicIfBulgarian } from '../details.ts';
import { readable } from './brief/added.ts';
import { briefOf } from './brief/brief.ts';
import type { Brief } from './brief/brief-type.ts';
import type { Manner, Register } from './brief/manner.ts';
import { purposeParts } from './purpose-parts/purpose-parts.ts';

/** The text that a request wants: its purpose and its manner. */
export interface WholeText {
  purpose: PurposeName;
  request: string;
  /** The additions of later messages. */
  added: readonly string[];
  form: TextForm;
  register: Register;
  isFirm: boolean;
  hasEmoji: boolean;
  sentences?: Manner['sentences'];
  noGreeting?: true;
  isFamiliar?: true;
  isWarm?: true;
  /** Wished shorter although the last text already had only a few lines. */
  isBrief?: true;
  /** Topics that later messages forbid to mention, in the user’s words. */
  unmentioned?: readonly string[];
  /** Another signature, and sentences to leave out, in the order in which they were wished. */
  edits?: readonly TextEdits[];
  /** Wishes of the last message that rules can’t meet, in the user’s words. */
  unmet?: readonly string[];
}

type Needed = Pick<Knowledge, 'purposes' | 'details'>;

/** Details beside the thing itself: a text without any of them says little. */
const telling = [
  ...[
    'inline',
    'facts',
    'clause',
    'amount',
    'percent',
    'from',
    'until',
    'due',
    'day',
    'time',
    'place',
    'hours',
    'period',
  ],
  ...[
    'invoice',
    'years',
    'wish',
    'topic',
    'points',
    'quoted',
    'duration',
    'person',
    'since',
    'visit',
    'occasion',
    'praised',
    'cardLines',
  ],
  ...['agreed', 'coverThing', 'terms', 'surveyAbout', 'minutes', 'news', 'happened', 'happy'],
  ...['understood', 'shop', 'decision', 'offers', 'more', 'lived', 'ownAnswer'],
];

/** Whether a request gives more than the topic of its text. */
export function saysMore(text: WholeText, knowledge: Needed): boolean {
  const { purpose } = text;
  const brief = ownBrief(text, null, knowledge);
  return telling.some((slot) =>
    slot !== 'topic' || purpose === 'thanks' ? (brief[slot] ?? '') !== '' : false,
  );
}

/** Whether a request gives the details that the text for a purpose needs. */
export function isSayable(purpose: PurposeName, request: string, knowledge: Needed): boolean {
  const recent = kept.get(knowledge.purposes) ?? new Recent<{ is: boolean }>(RECENT_MAX);
  kept.set(knowledge.purposes, recent);
  const says = () => ({ is: saysEnough(purpose, request, knowledge) });
  return recent.get(`${purpose} ${request}`, says).is;
}

/** The cache size, in requests: several rules ask before a text is written. */
const RECENT_MAX = 50;
const kept = new WeakMap<Needed['purposes'], Recent<{ is: boolean }>>();

function saysEnough(purpose: PurposeName, request: string, knowledge: Needed): boolean {
  const { needs } = knowledge.purposes.signs[purpose];
  const brief = ownBrief({ purpose, request, added: [] }, null, knowledge);
  return needs.length === 0 || needs.some((slot) => (brief[slot] ?? '') !== '');
}

/** Whether a message adds a detail to a text. */
export function addsTo(text: WholeText, message: string, knowledge: Needed): boolean {
  const before = ownBrief(text, null, knowledge);
  const after = ownBrief({ ...text, added: [...text.added, message] }, null, knowledge);
  const slots = [
    'amount',
    'percent',
    'from',
    'until',
    'day',
    'time',
    'place',
    'person',
    'occasion',
    'duration',
    'reason',
    'invoice',
    'addition',
  ];
  const isLimited = detailsOf(message, knowledge.details).limit !== null;
  return (
    isLimited || slots.some((slot) => (after[slot] ?? '') !== '' && after[slot] !== before[slot])
  );
}

/** The details of a request, in its own language. */
export function ownBrief(
  { purpose, request, added }: Pick<WholeText, 'purpose' | 'request' | 'added'>,
  business: string | null,
  { purposes, details }: Needed,
): Brief {
  const language = ownLanguage(inCyrillicIfBulgarian(request));
  const needed = { details, signs: purposes.signs[purpose], layout: purposes.layouts[language] };
  const text = readable(request);
  const brief = briefOf(
    { request, added, purpose, language, details: detailsOf(text, details), business },
    needed,
  );
  return { ...brief, ...purposeParts(text, purpose, brief, language, request) };
}

/** The language that a text is written in. */
export function ownLanguage(text: string): Language {
  return cyrillicShare(text) >= 0.3 ? 'BG' : 'EN';
}
