import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../language/is-english.ts';
import type { Number } from './number.ts';
import { orders } from './orders.ts';
import { ofSeveral, toReaderBg } from './to-reader-bg.ts';
import { toReaderEn } from './to-reader-en.ts';

interface Voice {
  language: Language;
  number: Number;
}

const subjectEn =
  /^(?:I|we|you|they|it|he|she|hzqze|szqzhe|tzqzhey|thzqzey|there|this|that|these|nobody|no one|everyone|everything)(?:[’'](?:m|re|ve|s|ll|d))?(?: \S|$)/iu;
const finite =
  "(?:is|are|was|were|has|have|had|will|can|can[’']t|cannot|could|would|did|do|does|doesn[’']t|don[’']t|didn[’']t|isn[’']t|aren[’']t|wasn[’']t|won[’']t|goes|costs?|says|starts|ends|includes?|needs?|works?|takes?|applies|apply|gives?|helps?|offers?|sells?|pays?|gets?|sends?|brings?|covers?|allows?|delivers?|charges?|runs?|leaks?|stays?|remains?|keeps?|opens?|closes?|moves?|falls?|comes?|fits?|\\p{L}{2,}ed|broke|went|fell|came|got|left|gave|said|made|took|blew|burst|lost|sent|found|rang|ran|hit|cut|shut|sank|froze|stood|bought|paid|told|cost|set|let|put|began|won|sold|met|held|kept|meant)";
const nounPhraseEn = lettered(
  `^(?:showers|orders|classes|prices|appointments|bookings|deliveries|tickets|customers|the|our|my|your|an?|two|three|four|five|six|both|all|each|every|some|half|one|\\d[\\d.,]*%?|\\p{Lu}[\\p{L}’'-]*)(?: [\\p{L}\\d’'.,%€£-]+){0,9}? ${finite}(?!\\p{L})`,
  'iu',
);
/** “Small dogs are welcome” */
const pluralEn =
  /^(?:[a-z]+ )?[a-z]{3,}s (?:are|were|have|will|can|work|open|close|start|cost|get|pay|keep)\b/iu;
const aheadEn = lettered(
  /^(?:that (?:night|morning|day|week|evening|afternoon)|since \p{L}+|now|by then|from (?:now|then|next \p{L}+)|for \d[^,]*|(?:in|on|at|from|until|after|before|during) [^,]{2,30}?),? (?=(?:i|we|our|my|the|an?|you|your|it|there)(?!\p{L}))/iu,
);
/** “Contract says two rounds”, “boiler was repaired”: a note without an article. */
const bareEn = lettered(
  `^(?!\\p{Ll}+ \\p{Ll}+s )(?!(?:szqzhe|hzqze|tzqzhey|two|three|four|five|six|both|many|most|the|our|my|your|this|that|these|there|they|she|you|his|her|their|its|nobody|everyone|all|both|each|every|some|half|please|and|but|so|if|because|no|not|also|only|max|then|who|which|polite|friendly|short|keep|make|be|offer|ask|tell|say|invite|propose|suggest|thank|remind|mention|write|send|give|call|come|bring|reply)(?!\\p{L}))(\\p{Ll}{3,}(?: \\p{Ll}{3,})?) (?=(?:is|are|was|were|has|had|says|broke|went|fell|burst|failed|starts|ends|costs|will|\\p{L}{3,}ed (?:down|up|out|off))(?!\\p{L}))`,
  'u',
);
const verbless = /(?<=^(?:the )?price )(?=\d)/iu;

const verbBg = lettered(
  /(?<!\p{L})(?:е|са|сме|съм|сте|ще|има(?:ме|м|те)?|няма(?:ме|м|те)?|може|мога|можем|можете|могат|трябва|беше|бяха|бяхме|бях|искам|остава|остават|струва|струват|важи|важат|работи|работят|тече|течат|чака|чакат|липсва|липсват|започва|започват|влиза|влизат|включва|включват|получавате|предлагам|давам|(?!време|име|хме|племе|бреме|семе)\p{L}{2,}(?:хме|аме|яме|еме|име)|(?!проблем|режим|крем|любим|голем|систем|прием|обем|заем|наем|режим|целодневен)\p{L}{3,}(?:им|ем)|\p{L}{3,}(?:ха|хте|ате|ите|ете|яте)|\p{L}{3,}(?:ира|ираха|ахме)|\p{L}{2,} се|се \p{L}{2,})(?!\p{L})/iu,
);
const adverbsBg = '(?:вече|днес|вчера|снощи|веднага)';
/** „Куриерът ни катастрофира“: the form of a subject has its verb after it. */
const subjectBg = lettered(
  /(?<!\p{L})\p{L}{3,}(?:ът|ят) (?:ни |ми |им )?(?:не |се |си |вече )*\p{Ll}{3,}/iu,
);
/** „Мотокарът“ aside, what ends so and is no verb with a subject. */
const pastBg = lettered(
  `(?:(?<!\\p{L})(?:${adverbsBg}|не|тя|той|то|машината|колата|печката|пещта|фурната|поръчката|пратката|доставката|стоката|системата|жената|колежката|\\p{Ll}{4,}(?:та|то|те) (?:ни|ми)) )(?:не )?(?:се )?\\p{Ll}{3,}(?:и|а|я)(?= |$)`,
  'iu',
);

/** „(че) Ви пратихме“ → „Пратихме Ви“ */
const cliticFirst = lettered(/^(Ви|ни|се|си|го|ги|я|ми) (?!ще |не )(\p{L}+)/u);
/** „Тортата пристигна с …“ */
const articledBg = lettered(
  /^\p{L}{3,}(?:та|то|те|ът|ят) (?:ни |Ви |ми )?(?:не |се |си |вече )*\p{Ll}{4,}(?:а|и|я|е|ха) (?:с|със|на|в|във|за|до|от|без|по|преди|след|два|две|много|\d)(?= |$)/iu,
);

const leadEn =
  /^(?:(?:and|but|so|also|plus|then|please|that) |(?:say|mention|explain|tell (?:them|him|her|the (?:client|customer))|let (?:them|him|her) know|write|make clear)(?: that)? |(?:say|mention) )+/iu;
const leadBg = lettered(
  /^(?:(?:и|но|а|също|освен това|като|че|обаче) |(?:кажи|кажете|обясни|обяснете|спомени|споменете|напиши|пиши|добави|нека знае|нека знаят)(?: (?:му|ѝ|й|им))?,? (?:че )?)+/iu,
);

const asked: Record<Language, RegExp> = {
  EN: /^(?:Could|Would) /u,
  BG: /^(?:Бихте ли|Удобно ли)/u,
};
const suit: Record<Language, RegExp> = { EN: /^Would an? .*/u, BG: /^$/u };

/** Letters, so that a guarded word is another one. */
const GUARD = 'zqz';

/** A clause of a request as a sentence of the writer to the reader; null if rules can't make one of it. */
export function sentenceOf(clause: string, voice: Voice, others?: RegExp): string | null {
  // Words for others than the reader keep their person.
  if (others !== undefined) {
    const guarded = clause.replace(others, (word) => word.charAt(0) + GUARD + word.slice(1));
    return sentenceOf(guarded, voice)?.replaceAll(GUARD, '') ?? null;
  }
  const { language } = voice;
  const isEn = isEnglish[language];
  if (isEn && pleaToReader.test(clause)) return ended(capitalised(toReaderEn(clause.trim())));
  const bare = clause
    .trim()
    .replace(isEn ? leadEn : leadBg, '')
    .replace(/[\s.,;!]+$/u, '');
  if (bare === '') return null;
  const ordered = order(bare, voice);
  if (ordered !== null) return ordered;
  if (isEn) return statedEn(bare);
  const own = voice.number === 'several' ? ofSeveral(bare) : bare;
  const turned = bulgarian(toReaderBg(own));
  const placed = turned.replace(cliticFirst, '$2 $1');
  const isSentence = [verbBg, subjectBg, pastBg, articledBg].some((sign) => sign.test(turned));
  return isSentence && !brokenBg.test(turned) ? ended(capitalised(placed)) : null;
}

/** It speaks of its reader or of somebody else who has no name here, or is told to us. */
const brokenBg = lettered(
  /\p{L}{3,}(?:та|то|ът|ят|те) Ви (?:не )?(?:се )?(?:развали|счупи|спука|закъсня|катастрофира)(?!\p{L})|^(?:който|която|което|които|да|защото|за да|ако|без|с|само ако) |(?<!\p{L})(?:клиент(?:ът|а|ката)|кажи|напиши|обясни|предложи|покани|помоли|откажи|отговори|извини)(?!\p{L})/iu,
);
const brokenEn =
  /^(?:who|which|because|if|unless|without|with|to|only if|that) |\b(?:he|she|him|the (?:client|customer))\b/iu;

function order(bare: string, { language, number }: Voice): string | null {
  const turn = orders[language].find(([sign]) => sign.test(bare));
  if (turn === undefined) return null;
  const [sign, to] = turn;
  const rest = bare.replace(sign, '');
  const opened = to[number];
  const turned = isEnglish[language]
    ? toReaderEn(rest)
    : bulgarian(
        toReaderBg(
          /(?:Моля|Молим|Можете|можете|Предлагаме? Ви) да $/u.test(opened) ? afterPlea(rest) : rest,
        ),
      );
  if (opened === '') return sentenceOf(turned, { language, number });
  const said = `${opened}${opened.endsWith('like to ') ? turned.replace(/^(\w+?)s /u, '$1 ') : turned}`;
  if (suit[language].test(said)) return `${said} suit you?`;
  return asked[language].test(said) ? `${said}?` : ended(capitalised(said));
}

const pleaToReader =
  /^please (?!(?:say|tell (?!us|me)|ask (?!us|me)|mention|explain|write|offer|invite|thank|apologi[sz]e|be|make|keep|include|add)\b)[a-z]/iu;
/** “Call 0161 …”: what the reader is to do. */
const plea =
  /^(?:please )?(?:call|ring|bring|pay|book|come|use|text us|email us|write to us|reply to this|wear|park|ask for)\b/iu;

/** „Да навакса“, „да опита“ */
const third = lettered(/^(Ви да (?:(?:ни|ми|се|си) )*)(\p{Ll}{3,}[ксртл]а)(?!\p{L})/u);

/** „Прати … или да намали“ → „пратите … или да намалите“ */
function afterPlea(rest: string): string {
  return ` да ${rest}`
    .replace(/ или да | и да /gu, (link) => `${link.slice(0, -3)}Ви да `)
    .replace(/^ да /u, 'Ви да ')
    .split(/(?=Ви да )/u)
    .map((part) => toReaderBg(part.replace(third, '$1$2те')).replace(/^Ви да /u, ' да '))
    .join('')
    .replace(/^ да /u, '')
    .replace(/\s{2,}/gu, ' ');
}

function statedEn(bare: string): string | null {
  if (plea.test(bare)) return ended(capitalised(bare.replace(/^(?!please )/iu, 'please ')));
  const own = bare
    .replace(/^(?:earliest|soonest) /iu, (word) => `the ${word.toLowerCase()}`)
    .replace(bareEn, 'the $1 ')
    .replace(verbless, 'is ');
  const turned = toReaderEn(own).replace(/\bi\b/gu, 'I');
  const rest = turned.replace(aheadEn, '');
  const isSentence = [subjectEn, nounPhraseEn, pluralEn].some((sign) => sign.test(rest));
  return isSentence && !brokenEn.test(turned) ? ended(capitalised(turned)) : null;
}

/** Spelling that Bulgarian of messages leaves out: commas before clauses, „лв.“, „най-много“. */
function bulgarian(text: string): string {
  return text
    .replace(lettered(/(?<!\p{L})(?:max|макс|мах)\.? (?=\d)/giu), 'най-много ')
    .replace(lettered(/(\d+(?:[ .,]\d+)*) ?лв(?!\.|\p{L})/giu), '$1 лв.')
    .replace(/(\d)%/gu, '$1 %')
    .replace(
      lettered(
        /(?<=[\p{L}\d%.”“])(?<!(?:само|но|а|и|или|освен|дори)) (?=(?:ако|защото|когато|че|който|която|които|докато) )/gu,
      ),
      ', ',
    );
}

export function ended(text: string): string {
  const whole = text.trim();
  return /[.!?]$/u.test(whole) ? whole : `${whole}.`;
}
