import type { Language } from '@savet/contract/languages';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { languageOf } from '../../language/language-of.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import type { IdeasAsk } from '../reading.ts';
import type { Question } from '../thread.ts';
import { ideas, kindAsked, openQuestion } from './kind-asked.ts';
import { requestOf } from './request.ts';

type Needed = Pick<Knowledge, 'followUps' | 'ideas' | 'understanding'>;

/** A longer message tells a story, or is a text. In UTF-16 units. */
const LENGTH_MAX = 300;

/** A request for a list of ideas, or of lines to choose from; null for any other message. */
export function ideasAsked(
  { query, responseStyle }: Pick<Question, 'query' | 'responseStyle'>,
  fallback: Language,
  knowledge: Needed,
): IdeasAsk | null {
  if (query.length > LENGTH_MAX || query.includes('\n')) return null;
  const text = inCyrillicIfBulgarian(query).replace(/\s+/gu, ' ').trim();
  const kind = kindAsked(text, knowledge);
  if (kind === null) return null;
  const language = languageOf(query, fallback);
  const request = requestOf(text, kind, language, knowledge);
  const { thing, business, trade, count, occasion } = request;
  // The name of a kind alone asks for advice; the names of products are not those of firms.
  const isBare = [thing, business, trade, count, occasion].every((part) => part === null);
  const isWished = text.search(ideas) >= 0 || (kind !== 'names' && openQuestion.test(text));
  if (isBare && !isWished) return null;
  if (kind === 'names' && thing !== null && request.words.length === 0) return null;
  return { request, skip: 0, isShort: false, isTone: false, place: null, responseStyle, language };
}
