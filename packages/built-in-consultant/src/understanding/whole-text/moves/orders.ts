import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import { turned, withoutCliticFirst } from '../brief/clauses.ts';
import { turnsBg } from './orders-bg.ts';
import { him, turnsEn } from './orders-en.ts';
import { toSecondPerson } from './second-person.ts';
import type { Move, MoveKind } from './turn.ts';

/** The verbs of one writer, and of several. */
const voicesBg: readonly (readonly [string, string, string])[] = [
  ['Извиняваме', 'Извинявам', 'Извиняваме'],
  ['Можем', 'Мога', 'Можем'],
  ['Предлагаме', 'Предлагам', 'Предлагаме'],
  ['Подаряваме', 'Подарявам', 'Подаряваме'],
  ['Препоръчваме', 'Препоръчвам', 'Препоръчваме'],
  ['Обещаваме', 'Обещавам', 'Обещаваме'],
  ['радваме', 'радвам', 'радваме'],
  ['видим', 'видя', 'видим'],
  ['Моля', 'Моля', 'Молим'],
  ['ни', 'ми', 'ни'],
  ['Каним', 'Каня', 'Каним'],
  ['Благодаря', 'Благодаря', 'Благодарим'],
  ['Пожелаваме', 'Пожелавам', 'Пожелаваме'],
];

/** Words that open an order to us, to see where the next piece of a request begins. */
export const orderStarts: Record<Language, string> = {
  EN: `(?:(?:also|please) )?(?:apologi[sz]e|say (?:that|sorry|we)|mention|explain|add that|note that|state that|point out|confirm that|tell ${him}|remind ${him}|assure ${him}|reassure ${him}|inform ${him}|let ${him} know|offer(?! (?:is|ends|valid|of|for|from)(?!\\p{L}))|ask ${him}|ask (?:to|for|whether|if|when|which|what|who|how|where)|thank ${him}|thank (?:the|our) |invite ${him}|wish ${him}|encourage ${him}|promise|propose|suggest|recommend|congratulate|rsvp|pay (?:by|within)|give ${him}|give (?:[\\d€$£]|the new|an?|our)|saying sorry|asking ${him} to|request)(?!\\p{L})`,
  BG: `(?:моля,? )?(?:(?:му|ѝ|й|им|го|я|ги) )?(?:извин|предлож|спомен|обясн|помол|покан|благодар|напомн|уточн|посоч|увер|насърч|каж|уведом|отбележ|подар)(?:и|ете)(?!\\p{L})|препоръча(?:й|йте)(?!\\p{L})|(?:(?:му|ѝ|й|им) )?(?:обещай|пожелай|поискай|попитай|дай)(?:те)?(?!\\p{L})|да (?:не )?(?:(?:се|ни|ми|го|я|ги) )*\\p{L}+(?:ат|ят)(?!\\p{L})|ако (?:не )?\\p{L}+ [^,.;]{2,60}, да (?:се |ни |ми )?\\p{L}+(?:ат|ят|и|е)(?!\\p{L})`,
};

/** “Recommend my colleague”: one person writes. */
const ofMine = lettered(/(?<!\p{L})(?:my|ми|моя|моята|моето|моите)(?!\p{L})/iu);

/** The move that a piece of a request orders, as its writer says it; null if it orders none. */
export function moveOf(piece: string, isSelf: boolean, language: Language): Move | null {
  const plain = piece
    .trim()
    .replace(/[\s,.;!]+$/u, '')
    .replace(
      /^(?:(?:and|but|also|then|please(?= (?:apolog|offer|mention|ask|tell|say|invite|thank))|и|но|а|също|после)[, ]+)+/iu,
      '',
    );
  const table = isEnglish[language] ? turnsEn : turnsBg;
  const found = table.find(([, sign]) => sign.test(plain));
  if (found === undefined) return null;
  const [kind, sign, sentence] = found;
  const words = plain.replace(sign, voiced(sentence, isSelf || ofMine.test(plain), language));
  const own = isEnglish[language]
    ? turnedBy(kind, turned(words, language))
    : toSecondPersonIn(words, kind);
  const said = (isEnglish[language] ? own : withoutCliticFirst(own))
    .replace(/\.\.$/u, '.')
    .replace(/^(?:новия|новият) (адрес|час|номер|срок)(?= е )/iu, 'новият $1');
  return { kind, sentence: capitalised(said), source: piece };
}

/** “When they’ll pay” is asked of the reader. */
function turnedBy(kind: MoveKind, words: string): string {
  return kind === 'ask'
    ? words.replace(lettered(/(?<!\p{L})(?:they|he|she)(?=[’' ]\p{L})/giu), 'you')
    : words;
}

function toSecondPersonIn(words: string, kind: MoveKind): string {
  const own = turned(words, 'BG');
  return kind === 'ask' || kind === 'wish' || kind === 'offer' ? toSecondPerson(own) : own;
}

function voiced(sentence: string, isSelf: boolean, language: Language): string {
  if (isEnglish[language])
    return sentence.replace('{We}', isSelf ? 'I' : 'We').replace('{us}', isSelf ? 'me' : 'us');
  return voicesBg.reduce(
    (text, [name, one, many]) => text.replace(`{${name}}`, isSelf ? one : many),
    sentence,
  );
}
