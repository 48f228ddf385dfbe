import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';

/** Stands in place of a date, a time or an amount. */
export const MARK = '\uE002';
/** The word limit of a thing; anything longer is a sentence. */
const THING_WORDS = 9;

/** Marks and words that end the name of a thing. */
const ends: Record<Language, RegExp> = {
  EN: lettered(
    /\uE002|[,;:!?()\n“"„]|\.(?=\s|$)|\s[–—-]\s|\s(?:because|who|whose|which|that|as|since|due to|so|instead|costs?|will|is|are|has|have|which|please|pls|from \d|until|till|named|called|to make|and (?:we|i|also|say|write|that|are)|said|saying|starting|twice|once|every|if|when|near|plus|now|last (?:week|month|year)|yesterday|asap|an? (?:week|month) ago|(?:two|three|\d+) (?:days|weeks) ago|and (?:has|have|did)(?:n[’']t)?)(?!\p{L})|\s(?:by (?=\d|the)|for (?=\uE002|our |the |all |my |a (?!\p{L}+ (?:party|couple))|an )|on (?=our|the|monday|facebook|instagram)|at (?=our|the|\d|\p{Lu})|in (?=our|the|(?!(?:English|Bulgarian|German|French|Spanish|Italian|Russian)(?!\p{L}))\p{Lu})|with (?=emoji|a discount|\d)|to (?=celebrate|our |all |the |my ))/iu,
  ),
  BG: lettered(
    /\uE002|[,;:!?()\n“"„]|\.(?=\s|$)|\s[–—-]\s(?!\p{Lu})|\s(?:защото|който|която|което|които|че|поради|заради|понеже|вместо|струва|ще|е|са|моля|по случай|по повод|и (?:напиши|искам|кажи|че|сме|да)|като|веднъж|два пъти|три пъти|всеки|всяка|ако|когато|и е|само|вече|преди|след|миналата|миналия|вчера|днес|утре|към)(?!\p{L})|\s(?:от (?=\d)|до (?=\d|края|клиент|всички)|за (?=\d|клиент|нашите|фейсбук|инстаграм|всички|сайта|магазина|работа|инстаграм|линкедин)|на (?=\d|име|цена|ул|бул|английски|\p{Lu})|в (?=\d|магазин|нашия|\p{Lu}|салон|офис|центъра|края)|във (?=\p{Lu}|вторник|фейсбук)|с (?=\d|отстъпка|емоджи|намаление|много|цена|опит)|със (?=заплата|стартова)|при (?=нас)|до (?=наш|хотел|фирм)|във (?=софия))/u,
  ),
};

/** The thing named after one of these words; empty if none of them occurs, or if a sentence follows. */
export function thingAfter(text: string, words: readonly string[], language: Language): string {
  const lower = text.toLowerCase();
  const places = words.flatMap((word) => {
    const found: { at: number; end: number }[] = [];
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
      const starts = at === 0 || !lettered(/\p{L}/u).test(lower.charAt(at - 1));
      if (starts && /\s/u.test(lower.charAt(at + word.length)))
        found.push({ at, end: at + word.length });
    }
    return found;
  });
  // The first one counts, and of those at one place the longest.
  for (const { end } of places.toSorted((a, b) => a.at - b.at || b.end - a.end)) {
    const thing = thingFrom(text.slice(end), language);
    if (thing !== '') return thing;
  }
  return '';
}

/** “A flyer for a kindergarten”. */
const medium =
  /^(?:an? |the )?(?:flyer|poster|leaflet|advert|флаер|листовка|плакат|реклама|надпис|табела) (?:for|за) /iu;
const isGeneral = lettered(
  /^(?:(?:our|the|a|нашата|нашия|новата|новия|новия ни|новата ни|новото ни) )?(?:new |нов\p{L}{0,3} (?:ни )?)?(?:service|product|course|menu|dish|услуга|продукт|курс|меню|ястие)(?: ни)?$/iu,
);

export function thingFrom(text: string, language: Language): string {
  const own = ` ${text.trimStart().replace(medium, '')}`;
  const end = ends[language].exec(own)?.index ?? own.length;
  // “A workshop ‘Excel for beginners’”: the quoted name belongs to the thing.
  const title = /^\s*[„“"][^„“”"\n]{2,60}[“”"]/u.exec(own.slice(Math.max(0, end)))?.[0] ?? '';
  const named = `${own.slice(0, end)}${end > 1 ? title : ''}`
    .replace(/\s(?:for|of|to|at|on|in|from|with|and|за|на|от|до|в|във|с|със|и|по)\s*$/iu, '')
    .trim();
  // “Our new service – cleaning sofas”: the second name says more.
  const second = isGeneral.test(named)
    ? /^\s*(?:[–—-]|:|,)\s+(.+)$/su.exec(own.slice(end))?.[1]
    : undefined;
  const thing = second === undefined ? named : thingFrom(second, language) || named;
  const count = thing.split(/\s+/).length;
  const isText = lettered(
    /^(?:(?:(?:our|my|the|all|regular|loyal|нашите|всички|редовните|моите) )*(?:clients?|customers?|guests?|regulars|parents|members|participants|subscribers|partners|employees|staff|team|friends|neighbours|supplier|suppliers|landlord|клиенти\p{L}*|клиент\p{L}*|гости\p{L}*|родители\p{L}*|участници\p{L}*|партньори\p{L}*|служители\p{L}*|колеги\p{L}*|съседи\p{L}*|доставчик\p{L}*|вратата|витрината|the door)(?: ни| of ours)?|me|us|them|him|her|it|you|a (?:text|post|message)|facebook|instagram|linkedin|viber|мен|нас|тях|него|нея|фейсбук|инстаграм|вайбър|линкедин|публикация|пост|имейл|бюлетин|work|работа|job|the website|our website|сайта|сайта ни|обява|покана|реклама|newsletter|a newsletter|an email|a job|a voucher|voucher|ваучер|флаер|листовка|плакат|a flyer|a poster|(?:the )?(?:local )?newspaper|вестника|местния вестник|google(?: my)?(?: business)?(?: profile)?|продукт\p{L}*|a product|our product|products?|клиентка\p{L}*|кандидат\p{L}*|нов\p{L}{1,3} клиент\p{L}*)$/iu,
  ).test(thing);
  const isClause = lettered(
    /^(?:че|that|who|which|where|който|която|което|които|да|how|как)(?!\p{L})/iu,
  ).test(thing);
  return thing === '' ||
    isText ||
    isClause ||
    count > THING_WORDS ||
    !lettered(/\p{L}{2}/u).test(thing)
    ? ''
    : thing;
}

/** „новите ни“, “our new”: the text says that it is new. */
export const newness = lettered(
  /^(?:(?:our|the|a|my) (?:\p{L}+[’']s )?)?(?:brand )?new |^(?:нашия |нашата |нашето |нашите )?нов(?:ия(?:т)?|ата|ото|ите|и|а|о)? (?:ни |наш\p{L}{0,3} )?/iu,
);

const determinerEn = /^(?:an?|the|our|my|your|his|her|their|some|one|another)\s+/iu;

/** A thing in the forms that texts need. */
export function formsOf(thing: string, language: Language): Record<string, string> {
  if (thing === '') return { thing: '', bare: '', bareThing: '', title: '', thingSubject: '' };
  const bare = isEnglish[language] ? thing.replace(determinerEn, '') : asObject(thing);
  const own = isEnglish[language]
    ? thing.replace(/^(?:his|her|their)\s/iu, 'your ')
    : asObject(thing);
  return {
    thing: isEnglish[language] ? withArticle(own) : own,
    bare,
    bareThing: !isEnglish[language] ? asSubject(bare) : bare,
    title: capitalised(
      !isEnglish[language]
        ? asSubject(bare).replace(lettered(/^(\p{L}+не)то(?= на )/u), '$1')
        : bare,
    ),
    thingSubject: !isEnglish[language] ? asSubject(thing) : thing,
  };
}

/** A thing after a verb needs an article: “cancel the yoga class”. Plurals and names do without. */
function withArticle(thing: string): string {
  const [first = ''] = thing.split(' ');
  const isNamed =
    /ing$/iu.test(first) ||
    determinerEn.test(thing) ||
    /^(?:\p{Lu}|\d|all|every|free|these|those)/u.test(first);
  const last =
    thing
      .replace(/ (?:of|for|with|in|from|to|on) .*$/iu, '')
      .split(' ')
      .at(-1) ?? '';
  const isPlural =
    /(?:[^s]s|ing|ware|work|care|bread|soup|wine|honey|coffee|cheese|jam|repair|delivery)$/iu.test(
      last,
    );
  if (isNamed || isPlural) return thing;
  return `${/^[aeiou]/i.test(first) ? 'an' : 'a'} ${thing}`;
}

/** „новият хляб“ → „новия хляб“: after a verb or a preposition. */
function asObject(thing: string): string {
  return thing.replace(
    lettered(/^(\p{L}{3,})(ият|ът|ят)(?=\s|$)/u),
    (_, stem: string, end: string) => stem + (end === 'ият' ? 'ия' : end === 'ът' ? 'а' : 'я'),
  );
}

/** „новия ни хляб“ → „новият ни хляб“: as a subject or on its own. */
function asSubject(thing: string): string {
  return thing.replace(
    lettered(/^(\p{L}{2,}ия)(?=\s+(?!(?:за|с|със|в|във|на|от|до|и|по|при|без)\s)\p{L})/iu),
    '$1т',
  );
}
