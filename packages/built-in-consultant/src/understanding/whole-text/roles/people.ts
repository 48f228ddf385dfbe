import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';

const NAME = "\\p{Lu}[\\p{L}’'-]+";
const FULL = `${NAME}(?: ${NAME})?`;
const TITLE = '(?:(?:Mr|Mrs|Ms|Miss|Dr|г-н|г-жа|г-ца|д-р|господин|госпожа)\\.? )?';
/** A firm has a capital letter somewhere: “The Copper Pan cafe”, „ателие Мак“. */
const FIRM = "(?=[^,.]*\\p{Lu})[\\p{L}\\d][\\p{L}\\d &’'.-]{1,50}";
const of: Record<Language, string> = {
  EN: '(?:from|at|of|with|own|owner of|the owner of|i own|manager at|manager of)',
  BG: '(?:от|собственик на|собственичка на|управител на|управителка на|шеф на)',
};
const re = (pattern: string) => lettered(`^${pattern}$`, 'u');

/** “I’m Beth from Norcast HR”: the name, and the firm. */
const selves: Record<Language, readonly RegExp[]> = {
  EN: [
    re(
      `(?:[Ii] am|[Ii][’']?m|[Ii]t[’']?s|[Tt]his is|[Mm]e|[Mm]y name is|[Mm]y name[’']?s|[Nn]ame is|[Nn]ame|[Ff]rom|[Ss]igned?(?: by| off as)?|[Ii]t[’']?s from|[Cc]heers|[Tt]hanks):?,? (${FULL})(?:,? ${of.EN} (${FIRM}))?`,
    ),
    re(`(${NAME}),? (?:from|at) (${FIRM})`),
  ],
  BG: [
    re(
      `(?:[Аа]з съм|[Аа]з се казвам|[Кк]азвам се|[Ии]мето ми е|[Пп]одпис(?:ът)?:?(?: е)?|[Оо]т|[Аа]з)(?: (?:\\p{Ll}+ )?)?,? ?(${FULL})(?:,? ${of.BG} (${FIRM}))?`,
    ),
    re(`(${NAME}),? от (${FIRM})`),
  ],
};
/** “We are Hem & Haw”, “shop is Thread & Bobbin”, „ние сме кафене Липа“. */
const firms: Record<Language, readonly RegExp[]> = {
  EN: [
    re(
      `(?:[Ww]e[’']?re|[Ww]e are|[Ii] run|[Ii] own|[Ww]e run|[Oo]wn|[Rr]un|[Oo]wner of) (?!an? (?!.*(?:called|named)))(?:.* (?:called|named) )?(${FIRM})`,
    ),
    re(
      `(?:(?:[Oo]ur|[Mm]y|[Tt]he) )?(?:shop|business|company|firm|salon|caf[eé]|restaurant|place|studio|garage|name)(?:[’']s| is|[’']s name is| is called| name is| called)+ (${FIRM})`,
    ),
  ],
  BG: [
    re(`(?:[Нн]ие сме|[Сс]ме) (${FIRM})`),
    re(`(${FIRM}) сме(?: ние)?`),
    re(
      `(?:(?:[Фф]ирма(?:та)?|[Мм]агазин(?:ът|а)?|[Сс]алон(?:ът|а)?|[Кк]афе(?:то)?|[Оо]бект(?:ът|а)?)(?: ни| ми)?|[Нн]ие) (?:е|се казва(?:ме)?) (${FIRM})`,
    ),
  ],
};
/** The trade of the writer, without a name: “We’re a greek taverna”, „ветеринарен кабинет сме“. */
const trades: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:we[’']?re|we are|i[’']?m|i am) (?:an?|the|just an?) (?!bit|little (?:late|behind)|few|lot)[\p{Ll}\d -]{3,50}(?: (?:in|on|at|near) \p{Lu}[\p{L} ]+)?$/iu,
  ),
  BG: lettered(
    /^(?:(?:ние )?сме (?!вин|сгреш|прав|готов|затвор|отвор|много|на |в |с |обърк)[\p{L}\d. -]{3,50}|(?!.*(?:виновн|сгреш|обърка|готови|затворени|отворени|прави)(?!\p{L}))(?:\p{Ll}+ ){1,4}сме(?: ние)?)$/iu,
  ),
};
const readers: Record<Language, readonly RegExp[]> = {
  EN: [
    re(
      `(?:[Ss]he|[Hh]e|[Tt]hey|[Cc]lient|[Cc]ustomer|[Gg]uest|[Tt]he client|[Tt]he customer|[Tt]he guest|[Hh]er name|[Hh]is name|[Tt]heir names?|[Ii]t)(?:[’']?s| is| are|[’']re)(?: for)?(?: called| named)? (${TITLE}${FULL}(?: and ${FULL})?)`,
    ),
    re(`to (${TITLE}${FULL})`),
    re(`(?:called|named) (${TITLE}${FULL}(?: and ${FULL})?)`),
  ],
  BG: [
    re(
      `(?:[Тт](?:ой|я) )?(?:[Кк]азва(?:т)? се|[Кк]лиент(?:ът|а|ката|ка)?(?: се казва| е)|[Ии]мето (?:му|ѝ|й|и|на клиент\\p{L}*) е|(?:му|ѝ) е името) (${TITLE}${FULL}(?: и ${FULL})?)`,
    ),
  ],
};

export interface Named {
  name: string;
  firm: string;
}

/** The sender named in a clause; null if it names none. A trade alone is no name. */
export function senderIn(clause: string, language: Language): Named | null {
  const plain = clause.replace(/ x+$/u, '');
  for (const sign of selves[language]) {
    const found = sign.exec(plain);
    if (found !== null) return { name: found[1] ?? '', firm: found[2] ?? '' };
  }
  for (const sign of firms[language]) {
    const found = sign.exec(plain);
    const firm = firmNamed(found?.[1] ?? '');
    if (firm !== '') return { name: '', firm };
  }
  return null;
}

/** „Пицария в Стара Загора“ is no name. */
const placed = /^\P{Lu}+ (?:in|at|on|near|в|във|на(?: ул\.| бул\.)?|от|край|до) \p{Lu}/u;

/** “A little florist in Kendal called Petal Post” is called Petal Post; „ветеринарен кабинет Лапа“ is all of it. */
function firmNamed(firm: string): string {
  if (placed.test(firm)) return '';
  return firm
    .replace(/^.* (?:called|named|на име|казва се) (?=\p{Lu})/u, '')
    .replace(/^an? (?:\p{Ll}+ )*(?=\p{Lu})/u, '');
}

export function isTrade(clause: string, language: Language): boolean {
  return trades[language].test(clause);
}

/** The name of the reader, if a clause says nothing else. */
export function readerNamed(clause: string, language: Language): string {
  for (const sign of readers[language]) {
    const found = sign.exec(clause);
    if (found !== null) return found[1] ?? '';
  }
  return '';
}

const trade = '(?:\\p{Ll}+(?: (?:за|по|на|of|for|and) \\p{Ll}+)? ){0,2}';
/** The last words of a request: “Little Acorns”, „магазин за прежди Кълбо“, “Spoke & Word cycles 01632 960122”, “Lou x”. */
const signature = lettered(
  `^(?:from |от )?(${trade}${NAME}(?: (?:${NAME}|&|and|и|of|на|\\d{1,3}(?!\\d)))*(?: \\p{Ll}{4,})?)(?:,? (\\+?\\d[\\d ]{6,}\\d))?( x+)?$`,
  'u',
);
/** Whoever is called by what they do. */
const office = lettered(
  /^(?:Mr|Mrs|Ms|coach|teacher|chef|nurse|dr|треньор\p{L}*|учител\p{L}*|инструктор\p{L}*|шеф|управител\p{L}*|майстор|госпожа|леля|бай) /iu,
);
const VERBS = lettered(
  /(?<!\p{L})(?:is|are|was|will|has|have|can|call|ring|bring|е|са|ще|има|няма|не|се|\p{L}+(?:ме|те))(?!\p{L})/u,
);

/** “Start in June”, “to Gama Trade”, “Two sentences”: what begins or ends so is no signature. */
const noSignature = lettered(
  /^(?:start\p{L}*|in|at|to|for|with|without|on|by|no|only|two|three|four|please|and|или|начало|в|във|за|до|на|с|със|без|само|две|три|моля|и)(?!\p{L})|(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)s?$/iu,
);

export function signatureIn(clause: string): (Named & { phone: string }) | null {
  const isOther = VERBS.test(clause) || noSignature.test(clause);
  const found = isOther ? null : signature.exec(clause);
  if (found === null) return null;
  const [, named = '', phone = '', kiss] = found;
  const isPerson = kiss !== undefined || office.test(named);
  return { name: isPerson ? named : '', firm: isPerson ? '' : named, phone };
}

/** „Партита под наем Тента“: a sentence of its own with a name at its end, and no verb. */
export function firmIn(clause: string): (Named & { phone: string }) | null {
  const words = clause.split(' ');
  const isName = /^\p{Lu}/u.test(clause) && /^\p{Lu}/u.test(words.at(-1) ?? '');
  if (VERBS.test(clause) || !isName || words.length > FIRM_WORDS || /\d/.test(clause)) return null;
  return { name: '', firm: clause, phone: '' };
}

const FIRM_WORDS = 5;
