import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';
import { insideSentence } from '../../../text/inside-sentence.ts';

/** Before a “we” that is the one who answers. */
const OURS = '\u2060';

type Turn = readonly [RegExp, string];

const state =
  '(?:(?:were|was|came|arrived) )?((?:burnt|burned|broken|raw|cold|stale|missing|late|wrong|damaged|crushed|dry|torn|dirty|leaking)(?!\\p{L}).*)$';
/** A noun of one thing, by its end: “the bread”, “the glass”, “the hummus”. */
const oneThing = '(?!people|children|\\p{L}*[^su]s(?!\\p{L}))\\p{L}+';

/** Parts of a complaint as clauses to its writer. The answer does not repeat parts that match no pattern. */
const turns: Record<Language, readonly Turn[]> = {
  EN: [
    [
      lettered(
        `^(one of (?:them|the \\p{L}+)|(?:half|most|some|all) of the ${oneThing}) ${state}`,
        'iu',
      ),
      '$1 was $2',
    ],
    [
      lettered(
        `^((?:two|three|four|five|six|half|most|some|all|both|\\d+) of (?:them|the \\p{L}+)) ${state}`,
        'iu',
      ),
      '$1 were $2',
    ],
    [
      /^they ((?:missed|forgot|lost|broke|ignored|damaged|left|sent|delivered|charged|cancelled|never) .+)$/iu,
      `${OURS}we $1`,
    ],
    [lettered(/^no apolog\p{L}*$/iu), 'nobody apologised'],
    [/^(?:nobody|no one|no-one) (.+)$/iu, 'nobody $1'],
    [/^((?:arrived|came|turned up) .+)$/iu, 'your order $1'],
    [
      /^(?:(?:we|i) )?((?:had to )?(?:waited|wait|got|found|paid|received|ordered|called|asked|were|never got|didn[’']t get) .+)$/iu,
      'you $1',
    ],
    [
      /^(?:the )?(food|soup|coffee|tea|room|water|pizza|meat|fish|bread|chips|starter|main|dessert|delivery|service) ((?:stone |freezing |very |so )?(?:cold|dirty|late|stale|burnt|raw|slow|soggy))$/iu,
      'the $1 was $2',
    ],
    [
      lettered(
        /^(?:my|our) ([\p{L} -]{2,30}? (?:was|were|came|arrived|broke|had|has|is)(?!\p{L}).*)$/iu,
      ),
      'your $1',
    ],
    [
      lettered(/^(?:the )?([\p{L} -]{2,30}? (?:was|were|came|arrived|broke|had)(?!\p{L}).*)$/iu),
      'the $1',
    ],
    [
      lettered(
        /^(?:the )?((?!i |we |they |he |she |it )[\p{L}’' -]{2,40}? \p{L}{2,}ed(?!\p{L}).*)$/iu,
      ),
      'the $1',
    ],
  ],
  BG: [
    [/^никой не (се (?:извини|появи|обади)|дойде|помогна|обясни|попита)(.*)$/iu, 'никой не $1$2'],
    [
      lettered(
        /^(\p{L}{3,}(?:ът|ят|та|ето|ите|а|я) (?:ми |ни )?(?:се )?(?:падна|заби|срина|изчезна|изгоря|прогоря|протече|развали|разпадна|избледня|изсъхна|увехна|пропусна|прекъсна)(?:ха)?(?!\p{L}).*)$/iu,
      ),
      '$1',
    ],
    [
      /^.*никой не (?:ви |ми |се )?(?:вдига|вдигна|отговаря|обажда|отговори).*$/iu,
      'никой не Ви отговори',
    ],
    [
      /^(?:вие )?(?:ми )?(?:пратихте|изпратихте|донесохте|доставихте)(?: ми)? (.+)$/iu,
      'сте получили $1',
    ],
    [lettered(/^((?:не )?\p{L}+(?:хме|[аяио]х)(?!\p{L}) .+)$/iu), '$1'],
    [
      lettered(
        /^(?!.*(?:искам|ще |ви |не ми|\p{L}+йте))(\p{L}+(?:та|ът|а|я|то|те) (?:ми |ни )?(?:дойде|беше|бе|бяха|пристигна|се счупи|закъсня|се скъса|спря|не работи)(?!\p{L}).*)$/iu,
      ),
      '$1',
    ],
    [lettered(/^(\p{L}{3,}(?:та|ът|ят|а|я|то|те) (?:е|са) (?!за ).+)$/iu), '$1'],
  ],
};
/** An order alone is no complaint, unless the next clause names a wrong delivery. */
const neutral: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:(?:we|i) )?(?:ordered|booked|bought|asked for|called in|visited|went|came in)(?!\p{L})(?!.*(?<!\p{L})(?:but|never|not|twice|\d+ times)(?!\p{L}))/iu,
  ),
  BG: lettered(
    /^(?:поръчахме|поръчах|купихме|купих|резервирахме|резервирах|посетихме|посетих|отидохме|отидох)(?!\p{L})(?!.*(?<!\p{L})(?:но|два пъти|\d+ пъти)(?!\p{L}))/iu,
  ),
};
const cameInstead: Record<Language, RegExp> = {
  EN: lettered(/^(?:(?:we|i) )?(?:got|received|were (?:given|sent)|was (?:given|sent))(?!\p{L})/iu),
  BG: lettered(
    /^(?:получихме|получих|дойде|дойдоха|пристигна|(?:вие )?(?:ми |ни )?(?:пратихте|изпратихте|донесохте|доставихте))(?!\p{L})/iu,
  ),
};
/** Insults, and clauses that address the firm as “you”. The answer does not repeat them. */
const theirs = lettered(
  /(?<!\p{L})(?:liar|scam\p{L}*|thie\p{L}+|you|your|нагъл|измам\p{L}*|крад\p{L}*|идиот\p{L}*)(?!\p{L})/iu,
);
const rude = lettered(
  /(?<!\p{L})(?:rude|unfriendly|груб\p{L}*|неучтив\p{L}*|нелюбезн\p{L}*)(?!\p{L})/iu,
);
const treated: Record<Language, string> = {
  EN: 'you were not treated well',
  BG: 'не сте били посрещнати добре',
};
const splits: Record<Language, RegExp> = {
  EN: /[.,;!]+\s*|\s+(?:and|but)\s+/iu,
  BG: lettered(
    /[.,;!]+\s*|\s+(?:но|а|и(?= (?:ви|никой|пратихте|\p{L}+[аяио]х(?:ме)?)(?!\p{L})))\s+/iu,
  ),
};

/** The events of a complaint as joined clauses to its writer: “you waited 50 minutes and that the food was cold”. */
export function livedClauses(quote: string, language: Language): string {
  const clauses = quote
    .split(splits[language])
    .map((part) => insideSentence(part.trim().replace(/^(?:and|but|и|но|а) /iu, '')))
    .filter((part, at, all) => {
      const isNeutral = neutral[language].test(part);
      return !isNeutral || cameInstead[language].test(all[at + 1] ?? '');
    })
    .flatMap((part) => {
      if (rude.test(part)) return [treated[language]];
      if (theirs.test(part)) return [];
      const turn = turns[language].find(([pattern]) => pattern.test(part));
      return turn === undefined ? [] : [toWriter(part.replace(turn[0], turn[1]), language)];
    });
  const that = isEnglish[language] ? 'that ' : 'че ';
  const and = isEnglish[language] ? ' and that ' : ' и че ';
  const [first = '', ...others] = clauses.slice(0, CLAUSES_MAX);
  if (others.length === 0) return first;
  const last = others.at(-1) ?? '';
  const joined = [first, ...others.slice(0, -1)].join(`, ${that}`) + and + last;
  // The order and the wrong delivery are one complaint.
  return joined.replace(/(поръчахте [^,]+?)(?:, | и )че (?=сте получили)/u, '$1, а ');
}

const CLAUSES_MAX = 3;

function toWriter(clause: string, language: Language): string {
  return isEnglish[language]
    ? clause
        .replace(lettered(/(?<!\p{L})(?:we|i) was(?!\p{L})/giu), 'you were')
        .replace(lettered(/(?<![\p{L}\u2060])(?:we|i|us|me)(?!\p{L})/giu), 'you')
        .replace(lettered(/(?<!\p{L})(?:our|my)(?!\p{L})/giu), 'your')
        .replaceAll(OURS, '')
    : clause
        .replace(lettered(/(?<=\p{L}[аяиоь])х(?:ме)?(?!\p{L})/giu), 'хте')
        .replace(lettered(/(?<!\p{L})(?:ни|ми)(?!\p{L})/giu), 'Ви')
        .replace(lettered(/(?<!\p{L})(?:нас|мен)(?!\p{L})/giu), 'Вас');
}
