import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised, sentencesOf } from '@savet/text/text';
import { isEnglish } from '../../language/is-english.ts';
import { inBriefWords } from './brief-words.ts';
import { framed, whole } from './frame-lines.ts';

/** The parts of the Brand Hub that a better text draws on. */
export interface FixOwn {
  /** A fact in the text's language that may stand for an empty claim. */
  proof: string;
  /** “people, not candidates; fee, not investment” */
  vocabulary: string;
}

export interface Fixed {
  text: string;
  /** Whether the text has a blank that only the user can fill. */
  isOpen: boolean;
}

const word = (words: string) => lettered(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');

/** Praise of oneself that any rival could write. */
const praise: Record<Language, RegExp> = {
  EN: word(
    '(?:the )?(?:very )?(?:best|leading|top|number one|no\\.? ?1|#1|finest|greatest|cheapest)(?:[- ]quality)?|top quality|high(?:est)?[- ]quality|unbeatable|unmatched|unrivall?ed|world[- ]class|first[- ]class|state[- ]of[- ]the[- ]art|cutting[- ]edge|premium|unique|perfect|amazing|incredible|innovative|outstanding|exceptional|professional(?: approach| service)?|individual approach|passionate|second to none|one[- ]stop[- ]shop|leaders?|quality|great prices|low(?:est)? prices',
  ),
  BG: word(
    'лидер(?:и|ът|а)?|водещ\\p{L}*|най-(?:добр|ниск|качествен|изгодн|висок|голям)\\p{L}*|номер (?:едно|1)|№ ?1|(?:високо|топ|отлично|безупречно|гарантирано|висококачествен\\p{L}*) ?качеств\\p{L}*|висококачествен\\p{L}*|качеств\\p{L}*|професионализъм|професионалн\\p{L}*|индивидуален подход|богат(?:а|о)? (?:асортимент|гама)|уникалн\\p{L}*|уникален|ненадминат\\p{L}*|перфект\\p{L}*|невероятн\\p{L}*|иновативн\\p{L}*|страхотн\\p{L}*|изключителн\\p{L}*|коректност|ниски цени|супер цени|топ цени',
  ),
};
/** “We are thrilled to offer”: joy about oneself before the message. */
const lead: Record<Language, readonly (readonly [RegExp, string])[]> = {
  EN: [
    [
      /\bwe(?: are|[’']re) (?:thrilled|excited|delighted|proud|happy|pleased) to (offer|present|announce|introduce|provide)\b/giu,
      'we $1',
    ],
    [/\b(?:do not|don[’']t) miss (?:out|this|your chance)[^.!?]*?(?=[.!?]|$| [–-] )/giu, ''],
    [/ [–-] (?=(?:call|write|book|order)\b)/giu, '. '],
    [/\b(call|write to|email|contact) us (?:today|now|right now)\b/giu, '$1 us'],
    [/\b(?:hurry up|act now|call now)\b/giu, 'call us'],
  ],
  BG: [
    [
      lettered(
        /(?:с (?:гордост|радост|удоволствие) (?:Ви |ви )?)(?=предлагаме|представяме|обявяваме)/giu,
      ),
      '',
    ],
    [/не пропускайте[^.!?]*/giu, ''],
    [/(обадете се|пишете ни|поръчайте) (?:веднага|сега|незабавно)/giu, '$1'],
  ],
};
/** The first word of a call to the reader, which stays. */
const call: Record<Language, RegExp> = {
  EN: /^(?:call|write|order|book|visit|come|ring|email|contact|reply|join)\b/iu,
  BG: /^(?:обадете|пишете|поръчайте|елате|заповядайте|свържете|запазете|посетете|звъннете|вижте)/iu,
};
const blanks: Record<Language, string> = {
  EN: '[instead of “{claim}”: a fact that shows it – a number, a guarantee, what a customer said]',
  BG: '[вместо „{claim}“: факт, който го показва – число, гаранция, думи на клиент]',
};
const further: Record<Language, string> = {
  EN: '[another fact, instead of “{claim}”]',
  BG: '[още един факт, вместо „{claim}“]',
};
/** Sugary words, each with the plain word. */
const sweet: readonly (readonly [RegExp, string])[] = [
  [lettered(/(?<!\p{L})(?:сладурск\p{L}+|сладк(?:ите|и) (?=хлеб|пит))\s*/giu), ''],
  [lettered(/(?<!\p{L})(п|П)риятелчета(та)?(?!\p{L})/gu), '$1риятели'],
  [lettered(/(?<!\p{L})(х|Х)лебчета(?!\p{L})/gu), '$1лябове'],
  [lettered(/(?<!\p{L})(х|Х)лебчетата(?!\p{L})/gu), '$1лябовете'],
  [lettered(/(?<!\p{L})(х|Х)лебче(?!\p{L})/gu), '$1ляб'],
  [lettered(/(?<!\p{L})(д|Д)ушички(те)?(?!\p{L})/gu), '$1уши$2'],
  [lettered(/(?<!\p{L})(к|К)афенце(то)?(?!\p{L})/gu), '$1афе$2'],
  [lettered(/(?<!\p{L})(п|П)одаръче(та)?(?!\p{L})/gu), '$1одарък'],
  [lettered(/(?<!\p{L})(п|П)итчици(те)?(?!\p{L})/gu), '$1итки$2'],
  [lettered(/(?<!\p{L})(ц|Ц)ветенца(та)?(?!\p{L})/gu), '$1ветя$2'],
];
const contactBlank: Record<Language, string> = { EN: '[phone]', BG: '[телефон]' };

/** A text without what a critical reader strikes out: praise of oneself, marks, words that the Brand Hub doesn’t want; null if nothing is to be struck out. */
export function fixed(text: string, language: Language, own: FixOwn): Fixed | null {
  const parts = framed(text);
  let isOpen = false;
  let proof = own.proof;
  const isSaid = text.toLowerCase().includes(own.proof.toLowerCase());
  const instead = (claim: string): string => {
    if (proof !== '' && !isSaid) {
      const fact = `${capitalised(proof.replace(/[.\s]+$/u, ''))}.`;
      proof = '';
      return fact;
    }
    const isFirst = !isOpen;
    isOpen = true;
    return (isFirst ? blanks : further)[language].replace('{claim}', claim);
  };
  const open = (claims: readonly string[]): string => {
    const claim = claims.join(', ');
    return claim === '' ? '' : instead(claim);
  };
  const lines = inVocabulary(
    inBriefWords(withPlainLead(parts.body, language), language),
    own.vocabulary,
  )
    .split('\n')
    .map((line) =>
      sentencesOf(line)
        .flatMap((sentence) => parted(sentence, language, open))
        .join(' '),
    );
  const body = lines
    .join('\n')
    .replace(/[!]+/gu, '.')
    .replace(/\.{2,}(?!\.)/gu, '.')
    .replace(/\?+/gu, '?')
    .replace(/ {2,}/gu, ' ')
    .replace(/ +([,.?])/gu, '$1')
    .trim();
  if (body === '' || whole({ ...parts, body }) === text) return null;
  const isCalled =
    lettered(/(?:[Cc]all us|Обадете се|обадете се)\.$/u).test(body) && !/\d{5,}/u.test(text);
  const called = isCalled ? body.replace(/\.$/u, `: ${contactBlank[language]}.`) : body;
  return { text: whole({ ...parts, body: called }), isOpen };
}

function withPlainLead(text: string, language: Language): string {
  const rules = !isEnglish[language] ? [...lead.BG, ...sweet] : lead.EN;
  return rules
    .reduce<string>((said, [from, to]) => said.replace(from, to), text)
    .replace(
      /(^|[.!?]\s+|\n)([\p{Ll}])/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
}

/** A sentence with its calls unchanged, and a fact or a blank in place of praise. */
function parted(
  sentence: string,
  language: Language,
  instead: (claims: readonly string[]) => string,
): string[] {
  const claims = sentence.match(praise[language]) ?? [];
  if (claims.length === 0) return [sentence];
  const clauses = sentence.replace(/[.!?]+$/u, '').split(/(?:,| – | - |;) */u);
  const calls = clauses.filter((clause) => call[language].test(clause.trim()));
  const told = clauses.filter((clause) => !calls.includes(clause));
  const kept = told.filter(
    (clause) => (clause.match(praise[language]) ?? []).length === 0 && /\s/u.test(clause.trim()),
  );
  const praised = told.filter((clause) => !kept.includes(clause));
  const [only = ''] = praised;
  const plain = withoutPraise(only, language);
  // “We are the best plumbers in town” still says something without it.
  const isSaid = praised.length === 1 && plain !== null;
  return [
    kept.length > 0 ? `${capitalised(kept.join(', ').trim())}.` : '',
    isSaid ? `${capitalised(plain)}.` : instead(praised.map((clause) => lowered(clause.trim()))),
    ...calls.map((clause) => `${capitalised(clause.trim())}.`),
  ].filter(Boolean);
}

/** A clause without one word of praise, if its subject, verb and object are left. */
function withoutPraise(clause: string, language: Language): string | null {
  const found = clause.match(praise[language]) ?? [];
  if (found.length !== 1) return null;
  if (!isEnglish[language]) return null;
  const left = clause.replace(praise[language], ' ').replace(/ {2,}/gu, ' ').trim();
  const isPlural = /^(?:we are|we[’']re) \p{Ll}+s(?= |$)/u.test(left.toLowerCase());
  return isPlural ? left : null;
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** “people, not candidates”: the wanted word for the unwanted one. */
function inVocabulary(text: string, vocabulary: string): string {
  const pairs = vocabulary.matchAll(
    lettered(
      /(?:^|[;\n.]\s*)[„“"]?([\p{L} -]{2,30}?)[“”"]?,? (?:not|instead of|а не|не|вместо) [„“"]?([\p{L} -]{2,30}?)[“”"]?(?=$|[;\n.,])/giu,
    ),
  );
  return [...pairs].reduce((said, [, wanted = '', unwanted = '']) => {
    const pattern = lettered(`(?<!\\p{L})${escaped(unwanted.trim())}(?!\\p{L})`, 'giu');
    return said.replace(pattern, (found) =>
      /^\p{Lu}/u.test(found) ? capitalised(wanted.trim()) : wanted.trim(),
    );
  }, text);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\-]/gu, '\\$&');
}
