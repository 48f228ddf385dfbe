import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { fillTemplate } from '@savet/text/text';
import type { IdeaKind } from '../../knowledge/ideas.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { isEnglish } from '../../language/is-english.ts';
import { free, type Reply } from '../../reply.ts';
import { lengthIn } from '../../text/length.ts';
import { join } from '../../text/markdown.ts';
import { USUAL_COUNT } from '../../understanding/details/idea-request.ts';
import { detailsOf } from '../../understanding/details.ts';
import { announcedIn, shownIn } from '../../understanding/ideas/told.ts';
import type { IdeasAsk } from '../../understanding/reading.ts';
import type { AnswerInput } from '../answer-context.ts';
import { blockquote } from '../frames/blockquote.ts';
import { hashtagsFor } from './hashtags.ts';
import { type Item, itemsOf } from './items.ts';
import { carried, type Named, namedIn } from './named.ts';
import { type Slots, slotsFor } from './slots.ts';
import { announcedLines, shownItems } from './told-lines.ts';

/** Without any fact, so many kinds are shown. */
const KINDS_SHOWN = 5;
/** So few may be missing of an answer. */
const MISSING_MAX = 1;
/** A list of which less is about the business is general advice. */
const SPECIFIC_SHARE = 0.4;
/** Questions and names that fit any business. */
const general: readonly string[] = [
  ...['interview', 'talks', 'survey', 'packages', 'newsletters', 'jobtitles'],
  ...['contests', 'events'],
];

type IdeaPhrases = Knowledge['ideas']['phrases']['EN'];

export interface IdeasReply {
  reply: Reply;
  /** Whether there were facts to make a list of. */
  hasFacts: boolean;
}

/** A list of ideas or of ready lines from what is known of the business, or one of them as a text. */
export function ideasReply(
  reading: IdeasAsk,
  input: AnswerInput,
  knowledge: Knowledge,
): IdeasReply {
  const { language, skip, place } = reading;
  const named = namedIn(reading.request, input.values['businessName'] ?? '', language, knowledge);
  const request = { ...reading.request, thing: reading.request.thing ?? named.offered };
  const phrases = knowledge.ideas.phrases[language];
  if (reading.isTone) return { reply: free(phrases.noTone), hasFacts: true };
  const texts = request.kind === 'hashtags' ? null : knowledge.ideas.kinds[language][request.kind];
  const slots = slotsFor(request, language, input.brandHubLocked ? {} : input.values, knowledge);
  const areLines = texts?.areLines === true;
  const told = toldPool(reading, input.query);
  const pool =
    told ?? namedFirst(poolFor(reading, slots, areLines, input, knowledge), named, reading, slots);
  const wanted = request.count ?? USUAL_COUNT;
  // A list that had nothing more leaves the one before in place.
  const last = Math.max(0, Math.ceil(pool.length / wanted) - 1) * wanted;
  const from = place === null ? skip : Math.min(skip, last);
  const page = pool.slice(from, from + wanted);
  const listed = reading.isShort ? shortened(pool, page, areLines) : page;
  const { places } = reading;
  if (places) return { reply: several(listed, places, phrases), hasFacts: true };
  if (place !== null) return { reply: one(listed[place - 1], place, phrases), hasFacts: true };
  const things = quoted(named.words, language);
  if (listed.length === 0 && slots.trade === null && request.named.length > 0 && skip === 0)
    return {
      reply: free(fillTemplate(phrases.unknown, { things: quoted(request.named, language) })),
      hasFacts: true,
    };
  if (listed.length === 0)
    return { reply: free(skip > 0 ? phrases.none : phrases.ask), hasFacts: skip > 0 };
  const isPoor =
    told === null && !general.includes(request.kind) && isGeneralAdvice(listed, wanted);
  const isGeneral = isPoor && skip === 0;
  const shown = isGeneral ? listed.slice(0, KINDS_SHOWN) : listed;
  const list = listOf(shown, request.kind);
  const isOff =
    told === null &&
    named.words.length > 0 &&
    shown.filter((item) => carried(item, named) > 0).length * 2 <= shown.length;
  if (reading.isShort) {
    const isSame = listed.every((item, at) => item.text === page[at]?.text);
    return { reply: free(isSame ? join(list, phrases.noShorter) : list), hasFacts: true };
  }
  const after = texts?.after ?? phrases.tags;
  const text = join(
    list,
    isOff ? fillTemplate(phrases.off, { things }) : isGeneral ? phrases.ask : '',
    isGeneral || reading.responseStyle === 'concise' ? '' : hintsOn(list, after, phrases),
    isGeneral ? '' : fewerThanAsked(shown.length, reading, slots, named, phrases),
    request.budget === null ? '' : fillTemplate(phrases.budget, { budget: request.budget }),
    slots.dropped === null ? '' : fillTemplate(phrases.dropped, { thing: slots.dropped }),
    slots.isOtherLanguage ? phrases.otherLanguage : '',
  );
  // Fewer than were asked for take no query; one of them may be missing.
  const isEnough = shown.length >= (request.count ?? 0) - MISSING_MAX;
  if (isPoor || isOff || !isEnough) return { reply: free(text), hasFacts: isOff || !isGeneral };
  const usedFields = [...new Set(shown.flatMap((item) => item.usedFields))];
  return { reply: { text, isAnswer: true, usedFields }, hasFacts: true };
}

/** Lines for what the request announces, or ideas that show what it wants to be seen; null if it says neither. */
function toldPool({ request, language }: IdeasAsk, query: string): Item[] | null {
  if (request.kind === 'subjects' || request.kind === 'headlines') {
    const told = announcedIn(query, language);
    return told === null ? null : announcedLines(told, language);
  }
  if (request.kind !== 'posts' && request.kind !== 'videos') return null;
  const shown = shownIn(query, language);
  return shown === null ? null : shownItems(shown, language);
}

/** The items with what the request names come first; those of a neighbouring trade are left out. */
function namedFirst(
  pool: readonly Item[],
  named: Named,
  { request: { kind }, language }: IdeasAsk,
  { values }: Slots,
): Item[] {
  const [words = ''] = values['bare'] ?? [];
  const isShown = kind === 'posts' || kind === 'videos';
  const more = isShown && words !== '' ? shownItems({ kind: 'thing', words }, language) : [];
  if (named.words.length === 0) return [...pool];
  // Lines made of the subject come after ideas with a story, unless the subject is a service: it has no story.
  const all = named.offered === null ? [...pool, ...more] : [...more, ...pool];
  const carrying = all.filter((item) => carried(item, named) > 0);
  return [
    ...carrying.toSorted((a, b) => carried(b, named) - carried(a, named)),
    ...(named.isStrange ? [] : pool.filter((item) => carried(item, named) === 0)),
  ];
}

/** All ideas that there are facts for, in the length that the question wants of a line. */
function poolFor(
  { request, language }: IdeasAsk,
  slots: Slots,
  areLines: boolean,
  { query }: AnswerInput,
  knowledge: Knowledge,
): Item[] {
  const all =
    request.kind === 'hashtags'
      ? hashtagsFor(request, slots, language, knowledge)
      : itemsOf(knowledge.ideas.kinds[language][request.kind], slots, language);
  const { limit } = detailsOf(query, knowledge.details);
  if (limit === null || !areLines) return distinct(all);
  return distinct(all).filter(({ text }) => lengthIn(text, limit.unit) <= limit.max);
}

/** Whether too little of a list is about the business itself. */
function isGeneralAdvice(listed: readonly Item[], wanted: number): boolean {
  const specific = listed.filter(({ isSpecific }) => isSpecific).length;
  return specific < Math.min(listed.length, wanted) * SPECIFIC_SHARE;
}

function listOf(shown: readonly Item[], kind: IdeaKind): string {
  if (kind === 'hashtags') return blockquote(shown.map(({ text }) => text).join(' '));
  return shown.map(({ text }, at) => `${at + 1}. ${text}`).join('\n');
}

/** Hints below a list: the next step, and how to fill its gaps. */
function hintsOn(list: string, after: string, { gaps }: IdeaPhrases): string {
  return join(after, list.includes('[') ? gaps : '');
}

/** Says what more would make a list as long as it was wanted; empty if it is. */
function fewerThanAsked(
  given: number,
  { request: { count } }: IdeasAsk,
  { trade }: Slots,
  { words, isStrange }: Named,
  { fewer, tradeMissing, thingMissing, strange }: IdeaPhrases,
): string {
  if (count === null || given >= count) return '';
  const isUnknown = isStrange || (trade === null && words.length > 0);
  const known = trade === null ? tradeMissing : thingMissing;
  const missing = isUnknown ? strange : known;
  return fillTemplate(fewer, { asked: count, given, missing });
}

/** Some of the list, each with what there is of it. How each runs in practice, the list doesn’t say. */
function several(listed: readonly Item[], places: readonly number[], phrases: IdeaPhrases): Reply {
  const missing = places.find((place) => listed[place - 1] === undefined);
  if (missing !== undefined) return free(fillTemplate(phrases.noPlace, { place: missing }));
  const parts = places.flatMap((place) => {
    const item = listed[place - 1];
    return item === undefined ? [] : [`${place}. ${item.text}`, blockquote(item.post ?? '')];
  });
  return free(join(...parts.filter((part) => part !== blockquote('')), phrases.several));
}

function one(item: Item | undefined, place: number, phrases: IdeaPhrases): Reply {
  if (item === undefined) return free(fillTemplate(phrases.noPlace, { place }));
  return item.post === null
    ? free(join(blockquote(item.text), phrases.ready))
    : free(join(blockquote(item.post), phrases.written));
}

/** As many of the shorter lines, in the order of the list; of other ideas only what they are. */
function shortened(all: readonly Item[], page: readonly Item[], areLines: boolean): Item[] {
  if (!areLines)
    return page.map((item) => ({
      ...item,
      text: lettered(/^\*\*(.+?)\*\*/u).exec(item.text)?.[1] ?? item.text,
    }));
  const kept = new Set(all.toSorted((a, b) => a.text.length - b.text.length).slice(0, page.length));
  return all.filter((item) => kept.has(item));
}

function quoted(words: readonly string[], language: Language): string {
  return words.map((word) => (isEnglish[language] ? `“${word}”` : `„${word}“`)).join(', ');
}

function distinct(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ text }) => {
    const isNew = !seen.has(text.toLowerCase());
    seen.add(text.toLowerCase());
    return isNew;
  });
}
