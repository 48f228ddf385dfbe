import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { Given, Situation } from '../../knowledge/scripts.ts';
import { languageOf } from '../../language/language-of.ts';
import { familyOf } from '../../recognition/label.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { isText } from '../follow-up/change.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import type { PartReading } from '../reading.ts';
import { givenIn } from '../scripts/given.ts';
import { heardIn } from '../scripts/heard.ts';
import { situationIn } from '../scripts/situations.ts';
import { asksForWords, isInLatin } from '../scripts/words-asked.ts';
import { supposes } from '../turns/happening.ts';
import type { Message } from './message.ts';

/** They sound like questions for a lawyer. */
const ofContracts: readonly Given[] = ['secret', 'agreement', 'unwritten'];
/** “We have a contract with them” is one with the supplier. */
const withThem = lettered(
  /(?<!\p{L})(?:with (?:them|him|her|it)|(?:we|i) have|с (?:тях|него|нея)|имаме?)(?!\p{L})/iu,
);
/** With so many words, a message names the talk by itself. */
const OWN_WORDS = 9;

/** “… to those who have already paid”: people of whom the talk before was not. */
const toOthers = lettered(
  /(?<!\p{L})(?:(?:those|the (?:ones|people|\p{L}+s)|people|customers|clients|anyone|somebody|someone) (?:who|that|which)(?:[’'](?:ve|s)| have| has| had| are| were)? (?:already|still|paid|bought|booked)|(?:тези|тия|онези|хората|клиентите|\p{L}+те),? (?:които|дето|с) (?:вече|са (?:вече )?(?:плат|куп|запис|резерв)|предплатен)\p{L}*)(?!\p{L})/iu,
);

/** “What do I say, word for word?”, “and if he leaves?”, “he’s my cousin though”: what goes on from the talk that the question before was about. */
export function scriptReading(message: Message): PartReading | null {
  const { question, pasted, thread, verdict, knowledge } = message;
  if (pasted) return null;
  const story = storyOf(thread);
  if (story === '') return null;
  const { query } = question;
  const told = situationIn(story);
  const inLatin = isInLatin(query, thread.language);
  const reading = (ask: 'words' | 'heard' | 'given', about: string): PartReading => ({
    ...{ kind: 'part', ask, place: null, about, of: thread.isLatest ? thread.last : null },
    language: inLatin ? 'BG' : languageOf(query, thread.language),
  });
  const isMatter = verdict.kind === 'certain' && familyOf(verdict.label) === 'sensitive';
  if (asksForWords(query, thread.language)) {
    const own = wordsOf(query).length >= OWN_WORDS ? situationIn(query) : null;
    const name = own !== null && !answers(own, told, query, knowledge) ? own : (told ?? own);
    const heard = name === null ? null : heardOf(name, query, knowledge);
    if (heard === null && toOthers.test(inCyrillicIfBulgarian(query)))
      return { ...reading('words', story), ask: 'lost' };
    // A few words sound like a matter for a person that the story is none of.
    if (isMatter && told === null) return null;
    if (name !== null) return reading('words', heard === null ? name : `${name}/${heard}`);
    // Advice has words of its own.
    return thread.last === null || !thread.isLatest ? reading('words', '') : null;
  }
  if (told !== null && !isMatter && supposes(inCyrillicIfBulgarian(query))) {
    const heard = heardOf(told, query, knowledge);
    return heard === null ? null : reading('heard', `${told}/${heard}`);
  }
  // A fact told after a text or a sum belongs to that.
  const { whole, frame, sum, last, text } = thread;
  const isOnText = whole !== null || frame !== null || (text && last !== null && isText(last));
  const given = isOnText || sum !== null ? null : givenIn(query);
  if (isMatter && given !== null && !ofContracts.includes(given)) return null;
  if (given === null) return null;
  const isBound = given === 'agreement' && told === 'supplier-price' && withThem.test(query);
  return reading('given', `${isBound ? 'bound' : given}/${told ?? ''}`);
}

/** The question that the last exchange was about. */
export function storyOf({ pending, asked, reply }: Thread): string {
  if (reply === '') return '';
  return [asked, pending].filter((each) => each !== '').join('\n');
}

/** “What if she says it is too expensive?” after a rise in price is still about that. */
function answers(
  own: Situation,
  told: Situation | null,
  query: string,
  knowledge: Knowledge,
): boolean {
  return own === told || (told !== null && heardOf(told, query, knowledge) !== null);
}

function heardOf(name: Situation, query: string, { scripts }: Knowledge): string | null {
  return heardIn(query, Object.keys(scripts.texts.EN.situations[name].answers));
}
