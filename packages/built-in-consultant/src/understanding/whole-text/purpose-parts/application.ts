import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../../language/is-english.ts';
import type { Brief } from '../brief/brief-type.ts';
import { formsOf } from '../brief/thing.ts';

/** The reason for the choice of another applicant. */
export function applicationParts(
  text: string,
  { thing = '' }: Brief,
  language: Language,
): Record<string, string> {
  const found = isEnglish[language]
    ? lettered(
        /(?<!\p{L})(?:chose|chosen|choose|took|hired|decided on) (?:somebody|someone|another (?:person|candidate)|a (?:person|candidate)|a colleague) (with [^.;:!?\n]{4,100}|who [^.;:!?\n]{4,100})/iu,
      )
    : lettered(
        /(?<!\p{L})(?:избрахме|взехме|наехме|спряхме се на) (?:друг |друга )?(?:човек|кандидат\p{L}*|колега|колежка) ((?:с|със) [^.;:!?\n]{4,100}|ко(?:й|я)то [^.;:!?\n]{4,100})/iu,
      );
  const chosen = found.exec(text)?.[1]?.trim() ?? '';
  // “The mechanic job” → “a mechanic”.
  const role = /^(?:the|a|an|our)\s(.+?)\s(?:job|position|post|vacancy|role)$/iu.exec(thing)?.[1];
  if (!isEnglish[language] || role === undefined) return { chosen };
  return { chosen, thing: `${/^[aeiou]/iu.test(role) ? 'an' : 'a'} ${role}` };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
}

/** Whether a line of the list names something included: “Pick-up included”. */
function saysIncluded(line: string): boolean {
  return lettered(/(?<!\p{L})(?:included|включен\p{L}*)(?!\p{L})|^- (?:с|със|with) /iu).test(line);
}

/** The validity of an offer: “valid 14 days”. */
export function validityIn(
  text: string,
  { list = '', amountPer = '', person = '', frequency = '' }: Brief,
  language: Language,
): Record<string, string> {
  const found = isEnglish[language]
    ? lettered(/(?<!\p{L})valid (?:for )?(\d{1,3} (?:days|weeks|months))(?!\p{L})/iu)
    : lettered(/(?<!\p{L})валидн\p{L} (?:за )?(\d{1,3} (?:дни|седмици|месеца))(?!\p{L})/iu);
  const materials = isEnglish[language]
    ? lettered(
        /(?<!\p{L})(?:incl\p{L}*\.?|with) ((?:all |the )?(?:materials?|labou?r|transport|VAT|parts|delivery|installation)(?:(?:,| and) (?:materials?|labou?r|transport|VAT|parts|delivery))*)/iu,
      )
    : lettered(
        /(?<!\p{L})(?:с|със|включително|с включени) ((?:материалите|материали|труд|труда|транспорт|транспорта|ДДС|частите|части|доставката|доставка|монтажа|монтаж)(?:(?:,| и) (?:материали|труд|транспорт|ДДС|части|доставка|монтаж))*)/iu,
      );
  const lines = list.split('\n').filter((line) => !/^- (?:valid|валидн)/iu.test(line));
  // “A quote for Ms Hill: repair of …”: the first fact is the offered work.
  const isForPerson = person !== '' && lettered(`${escaped(person)}:`, 'u').test(text);
  const named = /:\s+([^,;]{3,80})/u.exec(text)?.[1]?.replace(frequency, '').trim() ?? '';
  const first = isForPerson ? named : '';
  const own = `${first.charAt(0).toLowerCase()}${first.slice(1)}`;
  return {
    ...(isForPerson ? { thing: own, bare: own, bareThing: own } : {}),
    validity: found.exec(text)?.[1] ?? '',
    included: materials.exec(text)?.[1] ?? '',
    inList: lines.some(saysIncluded) ? ' ' : '',
    amountPer: amountPer.replace(lettered(/\s(?:incl\p{L}*\.?|with|с|със|включително) .*$/iu), ''),
    list: lines
      .filter((line) => first === '' || line.toLowerCase() !== `- ${first.toLowerCase()}`)
      .join('\n'),
  };
}

/** A job advert with more parts than this describes the work. */
const FACTS_ENOUGH = 3;

/** “Hiring post for Instagram: pastry cook”: the post is no job. */
const medium = /^(?:(?:an?|the) )?(?:hiring |job )?(?:post|ad|advert|story|пост|обява)$/iu;

/** “Job ad for a Saturday assistant in a piano shop”: the full name of the job, and its place. */
function roleIn(text: string): { title: string; place: string } | null {
  const found = lettered(
    /(?<!\p{L})(?:job (?:ad|advert|post|posting)|vacancy|advert) for (?:an? |our )?([^,;:.]{4,60}?) (?:in|at) (?:an? |our |the )([^,;:.]{3,60}?)(?=[,;:.]|$)/iu,
  ).exec(text);
  return found === null ? null : { title: found[1] ?? '', place: found[2] ?? '' };
}

/** “Start at once”, and whether a line of the request says the pay. */
export function workingParts(
  text: string,
  { thing = '', list = '', amount = '' }: Brief,
  language: Language,
): Record<string, string> {
  const paid = lettered(
    /\d (?:an|per|a) (?:hour|day|week|month|shift)|\d (?:на|за) (?:час|ден|месец|смяна)|\d ?(?:€|eur\p{L}*|евро|лв\.?|лева|leva)(?: (?:net|gross|чисто|нето|бруто))?|(?:salary|pay|wage|заплата) /iu,
  ).test(text);
  const after =
    lettered(/:\s+([^,;]{3,60}?)(?: (?:in|for|в|във) \p{Lu}\p{L}+)?(?=[,;]|$)/u).exec(text)?.[1] ??
    '';
  const isMedium = medium.test(thing) && after !== '';
  const town =
    /^[^:]*:\s+[^,:]+,\s+(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?=,|$)/u.exec(text)?.[1] ?? '';
  const atOnce = isEnglish[language]
    ? lettered(/(?<!\p{L})(?:at once|immediately|asap|right away)(?!\p{L})/iu)
    : lettered(/(?<!\p{L})(?:веднага|незабавно)(?!\p{L})/iu);
  const role = isEnglish[language] ? roleIn(text) : null;
  return {
    ...(town === '' ? {} : { place: town }),
    ...(role === null ? {} : { ...formsOf(role.title, language), place: role.place }),
    amount: amount.replace(/\s+(?:gross|net|бруто|нето|чисто)$/iu, ''),
    ...(isMedium
      ? {
          ...formsOf(after, language),
          list: list
            .split('\n')
            .filter((line) => !line.toLowerCase().startsWith(`- ${after.toLowerCase()}`))
            .join('\n'),
        }
      : {}),
    ...(paid ? { paySaid: ' ' } : {}),
    ...(atOnce.test(text) ? { startSaid: ' ' } : {}),
    fewFacts: text.split(/[,;]\s/u).length > FACTS_ENOUGH ? '' : ' ',
  };
}

/** The amount still due, if the request names no invoice: “the remaining 40% (€1,200) of the website project”. */
export function restToPay(
  text: string,
  { amount = '' }: Brief,
  language: Language,
): Record<string, string> {
  const found = isEnglish[language]
    ? (lettered(
        /(?<!\p{L})(the (?:remaining|outstanding|rest)(?:[^.;:!?\n]|[.](?=\d)){3,100})/iu,
      ).exec(text) ??
      lettered(
        /(?<!\p{L})(the (?:first|second|third|last|final) (?:instalment|installment|payment)(?:[^.,;:!?\n]|[.,](?=\d)){0,60}?)(?= (?:was|is|due|by|has)(?!\p{L})|[.,;]|$)/iu,
      ).exec(text))
    : (lettered(/(?<!\p{L})((?:останал\p{L}*|остатъка) (?:[^.;:!?\n]|[.](?=\d)){3,100})/iu).exec(
        text,
      ) ??
      lettered(
        /(?<!\p{L})((?:първата|втората|третата|последната) вноска(?:[^.,;:!?\n]|[.,](?=\d)){0,60}?)(?= (?:беше|бе|е|с падеж|дължима)(?!\p{L})|[.,;]|$)/iu,
      ).exec(text));
  const rest = found?.[1]?.trim() ?? '';
  if (rest !== '') return { rest, noInvoice: ' ' };
  // A request that names no invoice gets a text that mentions none.
  if (lettered(/invoice|bill(?!\p{L})|фактур|сметк/iu).test(text) || amount === '') return {};
  return {
    rest: isEnglish[language] ? `the payment of ${amount}` : `плащането от ${amount}`,
    noInvoice: ' ',
  };
}

/** “Our cleaning service to a property manager”: the customer is no part of the offer. */
export function withoutFirmKind(brief: Brief): Record<string, string> {
  const isForSomebody = / (?:to|до) /u.test(brief['thing'] ?? '');
  const parts = Object.fromEntries(
    ['thing', 'bare', 'bareThing', 'title', 'thingSubject'].map((name) => [
      name,
      (brief[name] ?? '').replace(/ (?:to|до) (?:an?|the|our|един|една|\p{Ll}).*$/u, ''),
    ]),
  );
  return { ...parts, forSomebody: isForSomebody ? ' ' : '' };
}
