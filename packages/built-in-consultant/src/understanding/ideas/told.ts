import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { inCyrillicIfBulgarian } from '../details.ts';
import { tidied } from '../whole-text/sentences/tidied.ts';

/** The announcement in a list of lines: “pottery classes for couples are back in February”. */
export interface Announced {
  subject: string;
  verb: string;
  /** When or where; empty if the request doesn’t say. */
  rest: string;
  /** Whether something begins, to which one can come. */
  isOpening: boolean;
}

const statement: Record<Language, RegExp> = {
  EN: /^[^:]{3,70}?(?::\s*|\s(?:saying |announcing |to say |to tell (?:people|customers) )?that\s+)(.{8,120})$/iu,
  BG: lettered(/^[^:]{3,70}?(?::\s*|,?\s(?:за това,? )?че\s+)(.{8,120})$/iu),
};
const parts: Record<Language, RegExp> = {
  EN: /^((?:my |our |the )?.{3,60}?) ((?:(?:are|is|will be)(?: (?:back|open|closed|here|on|on sale|available|moving|starting))?|starts?|begins?|opens?|re-?opens?|returns?|comes?(?: back)?|moves?|runs?|closes?|ends?)(?: again)?)(?:,? (.+))?$/iu,
  BG: lettered(
    /^(.{3,60}?) ((?:(?:отново|пак) )?(?:започва|започват|стартира|стартират|се връща|се връщат|отваря|отварят|тръгва|тръгват|се мести|се местят|затваря|затварят|е|са|ще е|ще са)(?: (?:отново|пак|обратно|отворен\p{L}?|затворен\p{L}?))?)(?:,? (.+))?$/iu,
  ),
};
/** “Headlines that show …”: what the lines are to do. */
const ofLines = lettered(
  /^(?:show|make|sell|sound|work|fit|get|grab|catch|say|tell|explain|don[’']t|do not|would|can|could|will|да|са|звучат|грабват|показват|казват|не)(?!\p{L})/iu,
);
const closing = lettered(/clos|end|mov|мест|затв/iu);
const courtesy = lettered(
  /(?:,\s*|\s+)(?:please|pls|thanks|моля|мерси|(?:up to|max|до|макс\.?) \d+ (?:characters|words|знака|думи)|(?:short|no) .{0,25}|кратки)$/iu,
);

/** The announcement that the lines are to make; null if the request has none. */
export function announcedIn(query: string, language: Language): Announced | null {
  const text = tidied(inCyrillicIfBulgarian(query))
    .trim()
    .replace(/[.!]+$/u, '');
  const said = statement[language].exec(text)?.[1]?.replace(courtesy, '') ?? '';
  const [, subject = '', verb = '', rest = ''] = parts[language].exec(said) ?? [];
  const topic = topicOf[language].test(text) && said.split(' ').length <= TOPIC_WORDS;
  if (subject === '' && topic && !ofLines.test(said))
    return { subject: said, verb: '', rest: '', isOpening: false };
  if (subject === '' || subject.includes(',') || ofLines.test(said)) return null;
  // Opening hours are nothing to book.
  const isOpening =
    !closing.test(verb) &&
    !/^(?:at|from|от|в) \d{1,2}(?:[.:]\d\d)?(?: ?(?:am|pm|ч))?(?: |$)/iu.test(rest);
  return { subject, verb, rest, isOpening };
}

/** A topic need not be a sentence: “theme: last places in the summer camp”. */
const topicOf: Record<Language, RegExp> = {
  EN: /\b(?:theme|topic)(?: is)?: /iu,
  BG: lettered(/(?<!\p{L})(?:тема|темата)(?: е)?: /iu),
};
/** A longer one is a story. */
const TOPIC_WORDS = 10;

/** The point that every idea of a list has to show, as a question (“how little water we use”), a statement or a thing. */
export interface Shown {
  kind: 'question' | 'statement' | 'thing';
  words: string;
}

const showing: Record<Language, RegExp> = {
  EN: /\b(?:(?:that|which) (?:all )?(?:show|prove|explain|tell)s?|to (?:show|prove)|showing|where (?:you|people|one) (?:can )?sees?)(?: (?:people|customers|clients|them))? (.{4,80})$/iu,
  BG: lettered(
    /(?<!\p{L})(?:ко(?:и|я|е)то (?:да )?(?:показват|показва|доказват|обясняват|разказват(?: за)?)|(?:в|на|от) ко(?:и|я|е)то (?:да )?(?:се вижда|се виждат|личи|си личи)|да се вижда|да показват|показващи),? (.{4,80})$/iu,
  ),
};
const questionWord: Record<Language, RegExp> = {
  EN: /^(?:how|why|what|who|where|when) /iu,
  BG: /^(?:колко|как|защо|какво|кой|къде|кога|откъде|с какво|от какво) /iu,
};
const that: Record<Language, RegExp> = { EN: /^that /iu, BG: /^че /iu };
/** A list without something is no list that shows it. */
const without = lettered(/(?:without|not|no|без|не) $/iu);

/** The point that the ideas are to show; null if the request doesn’t say. */
export function shownIn(query: string, language: Language): Shown | null {
  const text = tidied(inCyrillicIfBulgarian(query))
    .trim()
    .replace(/[.!?]+$/u, '');
  const found = showing[language].exec(text);
  if (found === null || without.test(text.slice(0, found.index))) return null;
  const words = (found[1] ?? '')
    .replace(/\s*\([^)]*\)/gu, '')
    .replace(courtesy, '')
    .trim();
  if (questionWord[language].test(words)) return { kind: 'question', words };
  if (that[language].test(words))
    return { kind: 'statement', words: words.replace(that[language], '') };
  return words.split(' ').length > THING_WORDS ? null : { kind: 'thing', words };
}

const THING_WORDS = 6;
