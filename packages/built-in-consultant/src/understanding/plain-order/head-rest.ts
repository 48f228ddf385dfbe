import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { isEnglish } from '../../language/is-english.ts';
import { nobody } from '../whole-text/order/order-reader.ts';
import { guarded, unguarded } from '../whole-text/order/protected.ts';
import type { HeadRest } from './head-rest-type.ts';
import type { Head } from './heads.ts';
import { readerFor } from './reader-for.ts';
import { askedEn, offered, requestRest, sentOffer } from './request-rest.ts';

const channel: Record<Language, RegExp> = {
  EN: lettered(
    /^,? (?:for|on|in|to put (?:on|in)) (?:the |our |my |a |your )*(?:facebook|instagram|linkedin|twitter|google|website|site|blog|(?:\p{L}+ )?(?:door|window|fridge|noticeboard|notice board|parcels?|boxes)|each parcel|newsletter|fridge|kitchen|viber|whatsapp|about page)[^:,.]{0,30}?(?=[:,.]| that | about |$)/iu,
  ),
  BG: lettered(
    /^ (?:за|на|във?|по) (?:вратата|витрината|вратата на \p{L}+|витрината на \p{L}+|сайта|блога|бюлетина|хладилника|фейсбук|инстаграм|линкедин|линкдин|linkedin|facebook|instagram|вайбър|viber|google)[^:,.]{0,25}?(?=[:,.–]| за | че |$)/iu,
  ),
};
const toward: Record<Language, RegExp> = {
  EN: /^ ?(?:to|for|with|at) (?!(?:tell|ask|say|thank|let|confirm|announce|invite|remind|apologi[sz]e) )(.+)$/isu,
  BG: lettered(
    /^ ?(?:до|на|към|от|за|с(?= (?:клиент|гост|колег|екип|персонал|партньор))) (.+)$/isu,
  ),
};
const about: Record<Language, RegExp> = {
  EN: /^,? (?:about|announcing|on|regarding|offering|of) (.+)$/isu,
  BG: lettered(/^,? (?:за|относно|с молба за|по повод(?: на)?|с) (.+)$/isu),
};
const links: Record<Language, RegExp> = {
  EN: /(:(?=\s)|,? that(?= (?:we|our|the|i|my|there|his|her|its|it|from|on|in|as|\d|\p{Lu}))|,? saying(?: that)?|,? confirming |,? who |,? whose |,? because |,? about |,? asking |,? offering |,? announcing |,? to (?=(?:ask|say|tell|let|thank|offer|confirm|invite) )| and (?=(?:give|offer|invite|thank|ask|tell) )|,|[.;–—-] |$)/iu,
  BG: lettered(
    /(:(?=\s)|,? че |,? и (?=(?:ѝ |му |им |ги )?(?:дай|подари|предложи|покани)(?!\p{L}))|,? ко(?:й|я|е|и)то |,? за (?=\p{L})|,? с молба |,? относно |,|[.;–—-] |$)/iu,
  ),
};
const events: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:the |our |an? |my |\p{L}+ )*(?:opening|party|day|evening|event|workshop|class|tasting|webinar|concert|dinner|exhibition|anniversary|launch|open house|talk|show|reading|fair|market)\b/iu,
  ),
  BG: lettered(
    /^(?:\p{L}+ )*?(?:откриване\p{L}*|парти\p{L}*|ден\p{L}*|вечер\p{L}*|събитие\p{L}*|работилница\p{L}*|дегустация\p{L}*|уебинар|концерт|вечеря|изложба|годишнина|представяне\p{L}*|среща|четене|празник\p{L}*|базар)(?!\p{L})/iu,
  ),
};
/** Kinds whose “for …” names the topic instead of a reader. */
const unread: readonly Head['kind'][] = ['news'];
/** “Tell my clients I’m on holiday”: the boundary between reader and content. */
const clauseStart: Record<Language, RegExp> = {
  EN: lettered(
    /^((?:(?:my|our|the|all|an?|new|old|regular) )*\p{L}+(?: \p{L}+)??(?<! (?:of|at|in|from|for|with|on))) ((?:I[’']?m|I|we[’']?re|we|our|there[’']?s|the|they|it) .+)$/isu,
  ),
  BG: /^$/u,
};

function cut(text: string, language: Language): { before: string; link: string; after: string } {
  const safe = guarded(text);
  const found = links[language].exec(safe);
  if (found === null) return { before: text.replace(/[\s.]+$/u, ''), link: '', after: '' };
  return {
    before: unguarded(safe.slice(0, found.index)).replace(/[\s.]+$/u, ''),
    link: (found[1] ?? '').trim().replace(/^,\s*/u, ''),
    after: unguarded(safe.slice(found.index + found[0].length)).trim(),
  };
}

/** Splits the words after the name of the text into reader, relative clause, topic and content. */
export function headRest({ kind, rest }: Head, language: Language): HeadRest {
  const found: HeadRest = { reader: nobody, deed: '', topic: '', told: '', audience: '' };
  const left = rest
    .replace(channel[language], '')
    .replace(lettered(/^,? to (?:tell|let|inform|remind) (?=\p{L})/iu), ' to ')
    .replace(/^,? (?:(?:that|which) )?(?:i|we) can send (?:to )?/iu, ' to ')
    .replace(lettered(/^,? telling (?=\p{L})/iu), ' to ')
    .replace(lettered(/^,? to partner with (?=\p{L})/iu), ' to ')
    .replace(
      lettered(
        /^,? (?:което |която |който )?да (?:пратя|пратим|изпратя|изпратим|кажа|кажем|съобщя|подсетя|подсетим)(?: (?:до|на))? /iu,
      ),
      ' до ',
    );
  if (kind === 'follow-up' || offered.test(left)) {
    const sent = offered.exec(left);
    if (sent !== null) return sentOffer(sent, found, language);
  }
  if (kind === 'request') return requestRest(left, found, language);
  const pair = kind === 'invitation' ? invitedTo[language].exec(left) : null;
  if (pair !== null) {
    const reader = readerFor(pair[1] ?? '', language);
    return { ...topicRest(pair[2] ?? '', found), reader, audience: pair[1] ?? '' };
  }
  const isUnread = unread.includes(kind);
  const to = toward[language].exec(left);
  const isEvent = kind === 'invitation' && events[language].test(to?.[1] ?? '');
  const isDated = kind === 'appointment' && !/^ ?(?:to|до|на) /u.test(left);
  const isReader =
    to !== null && !isDated && !isEvent && !(isUnread && !/^ ?(?:to|до|към) /u.test(left));
  if (isReader) return readerRest(to[1] ?? '', found, language);
  const topic = isEvent || (isUnread && to !== null) ? to : about[language].exec(left);
  if (topic !== null && topic !== undefined) return topicRest(topic[1] ?? '', found);
  return {
    ...found,
    told: left.replace(/^[\s,:.–—-]+(?:(?:that|че) )?|^,? (?:that|saying|че) /iu, ''),
  };
}

const invitedTo: Record<Language, RegExp> = {
  EN: /^ ?(?:for|to) ((?:(?:our|all|the) )*[a-z]+s) to ((?:our|the|an?) .+)$/isu,
  BG: lettered(/^ ?(?:до|към|за) (\p{Ll}+(?:ите|ци|ри|ки|ни|ели)) за (.+)$/isu),
};

function topicRest(phrase: string, found: HeadRest): HeadRest {
  const at =
    /[:,]\s|\s[–—-]\s|(?: (?:at|on|in|from|на|от|във?) (?=\d|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:понеделник|вторник|сряда|четвъртък|петък|събота|неделя)))/u.exec(
      phrase,
    );
  const own = at === null ? phrase : phrase.slice(0, at.index);
  const told = at === null ? '' : phrase.slice(at.index).replace(/^[\s,:–—-]+/u, '');
  return { ...found, topic: own.replace(/[\s.]+$/u, ''), told };
}

/** “a local florist, Rosie’s Blooms: …” */
const namedAside = lettered(
  /^((?:an?|our|my|the) (?:\p{Ll}+ ){0,3}?\p{Ll}+), (\p{Lu}[\p{L}’'&.-]*(?: \p{Lu}[\p{L}’'&.-]*)*)(?=:|,|$)|^((?:\p{Ll}+ )?(?:клиент|кандидат|колег|колежк|доставчик|наемател|партньор|пациент|съсед|счетоводител)\p{L}*(?: ни| ми)?),? (?:на име )?((?:г-жа |г-н |д-р )?\p{Lu}[\p{L}-]+)(?=:|,|$)/u,
);
const personRole =
  /клиент|кандидат|коле|доставчик|наемател|партньор|пациент|съсед|счетовод|\b(?:customer|client|candidate|manager|tenant|colleague|accountant|guest|owner|director|landlord|friend|employee|patient|member|neighbou?r|editor)\b/iu;
const bareReader = /^(?:him|her|them|it|him please|her please|го|му|ѝ|им)$/iu;

function readerRest(phrase: string, found: HeadRest, language: Language): HeadRest {
  const told = clauseStart[language].exec(phrase);
  if (told !== null)
    return {
      ...found,
      reader: readerFor(told[1] ?? '', language),
      told: told[2] ?? '',
      audience: told[1] ?? '',
    };
  const named = namedAside.exec(phrase);
  if (named !== null) {
    const [all] = named;
    const role = named[1] ?? named[3] ?? '';
    const name = named[2] ?? named[4] ?? '';
    const isPerson = personRole.test(role);
    const reader = isPerson ? { ...nobody, name } : { ...nobody, firm: name };
    return {
      ...found,
      reader,
      audience: role,
      told: phrase.slice(all.length).replace(/^[\s,:.]+(?:that |че )?/u, ''),
    };
  }
  const { before, link, after } = cut(phrase, language);
  if (bareReader.test(before)) return { ...found, told: after };
  const known = { reader: readerFor(before, language), audience: before };
  if (/^(?:who|whose|ко(?:й|я|е|и)то)$/iu.test(link))
    return { ...deedRest(link, after, found), ...known };
  // “Anna, my best customer, to ask …”, „Ани, най-добрата ми клиентка, да …“
  const aside = lettered(
    /^(?:my|our|the|най-добр\p{L}+|наш\p{L}+|моя\p{L}*) [^,]{3,40},? ?(.*)$/isu,
  ).exec(after);
  if (link === '' && aside !== null && known.reader.name !== '')
    return { ...found, ...known, told: aside[1] ?? '' };
  const isOffering = /^(?:offering|announcing)$/iu.test(link);
  if (isOffering || /^(?:about|за|относно)$/iu.test(link))
    return {
      ...topicRest(after, found),
      ...known,
      ...(link.toLowerCase() === 'offering' ? { kind: 'cold' as const } : {}),
    };
  if (/^confirming$/iu.test(link)) return { ...appointmentRest(after, found), ...known };
  if (/^(?:asking|с молба)$/iu.test(link))
    return { ...found, ...known, told: isEnglish[language] ? askedEn(after) : `Молим Ви ${after}` };
  return { ...found, ...known, told: after };
}

/** “who wants a refund for shoes worn for three weeks”, “who complains that …” */
function deedRest(link: string, after: string, found: HeadRest): HeadRest {
  const [, deed = '', rest = ''] = /^([^:]+?)(?::\s|;\s|,\s(?=\d)|$)(.*)$/su.exec(after) ?? [];
  const whole = link.toLowerCase() === 'whose' ? `whose ${deed}` : deed;
  const isWish = wishes.test(whole);
  return { ...found, deed: whole, told: rest, ...(isWish ? { kind: 'answer' as const } : {}) };
}

const wishes = lettered(
  /^(?:(?:now|ми|ни|се) )*(?:wants?|asks?|asked|wanted|would like|complain(?:s|ed)?|wrote|says?|said|иска|поиска|пита|попита|моли|помоли|оплаква|оплака|пише|писа|каза|твърди)(?!\p{L})/iu,
);

function appointmentRest(after: string, found: HeadRest): HeadRest {
  const [, , told = ''] = /^((?:her|his|their|the|an?) [^:,]+)[:,]?\s*(.*)$/isu.exec(after) ?? [];
  return { ...found, told: told === '' ? after : told, kind: 'appointment' };
}
