import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import { inCyrillicIfBulgarian } from '../../details.ts';
import { clauseIn, turned } from '../brief/clauses.ts';
import { withoutAsides } from '../reader/asides.ts';
import { ownLanguage } from '../wanted.ts';

type Turn = readonly [RegExp, string];

/** Orders for a letter, each with the start of its writer’s sentence. “{I}” is “I” or “We”. */
const turns: Record<Language, readonly Turn[]> = {
  EN: [
    [lettered(/^(?:offer|give) (?:him|her|them|the \p{L}+) /iu), '{I} offer you '],
    [/^wish (?:him|her|them) /iu, '{I} wish you '],
    [/^thank (?:him|her|them) for /iu, 'Thank you for '],
    [/^congratulate (?:him|her|them) on /iu, 'Congratulations on '],
    [/^invite (?:him|her|them) (?:to|for) /iu, '{I} invite you to '],
    [/^(?:ask|tell|remind) (?:him|her|them) to /iu, 'Please '],
    [/^(?:tell|assure|remind) (?:him|her|them)(?: that)? /iu, ''],
    [/^let (?:him|her|them) know(?: that)? /iu, ''],
    [/^(?:say|explain|mention)(?: to (?:him|her|them))? that /iu, ''],
    [lettered(/^say sorry(?: for (?=\p{L}))?/iu), '{I} apologise for '],
    [/^(?:say|explain) (?=(?:we|i|the|it|our|my) )/iu, ''],
    [/^apologi[sz]e(?: to (?:him|her|them))?(?: for)?(?= |$)/iu, '{I} apologise for'],
    [/^(?:propose|suggest)(?: to (?:him|her|them))? /iu, '{I} suggest '],
  ],
  BG: [
    [/^(?:(?:му|ѝ|й|им) )?предлож(?:и|ете)(?: (?:му|ѝ|й|им))? (?!да )/iu, 'предлага{м} Ви '],
    [/^(?:(?:му|ѝ|й|им) )?пожела(?:й|йте)(?: (?:му|ѝ|й|им))? /iu, 'пожелава{м} Ви '],
    [/^(?:(?:му|ѝ|й|им) )?благодар(?:и|ете)(?: (?:му|ѝ|й|им))? за /iu, 'благодар{им} Ви за '],
    [/^(?:(?:го|я|ги) )?покан(?:и|ете)(?: (?:го|я|ги))? (?:на|за) /iu, 'кан{им} Ви на '],
    [/^(?:(?:го|я|ги) )?помол(?:и|ете)(?: (?:го|я|ги))? да /iu, 'моля да '],
    [
      /^(?:(?:му|ѝ|й|им|го|я|ги) )?(?:каж(?:и|ете)|напомн(?:и|ете)|обясн(?:и|ете)|спомен(?:и|ете)|увер(?:и|ете)|уточн(?:и|ете))(?: (?:му|ѝ|й|им|го|я|ги))?,? че /iu,
      '',
    ],
    [/^извин(?:и|ете) се(?: (?:му|ѝ|им))?(?: за)?(?= |$)/iu, 'извинява{м} се за'],
    [/^че /iu, ''],
  ],
};
const verbs: Record<Language, string> = {
  EN: '(?:offer|give|wish|thank|congratulate|invite|ask|tell|assure|remind) (?:him|her|them|the)(?= )|let (?:him|her|them) know|say (?:that|sorry|we|i|the|it|our|my)|(?:explain|mention) (?:that|to|we|the)|apologi[sz]e|(?:propose|suggest)(?= )',
  BG: '(?:(?:му|ѝ|й|им|го|я|ги) )?(?:предлож|пожела|благодар|покан|помол|каж|напомн|обясн|спомен|увер|уточн|извин)(?:и|й|ете|йте)(?!\\p{L})',
};
const marks: Record<Language, RegExp> = {
  EN: lettered(
    `(?:[.;,]\\s+(?:(?:and|then|but|also|please)\\s+)*|\\s(?:and|then|to)\\s+)(?=${verbs.EN})`,
    'giu',
  ),
  BG: lettered(
    `(?:[.;,]\\s+(?:(?:и|но|а|после|моля)\\s+)*|\\sи\\s+)(?=${verbs.BG}|(?<=\\sи\\s+)че\\s)`,
    'giu',
  ),
};
/** The head of a request: the kind of the letter, and its reader. */
const heads: Record<Language, RegExp> = {
  EN: /^(?:please )?(?:write|draft|compose|send|prepare|make)(?: me)?((?: (?:an?|the|short|nice|kind|quick|polite))*(?: e-?mail| letter| message| note| sms| text message)?) (?:to|for) (.+?)(?=,? (?:that|whose|who|about|because|telling|saying|asking|and|to) |[,.:;]|$)/iu,
  BG: lettered(
    /^(?:моля,? )?(?:напиш\p{L}+|пиши|пишете|съчини|подготви|изпрати)(?: ми)?((?: (?:кратк[оа]|кратък|любезн?\p{L}*|едно|един))*(?: имейл| мейл| писмо| съобщение| смс)?) (?:до|на|за) (.+?)(?=,? (?:че|чи(?:я|й|е)то|чиито|ко(?:й|я)то|за|относно|с молба|и) |[,.:;]|$)/iu,
  ),
};

/** A verb that every head contains. A message without one is skipped, because the full check is slow. */
const writing = /write|draft|compose|send|prepare|make|напиш|пиши|пишете|съчини|подготви|изпрати/iu;

/** A request with its orders rewritten as facts after a colon; null if it has no such orders. */
export function asTold(written: string): string | null {
  const readable = inCyrillicIfBulgarian(written);
  if (!writing.test(readable)) return null;
  const text = withoutAsides(readable.replace(/\s+/gu, ' ').trim());
  if (/[?„“"«»]/u.test(text)) return null;
  const language = ownLanguage(text);
  const found = heads[language].exec(text);
  if (found === null) return null;
  const [named, kind = '', reader = ''] = found;
  const [first = '', ...deeds] = text.slice(named.length).split(marks[language]);
  if (deeds.length === 0) return null;
  const about = text.slice(0, named.length) + first;
  const isSelf = lettered(
    /(?<!\p{L})(?:i|my|me|аз|ми|съм|искам|мой|моя|моята|ценя)(?!\p{L})/iu,
  ).test(text);
  const facts = [
    ...openingFacts(first, about, language),
    ...deeds.map((deed) => saidBy(deed, isSelf, language)),
  ]
    .flatMap((fact) => sentence(fact, language))
    // A greeting on the same line goes on with a small letter.
    .map((fact, at) => (at > 0 ? capitalised(fact) : fact));
  if (facts.length === 0) return null;
  const subject = /^,? (?:about|за|относно) [^,.:;]+/iu.exec(first)?.[0] ?? '';
  const isNamed = kind.trim() !== '';
  return isEnglish[language]
    ? `Write${isNamed ? kind : ' an email'} to ${reader}${subject}: ${facts.join(' ')}`
    : `Напиши${isNamed ? kind : ' имейл'} до ${reader}${subject}: ${facts.join(' ')}`;
}

/** The facts of a request before its first order. */
function openingFacts(first: string, about: string, language: Language): string[] {
  const told = clauseIn(about, language, { toReader: true, isRefusal: false, isTold: false });
  const rest = first.replace(/^.*?(?:[.:;](?:\s+|$)|$)/u, '');
  return [told ?? '', ...(told?.includes(rest) === true ? [] : rest.split(/(?<=[.!])\s+/u))];
}

function saidBy(deed: string, isSelf: boolean, language: Language): string {
  const [sign, said] = turns[language].find(([pattern]) => pattern.test(deed)) ?? [/^/u, ''];
  const own = said
    .replace('{I}', isSelf ? 'I' : 'We')
    .replace('{м}', isSelf ? 'м' : 'ме')
    .replace('{им}', isSelf ? 'я' : 'им');
  const whole = deed.replace(sign, own);
  // “Apologise” without a cause gets no “for”.
  return whole
    .replace(lettered(/\s*(?<!\p{L})(?:for|за)[\s.,]*$/iu), '')
    .replace(lettered(/^(\p{L}+ apologise for)(?=\S)/u), '$1 ');
}

function sentence(fact: string, language: Language): string[] {
  const plain = turned(fact.trim(), language).replace(/[\s,.;]+$/u, '');
  return lettered(/\p{L}{2}/u).test(plain) ? [`${plain}.`] : [];
}
