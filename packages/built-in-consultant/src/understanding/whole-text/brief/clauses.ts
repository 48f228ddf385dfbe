import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';
import { factsFrom } from '../../details/facts.ts';
import { manner } from './manner.ts';

/** “… that the order is late”, „…, че поръчката закъснява“. */
const said = lettered(
  /(?:,\s*|\s)(?:(?:че|това, че)\s+|(?:saying that|saying|telling (?:them|him|her|(?:an?|the|our|my) \p{L}+)(?: that)?|to say that|to tell (?:them|him|her|(?:an?|the|our|my) \p{L}+)(?: that)?|to say|that)\s+(?!sounds|is short|fits))/iu,
);
/** “A client whose kitchen …”, “a customer who got …”. */
const relative: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:an?|the|our|my|to|for) (?:\p{L}+ )?(?:client|customer|guest|patient|parent|person|someone|somebody|buyer|woman|man|lady|family|friend|tenant)s? (whose|who|that) ([^.;:!?\n]+)/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:клиент\p{L}*|гост\p{L}*|пациент\p{L}*|доброволц\p{L}*|дарител\p{L}*|колег\p{L}*|колежк\p{L}*|партньор\p{L}*|човек\p{L}*|купувач\p{L}*|жена|мъж|семейство\p{L}*|дама)[\p{L} ]{0,20},? (на (?:която|който|които)|който|която|които|чиято|чийто|чието|чиито) ([^.;:!?\n]+)/iu,
  ),
};
/** The writer turns to us after the statement. */
const turn = lettered(
  /[,.;!–-]?\s*(?:(?:so|and|please|pls|now|can (?:you|u)|could you|i need|we need|моля|та|и|затова|сега|може ли да|искам да|трябва да)[, ]+){0,3}(?:write|draft|compose|make (?:me )?(?:an?|the)|need an?|prepare|напиш\p{L}*|съчин\p{L}*|състав\p{L}*|направ(?:и|ете)(?!\p{L})|дай(?:те)? ми|трябва (?:ми|ни)|how do i tell|how to tell|как да (?:им|го|ги|ѝ|му) (?:кажа|напиша))(?!\p{L})/iu,
);
const STATEMENT_WORDS = 4;

/** Verbs of a clause about the reader, each with its form in a clause to the reader. */
const toReaderEn: readonly [RegExp, string][] = [
  [
    lettered(
      /(?<!\p{L})her(?= (?:to|on|for|at|in|by|an?|the|and|about|that|with|from|as)(?!\p{L}))/giu,
    ),
    'you',
  ],
  [lettered(/(?<!\p{L})(?:an?|the|our|my) (?:client|customer|guest)[’']s(?!\p{L})/giu), 'your'],
  [lettered(/(?<!\p{L})(?:he|she|they) (?:has|have)(?!\p{L})/giu), 'you have'],
  [lettered(/(?<!\p{L})(?:he|she|they) (?:is|are)(?!\p{L})/giu), 'you are'],
  [lettered(/(?<!\p{L})(?:he|she|they) (?:was|were)(?!\p{L})/giu), 'you were'],
  [
    lettered(/(?<!\p{L})(?:he|she) (want|need|like|get|ask|pay|come|live|order|know)s(?!\p{L})/giu),
    'you $1',
  ],
  [
    lettered(
      /(?<!\p{L})(?:he|she|they) (?=(?:can|could|will|would|should|must|may|did|had|\p{L}+ed)(?!\p{L}))/giu,
    ),
    'you ',
  ],
  [lettered(/(?<!\p{L})(?:his|her|their)(?= [\p{L}\d])/giu), 'your'],
  [
    lettered(
      /(?<!(?:bake|make|sell|produce|grow|replace|collect|repair|fix|deliver|exchange|return|pick|change|order)(?:d|ed|ing)? )(?<!\p{L})(?:him|them|her)(?! (?:by|on|until|before|back|free|tomorrow|today)(?!\p{L}))(?!\p{L})/giu,
    ),
    'you',
  ],
];
const verbsEn: readonly [RegExp, string][] = [
  [lettered(/^has(?!\p{L})/iu), 'have'],
  [/^hasn[’']t/iu, 'haven’t'],
  [lettered(/^is(?!\p{L})/iu), 'are'],
  [/^isn[’']t/iu, 'aren’t'],
  [lettered(/^was(?!\p{L})/iu), 'were'],
  [/^wasn[’']t/iu, 'weren’t'],
  [/^doesn[’']t/iu, 'don’t'],
];
/** Past forms are the same in English; others are not known to be. */
const pastEn = lettered(
  /^(?:\p{L}+ed|got|had|did|didn[’']t|came|bought|paid|left|wrote|found|waited|gave|went|sent|lost|broke|saw|took|told|have|haven[’']t|are|were|will|can|could)(?!\p{L})/iu,
);

/** Third persons of the past in Bulgarian that end in a vowel take „-хте“. */
const pastBg = lettered(/^((?:(?:не|ни|си|се|вече) ){0,2})(\p{L}+(?:и|а|я))(?=\s|$)/iu);
/** They look like such a verb, or stand before one. */
const notVerbBg =
  /^(?:вчера|завчера|снощи|днес|днеска|сутринта|следобед|миналата|миналия|миналото|онази|онзи|тази|този|преди|няколко|една|един|две|три|четири|на|в|във|през|за|от)(?=\s)/iu;
const irregularBg: Readonly<Record<string, string>> = {
  е: 'сте',
  са: 'сте',
  има: 'имате',
  иска: 'искате',
  чака: 'чакахте',
  дойде: 'дойдохте',
  намери: 'намерихте',
  взе: 'взехте',
  даде: 'дадохте',
  беше: 'бяхте',
};

/** The event of a request as a clause to its reader; null if the request tells none, or rules can't turn it. */
export function clauseIn(
  text: string,
  language: Language,
  { toReader, isRefusal, isTold }: { toReader: boolean; isRefusal: boolean; isTold: boolean },
): string | null {
  const about = isRefusal ? null : relativeClause(text, language);
  if (about !== null) return about;
  const found = said.exec(text);
  // “Email: your trial ends, after that …”: the facts begin at the colon.
  const colon = /^[^:]{3,80}:\s/u.exec(text)?.[0].length ?? Infinity;
  const after =
    found === null || found.index > colon ? null : text.slice(found.index + found[0].length);
  const clause =
    after ?? statementIn(text) ?? colonIn(text) ?? (isTold ? ownDeed(text, language) : null);
  if (clause === null) return null;
  const plain = withoutManner(clause);
  const facts = factsFrom(isEnglish[language] ? plain : withoutCliticFirst(plain));
  if (facts === null) return null;
  const own = isEnglish[language] ? facts : withoutCliticFirst(facts);
  return toReader ? turned(own, language) : own;
}

/** „(че) сме затворени“ → „затворени сме“: no sentence begins with a short form. */
export function withoutCliticFirst(clause: string): string {
  return clause.replace(
    lettered(/^(сме|съм|сте|се|ви|Ви|ни|ми|ги|им|го) (\p{L}+)/u),
    (_, clitic: string, word: string) =>
      /^(?:ще|не)$/u.test(word) ? `${clitic} ${word}` : `${word} ${clitic}`,
  );
}

/** “… whose parcel arrived broken and offer a replacement”: what the text is to do. */
const instruction = lettered(
  /,? (?:and|и) (?:please )?(?:offer|promise|propose|suggest|ask|thank|invite|tell|предложи|предложете|обещай|помоли|покани|кажи)(?!\p{L}).*$/iu,
);

function relativeClause(text: string, language: Language): string | null {
  const [, word = '', rest = ''] = relative[language].exec(text) ?? [];
  // “Customers who asked about cakes that we now bake them”: the second clause says it.
  if (word === '' || /\sthat (?:we|our|i|the)\s/iu.test(rest)) return null;
  const clause = withoutManner(rest)
    .replace(instruction, '')
    .trim()
    .replace(/[,\s]+$/u, '');
  if (isEnglish[language]) {
    const turnedRest = turned(clause, 'EN');
    // “Whose car we returned late”: we returned your car late.
    const ours = lettered(/^((?:\p{L}+ ){1,3})(we|i) (\p{L}+) (.+)$/iu).exec(turnedRest);
    if (/^whose$/iu.test(word) && ours !== null)
      return `${ours[2] ?? ''} ${ours[3] ?? ''} your ${ours[1] ?? ''}${ours[4] ?? ''}`;
    if (/^whose$/iu.test(word)) return `your ${turnedRest}`;
    const verb = verbsEn.find(([pattern]) => pattern.test(turnedRest));
    if (verb) return `you ${turnedRest.replace(verb[0], verb[1])}`;
    return pastEn.test(turnedRest) ? `you ${turnedRest}` : null;
  }
  if (word.toLowerCase().startsWith('на ')) return turned(clause, 'BG');
  if (word.toLowerCase().startsWith('чи')) {
    const ours = lettered(/^(\p{L}+) (\p{L}+хме) (.+)$/u).exec(clause);
    const [thing = '', ...rest] = clause.split(' ');
    return ours === null
      ? rest.length === 0
        ? null
        : `${asSubject(thing)} Ви ${turned(rest.join(' '), 'BG')}`
      : `${ours[2] ?? ''} ${withDefiniteArticle(ours[1] ?? '')} Ви ${ours[3] ?? ''}`;
  }
  return toReaderBg(turned(clause, 'BG'));
}

/** „Кола“ → „колата“, „ремонт“ → „ремонта“. */
function withDefiniteArticle(noun: string): string {
  if (/[ая]$/u.test(noun)) return `${noun}та`;
  if (/[ое]$/u.test(noun)) return `${noun}то`;
  return noun.endsWith('и') ? `${noun}те` : `${noun}а`;
}

/** „Ремонт“ → „ремонтът“: the subject of its clause. */
function asSubject(noun: string): string {
  const definite = withDefiniteArticle(noun);
  return definite === `${noun}а` ? `${noun}ът` : definite;
}

/** A clause about somebody in the past, to them; null if rules can’t turn it. */
export function toReaderBg(clause: string): string | null {
  // The verb after „да“ would need its own form.
  if (/^(?:не )?(?:иска|искат|желае|пита|питат|се оплаква|се оплака|моли) /iu.test(clause))
    return null;
  const [first = '', ...others] = clause.split(' ');
  const known = irregularBg[first.toLowerCase()];
  if (known !== undefined) return [known, ...others].join(' ');
  if (/^не$/iu.test(first) && irregularBg[others[0] ?? ''] !== undefined) {
    return ['не', irregularBg[others[0] ?? ''], ...others.slice(1)].join(' ');
  }
  if (notVerbBg.test(clause)) return null;
  const past = pastBg.exec(clause);
  if (past === null) return null;
  // „Засадиха“ has the ending of the plural.
  return clause.replace(
    pastBg,
    (_, before: string, verb: string) => `${before}${verb.replace(/ха$/u, '')}хте`,
  );
}

/** “We have to cancel the class, write a message”: the statement before the request. */
function statementIn(text: string): string | null {
  const found = turn.exec(text);
  if (found === null) return null;
  const statement = text.slice(0, found.index).trim();
  return statement.split(/\s+/).length >= STATEMENT_WORDS && !/\?/.test(statement)
    ? statement
    : null;
}

/** “An apology to Mr Ivanov, we sent the wrong tiles”: what we did follows the comma. */
function ownDeed(text: string, language: Language): string | null {
  const found = isEnglish[language]
    ? lettered(
        /,\s+((?!we (?:give|offer|will|are giving|refund|replace))(?:we|i|our \p{L}+|the \p{L}+) \p{L}+[^.;!?\n]{6,})/iu,
      ).exec(text)
    : lettered(/,\s+((?:(?:не|ще|ви|му|ѝ|им|го|я|ги|сме) )*\p{L}+(?:хме|ме) [^.;!?\n]{6,})/iu).exec(
        text,
      );
  return found?.[1] ?? null;
}

function colonIn(text: string): string | null {
  const found = lettered(/^[^:]{3,120}:\s+(?=[\p{L}\d])/u).exec(text);
  return found === null ? null : text.slice(found[0].length);
}

/** “Niki forgot his jacket”: the jacket is not the reader’s. */
const ofSomebody = lettered(
  /^(?!(?:We|I|Our|My|The|A|An|His|Her|Their|Your|It|This|That|If|When|From|On|In|At|To|He|She|They|Because|All|For|Please|There|Unfortunately|Dear|No)(?!\p{L}))\p{Lu}\p{Ll}+ \p{Ll}+ (?:his|her) /u,
);

/** “We have three candidates and would like to present them”: none of them is the reader. */
const severalBefore = lettered(
  /(?<!\p{L})(?:two|three|four|five|six|ten|\d{1,4}) (?:[\p{L}-]+ ){0,2}?\p{L}+s(?!\p{L})[^.;]*\s(?:them|they)(?!\p{L})|(?<!\p{L})of them(?!\p{L})/iu,
);

/** The statement in the second person: whose order it is, and to whom something is given. */
export function turned(text: string, language: Language): string {
  if (isEnglish[language]) {
    if (ofSomebody.test(text)) return text;
    const rules = severalBefore.test(text) ? toReaderEn.slice(0, -1) : toReaderEn;
    return rules.reduce((all, [from, to]) => all.replace(from, to), text);
  }
  return (
    text
      .replace(lettered(/(?<!\p{L})(?:му|ѝ|й|им)(?!\p{L})/gu), 'Ви')
      .replace(lettered(/(?<!\p{L})(?:на него|на нея|на тях)(?!\p{L})/gu), 'на Вас')
      .replace(lettered(/(?<!\p{L})(?:негови|нейни|техни)(?!\p{L})/gu), 'Ваши')
      .replace(
        lettered(/(?<!\p{L})(?:негов|нейн|тех?н|тяхн)(ия(?:т)?|ата|ото|ите)(?!\p{L})/gu),
        (_, end: string) => `Ваш${end === 'ото' ? 'ето' : end}`,
      )
      // „Може да ги вземе“: the reader comes for it. The second person of the present has „-те“.
      .replace(
        lettered(
          /(?<!\p{L})(може|трябва) да ((?:ги|го|я) |(?=(?:вземе|дойде|мине|донесе|плати|получи|заповяда|избере)(?!\p{L})))(\p{L}+[еияа])(?!\p{L})/gu,
        ),
        (_, may: string, object: string, verb: string) =>
          `${may === 'може' ? 'можете' : may} да ${object}${verb}те`,
      )
  );
}

/** A text without the wishes for its manner. */
export function withoutManner(text: string): string {
  return text
    .split(/(?<=[,;.!?])\s+|\s[–-]\s/u)
    .filter(
      (part) =>
        !manner.test(part) ||
        (/\d/.test(part) &&
          !/(?:words|думи|sentences|изречения|lines|реда|characters|знака)/iu.test(part)),
    )
    .join(' ')
    .replace(/[,;\s]+$/u, '');
}
