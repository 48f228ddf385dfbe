import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import type { Situation as Talk } from '../../knowledge/scripts.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { readAs } from '../read-as.ts';
import type { Reading } from '../reading.ts';
import { situationIn } from '../scripts/situations.ts';
import { allSituations, situationAsked } from '../situations/situation-asked.ts';
import type { Message } from './message.ts';
import { storyOf } from './script-reading.ts';

/** A longer message tells something new. */
const WORDS_MAX = 20;
const words = lettered(
  /(?<!\p{L})(?:word for word|(?:what|how) (?:exactly )?(?:do|should|can|would) (?:i|we) (?:say|tell|write|text|answer|reply|put)|(?:write|give) (?:me |it |him |her |them |us )?(?:the |an? )?(?:\p{L}+ )?(?:words|message|text|sms|reply|answer|e-?mail)|дума по дума|(?:какво|как) (?:точно )?да (?:му |ѝ |й |и |им |го |я )?(?:кажа|кажем|отговоря|отговорим|напиша|напишем|пиша)|(?:напиши|дай|кажи)(?:те)? (?:ми |му |ѝ |й |и |им |го )*(?:отговор|съобщение|имейл|смс|текст|думи|точно)\p{L}*)(?!\p{L})/iu,
);
const shorter = lettered(
  /(?<!\p{L})(?:shorter|in short|short version|briefly|too long|по-кратко|по кратко|накратко|съкрати|много дълго)(?!\p{L})/iu,
);

/** The talk that has more words for a situation than its text: answers to what may be heard, and the user’s figures. */
const talks: Readonly<Record<string, Talk>> = {
  'extras-on-fixed-price': 'extras',
  'debtor-wants-more': 'owed',
  'raise-for-regulars': 'announce',
  'money-back-no-fault': 'refund',
  'supplier-late': 'supplier-late',
  'free-advice': 'free',
  'pay-rise-asked': 'raise-asked',
};

/** Reads a follow-up to the answer on a situation: words to say, or the answer in short. Null for anything else. */
export function onSituation(message: Message): Reading | null {
  const { question, pasted, thread, language, knowledge } = message;
  const { query } = question;
  if (pasted !== null || wordsOf(query).length > WORDS_MAX) return null;
  const before = Object.values(knowledge.situations.texts).flatMap(Object.entries<string>);
  const name = before.find(([, text]) => thread.reply.includes(text))?.[0];
  const label = allSituations(knowledge).find((each) => each.name === name)?.label;
  if (name === undefined || label === undefined) return null;
  const told = situationAsked(query, { ...message, hasThread: false })?.name ?? name;
  if (told !== name) return null;
  const advice = readAs(label, question, language, null, knowledge);
  const of = advice.kind === 'card' || advice.kind === 'topic' ? advice : null;
  const asked = inCyrillicIfBulgarian(query);
  const isWords = words.test(asked) || words.test(query);
  const talk = talks[name];
  if (isWords && talk !== undefined && talk === situationIn(storyOf(thread))) return null;
  if (isWords) return { kind: 'part', ask: 'write', place: null, of, language };
  if (!shorter.test(asked)) return null;
  return { kind: 'angle', about: 'situations', name, nearest: [label], of, language };
}
