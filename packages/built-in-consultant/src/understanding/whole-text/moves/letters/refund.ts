import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../../language/is-english.ts';
import type { Brief } from '../../brief/brief-type.ts';
import { turned } from '../../brief/clauses.ts';
import { toSecondPerson } from '../second-person.ts';
import { sentencesOfKind, type Told } from '../told.ts';

const refused: Record<Language, RegExp> = {
  EN: lettered(
    /(?<!\p{L})(?:refus\p{L}*|declin\p{L}*|turn(?:ing)? down|say(?:ing)? no to|den\p{L}+)(?: politely| kindly)? ((?:an?|the|his|her|their|another|full|any)?\s?(?:\p{L}+ )?(?:refund|discount|return|exchange|request|invitation|replacement|credit|extension|deferral|free \p{L}+))(?!\p{L})/iu,
  ),
  BG: lettered(
    /(?<!\p{L})(?:откаж(?:и|ете|а|ем)|отказ(?:ваме)?)(?: (?:учтиво|любезно))? (?:(?:на|за) )?((?:връщане на (?:парите|сумата|пари)|възстановяване на (?:сумата|парите)|отстъпка|замяна|рекламация(?:та)?|разсрочване|връщане)(?: на \p{L}+)?)(?!\p{L})/iu,
  ),
};
const person =
  '(?:(?:the|our|my|an?|this) )?(?:client|customer|guest|buyer|patient|parent|tenant|woman|man|lady)';
const story: Record<Language, RegExp> = {
  EN: lettered(
    `(?:(?:^|[:,.;]\\s+)(?:${person}|she|he|they) ((?:has |had |is |was )?(?:bought|ordered|booked|wants|wanted|asked|asks|claims|says|received|got|cancelled|missed|used|broke|wore|returned|complains|complained)(?!\\p{L})[^.;]{4,200})|(?:${person}|somebody|someone),? who ((?:bought|ordered|booked|wants|wanted|asked|asks|cancelled|missed|used|received|got)(?!\\p{L})[^.;]{4,200}))`,
    'iu',
  ),
  BG: lettered(
    /(?:клиент\p{L}*|гост\p{L}*|пациент\p{L}*|жена|човек),? ко(?:й|я|и)то ([^.;]{4,200})/iu,
  ),
};
/** The part of the story that is about the sender: “…, explain that …”, “but we can offer”. */
const ourPart = lettered(
  /,?\s(?:but (?:we|our)|and offer|offer|because (?:we|our|it|the)|since (?:we|our|it|the)|, (?:we|our)|но|(?:по|поради|заради) [^,]{3,40} не |и предложи|предложи|защото (?:ние|не можем|\p{L}+(?:ме|хме))).*$/isu,
);

/** The parts of a refusal: the reader’s wish, the refusal, its reason, and the offer instead. */
export function refundParts(
  text: string,
  told: Told,
  brief: Brief,
  language: Language,
): Record<string, string> {
  const declined = offerIn(text, language) || askedIn(text, language);
  if (declined !== '')
    return {
      clause: declined,
      reason: '',
      more: [moreOf(told), sentencesOfKind(told, 'thanks')].filter(Boolean).join(' '),
      instead: sentencesOfKind(told, 'offer'),
    };
  const object = refused[language].exec(text)?.[1]?.trim() ?? '';
  const [, statement, relative] = story[language].exec(text) ?? [];
  const found = (statement ?? relative ?? '').replace(ourPart, '').replace(/[\s,]+$/u, '');
  const wanted = isEnglish[language] ? toReaderEn(found) : toReaderBg(found);
  // A wish that is not about money keeps the clause of the request.
  const isMoney = money.test(found);
  if (object === '' && !isMoney && (!wants.test(found) || (brief['clause'] ?? '') !== ''))
    return {};
  const bare = /discount/iu.test(found) ? 'a discount' : isMoney ? 'a refund' : 'what you ask for';
  const what = object || (isEnglish[language] ? bare : '');
  const own = isEnglish[language]
    ? what.replace(/^(?:his|her|their|the) /iu, 'a ')
    : what.replace(lettered(/ на клиент\p{L}*$/iu), '');
  const isRequest = /request|invitation/iu.test(own);
  const lines = [...told.before, ...told.says].filter(
    (line) => !lettered(/^(?:You|Клиент|Той|Тя)(?!\p{L})/u).test(line),
  );
  const [, ownRule = ''] = rule.exec(text) ?? [];
  const given = brief['reason'] ?? '';
  const reason = /^(?:предложи|offer|suggest)/iu.test(given) ? '' : given;
  const isTheirs =
    reason === '' ||
    lettered(/^(?:you|your|не Ви|Ви|му|ѝ|не му|she|he|they)(?!\p{L})/iu).test(reason);
  return {
    understood: wanted,
    clause: isEnglish[language]
      ? isRequest
        ? 'we can’t agree to it'
        : `we can’t give you ${own}`
      : `не можем да ${deedBg(own || found)}`,
    ...(isTheirs ? { reason: '' } : {}),
    instead: sentencesOfKind(told, 'offer') || (brief['instead'] ?? ''),
    more: [
      ownRule === '' ? '' : `${capitalised(ownRule)}.`,
      ...lines,
      sentencesOfKind(told, 'say', 'wish'),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

const askedUs: Record<Language, RegExp> = {
  EN: /(?:who|that|which|,|and) (?:(?:has |have )?(?:asked|asks|ask|wants|wanted|invited|invites)) (?:us|me) to ([^.;:!?]{4,120}?)(?=,? (?:because|since|but|and (?:say|offer|explain))|[.;:!?]|$)/iu,
  BG: /ко(?:й|я|е|и)то (?:ни|ме) (?:моли|помоли|молят|помолиха|кани|покани|поканиха|иска) да ([^.;:!?]{4,120}?)(?=,? (?:защото|понеже|но|и (?:кажи|предложи|обясни))|[.;:!?]|$)/iu,
};

const offers: Record<Language, RegExp> = {
  EN: lettered(
    /(?:declin|refus|turn)\p{L}*(?: down)? (?:an?|the|our|his|her|their) (?:\p{L}+[’']s? )?(?:offer|quote|proposal|invitation)((?: (?:for|of|on|to) [^,.;:!?]{2,60})?)/iu,
  ),
  BG: lettered(
    /отказ(?:ваме|вам|ва)? (?:офертата|предложението|поканата)(?: (?:на|от) \p{L}+)?((?: за [^,.;:!?]{2,60})?)/iu,
  ),
};

/** “Declining a supplier’s offer for packaging”: we can’t accept your offer for packaging. */
function offerIn(text: string, language: Language): string {
  const found = offers[language].exec(text);
  if (found === null) return '';
  const what = /invitation|покана/iu.test(found[0])
    ? isEnglish[language]
      ? 'invitation'
      : 'поканата'
    : isEnglish[language]
      ? 'offer'
      : 'предложението';
  return isEnglish[language]
    ? `we can’t accept your ${what}${found[1] ?? ''}`
    : `не можем да приемем ${what} Ви${found[1] ?? ''}`;
}

/** “A charity that asked us to sponsor their fair”: we can’t sponsor your fair. */
function askedIn(text: string, language: Language): string {
  const found = askedUs[language].exec(text)?.[1]?.trim() ?? '';
  if (found === '') return '';
  return isEnglish[language]
    ? `we can’t ${turned(found, 'EN').replace(/^(?:me|us) /iu, '')}`
    : `не можем да ${turned(found, 'BG')}`;
}

function moreOf(told: Told): string {
  const said = [...told.before, ...told.says].filter(
    (line) => !offers.EN.test(line) && !offers.BG.test(line),
  );
  return [...said, sentencesOfKind(told, 'say', 'wish')].filter(Boolean).join(' ');
}

/** The refused action, as a verb after „не можем да“. */
function deedBg(asked: string): string {
  const deeds: readonly [RegExp, string][] = [
    [/връщане на (?:парите|сумата|пари)|възстановяване|парите/iu, 'Ви върнем парите'],
    [/отстъпка|намаление/iu, 'Ви направим отстъпка'],
    [/замяна|смяна/iu, 'направим замяна'],
    [/рекламация/iu, 'приемем рекламацията'],
    [/разсрочване|отсрочка/iu, 'Ви предложим разсрочване'],
    [/връщане|да върне/iu, 'приемем връщането'],
  ];
  return deeds.find(([sign]) => sign.test(asked))?.[1] ?? 'се съгласим с това';
}

/** „По хигиенни причини не приемаме“. */
const rule = /,\s((?:по|поради|заради) [^,.;]{3,40} не [^,.;]{3,60})/iu;
const money =
  /refund|money back|discount|връщане на (?:парите|сумата)|парите (?:си )?обратно|възстановяване|отстъпка|рекламация|разсрочване/iu;
const wants = lettered(
  /(?<!\p{L})(?:wants?|wanted|ask\p{L}*|иска|искат|поиска|настоява)(?!\p{L})/iu,
);

function toReaderEn(found: string): string {
  if (found === '') return '';
  const own = turned(`she ${found}`, 'EN')
    .replace(lettered(/^she (\p{L}+)/iu), (_, verb: string) => `you ${base(verb)}`)
    .replace(lettered(/(?<= and )(\p{L}+s)(?= )/giu), base)
    .replace(lettered(/(?<!\p{L})(?:she|he|they) doesn[’']t/giu), 'you don’t')
    .replace(
      lettered(/(?<!\p{L})(?:she|he|they) (\p{L}+)/giu),
      (_, verb: string) => `you ${base(verb)}`,
    );
  return own;
}

function base(verb: string): string {
  const known: Readonly<Record<string, string>> = {
    has: 'have',
    is: 'are',
    was: 'were',
    does: 'do',
  };
  return (
    known[verb.toLowerCase()] ??
    verb.replace(
      /(?<=(?:want|ask|claim|say|complain|need|expect|demand|insist|like|think|feel))s$/iu,
      '',
    )
  );
}

function toReaderBg(found: string): string {
  if (found === '') return '';
  const own = turned(found, 'BG');
  const [first = '', ...rest] = own.split(' ');
  const verbs: Readonly<Record<string, string>> = {
    иска: 'искате',
    искат: 'искате',
    поиска: 'поискахте',
    настоява: 'настоявате',
    моли: 'молите',
    купи: 'купихте',
    поръча: 'поръчахте',
    върна: 'върнахте',
  };
  const verb = verbs[first.toLowerCase()];
  if (verb === undefined) return '';
  return toSecondPerson([verb, ...rest].join(' '))
    .replace(/(?<=не Ви )(?=харесал)/u, 'е ')
    .replace(/(?<= и )(иска|поиска|настоява)(?= )/u, (word) => verbs[word] ?? word);
}
