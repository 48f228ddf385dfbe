import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import { turned } from '../../../understanding/whole-text/brief/clauses.ts';
import { isStatement } from '../../../understanding/whole-text/moves/told.ts';
import { ended, spoken } from '../ordered/spoken.ts';

/** A clause that stands on its own, with a subject and a verb. */
const independent: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:(?:[Aa]nd|[Bb]ut|[Nn]ow|[Tt]hen|[Ff]rom \S+(?: \p{Lu}\p{L}+)?,?|[Aa]s \S+|[Oo]n \S+(?: \p{Lu}\p{L}+)?,?|[Aa]lso|[Pp]lease) )*(?:(?:[Ww]e|[Ii]|[Hh]e|[Ss]he|[Tt]hey|[Yy]ou|[Ii]t|[Tt]here|[Tt]his|[Tt]hat|[Ee]veryone|[Nn]obody|[Oo]ur|[Mm]y|[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Ff]irst|[Ll]ast|[Nn]ext|[Nn]ow|\p{Lu}\p{Ll}+)(?:[’']\p{L}+)? |\p{Ll}{3,}(?: \p{Ll}{3,})? (?:is|are|was|were|will|has|have|goes|costs?|starts?|opens?|closes?|stays?|moves?|includes?|can) )/u,
  ),
  BG: lettered(
    /(?<!\p{L})(?:е|са|сме|съм|ще|няма|има|беше|бяха|може|можете|не|се|\p{L}{2,}(?:ме|хме|ха|йте)|\p{L}{3,}(?:[ая]м|им|ем))(?!\p{L})/iu,
  ),
};
const verbs = lettered(
  /(?<!\p{L})(?:goes|rises|increases|opens|closes|moves|serves|includes|takes|runs|works|bakes|sells|repairs|delivers|costs|stays|changes|begins|applies|helps|means)(?!\p{L})/iu,
);
const goesOn: Record<Language, RegExp> = {
  EN: /^(?:so|because|but|and|or|who|which|as|since|until|if|when|instead|then)\b/iu,
  BG: lettered(
    /^(?:защото|затова|но|а|и|или|ко(?:й|я|е|и)то|като|ако|когато|до|понеже|тъй като)(?!\p{L})/iu,
  ),
};
const imperative: Record<Language, RegExp> = {
  EN: /^(?:please |emergencies:? )?(?:order|book|call|bring|come|write|send|reply|let us|let me|use|pay|collect|pick up|park|wear|check|visit|ring|email|text|register|sign up|confirm|keep|leave|contact|message|join|ask for) (?!of )/iu,
  BG: lettered(
    /^(?:моля,? )?(?:обадете|пишете|поръчайте|запишете|заповядайте|елате|донесете|изпратете|пратете|потвърдете|платете|запазете|използвайте|звъннете|оставете|вземете)(?!\p{L})/iu,
  ),
};
/** “They should send us photos”, „да потвърдят до петък“: a request to the reader. */
const askedEn =
  /^(?:(?:they|he|she|you|customers|clients|guests|people|everyone|parents|patients) (?:should|must|need to|have to|has to|needs to|can|please)|(?:please )?ask (?:them|him|her|everyone|people|customers|clients|guests) to|(?:asking|ask) (?:them|him|her) to) /iu;
const askedBg = lettered(/^(?:(.{3,60}?) )?да (се |ми |ни |го |я |ги )?(\p{L}{3,})(?= |$)(.*)$/iu);

/** “Breakfast from 7”: a note that reads well alone. */
const timed = lettered(
  /^\p{L}{4,} (?:from|till|until|от|до) \d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm|ч|часа))?$/iu,
);

/** Irregular forms of the imperative. */
const commands: Readonly<Record<string, string>> = {
  ...{ дойдат: 'елате', дойде: 'елате', ядат: 'яжте', видят: 'вижте', види: 'вижте' },
  ...{ кажат: 'кажете', каже: 'кажете', пишат: 'пишете', пише: 'пишете', вземат: 'вземете' },
};
/** Third persons whose infinitive has „а“. */
const ofA = /(?:[вщк]ат|ръчат|лушат|ушат|итат|леда т|гледат|питат|чакат)$/u;

/** „Потвърдят“ → „потвърдете“; null for a form that is no third person. */
export function command(verb: string): string | null {
  const low = verb.toLowerCase();
  const known = commands[low];
  if (known !== undefined) return known;
  if (/(?:м|ме|ш|те|х|хме)$/u.test(low)) return null;
  if (ofA.test(low)) return `${low.slice(0, -2)}айте`;
  if (/[ая]т$/u.test(low)) return `${low.slice(0, -2)}ете`;
  if (/(?:ва|ща|ка|ча)$/u.test(low)) return `${low.slice(0, -1)}айте`;
  return /[ие]$/u.test(low) ? `${low.slice(0, -1)}ете` : null;
}

export interface Spoken {
  sentences: string[];
  /** Parts that say nothing on their own. */
  notes: string[];
}

/** The sentences of a request as its writer says them. Those with a verb keep their commas. */
export function saidOf(parts: readonly string[], language: Language, isToReader: boolean): Spoken {
  const clauses: string[] = [];
  for (const part of parts) {
    const last = clauses.at(-1);
    const isOwn = startsOwn(part, language);
    const isTimed = timed.test(part) && last !== undefined;
    if (last === undefined || isOwn || isTimed || pleaOf(last, language) !== null)
      clauses.push(part);
    else clauses[clauses.length - 1] = `${last}, ${part}`;
  }
  const sentences: string[] = [];
  const notes: string[] = [];
  for (const clause of clauses) {
    const plea = isToReader ? pleaOf(clause, language) : null;
    if (plea !== null) sentences.push(plea);
    else if (isSentence(clause, language) && !becomesSentence(clause, language))
      sentences.push(sentenceOf(clause, language, isToReader));
    else {
      const own = spoken(clause, language, isToReader);
      const isMade = isSentence(own, language) && bare(own) !== bare(clause);
      if (isMade) sentences.push(slipped(own, language));
      else if (timed.test(clause)) sentences.push(ended(`${capitalised(clause)}.`));
      else notes.push(clause);
    }
  }
  return { sentences, notes };
}

function bare(text: string): string {
  return text.replace(/[\s.]+$/u, '').toLowerCase();
}

function startsOwn(part: string, language: Language): boolean {
  if (goesOn[language].test(part)) return false;
  if (imperative[language].test(part) || pleaOf(part, language) !== null) return true;
  return isIndependent(part, language) || becomesSentence(part, language);
}

export function isSentence(clause: string, language: Language): boolean {
  return imperative[language].test(clause) || isIndependent(clause, language);
}

function isIndependent(clause: string, language: Language): boolean {
  const isTold = isStatement(clause, language) || (isEnglish[language] && verbs.test(clause));
  return isTold && independent[language].test(clause);
}

/** “Back on Monday” is a sentence with two words more. */
function becomesSentence(note: string, language: Language): boolean {
  if (!isEnglish[language]) return false;
  const own = spoken(note, language, true);
  return bare(own) !== bare(note) && isIndependent(own, language);
}

/** The request to the reader in a clause; null if it has none. */
function pleaOf(clause: string, language: Language): string | null {
  const wish = wishOf(clause, language);
  if (wish !== null) return wish;
  if (isEnglish[language]) {
    const asked = askedEn.exec(clause)?.[0];
    if (asked !== undefined) return `Please ${toYou(clause.slice(asked.length))}.`;
    if (!imperative.EN.test(clause)) return null;
    if (/^emergencies/iu.test(clause))
      return `In an emergency, please ${clause.replace(/^emergencies:? /iu, '')}.`;
    return `Please ${clause.replace(/^please /iu, '').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}.`;
  }
  const found = askedBg.exec(clause);
  if (found === null) return null;
  const [, object = '', short = '', verb = '', rest = ''] = found;
  // „Искам да Ви оставя“, „може да дойде“ say something else.
  if (
    lettered(
      /(?<!\p{L})(?:искам|искаме|може|можем|мога|трябва|ще|за|без|преди|има|имаме|нека)$/iu,
    ).test(object)
  )
    return null;
  const told = command(verb);
  if (told === null) return null;
  const own = short === '' ? '' : ` ${short.trim()}`;
  const what = object === '' ? '' : ` ${object.charAt(0).toLowerCase()}${object.slice(1)}`;
  return ended(`Моля, ${told}${own}${what}${rest}.`);
}

const favours = /^(?:asking|to ask|ask) (?:(?:him|her|them|you) )?for (.+)$/iu;
const offers =
  /^(?:to |we want to |we[’']d like to )?(?:offer|offering|propose|proposing|suggest|suggesting) (?:(?:him|her|them) )?(?!that)(.+)$/iu;
const favoursBg = /^(?:с молба|молба|да (?:го|я|ги) (?:помоля|помолим)) (?:за|да) (.+)$/iu;
const offersBg = lettered(/^да (?:(?:му|ѝ|й|им|го|я|ги|Ви) )?(\p{L}+м(?:е)?) (.+)$/iu);

/** “Asking for a delay”, „да му предложим резитба“: a wish of the writer. */
function wishOf(clause: string, language: Language): string | null {
  if (isEnglish[language]) {
    const favour = favours.exec(clause)?.[1];
    if (favour !== undefined) return `I would like to ask you for ${favour}.`;
    const offer = offers.exec(clause)?.[1];
    return offer === undefined ? null : `We would like to offer you ${offer}.`;
  }
  const favour = favoursBg.exec(clause)?.[1];
  if (favour !== undefined) return ended(`Обръщам се към Вас с молба за ${favour}.`);
  const offer = offersBg.exec(clause);
  return offer === null ? null : ended(`Искаме да Ви ${offer[1]} ${offer[2]}.`);
}

function toYou(text: string): string {
  return text
    .replace(lettered(/(?<!\p{L})(?:their|his|her)(?= \p{L})/giu), 'your')
    .replace(lettered(/(?<!\p{L})(?:them|him|her)(?!\p{L})/giu), 'you');
}

const days = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const slips: Record<Language, readonly (readonly [RegExp, string])[]> = {
  EN: [
    [lettered(/(?<!\p{L})(I|i|we|We) want to(?!\p{L})/gu), '$1 would like to'],
    [
      lettered(`(?<=(?:you|here|come|meet|deliver|visit|call) )(?=${days}(?!\\p{L}))`, 'giu'),
      'on ',
    ],
    [/^(From \d{1,2} [A-Z][a-z]+ )(?=[a-z]+ [a-z]+ (?:goes|rises|costs|is|will)\b)/u, '$1the '],
    [/\b(you (?:still |also |already )?)owes\b/giu, '$1owe'],
    [/^emergencies:? (?=call)/iu, 'in an emergency, '],
    [lettered(/(?<!\p{L})me and (my \p{L}+)(?!\p{L})/giu), '$1 and I'],
    [lettered(/(?<!\p{L})(w|W)ont(?!\p{L})/gu), '$1on’t'],
    [lettered(/(?<!\p{L})(c|C)ant(?!\p{L})/gu), '$1an’t'],
    [lettered(/(?<!\p{L})(d|D)ont(?!\p{L})/gu), '$1on’t'],
    [lettered(/(?<!\p{L})i(?=[’' ])/gu), 'I'],
    [lettered(`(?<!\\p{L})(${days})(s?)(?!\\p{L})`, 'gu'), '§$1$2'],
  ],
  BG: [[lettered(/(\d) ?лв(?!\.|\p{L})/giu), '$1 лв.']],
};
const monthsEn =
  /\b(january|february|april|june|july|august|september|october|november|december)\b/gu;

function sentenceOf(clause: string, language: Language, isToReader: boolean): string {
  const plain = clause.replace(/^(?:and|also|and also|и|също) /iu, '');
  const given = plain.replace(
    lettered(/(?<!\p{L})(bring|give|send|show|offer|owe|lend) (?:her|him|them)(?= \p{L})/giu),
    '$1 you',
  );
  const own = isToReader ? turned(given, language) : plain;
  const tidy = slipped(own, language);
  return ended(`${capitalised(tidy.replace(/[\s.,]+$/u, ''))}.`);
}

/** A note with small slips of writing put right. */
export function tidyNote(note: string, language: Language): string {
  return slipped(note, language);
}

function slipped(note: string, language: Language): string {
  return slips[language]
    .reduce((text, [from, to]) => text.replace(from, to), note)
    .replace(lettered(/§(\p{L})/gu), (_, letter: string) => letter.toUpperCase())
    .replace(monthsEn, (month) => capitalised(month));
}
