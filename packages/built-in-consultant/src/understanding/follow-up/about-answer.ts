import { lettered } from '@savet/text/lettered';
import { beginsWithAny } from '@savet/text/signs';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { languageOf } from '../../language/language-of.ts';
import { comparedWords } from '../../recognition/features.ts';
import { fieldsNamed } from '../fields.ts';
import type { CardReading, PartReading, Reading, TopicReading } from '../reading.ts';
import { isText } from './change.ts';
import { partAsked } from './part-asked.ts';
import type { Thread } from './thread-state.ts';
import { severalWishes } from './wishes.ts';

/** A remark on an answer is shorter than a fact worth saving. In words. */
const REMARK_WORDS = 6;
const OBJECTION_WORDS = 8;

const remark = { ask: 'remark', place: null } as const;
/** “That doesn’t work for us”, „не ми върши работа“. */
const objection = lettered(
  /^\s*(?:(?:but|no|sorry|но|не|ами),?\s+)?(?:(?:that|this|it)\s+(?:(?:(?:do(?:es)?|is|wo|ca)n[’']?t|does not|is not|will not)\s+(?:really\s+)?(?:work|help|fit|suit|apply|make sense|convince|solve|answer|for us|right|enough)|(?:sounds?|seems?|looks?|is)\s+(?:too\s+)?(?:hard|difficult|expensive|wrong|odd|complicated|vague|much|general|long))|not for us|това\s+не\s+(?:става|работи|помага|пасва|е за нас)|не\s+(?:ми|ни)\s+(?:върши работа|помага|става|пасва|харесва)|не (?:става|работи|помага|пасва)(?!\p{L}))/iu,
);
/** “We are only two”, „при нас е друго“. */
const ofOurs = lettered(
  /^\s*(?:(?:but|and|но|а|и)\s+)?(?:we|i|i[’']m|we[’']re|our|my|ние|аз|нашият|нашата|моят|моята|при нас)(?!\p{L})/iu,
);

/** “We need a website” begins another subject, “we pay well” tells of the one before. */
const wanting = lettered(
  /(?<!\p{L})(?:need|want|would|like|plan|can[’']?t|cannot|lose|losing|looking|трябва|искам\p{L}*|бих\p{L}*|имам\p{L}* нужда|не мо\p{L}*|губ\p{L}*|търс\p{L}*|как|how)(?!\p{L})/iu,
);

/** “The first hurts”: about a point, with words that rules don't know. */
const onPoint = lettered(
  /^\s*(?:(?:and|but|а|но)\s+)?(?:the (?:first|second|third|last)(?! (?:\d|ten|two|three|five|customer|client|order|hire|employee|location|shop|year|month|week|sale))|(?:първ|втор|трет)ото(?! впечатл))(?!\p{L})/iu,
);

/** “Say it like you'd say it to a friend.” */
const plainer = lettered(
  /^[^\p{L}]*(?:(?:and|ok|now|please|can you|could you|а|и|сега|моля|може ли да)[, ]+)*(?:(?:say|explain|put|tell|write|give) (?:me )?(?:it|this|that) (?:to me )?(?:again )?(?:more )?(?:like|as if|as to|simply|simpler|in plain|in simple|in human|for (?:a|an) (?:dummy|beginner|child))|(?:simpler|simplify|in plain|plain english|in simple|easier words)|(?:кажи|обясни|разкажи|дай)(?:те)?(?: ми)? (?:го|това) (?:като|с прости|на прост|простичко|по-просто)|по-просто|по-простичко|по-ясно|с прости думи|простичко)(?!\p{L})/iu,
);
const SIMPLER_WORDS = 7;
const TELLING_WORDS = 12;

function objects(query: string, { isLatest, isOffered, last }: Thread): boolean {
  if (!isLatest || isOffered || last === null || query.includes('?')) return false;
  const isOnPoint = onPoint.test(query) && partAsked(query) === null;
  return (isOnPoint || objection.test(query)) && wordsOf(query).length <= OBJECTION_WORDS;
}

/** The question about the answer before, in nothing but words that point at it; null if another reading has it. */
export function partReading(query: string, thread: Thread): PartReading | null {
  if (thread.reply === '') return null;
  const asked = objects(query, thread) ? remark : partAsked(query);
  if (asked === null) return null;
  const of = thread.isLatest ? thread.last : null;
  // One word in Latin letters may be Bulgarian.
  const isWord = wordsOf(query).length === 1 && /[a-z]/i.test(query);
  const language = isWord ? thread.language : languageOf(query, thread.language);
  if (asked.place === null) {
    // Reasons and more of an answer as a whole are read with the rest of the follow-ups.
    const isRead = ['example', 'priority', 'remark'].includes(asked.ask);
    if (of === null || isText(of) || !isRead) return null;
  }
  return { kind: 'part', ...asked, of, language };
}

/** Several changes that are wanted on advice: rules can only shorten it, and say what they leave undone. */
export function wishesOnAdvice(
  query: string,
  { last, isLatest, language }: Thread,
  knowledge: Knowledge,
): Reading | null {
  if (last === null || !isLatest || isText(last)) return null;
  const wishes = severalWishes(query, knowledge);
  if (wishes === null) return simpler(query, last, knowledge);
  if (!wishes.changes.includes('shorter')) return { kind: 'cannot-change', language };
  const names = knowledge.phrases[language].wishes;
  const others = wishes.changes.filter((change) => change !== 'shorter');
  const unmet = [...others.map((change) => names[change]), ...wishes.unmet];
  return { ...last, responseStyle: 'concise', again: 'shorter', unmet };
}

/** “Shorter and without jargon”, „кажи го като на приятел“: the gist of the advice is what rules have. */
function simpler(
  query: string,
  last: TopicReading | CardReading,
  { understanding }: Knowledge,
): Reading | null {
  const words = comparedWords(query);
  const isShorter =
    words.length <= SIMPLER_WORDS && beginsWithAny(words, understanding.followUps.shorter);
  if (!isShorter && !(words.length <= TELLING_WORDS && plainer.test(query))) return null;
  const shorter = { responseStyle: 'concise', again: 'shorter', unmet: [] } as const;
  return last.kind === 'topic'
    ? { ...last, ...shorter, sameDrafts: true }
    : { ...last, ...shorter };
}

/** Whether a few words after an answer only remark on it: “there are just two of us” is no fact for the Brand Hub. */
export function isRemark(
  reading: Reading,
  query: string,
  words: readonly string[],
  { isLatest, isOffered, askedForFacts }: Thread,
  knowledge: Knowledge,
): boolean {
  if (!isLatest || isOffered || words.length > REMARK_WORDS || query.includes('?')) return false;
  if (reading.kind === 'fact') return fieldsNamed(query, knowledge).length === 0;
  const isSubject = ['topic', 'card', 'unclear', 'beside'].includes(reading.kind);
  if (isSubject) return ofOurs.test(query) && words.length < REMARK_WORDS && !wanting.test(query);
  return reading.kind === 'unknown' && (askedForFacts || ofOurs.test(query));
}
