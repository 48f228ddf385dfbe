import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { stemOf } from '@savet/text/stems';

const quotation = /[„“"«‘][^„“”"«»’]{8,600}[”“"»’]/gu;
/** Figures that say how the text is to be, or of what kind the review is. */
const asides = lettered(
  /(?:(?:under|max\.?|maximum|up to|at most|below|about|around|in|до|най-много|макс\.?|около|в) )?\d+(?: ?(?:-|–|to|до) ?\d+)? ?(?:words?|characters?|chars|sentences?|lines?|думи|знака|символа|изречения|реда)(?!\p{L})|(?<!\p{L})[1-5][ -]?(?:stars?|звезд\p{L}*)|\d+[ -]person/giu,
);
const days: Record<Language, RegExp> = {
  EN: /\b(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)\b/gu,
  BG: lettered(
    /(?<!\p{L})(?:понеделник|вторник|сряда|четвъртък|петък|събота|неделя|януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември)(?!\p{L})/giu,
  ),
};
/** Capitalised words that are no facts to keep: channels, legal forms, abbreviations. */
const channels =
  /^(?:I[’'].*|[A-Z]{2,4}|SaaS|Ltd|Inc|ООД|ЕООД|АД|За|Така|Instagram|Facebook|LinkedIn|Linkedin|Google|TikTok|Twitter|Viber|WhatsApp|SMS|Whatsapp|Tripadvisor|TripAdvisor|English|Bulgarian|Booking|Mr|Mrs|Ms|Dr|I|Facebook|Инстаграм|Фейсбук|Линкедин|Линкдин|Вайбър|Гугъл|Тиктok)$/u;
const names = lettered(
  /(?<=[\p{Ll}\d,:] [„“"]?)(?<!(?:from|at|of|in|near|от|във?|фирма) [„“"]?)\p{Lu}[\p{L}’'&-]+/gu,
);

/** “Mr Olsen, Fjordline AS” */
const firmOfReader = lettered(
  /((?:Mr|Mrs|Ms|Dr|г-н|г-жа)\.? \p{Lu}[\p{L}’'-]+), \p{Lu}[\p{L}’'&.-]*(?: \p{Lu}[\p{L}’'&.-]*)*(?=[.,]|$)/gu,
);

/** “To all guests of last Saturday” */
const readersDay = lettered(
  /(?:to|for|до|на) (?:(?:all|our|the|всички|нашите) )*\p{Ll}+ (?:of|from|от) (?:last |this |миналата |миналия |тази )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|понеделник|вторник|сряда|четвъртък|петък|събота|неделя)/giu,
);

/** The request without what it quotes and how it wants its text. */
export function factsOf(request: string, isReply: boolean): string {
  return (isReply ? request.replace(quotation, ' ') : request)
    .replace(asides, ' ')
    .replace(firmOfReader, '$1')
    .replace(readersDay, ' ');
}

function digitsIn(text: string): string[] {
  return (text.match(/\d+(?:[.,]\d+|[  ]\d{3}(?!\d))*/gu) ?? []).map((each) =>
    each
      .replace(/[\s ]/gu, '')
      .replace(/[.,](?=\d{3}(?!\d))/gu, '')
      .replace(',', '.')
      .replace(/\.0+$/u, ''),
  );
}

const afterHead = /(?::\s|[.!?]\s)(.*)$/su;

/** The figures, days and names of the facts that a text does not have. */
export function missingIn(shown: string, facts: string, language: Language): string[] {
  const figures = new Set(digitsIn(shown));
  const lostFigures = digitsIn(facts).filter((each) => !figures.has(each) && !shown.includes(each));
  const low = shown.toLowerCase();
  const lostDays = (facts.match(days[language]) ?? []).filter(
    (day) => !low.includes(day.toLowerCase().replace(/а$|я$/u, '')),
  );
  // Before its facts, an order names who reads.
  const lostNames = (afterHead.exec(facts)?.[1]?.match(names) ?? []).filter(
    (name) => !channels.test(name) && !low.includes(name.toLowerCase()),
  );
  return [...lostFigures, ...lostDays, ...lostNames];
}

const notLetter = lettered(/[^\p{L}]/gu);

/** Names that have lost their capital. */
export function loweredIn(shown: string, facts: string): string[] {
  return (facts.match(names) ?? []).filter(
    (name) =>
      !channels.test(name) &&
      !shown.includes(name) &&
      lettered(`(?<!\\p{L})${name.toLowerCase().replace(notLetter, '.')}(?!\\p{L})`, 'u').test(
        shown,
      ),
  );
}

const telling = lettered(/\p{L}{4,}/gu);
/** So much of what is told about a review stands in its answer. */
const SHARE = 0.51;
const CLAUSE_WORDS = 2;

/** Whether an answer to a review leaves out what its order tells of the cause and of what is done. */
export function leavesOutCause(shown: string, told: readonly string[]): boolean {
  const said = new Set((shown.toLowerCase().match(telling) ?? []).map((word) => stemOf(word)));
  const causes = told.filter((clause) => (clause.match(telling) ?? []).length >= CLAUSE_WORDS);
  return (
    causes.length > 0 &&
    causes.every((clause) => {
      const words = (clause.toLowerCase().match(telling) ?? []).map((word) => stemOf(word));
      return words.filter((word) => said.has(word)).length < SHARE * words.length;
    })
  );
}
