import { lettered } from '@savet/text/lettered';
import { capitalised, fillTemplate, wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { languageOf } from '../../language/language-of.ts';
import { lengthIn } from '../../text/length.ts';
import { escapeMarkdown, join } from '../../text/markdown.ts';
import { tradeIn } from '../../understanding/details/trade.ts';
import type { FrameReading, TopicReading } from '../../understanding/reading.ts';
import { blockquote } from './blockquote.ts';

type Needed = Pick<Knowledge, 'followUps'>;

/** Longer objects are no words for a slogan. */
const OBJECT_WORDS = 2;
const LINES_MAX = 5;
/** Trades whose words are those of a thing: what is wanted is a slogan for it. */
const ofThings: readonly string[] = ['farm', 'maker', 'onlineshop'];
/** “Ideas for a tagline” are for nothing in particular. */
const ofItself = lettered(/(?<!\p{L})(?:slogan|tagline|strapline|motto|слоган|мото|девиз)/iu);
const determiner =
  /^(?:our|my|the|an?|new|нашия|нашият|нашата|нашето|нашите|моя|моят|моята|моето|новия|новата)\s+/iu;

/** Slogans for what a request names, which claim nothing of it; null if there are none for it. */
export function sloganText(
  { details, language }: TopicReading | FrameReading,
  query: string,
  { followUps }: Needed,
): string | null {
  const { object, limit } = details;
  if (object === null || ofItself.test(object) || languageOf(object, language) !== language)
    return null;
  const trade = tradeIn(query, { followUps });
  const known = followUps.slogans[language];
  const bare = object.replace(determiner, '').replace(determiner, '');
  const isThing = trade === null || ofThings.includes(trade);
  const hasWord = isThing && wordsOf(bare).length <= OBJECT_WORDS;
  const own = hasWord
    ? (known['any'] ?? []).map((line) =>
        fillTemplate(line, {
          Object: escapeMarkdown(capitalised(bare)),
          bare: escapeMarkdown(bare),
        }),
      )
    : [];
  const lines = [...(trade === null ? [] : (known[trade] ?? [])), ...own]
    .map((line) => capitalised(line))
    .filter((line) => limit === null || lengthIn(line, limit.unit) <= limit.max)
    .slice(0, LINES_MAX);
  if (lines.length === 0) return null;
  const shown = lines.map((line, index) => `${index + 1}. ${line}`).join('\n');
  return join(blockquote(shown), followUps.phrases[language].slogans);
}
