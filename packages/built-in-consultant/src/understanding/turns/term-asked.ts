import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { languageOf } from '../../language/language-of.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import type { PartReading } from '../reading.ts';

/** A longer name is no term but a clause. In words. */
const TERM_WORDS = 4;
const opening =
  '^[^\\p{L}]*(?:(?:and|but|ok|okay|sorry|so|thanks|wait|hm|а|и|но|ами|добре|извинявай(?:те)?|чакай|един момент)[,.! ]+)*';
const quotes = '[„“”"‘’\'«»]?';
/** Words of the answer that are asked about as such, whether or not rules know them. */
const meant: readonly RegExp[] = [
  `${opening}(?:what|wht) (?:do|did) you mean (?:by|with) (?:the (?:word|term) )?(.+?)$`,
  `${opening}(?:what|wht) does (?:the (?:word|term) )?(.+?) (?:even )?(?:mean|stand for)(?: (?:exactly|here|in this case))?$`,
  `${opening}(?:what(?:[’']s| is)) (?:meant by|the meaning of) (.+?)$`,
  `${opening}i (?:don[’']?t|do not) (?:know|understand) what (?:an? |the )?(.+?) (?:is|are|means?)$`,
  `${opening}какво (?:точно )?(?:значи|означава|ще рече|имате предвид (?:под|със?)|разбирате под|се разбира под|е това) (?:това )?(?:думата |терминът )?(.+?)$`,
  `${opening}(.+?) какво (?:значи|означава|е това|ще рече)$`,
  `${opening}не (?:знам|зная|разбирам) какво (?:е|са|значи|означава) (.+?)$`,
].map((pattern) => lettered(pattern, 'iu'));
/** “What is a cohort?” may be a question of its own. */
const is: readonly RegExp[] = [
  `${opening}(?:what(?:[’']s| is| are)) (?:an? |the )?(.+?)$`,
  `${opening}(?:define|explain|обясни|обяснете|поясни|пояснете) (?:to me |ми )?(?:the (?:word|term) |какво е )?(.+?)$`,
  `${opening}какво (?:е|са) (.+?)$`,
  `${opening}що е (.+?)$`,
].map((pattern) => lettered(pattern, 'iu'));
/** Words that only point at the answer are no term. */
const pointing = lettered(
  /^(?:for|in|to|on|with|if|when|more|за|на|в|във|при|с|със|ако|да|че|it|that|this|these|those|you|here|exactly|(?:the )?(?:first|second|third|last)|point|step|number|no|next|това|тези|тук|точно|него|тях|първо|второ|трето|точка|стъпка|номер)(?!\p{L})|\d|^(?:my|our|your|his|their|моят?|нашият?|вашият?)(?!\p{L})/iu,
);

/** A word of the reply before whose meaning is asked; null if something else is. */
export function termAsked(
  query: string,
  { reply, language }: Pick<Thread, 'reply' | 'language'>,
  { followUps }: Pick<Knowledge, 'followUps'>,
): PartReading | null {
  if (reply === '') return null;
  const asked = inCyrillicIfBulgarian(query).replace(/(?<![\s?.!])[\s?.!]+$/u, '');
  const own = languageOf(query, language);
  const reading = (about: string): PartReading => ({
    ...{ kind: 'part', ask: 'term', place: null, of: null, about, language: own },
  });
  const named = termIn(asked, meant);
  if (named !== null) {
    const isKnown = termNamed(named, followUps) !== null || isIn(named, reply);
    return isKnown || wordsOf(named).length <= 2 ? reading(named) : null;
  }
  const name = termIn(asked, is);
  if (name === null || termNamed(name, followUps) === null || !isIn(name, reply)) return null;
  return reading(name);
}

function termIn(asked: string, signs: readonly RegExp[]): string | null {
  for (const sign of signs) {
    const term = sign
      .exec(asked)?.[1]
      ?.replace(lettered(`^${quotes}|${quotes}$`, 'gu'), '')
      .trim();
    if (term === undefined || term === '' || pointing.test(term)) continue;
    if (wordsOf(term).length <= TERM_WORDS) return term.replace(/^(?:an?|the) /iu, '');
  }
  return null;
}

/** The entry of the glossary for a word, in the language of the word; null if it has none. */
export function termNamed(
  name: string,
  { terms }: Knowledge['followUps'],
): { language: 'EN' | 'BG'; at: number } | null {
  const folded = name.toLowerCase();
  for (const language of ['EN', 'BG'] as const) {
    const at = terms[language].findIndex(({ signs }) => signs.includes(folded));
    if (at >= 0) return { language, at };
  }
  return null;
}

/** Whether a text has a word, in any of its forms. */
export function isIn(name: string, text: string): boolean {
  const words = wordsOf(name.toLowerCase());
  const own = text.toLowerCase();
  return words.length > 0 && words.every((word) => own.includes(stemOf(word)));
}

/** The beginning by which the forms of a word are the same; short words stand for themselves. */
function stemOf(word: string): string {
  return word.length <= 4 ? word : word.slice(0, Math.max(4, word.length - 2));
}
