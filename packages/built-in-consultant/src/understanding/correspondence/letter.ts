import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../language/is-english.ts';
import { nobody, readerIn } from '../whole-text/order/order-reader.ts';
import type { OrderReader } from '../whole-text/order/order-type.ts';
import { clausesIn } from './clauses.ts';
import type { PlainLetter } from './correspondence-type.ts';
import { numberIn } from './number.ts';
import { ended, sentenceOf } from './sentence.ts';

/** The order and its recipient, before the content. */
const head: Record<Language, RegExp> = {
  EN: /^(?:(?:hi|hello|please|pls|can you|could you|help me|i need|we need|i want|write|draft|make|do|compose|send|me|us|an?|the|my|our|short|quick|brief|friendly|nice|polite|warm|formal|firm|second|first|last)[, ]+)*(apology|apologi[sz]e|sorry|thank[- ]?you|thanks?|complaint|whatsapp|sms|text|viber|e-?mail|mail|letter|note|message|announcement|tell)(?: (?:e-?mail|mail|letter|note|message|text))?((?: (?:to|for) [^:.;]{2,80}?)?(?: [^:.;]{0,40}?)?)(?::\s*|,\s+|\s+(?:announcing|saying|to say|telling (?:them|him|her)|explaining|asking)?\s*(?:that|:)\s+)(.{10,})$/iu,
  BG: lettered(
    /^(?:(?:здравей(?:те)?|моля|напиши|напишете|направи|съчини|подготви|дай|трябва|ми|ни|един|едно|една|кратък|кратко|хубав\p{L}*|учтив\p{L}*|любез\p{L}+|приятелск\p{L}+|официал\p{L}+)[, ]+)*(извинение|извини се|извинете се|благодари|благодарете|благодарствено писмо|благодарност|оплакване|рекламация|жалба|молба|искане|име[йи]л|мейл|писмо|съобщение|смс|sms|вайбър|обявление|кажи|съобщи)((?: (?:за|във?|по) (?:вайбър|viber|смс|фейсбук))?(?: (?:до|на|към) [^:.;]{2,70}?)?)(?::\s*|,\s+(?:че )?|\s+(?:че|ко(?:й|я|и)то|за това,? че)\s+)(.{10,})$/iu,
  ),
};
/** Plural third-person words. */
const thirdPersons: Record<Language, RegExp> = {
  EN: /\b(?:they|them|their)\b/giu,
  BG: lettered(/(?<!\p{L})(?:те|тях|им)(?!\p{L})/giu),
};
const ofReader: Record<Language, RegExp> = {
  EN: /^(?:ask|tell|remind|invite|thank|offer|give)\b|\b(?:if|when) they\b|\bfor them\b/iu,
  BG: lettered(
    /^(?:кажи|помоли|покани|напомни|предложи|дай|обещай)(?!\p{L})|(?<!\p{L})(?:ще|да|не) им(?!\p{L})/iu,
  ),
};
const oneReader = /\b(?:he|she|him|his|her)\b/iu;
/** “Existing projects keep the rate until they finish” */
const ownPlural = lettered(
  /^(?:the |our |all |your )*(?:\p{Ll}+ ){0,2}\p{Ll}{3,}s (?:keep|are|will|have|were|stay|go|remain|can) /u,
);
const namedFirst = lettered(
  /^((?:(?:Mr|Mrs|Ms|Dr|г-н|г-жа|д-р)\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?), (?=\p{Ll})/u,
);
/** Somebody else of whom a letter tells. */
const someone =
  /\b(?:an?|our|two|three) (?:customer|client|guest|child|woman|man|visitor|passenger|tenant|neighbour|patient|employee|worker)s? (?:was|were|has|have|had|got|fell|slipped|tripped|[a-z]{2,}ed)\b/iu;
const anyone = /\b(?:he|she|him|his|her|they|them|their)\b/giu;
const ofWhom = lettered(/(?<!\p{L})(?:who|whose|that|ко(?:й|я|е|и)то|чи(?:й|я|и)то)(?!\p{L}) ./iu);
const sorryAtEnd = lettered(
  /,? (?:and |и )?(?:we[’']re |we are )?(?:so |very |say )?(?:sorry|извинете|извинявайте|съжаляваме)(?: (?:for the (?:inconvenience|trouble|mess)|за неудобството))?[.!]?$/iu,
);
const sorry: Record<Language, string> = {
  EN: 'Sorry for the inconvenience.',
  BG: 'Извинете за неудобството.',
};
/** Signs of a topic in the recipient part of the order. */
const ofWhat = lettered(
  /(?<!\p{L})(?:because|since|about|after|regarding|concerning|when|if|asking|защото|заради|относно|понеже|за (?!вайбър|viber|смс|фейсбук))(?!\p{L})/iu,
);
const relativeBg = lettered(/(?:^|[ ,])ко(?:и|я|й)то $/u);

/** A letter or a message whose order says plainly what it is to say; null for any other. */
export function letterIn(text: string, language: Language): PlainLetter | null {
  const found = head[language].exec(text);
  if (found === null || text.endsWith('?')) return null;
  const [, kind = '', to = '', whole = ''] = found;
  // Words about the reader, or a topic, in that part belong to the content: the split is unclear.
  if (ofWhom.test(to) || ofWhat.test(to)) return null;
  const name = namedFirst.exec(whole)?.[1] ?? '';
  const told = name === '' ? whole : whole.slice(name.length + 2);
  const genre = genreOf(kind);
  const before = text.slice(0, text.length - whole.length);
  const isDeed = relativeBg.test(before) || (genre === 'thanks' && /,? че $/u.test(before));
  const reader = name === '' ? readerOf(to, language) : { ...nobody, name };
  const isSorry = sorryAtEnd.test(told);
  const clauses = clausesIn(told.replace(sorryAtEnd, ''), language);
  const number = numberIn(clauses.join('. '), language);
  const voice = { language, number };
  // Two people are “they”, and so is the recipient of thanks.
  const isTwo = / and | и /u.test(to);
  const isThem = genre !== 'plain' || isTwo;
  const isOne = isEnglish[language] && (oneReader.test(told) || (!isThem && reader.group === ''));
  const made = clauses.map((clause, at) => {
    if (isDeed && at === 0) return genre === 'thanks' ? thankedBg(clause, number) : null;
    if (isEnglish[language] && (reader.isOffice === true || someone.test(told)))
      return sentenceOf(clause, voice, anyone);
    if (isOne || ownPlural.test(clause))
      return sentenceOf(clause.replace(/^who /u, 'he '), voice, thirdPersons.EN);
    if (isThem) return sentenceOf(clause, voice);
    const isOther = clause.search(thirdPersons[language]) >= 0 && !ofReader[language].test(clause);
    return isOther ? null : sentenceOf(clause, voice);
  });
  const said = made.filter((sentence) => sentence !== null);
  if (said.length === 0) return null;
  const isShort = lettered(/(?:whatsapp|sms|text|viber|смс|вайбър|съобщение|message|tell|кажи)/iu);
  return {
    kind: 'letter',
    form: isShort.test(`${kind}${to}`) ? 'short' : 'mail',
    ...{ genre, number, said: isSorry && genre === 'plain' ? [...said, sorry[language]] : said },
    reader,
    unplaced: clauses.filter((_, at) => made[at] === null),
  };
}

/** „(които) ни помогнаха, 40 души“ → „Благодарим Ви, че ни помогнахте: 40 души“ */
function thankedBg(clause: string, number: PlainLetter['number']): string | null {
  const [deed = '', ...more] = clause.split(', ');
  const turned = deed
    .replace(lettered(/(?<!\p{L})(\p{L}{3,})(?:ха|л|ла)(?!\p{L})/u), '$1хте')
    .replace(lettered(/^((?:(?:ни|ми|се|си|не|ме) )*)(\p{L}{2,}[аия])(?= )/u), '$1$2хте');
  if (turned === deed) return null;
  const opened = number === 'one' ? 'Благодаря Ви, че' : 'Благодарим Ви, че';
  return ended(`${opened} ${[turned, more.join(', ')].filter(Boolean).join(': ')}`);
}

function genreOf(kind: string): PlainLetter['genre'] {
  if (/^(?:apolog|sorry|извин)/iu.test(kind)) return 'apology';
  return /^(?:thank|благодар)/iu.test(kind) ? 'thanks' : 'plain';
}

function readerOf(to: string, language: Language): OrderReader {
  const pair = lettered(/(?:Mr|Mrs|Ms) and (?:Mr|Mrs|Ms) \p{Lu}\p{L}+/u).exec(to)?.[0];
  if (pair !== undefined) return { ...nobody, name: pair };
  const phrase = to
    .replace(lettered(/ (?:за|по|във?) (?:вайбър|viber|смс|фейсбук)$/iu), '')
    .replace(lettered(/^.*?(?:^| )(?:to|for|до|на|към) /iu), '')
    .trim();
  return phrase === '' || phrase === to.trim() ? nobody : readerIn(phrase, language);
}
