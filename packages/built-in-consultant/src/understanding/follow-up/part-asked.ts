import { lettered } from '@savet/text/lettered';
import { comparedWords } from '../../recognition/features.ts';
import type { PartReading } from '../reading.ts';

/** A short question about a part of the answer before. */
export interface PartAsked {
  ask: PartReading['ask'];
  /** The place in its list, from 1; -1 for the last one; null for the answer as a whole. */
  place: number | null;
}

/** A longer message says something of its own. In words. */
const WORDS_MAX = 12;

/** “The second one”, „третото“, “point 2”, in the order of the places. As words are folded: „парв“ for „първ“, „наи“ for „най“. */
const places: readonly RegExp[] = [
  /^(?:1|1st|парв(?:ото|ата|ия|ият|ите)|p[au]rvoto)$/u,
  /^(?:2|2nd|second|втор(?:о|а|и|ото|ата|ия|ият)|vtoroto|vtorata)$/u,
  /^(?:3|3rd|third|трет(?:о|а|и|ото|ата|ия|ият)|tretoto|tretata)$/u,
  /^(?:4|4th|fourth|четварт(?:о|а|и|ото|ата|ия|ият))$/u,
  /^(?:5|5th|fifth|пет(?:о|а|и|ото|ата|ия|ият))$/u,
];
const last = /^(?:last|последн(?:о|а|ото|ата|ия|ият))$/u;
/** “The first one” is a place, “what first?” an order. */
const first = lettered(
  /(?<!\p{L})(?:the first|first (?:one|point|step|tip|idea|option|item))(?!\p{L})/iu,
);

const asks: Readonly<Record<'example' | 'why' | 'priority' | 'more', RegExp>> = {
  example: lettered(
    /^(?:examples?|illustrat\p{L}*|instance|sample|demonstrate|practice|пример\p{L}*|илюстр\p{L}*|например|практика\p{L}*|образец)$/u,
  ),
  why: lettered(/^(?:why|reasons?|зашто|причин\p{L}*)$/u),
  priority: lettered(
    /^(?:first|start|begin|most|important|matters|priorit\p{L}*|urgent|order|парво|парвом|започн\p{L}*|почн\p{L}*|наи|важно|важното|важна|приоритет\p{L}*|спешно|ред)$/u,
  ),
  more: lettered(
    /^(?:explain|understand|understood|unclear|elaborate|details?|clarify|means?|expand|разбирам|разбрах|разбираме|неясн\p{L}*|обясни\p{L}*|поясни\p{L}*|подробно|подробности|разясни\p{L}*)$/u,
  ),
};

/** Words that say nothing of their own here. */
const filler =
  /^(?:s|re|m|ll|d|t|don|didn|not|clear|не|ясно|ясна|съвсем|много|any|следваща|някакъв|някаква|някакви|някой|the|ones?|of|it|them|these|those|this|that|and|but|so|please|pls|me|you|can|could|would|give|show|tell|an?|for|about|is|are|do|does|should|shall|i|we|us|my|our|what|which|where|how|to|in|on|at|with|point|points|step|steps|item|tip|option|number|no|idea|advice|suggestion|thing|things|your|answer|above|let|like|from|more|bit|some|just|look|be|real|concrete|also|ok|okay|all|need|have|get|want|по|за|от|на|в|с|се|си|и|а|но|да|ли|е|са|ще|би|ми|ни|моля|може|можете|можеш|даи|даите|покажи|покажете|кажи|кажете|един|една|едно|това|тези|тях|него|нея|какво|кое|кои|коя|кои|как|каде|откаде|изглежда|точка|точката|стапка|стапката|савет|савета|идея|идеята|номер|нешто|нештата|отговора|ви|ти|аз|ние|мога|можем|трябва|искам|повече|конкретен|конкретно|всичко|ами|така)$/u;

/** “The second one sounds good, how do I do it?” */
const how = lettered(
  /(?<!\p{L})(?:how|explain|detail\p{L}*|what do you mean|what does (?:that|it) mean|tell me more|как|обясни\p{L}*|поясни\p{L}*|какво (?:значи|означава|имате предвид)|разкажи\p{L}*)(?!\p{L})/iu,
);
const onPlace = lettered(
  /^[^\p{L}\d]*(?:(?:and|but|ok|so|а|и|но|добре)[, ]+)*(?:(?:the )?(?:first|second|third|fourth|fifth|last) (?:one|point|step|tip|idea|option|thing)|(?:the )?(?:second|third|fourth|fifth)(?= sounds| looks| is)|(?:point|step|number) \d|(?:първ|втор|трет|четвърт|пет|последн)(?:о|а|ия|ият|ото|ата)(?: (?:точка|стъпка|съвет|идея|нещо))?)(?!\p{L})/iu,
);

/** The place that a message names, from 1; -1 for the last one; null if it names none. */
export function placeIn(query: string): number | null {
  const found = comparedWords(query)
    .map((word) => (last.test(word) ? -1 : placeOfWord(word)))
    .find((place) => place !== 0);
  return found ?? (first.test(query) ? 1 : null);
}

function placeOfWord(word: string): number {
  return places.findIndex((pattern) => pattern.test(word)) + 1;
}

/** A question how to do the point that the message begins with, whatever else it says of it. */
function howOnPlace(query: string): PartAsked | null {
  if (!onPlace.test(query) || !how.test(query)) return null;
  const place = placeIn(query);
  return place === null ? null : { ask: 'more', place };
}

/**
 * The question of a message about a part of the answer before: an example, a reason, the first step, or more on one point. Null
 * if a word of it says something else.
 */
export function partAsked(query: string): PartAsked | null {
  const words = comparedWords(query);
  if (words.length === 0 || words.length > WORDS_MAX) return null;
  const isFirst = first.test(query);
  const placeOf = (word: string) => (last.test(word) ? -1 : placeOfWord(word));
  const asksFor = (word: string) =>
    (['example', 'why', 'more', 'priority'] as const).find((ask) => asks[ask].test(word));
  const found = words.map((word) => ({
    place: isFirst && word === 'first' ? 1 : placeOf(word),
    ask: isFirst && word === 'first' ? undefined : asksFor(word),
    isFiller: filler.test(word),
  }));
  if (found.some(({ place, ask, isFiller }) => place === 0 && !ask && !isFiller))
    return howOnPlace(query);
  const place = found.find((each) => each.place !== 0)?.place ?? null;
  const ask = (['example', 'why', 'more', 'priority'] as const).find((kind) =>
    found.some((each) => each.ask === kind),
  );
  if (place === null && ask === undefined) return null;
  return { ask: place !== null && ask === 'priority' ? 'more' : (ask ?? 'more'), place };
}
