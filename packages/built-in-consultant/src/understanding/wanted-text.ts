import { languageCodes } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { beginsWithAny, holdsAny } from '@savet/text/signs';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { type FrameKind, frameKinds } from '../knowledge/skeletons.schema.ts';
import { comparedWords } from '../recognition/features.ts';
import { factsIn } from './details/facts.ts';
import { intentOf } from './intents.ts';

type Needed = Pick<Knowledge, 'understanding' | 'skeletons'>;

/** Words before the name of a text. */
const articles = ['a', 'an', 'one', 'short', 'кратък', 'кратка', 'кратко', 'един', 'една', 'едно'];
/** Words after it: “post about”, „писмо до“. */
const prepositions = [
  'with',
  'which',
  'that',
  'с',
  'със',
  'който',
  'която',
  'което',
  'че',
  'about',
  'for',
  'to',
  'announcing',
  'on',
  'за',
  'до',
  'към',
];
/** An advert with these words is for a job. */
const hiring = [
  ...['looking for', 'hiring', 'salary', 'per hour', 'an hour', 'shifts', 'part time', 'full time'],
  ...[
    'търсим',
    'търся',
    'наемаме',
    'наемам',
    'заплата',
    'заплащане',
    'смени',
    'на смени',
    'трудов*',
  ],
];
/** With facts, or after such words, the name of a text may come later. */
const needing = ['i need', 'need', 'we need', 'i want', 'трябва ми', 'трябва ни', 'искам', 'дай'];
const NEAR_WORDS = 4;
/** The name of a text has at most this many words. */
const NAME_WORDS = 3;

/** The kind of text that a message names; null if it names none. */
export function textKindOf(words: readonly string[], knowledge: Needed): FrameKind | null {
  const named = frameKinds.filter((each) => holdsAny(words, signsOf(each, knowledge)));
  const special = named.find((kind) => kind === 'job' || kind === 'reply');
  const kind = special ?? firstNamed(words, named, knowledge);
  return kind === 'advert' && holdsAny(words, hiring) ? 'job' : kind;
}

/** “A notice in big letters” is a notice. */
function firstNamed(
  words: readonly string[],
  kinds: readonly FrameKind[],
  knowledge: Needed,
): FrameKind | null {
  const places = kinds.map((kind) => ({
    kind,
    at: words.findIndex((_, start) => beginsWithAny(words.slice(start), signsOf(kind, knowledge))),
  }));
  return places.toSorted((a, b) => a.at - b.at)[0]?.kind ?? null;
}

/** “How would you describe our ideal customer in one paragraph”. */
const describing = lettered(
  /^(?:please |can you |could you |how would you |моля,? |как бихте )?(?:describe|phrase|formulate|sum up|опиш\p{L}*|опис\p{L}*|формулир\p{L}*)\s+(?:ни )?(?:our|my|us|наш\p{L}*|мо[йяе]\p{L}*)(?!\p{L})/iu,
);

/** “I want to start a newsletter” is about the whole of it, not about an issue. */
const starting = lettered(
  /^[^\p{L}]*(?:(?:i|we) (?:want|would like|plan|intend)|(?:i|we)[’']d like|искам|искаме|мисля|мислим|смятам)(?: to| да)? (?:start|launch|begin|set up|пусна|пуснем|пускам|започна|започнем|направя|правя|правим|стартирам)(?: (?:our|my|an?|own|наш|свой|собствен|един)){0,2} (?:newsletter|blog|podcast|channel|бюлетин|блог|подкаст|канал)(?!\p{L})/iu,
);

/** Whether a message asks for a text: with a verb (“write …”), or by its name alone („писмо до наемателите за …“). */
export function asksForText(message: string, words: readonly string[], knowledge: Needed): boolean {
  if (starting.test(message)) return false;
  if (intentOf(words, knowledge) === 'draft' || describing.test(message)) return true;
  if (message.includes('?') || intentOf(words, knowledge) !== 'advise') return false;
  const start = words.findIndex((word) => !articles.includes(word));
  const name = words.slice(Math.max(start, 0));
  const named = frameKinds.some((kind) => beginsWithAny(name, namesOf(kind, knowledge)));
  // “Email marketing for …” is a subject and no text; “an advert for €100” may be either.
  const kind = textKindOf(name.slice(0, NAME_WORDS), knowledge);
  // “January newsletter to past guests: …”
  const isNear = frameKinds.some((each) =>
    Array.from({ length: NEAR_WORDS }, (_, at) => name.slice(at)).some((rest) =>
      beginsWithAny(rest, namesOf(each, knowledge)),
    ),
  );
  if (isNear && (beginsWithAny(words, needing) || factsIn(message) !== null)) return true;
  const isObject = name.slice(1, NAME_WORDS).some((word) => prepositions.includes(word));
  return named && isObject && !(kind === 'advert' && name[0]?.startsWith('реклам'));
}

/** “Write a”, „напишете ми“: what is to be written follows. */
const writing = lettered(
  /^(?:please |pls |can (?:you|u) |could you |моля,? |може ли да )?(?:help me )?(?:write|draft|compose|напиш\p{L}*|съчин\p{L}*|състав\p{L}*)\s+/iu,
);
const OBJECT_WORDS = 7;

/** Whether a message asks to write something that has another name than a text: “a polite no to a friend”. */
export function writesSomethingElse(message: string, knowledge: Needed): boolean {
  const asked = writing.exec(message.trim());
  if (asked === null) return false;
  const words = comparedWords(message.trim().slice(asked[0].length)).slice(0, OBJECT_WORDS);
  return frameKinds.every((kind) => !holdsAny(words, signsOf(kind, knowledge)));
}

/** Channels are signs of a post, but no name of one: “Facebook groups or flyers”. */
const channels = ['facebook', 'instagram', 'linkedin', 'фейсбук', 'инстаграм'];

interface Signs {
  signs: readonly string[];
  names: readonly string[];
}

/** The same lists each time, which are looked up faster than new ones. */
const kept = new WeakMap<Needed['skeletons'], Map<FrameKind, Signs>>();

function listsOf(kind: FrameKind, { skeletons }: Needed): Signs {
  const known = kept.get(skeletons) ?? new Map<FrameKind, Signs>();
  kept.set(skeletons, known);
  const found = known.get(kind);
  if (found !== undefined) return found;
  const signs = languageCodes.flatMap((language) => skeletons[language].kinds[kind].signs);
  const lists = { signs, names: signs.filter((sign) => !channels.includes(sign)) };
  known.set(kind, lists);
  return lists;
}

function namesOf(kind: FrameKind, knowledge: Needed): readonly string[] {
  return listsOf(kind, knowledge).names;
}

function signsOf(kind: FrameKind, knowledge: Needed): readonly string[] {
  return listsOf(kind, knowledge).signs;
}

/** “No hashtags” is not about hashtags. */
const unwanted = lettered(
  /(?<!\p{L})(?:no|without|без|не искам)\s+(?:any\s+)?(?:hashtags?|emojis?|хаштаг\p{L}*|емотикон\p{L}*|емоджи\p{L}*)/giu,
);

/** A message without what it does not want in the text. */
export function withoutUnwanted(message: string): string {
  return message.replace(unwanted, ' ');
}
