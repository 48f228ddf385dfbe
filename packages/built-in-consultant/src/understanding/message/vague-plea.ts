import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { familyOf } from '../../recognition/label.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import type { Reading } from '../reading.ts';
import type { Message } from './message.ts';

/** A longer message says what is wanted. In words. */
const WORDS_MAX = 9;
/** Words that plead, and say nothing of what for. */
const pleading = new Set(
  [
    'help me us i we my our need want some any a an the with on in for about of to please pls can could would you do does',
    'what now next then where how should shall must start begin begins don t dont know have no idea ideas advice tips tip',
    'is am are im m it this there so ok okay well hi hello give something anything everything first from stuck lost just',
    'помогни помогнете помогнеш помощ ми ни мен нас нам ме ни аз ние се за с със от на в да не и а ами бе де моля може можете можеш',
    'ли трябва нужна нужен имам имаме нужда искам искаме какво кое къде откъде как сега нататък първо правя правим направя',
    'направим почна почнем започна започнем започвам знам знаем идея идеи представа съвет съвети дай дайте нещо някакъв някакви здравейте здрасти',
    'not isn going well working върви',
    'нямам нямаме моя моят нашия нашият си е съм сме дали вече малко един една',
  ]
    .join(' ')
    .split(' '),
);
/** Without one of these a few empty words are no plea. */
const asksFor = lettered(
  /(?<!\p{L})(?:help|advice|tips?|no idea|start|begin|what (?:now|next)|what (?:do|should|shall) (?:i|we) do|stuck|not (?:going well|working)|isn[’']t (?:going well|working)|не (?:ми |ни )?върви|помог\p{L}*|помощ|съвет\p{L}*|нямам идея|(?:за)?почн\p{L}*|какво (?:сега|нататък)|какво да (?:правя|правим|направя|направим))(?!\p{L})/iu,
);

const areas: readonly { sign: RegExp; labels: readonly string[] }[] = [
  {
    sign: lettered(/^(?:marketing|advertising|promotion|маркетинг\p{L}*|реклам\p{L}*)$/iu),
    labels: [
      ...['cards/more-customers', 'cards/choosing-ad-channels', 'topics/positioning'],
      ...['topics/content-plan', 'cards/marketing-budget'],
    ],
  },
  {
    sign: lettered(/^(?:sales?|selling|продажб\p{L}*)$/iu),
    labels: [
      ...['cards/more-customers', 'topics/sales-pitch', 'cards/price-objections'],
      ...['cards/sales-follow-up', 'topics/pricing'],
    ],
  },
  {
    sign: lettered(/^(?:brand\p{L}*|бранд\p{L}*|марка|марката)$/iu),
    labels: [
      ...['topics/positioning', 'topics/value-proposition', 'topics/tone-of-voice'],
      ...['topics/tagline', 'topics/visual-identity'],
    ],
  },
  {
    sign: lettered(
      /^(?:business|company|firm|startup|shop|бизнес\p{L}*|фирма|фирмата|магазина?|магазинът)$/iu,
    ),
    labels: [
      ...['cards/more-customers', 'topics/pricing', 'cards/cash-flow'],
      ...['topics/one-page-plan', 'cards/first-hire'],
    ],
  },
];
const [business] = areas.slice(-1);

/** A plea for help that names no more than an area, or nothing: the reply offers where one can start. Null for any other message. */
export function vaguePlea(message: Message): Reading | null {
  const { question, pasted, thread, hasThread, verdict, language } = message;
  if (pasted || hasThread || thread.pending !== '' || thread.reply !== '') return null;
  const family = verdict.kind === 'certain' ? familyOf(verdict.label) : '';
  if (['savet', 'talk', 'brand-hub'].includes(family)) return null;
  const asked = inCyrillicIfBulgarian(question.query);
  const words = wordsOf(asked.toLowerCase());
  if (words.length === 0 || words.length > WORDS_MAX || !asksFor.test(asked)) return null;
  const named = words.filter((word) => !pleading.has(word));
  const area = areas.find(({ sign }) => named.some((word) => sign.test(word)));
  if (named.length > 0 && (area === undefined || !named.every((word) => area.sign.test(word))))
    return null;
  // Somebody who only needs help may need a person.
  if (area === undefined && family === 'sensitive') return null;
  // “How to start a business” has its advice.
  if (area === business && ['topics', 'cards'].includes(family)) return null;
  const between = (area ?? business)?.labels ?? [];
  return { kind: 'unclear', between, isVague: true, language };
}
