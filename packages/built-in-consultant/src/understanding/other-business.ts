import { lettered } from '@savet/text/lettered';
import { holdsAny } from '@savet/text/signs';
import { fold } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { OtherBusiness } from '../knowledge/other-business.schema.ts';
import { comparedWords } from '../recognition/features.ts';
import { messagesOf } from './thread.ts';

type FieldValues = Partial<Record<string, string>>;
type Needed = Pick<Knowledge, 'otherBusiness'>;

/** A later message with more words that names no other business is about the own one again. */
const FOLLOW_UP_WORDS = 9;
/** A run of letters that is no word would be searched once for each of its letters. */
const longWord = lettered(/(\p{L}{40})\p{L}+/gu);
/** The fields that say what the own business does. */
const tradeFields = ['industry', 'category', 'businessDescription', 'products'] as const;

/** Whether a question, or the thread that it follows up on, is clearly about another business than that of the Brand Hub. */
export function isAboutOtherBusiness(
  { query, context, values }: { query: string; context: string; values: FieldValues },
  knowledge: Needed,
): boolean {
  const asked = messagesOf(context).flatMap(({ sender, text }) => (sender === 'user' ? text : []));
  return [...asked, query].reduce((before, written) => {
    const message = written.replace(longWord, '$1');
    if (namesOwner(message, knowledge.otherBusiness)) return true;
    const words = comparedWords(message);
    if (holdsAny(words, knowledge.otherBusiness.own)) return false;
    if (namesOtherTrade(message, values, knowledge.otherBusiness)) return true;
    return before && words.length <= FOLLOW_UP_WORDS;
  }, false);
}

/** “My friend’s café”, “a friend who runs a café”, „хотела на мой клиент“. */
function namesOwner(message: string, { owners, business, trades }: OtherBusiness): boolean {
  const kinds = [...business, ...trades.flat()];
  const isBusiness = (text: string | undefined) =>
    text !== undefined && holdsAny(wordsOf(text).map(fold), kinds);
  const english = lettered(
    `(?<!\\p{L})(?:my|our|an?|the|for)\\s+(?:\\p{L}+\\s+)?(?:${owners.EN.join('|')})(?:[’']s|\\s+of (?:mine|ours))?` +
      `(?:,)?\\s+(?:(?:who|that|and s?he)\\s+(?:\\p{L}+\\s+)?)?((?:[\\p{L}-]+\\s*){1,4})`,
    'iu',
  );
  const bulgarian = lettered(
    `((?:\\p{L}+\\s+){1,3})на\\s+(?:(?:мой|моя|моят|моята|наш|наша|един|една|нашия|нашата|най-добрата|най-добрия)\\s+){0,2}` +
      `(?:${owners.BG.join('|')})(?!\\p{L})`,
    'iu',
  );
  const possessive = lettered(
    /[’']s\s|\s(?:who|that|and s?he)\s(?:\p{L}+\s)?(?:owns?|runs?|has|opens?|opened|is opening)\s/iu,
  );
  const found = english.exec(message);
  const isPossessive = found !== null && possessive.test(found[0]);
  return (isPossessive && isBusiness(found[1])) || isBusiness(bulgarian.exec(message)?.[1]);
}

/** “A slogan for a dental clinic” when the Brand Hub states another trade. */
function namesOtherTrade(
  message: string,
  values: FieldValues,
  { trades, addressed }: OtherBusiness,
): boolean {
  const stated = tradeFields.map((field) => values[field] ?? '').join(' ');
  if (stated.trim() === '' || holdsAny(comparedWords(message), addressed)) return false;
  const object = lettered(/(?<!\p{L})(?:for an?|за)\s+((?:[\p{L}-]+\s*){1,3})/iu).exec(
    message,
  )?.[1];
  if (object === undefined) return false;
  const words = wordsOf(object).map(fold);
  const trade = trades.find((signs) => holdsAny(words, signs));
  // A trade that the Brand Hub mentions anywhere may be its own or its customers’.
  const known = wordsOf(Object.values(values).join(' ')).map(fold);
  return trade !== undefined && !holdsAny(known, trade);
}
