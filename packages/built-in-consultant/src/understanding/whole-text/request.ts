import { languageCodes } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { beginsWithAny, holdsAny } from '@savet/text/signs';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { type PurposeName, purposeNames } from '../../knowledge/purposes.schema.ts';
import { frameKinds } from '../../knowledge/skeletons.schema.ts';
import { comparedWords } from '../../recognition/features.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { mailSigns, noticeSigns, postSigns, shortSigns } from './form.ts';
import { beginsWithDeed, namesTextFirst, openingPurpose } from './opening.ts';
import { tellsOfOthers } from './others-deeds.ts';
import { withoutAsides } from './reader/asides.ts';

type Needed = Pick<Knowledge, 'skeletons' | 'purposes'>;

/** “Write”, “I need”, „направи ми“: a text is wanted. Bulgarian in Latin letters is read as Cyrillic. */
export const askingSigns = [
  ...[
    'write',
    'draft',
    'compose',
    'prepare',
    'create',
    'formulate',
    'make',
    'word',
    'need',
    'want',
    'give me',
    'пиши до',
    'пишете до',
    'help me',
    'generate',
  ],
  ...[
    'напиш*',
    'съчин*',
    'състав*',
    'подготв*',
    'направи*',
    'направете',
    'създай*',
    'дай*',
    'искам',
    'искаме',
    'трябва ми',
    'трябва ни',
    'нужен ми',
    'нужна ми',
    'нужно ми',
    'измисл*',
    'спретн*',
    'формулир*',
  ],
  ...[
    'reply to',
    'respond to',
    'answer this',
    'answer to',
    'отговори*',
    'отговорете',
    'introduce',
    'представи*',
    'thank our',
    'thank my',
    'thank the',
    'благодаря на',
    'благодари на',
    'покани',
    'поканете',
    'invite',
    'announce',
    'обяви',
    'tell our',
    'tell my',
    'съобщи*',
    'advertise',
  ],
];
/** The message asks how it is done, or whether. */
const advising = lettered(
  /^\s*(?:(?:hi|hello|здравей\p{L}*|здрасти)[,!. ]+)?(?:how(?! would you word)|what(?! do i (?:write|reply|answer|say))|when|why|should|is|are|does|do|which|where|who|can (?:i|we)|как(?! да (?:напиша|отговоря|формулирам|кажа|откажа|поканя|помоля|съобщя|обявя|благодаря|се извиня))|какво(?! да (?:напиша|отговоря|кажа))|какъв|каква|какви|кога|защо|колко|трябва ли|струва ли|има ли|дали|кой|коя|кое|кои|къде)(?!\p{L})/iu,
);
/** Somebody asks about texts in general. */
const general = lettered(
  /(?<!\p{L})(?:tips (?:for|on|about)|any tips|ideas|examples of|strategy|calendar|content plan|how often|съвети|идеи|стратегия|примери|колко често|на какво да внимавам|какво трябва да (?:има|съдържа)|what should (?:be in|it contain)|template|шаблон\p{L}*|series|поредица|sequence|check(?![ -]?(?:in|out))|improve|review my|rewrite|подобри|провери|прегледай|пренапиши|shorten|съкрати|table|таблица|subject lines?|slogan|слоган|hashtags for|хаштагове за|versions|варианта|headlines?|заглави\p{L}*)(?!\p{L})/iu,
);

/** Words before which the name of a text may stand in a request without a verb: “short thank you note for …”. */
const NAME_WORDS = 3;
/** Whoever tells what happens asks for advice, not for a text. */
const telling = lettered(
  /^\s*(?:we|i|our|my|every|last|the (?:ones|people)|those|ние|миналата|търговецът|нашият|имам|имаме|отпечатахме)(?!\p{L})/iu,
);
/** A longer message is a text of its own, in UTF-16 units. */
export const REQUEST_LENGTH = 1_000;
/** A shorter request says too little for a text of its own. */
const REQUEST_WORDS = 4;

/** The purposes of the text that a message may ask for, the likeliest first; none if it asks for none, or for one of another kind. */
export function purposesAsked(written: string, knowledge: Needed): PurposeName[] {
  if (written.length > REQUEST_LENGTH) return [];
  // “Be firm about delays” is no delay to tell of.
  const message = withoutAsides(inCyrillicIfBulgarian(written));
  if (general.test(message)) return [];
  const words = comparedWords(message);
  if (words.length < REQUEST_WORDS || advising.test(message)) return [];
  const opening = openingPurpose(message);
  const others = purposesOf(words, tellsOfOthers(message), knowledge).filter((name) =>
    isAsked(message, words, name, knowledge),
  );
  const apt = others.filter((name) => !isBeside(name, message, knowledge));
  const first = opening ?? (isSorry(message, apt) ? 'apology' : null);
  return first === null ? apt : [first, ...apt.filter((name) => name !== first)];
}

/** “… Apologise and offer 20 % off”: whatever the text is about, it says sorry. */
function isSorry(message: string, purposes: readonly PurposeName[]): boolean {
  if (purposes.some((name) => name.startsWith('review-reply') || name === 'cancellation'))
    return false;
  return (
    sorryOrder.test(message) && !lettered(/(?<!\p{L})(?:supplier|доставчик)\p{L}*/iu).test(message)
  );
}

const sorryOrder = lettered(
  /(?:[.,;]\s+|\s(?:and|и)\s+|^)(?:please |моля,? )?(?:apologi[sz]e|say(?:ing)? (?:that )?(?:we are |we[’']re |i am |i[’']m )?(?:very |so |truly |really )?sorry|извин(?:и|ете) се)(?!\p{L})/iu,
);

/** Purposes whose text says what we have done: none of them is for what customers do. */
const theirs: readonly PurposeName[] = [
  'delay',
  'apology',
  'cancellation',
  'payment-reminder',
  'closed',
  'refusal',
];

function purposesOf(
  words: readonly string[],
  isTheirs: boolean,
  { purposes }: Needed,
): PurposeName[] {
  return purposeNames.filter((name) => {
    // It is for what nothing else answers.
    if (name === 'general') return false;
    if (theirs.includes(name) && isTheirs) return false;
    const { signs, no } = purposes.signs[name];
    return signs.every((group) => holdsAny(words, group)) && !holdsAny(words, no);
  });
}

/** “Post: we won a prize, thank our customers”, “cancel any time”: what only one of the facts says is not what a text is for. */
function isBeside(name: PurposeName, message: string, { purposes }: Needed): boolean {
  if (name === 'complaint') return !toOffender.test(message);
  if (name === 'apology' && lastSorry.test(message)) return true;
  if (name === 'refusal' && theyCancelled.test(message)) return true;
  if (name === 'thanks' && thanksBeside.test(message)) return true;
  const colon = /:\s/u.exec(message)?.index ?? -1;
  const [first = []] = purposes.signs[name].signs;
  const isNamed = colon >= 0 && holdsAny(comparedWords(message.slice(0, colon)), first);
  if (colon < 0 || isNamed) return false;
  if (name === 'delay') return ifLate.test(message);
  if (ofHead.includes(name)) return true;
  if (name === 'cancellation') return anyTime.test(message);
  return name === 'apology' && lastSorry.test(message);
}

/** A text is for them only if its name says so. */
const ofHead: readonly PurposeName[] = ['thanks', 'refusal', 'win-back', 'welcome'];
/** A complaint goes to whoever caused it; to others, it is news. */
const toOffender = lettered(
  /complain|рекламац|оплак|(?<!\p{L})(?:to|до|към) (?:\p{L}+ ){0,2}?(?:supplier|vendor|courier|delivery|wholesaler|printer|доставчик|производител|куриер|спедитор|печатница)/iu,
);
const ifLate = lettered(
  /(?<!\p{L})(?:if (?:you|they) (?:are|run|come|will be) |ако (?:ще )?)(?:late|закъсн\p{L}*)/iu,
);
const anyTime = /any ?time|по всяко време|когато поиска/iu;
const lastSorry = lettered(
  /,\s(?:we are |we[’']re )?(?:very )?(?:sorry|извин\p{L}*|съжал\p{L}*)(?: for (?:the|any) inconvenience| за (?:неудобството|причиненото неудобство))?[.! ]*$/iu,
);
/** “…, thank the team”: one of the things that a post says. */
/** „Г-н Петров отказа сватбата“: it is not we who refuse. */
const theyCancelled = lettered(
  /(?:г-н|г-жа|клиент|той|тя|гост)[^.,;]{0,25} отказа(?:ха)?(?!\p{L})/iu,
);
const thanksBeside = lettered(
  /(?:post|linkedin|facebook|instagram|пост|публикация|линкедин|фейсбук|инстаграм)(?!\p{L})[^.]*[,.;]\s+(?:and |и )?(?:thank|благодар)(?:и|ете|им)?(?: на)? (?:the|our|all|my|екипа|клиент|колег|всички)/iu,
);

function isAsked(
  message: string,
  words: readonly string[],
  name: PurposeName,
  knowledge: Needed,
): boolean {
  const { nouns } = knowledge.purposes.signs[name];
  const names = namesOfTexts(knowledge);
  const near = Array.from({ length: NAME_WORDS }, (_, at) => words.slice(at));
  const isNamed =
    !telling.test(message) &&
    near.some((rest) => [nouns, names].some((each) => beginsWithAny(rest, each)));
  if (message.trim().endsWith('?') && !holdsAny(words, askingSigns)) return false;
  return (
    isNamed ||
    beginsWithDeed(message) ||
    (holdsAny(words, askingSigns) && [nouns, names].some((each) => holdsAny(words, each)))
  );
}

/** The same list each time, which is looked up faster than a new one. */
const kept = new WeakMap<Needed['skeletons'], readonly string[]>();

function namesOfTexts({ skeletons }: Needed): readonly string[] {
  const found = kept.get(skeletons);
  if (found !== undefined) return found;
  const names = [
    ...['text', 'текст', 'announcement', 'answer', 'reply', 'response', 'отговор'],
    ...['пиши до', 'пишете до', 'напиши на', 'напишете на'],
    ...['to a client', 'to a customer', 'to my client', 'to our client'],
    ...[postSigns, shortSigns, mailSigns, noticeSigns].flat(),
    ...languageCodes.flatMap((language) =>
      frameKinds.flatMap((kind) => skeletons[language].kinds[kind].signs),
    ),
  ];
  kept.set(skeletons, names);
  return names;
}

/** Whether a message is only the name of a text and its facts, and no wish for advice or for another form. */
export function isPlainText(written: string): boolean {
  const message = inCyrillicIfBulgarian(written);
  return (
    written.length <= REQUEST_LENGTH &&
    namesTextFirst(message) &&
    !general.test(message) &&
    !advising.test(message)
  );
}
