import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';

const us = new Set(
  'we us our ours ourselves ние нас ни нашия нашият нашата нашето нашите наш наша наше наши сме'.split(
    ' ',
  ),
);
const you = new Set(
  'you your yours yourself вие вас ви ваш ваша ваше ваши вашия вашият вашата вашето вашите ти теб твоя твоят твоята твоето твоите сте'.split(
    ' ',
  ),
);
const informal = new Set('ти теб твоя твоят твоята твоето твоите'.split(' '));
const formal = new Set(
  'вие вас ваш ваша ваше ваши вашия вашият вашата вашето вашите сте'.split(' '),
);
/** Something that a reader can check: a number, or a name in the middle of a sentence. */
const checkable = /\d|(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}+/u;
const polite = /^(?:Вие|Вас|Ви|Ваш\p{Ll}*|I)$/u;
/** Words by which a text asks its reader to act. */
const requests = lettered(
  /(?<!\p{L})(?:call|write|answer|reply|ask|book|order|come|visit|try|choose|send|see|sign up|register|contact|download|join|get|tell|start|open|discover|learn|let us know|обадете|пишете|отговорете|попитайте|запазете|поръчайте|елате|заповядайте|опитайте|изберете|изпратете|вижте|запишете|започнете|отворете|проверете|научете|започни|регистрирайте|свържете|изтеглете|кажете|позвънете|ела|пиши|обади|поръчай|запази|опитай|виж)(?!\p{L})|\?|@|https?:|\d{6,}/iu,
);

/** How often a text mentions its authors and its reader. */
export function usAndYou(text: string): { us: number; you: number } {
  const words = wordsOf(text);
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  return { us: count(us), you: count(you) };
}

/** Whether a text contains a number or a name that can be checked. */
export function canBeChecked(text: string): boolean {
  const names = text.match(lettered(checkable, 'gu')) ?? [];
  return names.some((name) => !polite.test(name));
}

/** Whether a sentence asks its reader to act. */
export function asksReader(sentence: string): boolean {
  return requests.test(sentence);
}

/** Whether a Bulgarian text mixes the polite and the familiar form of address. */
export function mixesAddress(text: string): boolean {
  const words = wordsOf(text);
  const has = (list: ReadonlySet<string>) => words.some((word) => list.has(word));
  return (
    has(informal) && has(formal) && words.some((word) => word === 'ти' || word.startsWith('тво'))
  );
}
