import { languageCodes } from '@savet/contract/languages';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { type FrameKind, frameKinds } from '../knowledge/skeletons.schema.ts';
import { beginsWithAny, holdsAny } from '../text/signs.ts';
import { intentOf } from './intents.ts';

type Needed = Pick<Knowledge, 'understanding' | 'skeletons'>;

/** Words before the name of a text. */
const articles = ['a', 'an', 'one', 'short', 'кратък', 'кратка', 'кратко', 'един', 'една', 'едно'];
/** Words after it: “post about”, „писмо до“. */
const prepositions = ['about', 'for', 'to', 'announcing', 'on', 'за', 'до', 'към'];
/** An advert with these words is for a job. */
const hiring = ['looking for', 'hiring', 'търсим', 'търся', 'наемаме', 'наемам'];
/** The name of a text, and what it says after a colon or a dash. */
const hasFacts = /^[^:?!]{4,120}(?::|\s[-–—])\s+\S/u;
/** The name of a text has at most this many words. */
const NAME_WORDS = 3;

/** The kind of text that a message names; null if it names none. */
export function textKindOf(words: readonly string[], knowledge: Needed): FrameKind | null {
  const kind = frameKinds.find((each) => holdsAny(words, signsOf(each, knowledge))) ?? null;
  return kind === 'advert' && holdsAny(words, hiring) ? 'job' : kind;
}

/** Whether a message asks for a text: with a verb (“write …”), or by its name alone („писмо до наемателите за …“). */
export function asksForText(message: string, words: readonly string[], knowledge: Needed): boolean {
  if (intentOf(words, knowledge) === 'draft') return true;
  if (message.includes('?') || intentOf(words, knowledge) !== 'advise') return false;
  const start = words.findIndex((word) => !articles.includes(word));
  const name = words.slice(Math.max(start, 0));
  const named = frameKinds.some((kind) => beginsWithAny(name, signsOf(kind, knowledge)));
  // “Email marketing for …” is a subject and no text; “an advert for €100” may be either.
  const kind = textKindOf(name.slice(0, NAME_WORDS), knowledge);
  // “January newsletter to past guests: …”
  const isLater = frameKinds.some((each) =>
    [1, 2].some((at) => beginsWithAny(name.slice(at), signsOf(each, knowledge))),
  );
  if (isLater && hasFacts.test(message)) return true;
  const isObject = name.slice(1, NAME_WORDS).some((word) => prepositions.includes(word));
  return named && isObject && !(kind === 'advert' && name[0]?.startsWith('реклам'));
}

function signsOf(kind: FrameKind, { skeletons }: Needed): string[] {
  return languageCodes.flatMap((language) => skeletons[language].kinds[kind].signs);
}
