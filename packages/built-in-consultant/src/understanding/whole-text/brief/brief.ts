import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { DetailWords } from '../../../knowledge/details.schema.ts';
import type { Layout, PurposeName, PurposeSigns } from '../../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../../language/is-english.ts';
import { placeIn } from '../../details/parts.ts';
import type { Details } from '../../details.ts';
import { asSentences } from '../sentences/as-sentences.ts';
import { announced, dayNamed, isOf, paid, reasoned, titled } from '../sentences/kinds.ts';
import { reasonIn } from '../sentences/reason.ts';
import { addedTo, readable } from './added.ts';
import type { Brief } from './brief-type.ts';
import { causeIn, isPublic, offeredIn, quotedIn } from './causes.ts';
import { clauseIn, turned } from './clauses.ts';
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
import { purchaseParts, withoutOrder } from './purchase.ts';
import {
  aboutRequest,
  cardLines,
  closedThing,
  isOrigin,
  overdueIn,
  whenWhere,
  worksIn,
} from './special-parts.ts';
import { formsOf, MARK, newness, thingAfter, thingFrom } from './thing.ts';
import {
  asSentenceStarts,
  namesOf,
  pricedBy,
  toReader,
  untitled,
  withoutFirm,
} from './to-reader.ts';

export interface Asked {
  request: string;
  /** The additions of later messages. */
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
/** Reads a request into the slots of the text that it wants. */
export function briefOf(asked: Asked, needed: Needed): Brief {
  const { language, purpose, details, business } = asked;
  const text = aboutRequest(readable(asked.request), purpose, language);
  const dated = text
    .replace(channelNames, ' ')
    .replace(/black friday|черен петък|cyber monday/giu, MARK);
  const isToReader = toReader.includes(purpose) && !isPublic(text);
  const { dates, rest } = datesIn(dated, language, MARK);
  const figures = figuresIn(text, language);
  const firm = firmIn(text);
  const cut = withoutTown(withoutFirm(rest, firm)).replace(
    lettered(/(?:[€$£] ?\d[\d.,]*|\d[\d.,]* ?(?:%|€|eur\p{L}*|евро|лв\.?|лева|leva))/giu),
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
  const first = lettered(
    /^(?:i|we|it|they|he|she|ние|аз|\p{L}+(?:ме|м))\s|\s(?:is|are|costs?|е|са|струва)\s/iu,
  ).test(listedFirst)
    ? ''
    : listedFirst;
  const title =
    purpose !== 'new-thing' ? first : newness.test(first) ? first.replace(newness, '') : '';
  const thing = isTitled ? (isToReader ? turned(named, language) : named) : title;
  const others = isTitled ? listedFacts : listedFacts.slice(1);
  // “1,400 € plus tips”: the words beside the amount belong to it.
  const priced = paid.includes(purpose)
    ? others.find((fact) => isSaid(figures['amount'] ?? '', fact))
    : undefined;
  const facts = others.filter(
    (fact) =>
      fact !== priced &&
      !(
        ['job', 'invitation'].includes(purpose) &&
        isOf(fact, details.place ?? placeIn(text, needed.details)?.value ?? null, text)
      ) &&
      !(purpose === 'promotion' && /^\d{1,3} ?%/u.test(fact)),
  );
  const spot = details.place ?? placeIn(text, needed.details)?.value ?? '';
  const town = isOrigin(text, spot) ? '' : spot;
  const reason =
    withoutOrder(reasonIn(text, language)) || (purpose === 'closed' ? worksIn(text) : '');
  const split = clause === null ? '' : asSentences(withoutOrder(clause), language);
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
    quoted: quotedIn(text, purpose),
    cause: purpose === 'apology' ? turned(causeIn(text), language) : '',
    praised: turned(
      lettered(
        /(?<!\p{L})(?:prais(?:ed|es|ing)|lik(?:ed|es)|lov(?:ed|es)|похвали(?:ха)?|хареса(?:ха)?|хвали) ((?:our|the|ни |нашата |нашия )?[^,.;:!?\n]{3,60})/iu,
      )
        .exec(text)?.[1]
        ?.trim() ?? '',
      language,
    ),
    reason: split.includes(reason) && !reasoned.includes(purpose) ? '' : turned(reason, language),
    hours: hoursIn(text),
    place: [address || placeNamed(text, language), town]
      .filter((part) => !(purpose === 'job' && thing.endsWith(part)))
      .filter((part, at, all) => part !== '' && (at === 0 || !(all[0] ?? '').includes(part)))
      .join(', '),
    town,
    person: personIn(text) || firm || companyIn(text) || untitled(text, namesOf(details.person)),
    occasion:
      details.occasion ??
      lettered(/(?<!\p{L})(?:birthday|name day|рожден\p{L}* ден|имен\p{L}* ден)(?!\p{L})/iu).exec(
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
  if (['apology', 'complaint'].includes(purpose) && !brief['clause'] && reason !== '')
    Object.assign(brief, { clause: brief['reason'], reason: '' });
  const instead = brief['instead'] ?? '';
  for (const part of [instead, brief['gift'] ?? '']) {
    const goesOn = (brief['clause'] ?? '').toLowerCase().indexOf(part.toLowerCase());
    if (part === '' || goesOn <= 0 || purpose === 'general') continue;
    brief['clause'] = (brief['clause'] ?? '')
      .slice(0, goesOn)
      .replace(/[\s,.]*(?:and|so|и|но|but)?\s*(?:we|i)?\s*$/iu, '');
  }
  brief['instead'] = instead === '' ? '' : `${instead}.`;
  const gift = brief['gift'] || (purpose === 'apology' ? offeredIn(text, language) : '');
  brief['gift'] = gift ? `${gift}.` : '';
  if (brief['year'] && (brief['facts'] ?? '').includes(brief['year'])) brief['year'] = '';
  brief['occasion'] = occasionOf(brief['occasion'] ?? '', language);
  brief['priceList'] = figures['isSeveral'] ? split : '';
  brief['unsaidPickup'] =
    /pick|collect|open|close|until|bring|затвар|работим|deliver|install|fit|отворен|вз(?:е|ем|им)|получ|монтира|достав|донес|донас/iu.test(
      split,
    )
      ? ''
      : ' ';
  brief['topic'] = purpose === 'thanks' ? thanksTopic(text, language) : thing;
  brief['visit'] = visitIn(brief['visit'] ?? '', needed.layout);
  if (purpose === 'thanks') brief['topic'] ||= brief['visit'];
  brief['wish'] = (brief['wish'] ?? '').replace(
    /^(?:we|i) (?:want|need|expect|ask for|demand) /iu,
    '',
  );
  if (purpose === 'return-request')
    Object.assign(brief, purchaseParts(text, brief['wish'] ?? '', language));
  if (purpose === 'complaint' && (brief['wish'] ?? '').includes(thing)) brief['bareThing'] = '';
  brief['points'] = pointsIn(text, language, needed.layout);
  const { wish = '' } = brief;
  if (wish !== '' && split.includes(wish) && purpose !== 'general') {
    brief['clause'] = split.replace(
      lettered(/[,.]?\s+(?:and|и)?\s*(?:we|i|искаме|искам|молим)(?!\p{L})(?! are| have).*$/iu),
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
  brief['dateSaid'] = dayNamed.test(brief['clause'] ?? '') ? ' ' : '';
  if (purpose === 'follow-up' && !brief['since'] && dates['from'])
    brief['since'] = isEnglish[language] ? `on ${dates['from']}` : `на ${dates['from']}`;
  if (purpose === 'business-card') brief['cardLines'] = cardLines(text);
  brief['startSaid'] = lettered(
    /(?<!\p{L})(?:start\p{L}*|начало|започва\p{L}*|старт)(?!\p{L})/iu,
  ).test(inline)
    ? ' '
    : '';
  brief['paySaid'] = lettered(
    /(?<!\p{L})(?:salary|pay|wage|заплата|заплащане|възнаграждение)(?!\p{L})/iu,
  ).test(inline)
    ? ' '
    : '';
  Object.assign(brief, aboutOf(brief, facts, language), unsaidOf(brief, language));
  if (purpose === 'price-change') brief['from'] = dates['from'] ?? '';
  brief['whenWhere'] = whenWhere(brief, language);
  return brief;
}
