import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import { withoutManner } from './clauses.ts';
import { datesIn } from './dates.ts';
import { MARK } from './thing.ts';

/** The facts after the thing, without amounts and dates that have their own slot. */
export function factsAfter(text: string, thing: string, language: Language): string[] {
  const colon = lettered(/^[^:]{3,120}:\s+(?=\p{L})/u).exec(text);
  const at = thing === '' ? -1 : text.indexOf(thing);
  const comma = /,\s/u.exec(text);
  const start = at >= 0 ? at + thing.length : comma ? comma.index : text.length;
  const from = colon && at < colon[0].length ? colon[0].length : start;
  const isAfterColon = colon !== null && from === colon[0].length;
  // The rest of the clause that names the thing is no list.
  const rest = isAfterColon
    ? text.slice(from)
    : (/^(?:[^,;.:]|[.:,](?=\d))*[,;:.](?!\d)(.*)$/su.exec(text.slice(from))?.[1] ?? '');
  return withoutManner(rest)
    .split(lettered(/[,;]\s+|(?<=\p{L}{2}|[\d)%€])(?<!(?<!\p{L})(?:лв|бул|ул|гр|стр|тел))[.!]\s+/u))
    .map((part) =>
      part
        .trim()
        .replace(/^(?:and|и|:|but|но)\s+|^(?:и |and )?(?:че|that)\s+|^[\s.:–-]+|[\s.!–-]+$/giu, '')
        .trim(),
    )
    .filter(
      (part) =>
        part.length > 2 &&
        !lettered(
          /^(?:(?:дай(?:те)?|направи(?:те)?|напиши|напишете) (?:ми|ни)|(?:give|make|write) (?:me|us)|who|whose|which|който|която|което|които|чи[йяе]\p{L}*|because|защото|понеже)(?!\p{L})/iu,
        ).test(part) &&
        part !== thing &&
        !part.includes(MARK) &&
        !isOnlyFigure(part, language),
    );
}

/** An amount or a date by itself has its own place in the text. */
export function isOnlyFigure(part: string, language: Language): boolean {
  if (/^\d{1,3} (?:часа|hours?|дни|days?|минути|minutes?)$/iu.test(part)) return false;
  const { rest } = datesIn(part, language, '');
  const left = rest
    .replace(
      lettered(/(?<!\p{L})(?:once|twice|\p{L}+ times|веднъж|два пъти|три пъти)(?!\p{L})|\uE002/giu),
      '',
    )
    .replace(
      lettered(/(?:[€$£] ?\d[\d.,]*|\d[\d.,]* ?(?:%|€|eur\p{L}*|евро|лв\.?|лева|leva))/giu),
      '',
    )
    .replace(
      lettered(
        /(?<!\p{L})(?:salary|pay|price|costs?|net|gross|for|at|per|month|off|заплата|цена|нето|бруто|за|на|месец|само|only|чисто|start|начало|valid|от|до|from|until|бурканът|отстъпка|намаление|discount|the|в)(?!\p{L})/giu,
      ),
      '',
    )
    .replace(lettered(/[^\p{L}\d]/gu), '');
  return left === '' && !/^\d+$/.test(part);
}

export function listed(facts: readonly string[], language: Language): Record<string, string> {
  const sentence = isEnglish[language]
    ? /^(?:we|i|it|they|the|our|there|this|free|all|for|in|you)\s/iu
    : lettered(
        /^(?:ние|правим|имаме|предлагаме|работим|\p{L}+(?:ме|м)|той|тя|то|те|има|за|без|с)\s/iu,
      );
  const sentences = facts.filter((fact) => sentence.test(fact));
  const whole = facts.every((fact) => fact.split(' ').length <= 9);
  return {
    list: whole
      ? facts.map((fact) => `- ${capitalised(fact)}`).join('\n')
      : facts.map((fact) => `${capitalised(fact)}.`).join(' '),
    inline: facts.join(', '),
    sentences: sentences.map((fact) => `${capitalised(fact)}.`).join(' '),
    facts: facts.map((fact) => `${capitalised(fact)}.`).join(' '),
    points: '',
  };
}

/** Parts that have their own place in the text. */
export function withoutPlaced(text: string, address: string, frequency: string): string {
  return [address, frequency]
    .filter(Boolean)
    .reduce((all, part) => all.replace(part, MARK), text)
    .replace(channelNames, ' ');
}

/** The channel of a text (“for Facebook”), which is no part of its topic. */
export const channelNames = lettered(
  /(?<!\p{L})(?:for|on|in|за|във?|на) (?:our |нашия |страницата ни във? )?(?:facebook|instagram|linkedin|tiktok|viber|whatsapp|google my business|google business|google|booking\.com|booking|airbnb|фейсбук|инстаграм|линкедин|тикток|вайбър|гугъл|фб|fb|сайта ни|сайта|our website|the website|вратата|the door)(?: page| profile)?(?!\p{L})/giu,
);

export function isSaid(amount: string, text: string): boolean {
  const digits = /\d[\d.,]*/u.exec(amount)?.[0] ?? '';
  return digits !== '' && text.includes(digits);
}
