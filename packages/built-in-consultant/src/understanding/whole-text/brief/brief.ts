import type { Language } from '@savet/contract/languages';
import { capitalised } from '@savet/text/text';
import type { DetailWords } from '../../../knowledge/details.schema.ts';
import type { Layout, PurposeName, PurposeSigns } from '../../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../../language/is-english.ts';
import { placeIn } from '../../details/parts.ts';
import type { Details } from '../../details.ts';
import { addedTo, readable } from './added.ts';
import type { Brief } from './brief-type.ts';
import { asSentences, clauseIn, reasonIn, turned } from './clauses.ts';
import { datesIn } from './dates.ts';
import { aboutOf, dealOf, unsaidOf } from './deal.ts';
import { figuresIn } from './figures.ts';
import { hoursIn } from './hours.ts';
import { channelNames, factsAfter, isSaid, listed, withoutPlaced } from './listed.ts';
import {
  costing,
  occasionOf,
  partsOf,
  pointsIn,
  thanksTopic,
  untilOnly,
  visitIn,
} from './parts.ts';
import { addressIn, companyIn, firmIn, personIn, placeNamed } from './places.ts';
import { senderIn, withoutTown } from './plain-request.ts';
import { formsOf, MARK, newness, thingAfter, thingFrom } from './thing.ts';

export interface Asked {
  request: string;
  /** What later messages add to it. */
  added: readonly string[];
  purpose: PurposeName;
  language: Language;
  details: Details;
  business: string | null;
}

interface Needed {
  details: DetailWords;
  signs: PurposeSigns;
  layout: Layout;
}
/** Purposes whose thing may stand first in a list of facts. */
const titled: readonly PurposeName[] = [
  'product',
  'for-sale',
  'job',
  'about',
  'new-thing',
  'offer',
];
/** Purposes whose text says the reason even where the clause has it. */
const reasoned: readonly PurposeName[] = [
  'closed',
  'price-change',
  'price-request',
  'contract-end',
  'moved',
  'hours',
];
/** Something new without the word. */
const announced =
  /(?<!\p{L})(?:launch\p{L}*|back in stock|introduc\p{L}*|announc(?:e|ing)(?! that)|пуска\p{L}*|стартира\p{L}*|наличност|представя\p{L}*)(?!\p{L})/iu;
/** Purposes with a line for the amount. */
const paid: readonly PurposeName[] = ['job', 'product', 'for-sale'];
/** Purposes whose reader the request speaks of as of a third person. */
const toReader: readonly PurposeName[] = [
  ...([
    'payment-reminder',
    'delay',
    'cancellation',
    'apology',
    'thanks',
    'order-ready',
    'refusal',
  ] as const),
  ...([
    'rejection',
    'appointment-reminder',
    'follow-up',
    'review-request',
    'win-back',
    'welcome',
    'general',
    'contract-end',
    'introduction',
    'invitation',
    'offer',
    'closed',
    'price-change',
  ] as const),
];

/** Reads a request into the slots of the text that it wants. */
export function briefOf(asked: Asked, needed: Needed): Brief {
  const { language, purpose, details, business } = asked;
  const text = aboutRequest(readable(asked.request), purpose, language);
  const dated = text
    .replace(channelNames, ' ')
    .replace(/black friday|черен петък|cyber monday/giu, MARK);
  const isToReader = toReader.includes(purpose);
  const { dates, rest } = datesIn(dated, language, MARK);
  const figures = figuresIn(text, language);
  const firm = firmIn(text);
  const cut = withoutTown(withoutFirm(rest, firm)).replace(
    /(?:[€$£] ?\d[\d.,]*|\d[\d.,]* ?(?:%|€|eur\p{L}*|евро|лв\.?|лева))/giu,
    MARK,
  );
  const clause = clauseIn(text, language, {
    toReader: isToReader,
    isRefusal: purpose === 'refusal',
    isTold: ['apology', 'delay', 'cancellation'].includes(purpose),
  });
  const own = costing(cut, language) || thingAfter(cut, needed.signs.after, language);
  const known = own || (details.object === null ? '' : thingFrom(details.object, language));
  const isAnnounced = newness.test(known) || announced.test(text);
  const named = purpose !== 'new-thing' ? known : isAnnounced ? known.replace(newness, '') : '';
  const address = addressIn(text);
  const listedFacts = factsAfter(
    withoutPlaced(text, address, figures['frequency'] ?? ''),
    known,
    language,
  );
  const isTitled = named !== '' || !titled.includes(purpose);
  const [listedFirst = ''] = listedFacts;
  // A sentence is no name.
  const first =
    /^(?:i|we|it|they|he|she|ние|аз|\p{L}+(?:ме|м))\s|\s(?:is|are|costs?|е|са|струва)\s/iu.test(
      listedFirst,
    )
      ? ''
      : listedFirst;
  const title =
    purpose !== 'new-thing' ? first : newness.test(first) ? first.replace(newness, '') : '';
  const thing = isTitled ? (isToReader ? turned(named, language) : named) : title;
  const others = isTitled ? listedFacts : listedFacts.slice(1);
  // “1,400 € plus tips”: what stands beside the amount belongs to it.
  const priced = paid.includes(purpose)
    ? others.find((fact) => isSaid(figures['amount'] ?? '', fact))
    : undefined;
  const facts = others.filter((fact) => fact !== priced);
  const spot = details.place ?? placeIn(text, needed.details)?.value ?? '';
  const town = isOrigin(text, spot) ? '' : spot;
  const reason = reasonIn(text, language) || (purpose === 'closed' ? worksIn(text) : '');
  const split = clause === null ? '' : asSentences(clause, language);
  const brief: Record<string, string> = {
    ...figures,
    ...dates,
    ...formsOf(thing, language),
    ...partsOf(text, language),
    clause: split,
    ...(priced === undefined
      ? {}
      : pricedBy(priced.replace(/^(?:salary|pay|price|заплата|цена)\s+/iu, ''))),
    request: text,
    quoted: /[„“"«][^„“”"«»]{8,}[“”"»]/u.exec(text)?.[0] ?? '',
    praised: turned(
      /(?<!\p{L})(?:prais(?:ed|es|ing)|lik(?:ed|es)|lov(?:ed|es)|похвали(?:ха)?|хареса(?:ха)?|хвали) ((?:our|the|ни |нашата |нашия )?[^,.;:!?\n]{3,60})/iu
        .exec(text)?.[1]
        ?.trim() ?? '',
      language,
    ),
    reason: split.includes(reason) && !reasoned.includes(purpose) ? '' : turned(reason, language),
    hours: hoursIn(text),
    place: [address || placeNamed(text, language), town]
      .filter((part, at, all) => part !== '' && (at === 0 || !(all[0] ?? '').includes(part)))
      .join(', '),
    town,
    person: personIn(text) || firm || namesOf(details.person) || companyIn(text),
    occasion:
      details.occasion ??
      /(?<!\p{L})(?:birthday|name day|рожден\p{L}* ден|имен\p{L}* ден)(?!\p{L})/iu.exec(
        text,
      )?.[0] ??
      '',
    business: senderIn(text) || (business ?? ''),
    overdue: overdueIn(text),
    closedThing: purpose === 'closed' ? closedThing(text, language) : '',
    ...listed(facts, language),
  };
  if (isToReader) {
    for (const name of ['instead', 'gift', 'inline', 'facts', 'sentences', 'list', 'wish'])
      brief[name] = asSentenceStarts(turned(brief[name] ?? '', language), name);
  }
  const instead = brief['instead'] ?? '';
  for (const part of [instead, brief['gift'] ?? '']) {
    const goesOn = (brief['clause'] ?? '').toLowerCase().indexOf(part.toLowerCase());
    if (part === '' || goesOn <= 0 || purpose === 'general') continue;
    brief['clause'] = (brief['clause'] ?? '')
      .slice(0, goesOn)
      .replace(/[\s,.]*(?:and|so|и|но|but)?\s*(?:we|i)?\s*$/iu, '');
  }
  brief['instead'] = instead === '' ? '' : `${instead}.`;
  brief['gift'] = brief['gift'] ? `${brief['gift']}.` : '';
  if (brief['year'] && (brief['facts'] ?? '').includes(brief['year'])) brief['year'] = '';
  brief['occasion'] = occasionOf(brief['occasion'] ?? '', language);
  brief['priceList'] = figures['isSeveral'] ? split : '';
  brief['unsaidPickup'] = /pick|collect|open|отворен|вз(?:е|ем|им)|получ/iu.test(split) ? '' : ' ';
  brief['topic'] = purpose === 'thanks' ? thanksTopic(text, language) : thing;
  brief['visit'] = visitIn(brief['visit'] ?? '', needed.layout);
  if (purpose === 'thanks') brief['topic'] ||= brief['visit'];
  brief['wish'] = (brief['wish'] ?? '').replace(
    /^(?:we|i) (?:want|need|expect|ask for|demand) /iu,
    '',
  );
  brief['points'] = pointsIn(text, language, needed.layout);
  const { wish = '' } = brief;
  if (wish !== '' && split.includes(wish)) {
    brief['clause'] = split.replace(
      /[,.]?\s+(?:and|и)?\s*(?:we|i|искаме|искам|молим)(?!\p{L})(?! are| have).*$/iu,
      '',
    );
  }
  if (purpose === 'closed' && brief['reopen'] && brief['time']) {
    brief['reopen'] += isEnglish[language] ? ` at ${brief['time']}` : ` в ${brief['time']}`;
  }
  brief['unsaidWhen'] = split === '' ? (brief['when'] ?? '') : '';
  brief['reopen'] ??= '';
  brief['due'] = brief['due'] || (purpose === 'payment-reminder' ? (brief['day'] ?? '') : '');
  brief['period'] = brief['period'] || (brief['when'] ?? '') || untilOnly(brief, language);
  Object.assign(
    brief,
    ...asked.added.map((message) => addedTo(message, language, needed.details, isToReader)),
  );
  Object.assign(brief, dealOf(text, cut, brief, language, needed.layout, purpose === 'promotion'));
  // A title alone is written from the Brand Hub.
  brief['jobFacts'] = thing === '' ? '' : brief['inline'] || brief['amount'] || brief['from'] || '';
  brief['aboutFacts'] =
    thing === '' ? '' : brief['inline'] || brief['place'] || brief['year'] || '';
  const { inline = '' } = brief;
  if (purpose === 'business-card') brief['cardLines'] = cardLines(text);
  brief['startSaid'] = /(?<!\p{L})(?:start\p{L}*|начало|започва\p{L}*|старт)(?!\p{L})/iu.test(
    inline,
  )
    ? ' '
    : '';
  brief['paySaid'] =
    /(?<!\p{L})(?:salary|pay|wage|заплата|заплащане|възнаграждение)(?!\p{L})/iu.test(inline)
      ? ' '
      : '';
  Object.assign(brief, aboutOf(brief, facts, language), unsaidOf(brief, language));
  if (purpose === 'price-change') brief['from'] = dates['from'] ?? '';
  brief['whenWhere'] = whenWhere(brief, language);
  return brief;
}

/** “About us” is the name of the text: what follows is about the firm. */
function aboutRequest(text: string, purpose: PurposeName, language: Language): string {
  if (purpose !== 'about') return text;
  const start = isEnglish[language] ? 'about us text for ' : 'за нас за ';
  return text.replace(
    /^[^:]*?(?<!\p{L})(?:about us|about me|за нас|за мен)(?!\p{L})(?: (?:text|page|section|paragraph|текст|страница|раздел))?(?: (?:for|of|за|на))?[\s:,–-]*/iu,
    start,
  );
}

/** Closed “for maintenance”. */
function worksIn(text: string): string {
  return (
    /(?<!\p{L})(?:for|за) ((?:\p{L}+ )?(?:maintenance|renovations?|repairs?|cleaning|stocktaking|inventory|ремонт|профилактика|инвентаризация|почистване|ревизия))(?!\p{L})/iu.exec(
      text,
    )?.[1] ?? ''
  );
}

/** “The pool is closed”: it is not the whole firm. */
function closedThing(text: string, language: Language): string {
  const found = isEnglish[language]
    ? /(?<!\p{L})((?:the|our) (?!shop|store|office|firm|company|clients|customers|guests)(?:(?!that|we|which|who)\p{L}+ ){1,4})(?:is|will be) closed/iu.exec(
        text,
      )
    : /(?:че|:|,)\s+((?:\p{L}+ ){1,3})(?:няма да работи|няма да работят|не работи|ще бъде затворен\p{L}?|е затворен\p{L}?)(?!\p{L})/iu.exec(
        text,
      );
  return found?.[1]?.trim() ?? '';
}

/** “14 days overdue”, „просрочена с 21 дни“. */
function overdueIn(text: string): string {
  return (
    /(?<!\p{L})((?:\d{1,3}|an?|one|two|three|four|five|six) (?:days?|weeks?|months?)) (?:overdue|late|past due|past the due)/iu.exec(
      text,
    )?.[1] ??
    /(?:просроч\p{L}*|закъсн\p{L}*)(?: е)?(?: вече)?(?: с| от)? ((?:\d{1,3}|един|една|два|две|три|четири|пет|шест) (?:ден|дни|седмица|седмици|месец|месеца))/iu.exec(
      text,
    )?.[1] ??
    /с ((?:\d{1,3}|два|две|три) (?:дни|седмици|месеца)) (?:просроч|закъсн)/iu.exec(text)?.[1] ??
    ''
  );
}

/** “From 3 May, Varna”, for a line of its own. */
function whenWhere(
  { from = '', when = '', place = '', facts = '' }: Brief,
  language: Language,
): string {
  const start = from === '' ? when : isEnglish[language] ? `from ${from}` : `от ${from}`;
  const where = facts.includes(place) ? '' : place;
  return capitalised([start, where].filter(Boolean).join(', '));
}

/** What stands on a business card, a line each: “for Ivan Kolev, electrician, Pleven”. */
function cardLines(text: string): string {
  const given =
    /:\s+(.+)$/su.exec(text)?.[1] ??
    /(?:business card|визитка)\p{L}*(?: text)? (?:for|of|за|на) (.+)$/iu.exec(text)?.[1] ??
    '';
  const parts = given.split(/[,;]\s+/u).map((part) => part.replace(/[.\s]+$/u, ''));
  return parts.length < 2 ? '' : parts.map(capitalised).join('\n');
}

/** “Made in Troyan” is not where something takes place. */
function isOrigin(text: string, place: string): boolean {
  if (place === '') return false;
  const before = text.slice(0, Math.max(0, text.indexOf(place)));
  return /(?<!\p{L})(?:made|handmade|woven|produced|grown|roasted|произведен\p{L}*|изработен\p{L}*|направен\p{L}*|тъкан\p{L}*|отгледан\p{L}*|прави се) (?:in|в|във) $/iu.test(
    before,
  );
}

/** What is turned to the reader begins as small as “you”; sentences don’t. */
function asSentenceStarts(text: string, name: string): string {
  if (name !== 'facts' && name !== 'sentences') return text;
  return text.replace(/(?<=^|(?<!(?<!\p{L})(?:лв|г|ч|ул|бул))[.!?]\s)\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );
}

/** “An offer to Hotel Orbita for cleaning”: the firm is no part of what is offered. */
function withoutFirm(text: string, firm: string): string {
  if (firm === '') return text;
  const at = text.indexOf(` ${firm} `);
  if (at < 0) return text;
  return `${text.slice(0, at).replace(/ (?:to|for|за|до|на)$/u, '')} ${text.slice(at + firm.length + 2)}`;
}

function pricedBy(amount: string): Record<string, string> {
  return { amount, amountPer: amount };
}

/** The names in it: “Elena with” is one name. */
function namesOf(person: string | null): string {
  return (person ?? '')
    .split(' ')
    .filter((word) => /^\p{Lu}/u.test(word))
    .join(' ');
}
