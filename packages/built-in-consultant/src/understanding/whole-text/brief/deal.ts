import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import type { Layout } from '../../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../../language/is-english.ts';
import { fillText } from '../../../text/fill-text.ts';
import type { Brief } from './brief-type.ts';
import { isSaid } from './listed.ts';
import { thingFrom } from './thing.ts';

/** “A Black Friday email”: the discount is not on the email. */
const media = lettered(
  /(?<=\uE002) (?:e-?mail|post|newsletter|campaign|message|sms|text|advert|ad|имейл|пост|бюлетин|кампания|съобщение|реклама)(?!\p{L})/giu,
);

/** The scope and the discount of a sale as phrases, and the label of a wage: net, gross or plain. */
export function dealOf(
  text: string,
  cut: string,
  brief: Brief,
  language: Language,
  { deal, pay }: Layout,
  isOwnText: boolean,
): Record<string, string> {
  const { percent = '', occasion = '', thing = '' } = brief;
  const scope =
    (isEnglish[language]
      ? lettered(
          /\uE002 ?(?:off|discount|sale|cheaper|reduction)?(?: (?:on|for|off))? ((?!off|discount|sale|until|till|from|and|to|for|on)\p{L}[\p{L} -]{2,50})/iu,
        )
      : lettered(
          /\uE002 ?(?:отстъпка|намаление|по-евтин\p{L}*|промоция)?(?: (?:на|за|от)) ((?:всички|всичко|целия|цялата)? ?[\p{L} -]{3,50})/iu,
        )
    ).exec(
      cut
        .replace(media, '')
        .replace(
          /,? (?:(?:with|using) )?(?:the )?code (?=\p{Lu}).*$|,? (?:(?:с|със) )?код (?=\p{Lu}).*$/su,
          '',
        ),
    )?.[1] ?? '';
  const named = thingFrom(scope, language);
  const isSale = lettered(
    /(?:sale|promo\p{L}*|discount|разпродажба|промоци\p{L}*|намалени\p{L}*|отстъпк\p{L}*)/iu,
  ).test(thing);
  const figure = /\d+/u.exec(percent)?.[0] ?? '';
  const isNamedSale = isSale && figure !== '' && !thing.includes(figure);
  const open = occasion || (isNamedSale ? formless(thing) : '');
  const fromObject = percent === '' ? brief['clause'] || thing : '';
  const values = {
    ...brief,
    scope: isSale && named.includes('sale') ? '' : named,
    dealOpen: open,
    fromObject,
  };
  const isKnown = percent !== '' || fromObject !== '';
  return {
    scope: values.scope,
    deal: !isKnown
      ? ''
      : percent === ''
        ? `${capitalised(fromObject)}${brief['only'] && !fromObject.includes(brief['only']) ? `, ${brief['only']}` : ''}.`
        : capitalised(fillText(deal, values)),
    ...(percent === '' && brief['clause'] && isOwnText ? { facts: '' } : {}),
    percentOff:
      percent === '' ? '' : isEnglish[language] ? `${percent} off` : `${percent} отстъпка`,
    occasionOpen: '',
    payLabel: lettered(/(?<!\p{L})(?:net|нето|чисто)(?!\p{L})/iu).test(text)
      ? pay.net
      : lettered(/(?<!\p{L})(?:gross|бруто)(?!\p{L})/iu).test(text)
        ? pay.gross
        : pay.plain,
  };
  function formless(name: string): string {
    return isEnglish[language] ? name : name.replace(/^(?:нашата|нашето|нашите|нашия)\s/u, '');
  }
}

const founded = lettered(
  /^(?:founded|established|opened|est\.?|основан\p{L}*|създаден\p{L}*)(?: (?:in|през))? (?:19|20)\d\d(?: г\.?)?$/iu,
);

/** The opening of a text about the user’s business, and its other facts. */
export function aboutOf(
  { thing = '', place = '', year: since = '', business = '', sentences = '' }: Brief,
  facts: readonly string[],
  language: Language,
): Record<string, string> {
  if (thing === '') return { aboutOpen: '' };
  const own = /\d{4}/u.exec(facts.find((fact) => founded.test(fact)) ?? '')?.[0] ?? '';
  const year = thing.includes(own || since) ? '' : own || since;
  const rest = facts
    .filter((fact) => !sentences.includes(capitalised(fact)) && !founded.test(fact))
    .join(', ');
  const aboutRest =
    rest === '' ? '' : isEnglish[language] ? `With us: ${rest}.` : `При нас: ${rest}.`;
  // “Studio Arka, interior designers”: a name and a trade.
  if (business === '' && rest !== '' && lettered(/^(?:\p{L}+ )?\p{Lu}/u).test(thing))
    return { aboutRest: '', aboutOpen: `${capitalised(thing)}: ${rest}.` };
  const who = business === '' ? '' : business;
  if (isEnglish[language]) {
    const start = who === '' ? `We are ${thing}` : `${who} is ${thing}`;
    const town = place === '' || thing.includes(place) ? '' : ` in ${place}`;
    return {
      aboutRest,
      aboutOpen: `${start}${town}.${year === '' ? '' : ` We have been here since ${year}.`}`,
    };
  }
  const start = who === '' ? `Ние сме ${thing}` : `${who} е ${thing}`;
  const town = place === '' || thing.includes(place) ? '' : ` в ${place}`;
  return { aboutRest, aboutOpen: `${start}${town}.${year === '' ? '' : ` Работим от ${year} г.`}` };
}

/** “With a 10 € voucher”, „с подарък“. */
const given = lettered(
  /(?<!\p{L})(?:with|с|със) ((?:an? )?(?:\d{1,4} ?(?:€|euro|евро|лв\.?|%) ?)?(?:gift|voucher|подарък|ваучер)[^,.;!?\n]{0,50})/iu,
);

/** The content of a message without a special purpose, and the details that it does not give yet. */
export function unsaidOf(brief: Brief, language: Language): Record<string, string> {
  const {
    clause = '',
    facts = '',
    thing = '',
    title = '',
    whenTime = '',
    from = '',
    place = '',
    amountPer = '',
    percent = '',
    gift = '',
    occasion = '',
  } = brief;
  const text = clause === '' ? '' : `${capitalised(clause)}${/[.!?]$/.test(clause) ? '' : '.'}`;
  const said = `${text} ${facts} ${occasion}`;
  const unless = (part: string) =>
    part === '' || said.toLowerCase().includes(part.toLowerCase()) ? '' : part;
  const { day = '', time = '' } = brief;
  const isDaySaid = day !== '' && unless(day) === '' && (time === '' || unless(time) === '');
  const voucher = given.exec(brief['request'] ?? '')?.[1] ?? '';
  const present =
    voucher === ''
      ? ''
      : isEnglish[language]
        ? `Our gift to you: ${voucher}.`
        : `Нашият подарък за Вас: ${voucher}.`;
  return {
    clauseText: text,
    factsText: thing === '' ? facts : '',
    toPay: isSaid(brief['amount'] ?? '', said) ? '' : (brief['amount'] ?? ''),
    clauseLine: clause === '' ? '' : `${clause}${/[.!?]$/.test(clause) ? '' : '.'}`,
    headed: title === '' ? '' : `${title}!`,
    unsaidFacts: clause === '' ? facts : '',
    unsaidTime: isDaySaid ? '' : unless(whenTime || from),
    hasTime: isDaySaid || unless(whenTime) === '' ? '' : ' ',
    unsaidPlace: unless(place),
    unsaidPrice: isSaid(brief['amount'] ?? '', said) ? '' : amountPer,
    amountPer: isSaid(brief['amount'] ?? '', facts) ? '' : amountPer,
    subjectLine:
      clause === ''
        ? title
        : subjectOf(clause) ||
          title ||
          (isEnglish[language] ? 'Information for you' : 'Информация за Вас'),
    treat:
      present ||
      (percent === '' ? gift : (brief['deal'] ?? '')) ||
      (facts !== '' && !/\d+ (?:years|години)/iu.test(facts)
        ? facts.replace(/^[^.]*(?:turns?|навършва|anniversary)[^.]*\.\s*/iu, '')
        : ''),
    praised: brief['praised'] ?? '',
    when: said.includes(brief['day'] ?? '') && brief['day'] ? '' : (brief['when'] ?? ''),
    from: from !== '' && facts.includes(from) ? '' : from,
  };
}

/** A longer clause is no subject line. */
const SUBJECT_WORDS = 12;

/** A clause or its first part as a subject line; empty if that is too long. */
export function subjectOf(clause: string): string {
  const parts = [
    clause,
    clause.split(
      lettered(
        /(?<!(?<!\p{L})(?:бул|ул|пл|г|лв|ч|д-р|No))[.,;:]\s|\s(?:because|due to|защото|заради|поради|понеже|тъй като)\s/u,
      ),
    )[0] ?? '',
  ];
  return capitalised(parts.find((part) => part.split(/\s+/u).length <= SUBJECT_WORDS) ?? '');
}
