import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import { turned } from '../../../understanding/whole-text/brief/clauses.ts';
import { toSecondPerson } from '../../../understanding/whole-text/moves/second-person.ts';
import { readerOfStory } from '../../../understanding/whole-text/order/order-reader.ts';
import { notChosen } from '../../../understanding/whole-text/order/refined.ts';
import { type OrderSetting, type OrderText, wordsOf } from './setting.ts';
import { ended, inSentences, isSaid, small, spoken } from './spoken.ts';

const join = (...parts: string[]) => parts.filter(Boolean).join(' ');

/** An apology: the event, its cause, our regret, and our remedy. */
export function apology(setting: OrderSetting): OrderText {
  const { order, language, room } = setting;
  const words = wordsOf(setting).apology;
  const [happened = '', second = '', ...others] = [...order.story, ...order.clauses];
  // „Изтекъл домейн“: a few words without a verb after what happened are its cause.
  const isCause =
    second !== '' &&
    inSentences([second], language).replace(/\.$/u, '').toLowerCase() === second.toLowerCase() &&
    !verbal.test(second);
  const rest = [...(isCause || second === '' ? [] : [second]), ...others];
  return {
    subject: words.subject,
    body: [
      join(
        capitalised(spoken(happened.replace(/^(?:for|за|that|че) /iu, ''), language)),
        isCause ? words.cause(small(spoken(second, language).replace(/\.$/u, ''))) : '',
        order.wishes.isOurFault ? words.fault : words.sorry,
      ),
      inSentences(rest, language),
      room === 2 && setting.wanted.form === 'mail' ? words.talk : '',
    ],
  };
}

/** A word that bends as a verb of the writer does. */
const verbal = lettered(
  /^(?:we|i|no|nobody|no one|everyone|all|няма|никой|всички|ще|не|вече|\p{L}+(?:ме|хме))(?!\p{L})/iu,
);

/** A letter of thanks: the favour, our thanks, and an offer to return it. */
export function thanks(setting: OrderSetting): OrderText {
  const { order, language, room } = setting;
  const words = wordsOf(setting).thanks;
  const [first = '', ...rest] = [...order.story, ...order.clauses];
  // “For your help with the fair”
  const isFor = /^(?:for|за) (?!paying|recommending)/iu.test(first);
  const open = isFor ? `${words.open.replace(/\.$/u, '')} ${turned(first, language)}.` : words.open;
  const said = isFor ? rest : [first, ...rest].filter(Boolean);
  return {
    subject: words.subject,
    body: [
      join(open, inSentences(said, language), room > 0 ? words.close : ''),
      room === 2 ? words.offer : '',
    ],
  };
}

const roleSaid: Record<Language, readonly RegExp[]> = {
  EN: [
    lettered(
      / (?:for|in) the (?:post|position|role|job) (?:of|as) (?:an? |the )?([\p{L} -]{3,40})(?= and|$|,)/iu,
    ),
    lettered(/ for (?:the |our )?([\p{L} -]{3,40}?) (?:role|position|job|post)/iu),
  ],
  BG: [
    lettered(/ за (?:позицията|длъжността|мястото) (?:на |„)?([\p{L} -]{3,40})(?=[“,]|$)/iu),
    lettered(/(?:избран|избрана|одобрен|одобрена)(?: като| за) ([\p{L} -]{3,40})$/iu),
  ],
};
const reasonAfter: Record<Language, RegExp> = {
  EN: /^(?:the )?(other|chosen) (?:person|candidate|one) /iu,
  BG: lettered(/^(друг\p{L}*|избран\p{L}*) (?:кандидат\p{L}*|човек\p{L}*) /iu),
};

/** Thanks for the interest, the decision with its reason, and what stays open. */
export function rejection(setting: OrderSetting): OrderText | null {
  const { order, language, room } = setting;
  const words = wordsOf(setting).rejection;
  let role = '';
  const reasons: string[] = [];
  const facts: string[] = [];
  for (const clause of order.clauses) {
    const named = roleSaid[language]
      .map((sign) => sign.exec(clause))
      .find((found) => found !== null);
    if (named !== undefined && role === '') role = (named?.[1] ?? '').trim();
    const left = clause
      .replace(named?.[0] ?? '\u0000', notChosen.test(named?.[0] ?? '') ? ' ' : ' ')
      .replace(
        /(?:,? and |,? but |, )?(?:he |she |they )?(?:didn[’']t get (?:it|the (?:job|role|position|post))|(?:wasn[’']t|was not) (?:chosen|selected|picked)|didn[’']t make it)/iu,
        '',
      )
      .replace(/^.*?не (?:е|беше|бе) (?:избран|одобрен)а?/iu, '')
      .replace(/\s+/gu, ' ')
      .trim();
    if (/^не (?:е|беше|бе)$/iu.test(left)) continue;
    if (reasonAfter[language].test(left)) reasons.push(left);
    else if (lettered(/\p{L}+ \p{L}+/u).test(left)) facts.push(left);
  }
  const chosen = reasons.map((reason) => spoken(reason, language));
  return {
    subject: words.subject(role),
    body: [
      join(
        words.open(role),
        inSentences(facts, language),
        words.choice,
        ...chosen.map((text) => capitalised(text)),
      ),
      order.wishes.keepsTouch ? words.touch : '',
      room > 0 ? words.close : '',
    ],
  };
}

/** A letter that complains: what happened, what is asked. */
export function claim(setting: OrderSetting): OrderText {
  const { order, language, room } = setting;
  const words = wordsOf(setting).claim;
  return {
    subject: words.subject,
    body: [
      inSentences([...order.story, ...order.clauses], language),
      room === 2 ? words.close : '',
    ],
  };
}

const wants: Record<Language, readonly (readonly [RegExp, string])[]> = {
  EN: [
    [/^wants? to /iu, 'you would like to '],
    [/^(?:says?|said) (?:that )?/iu, 'you say that '],
    [/^asks? (?:for|us|me) /iu, 'you ask for '],
    [/^(?=(?:has|have) )/iu, 'you '],
  ],
  BG: [
    [/^иска да /iu, 'искате да '],
    [/^казва,? че /iu, 'казвате, че '],
  ],
};

/** A letter of whole sentences. What its reader did comes first. */
export function letter(setting: OrderSetting): OrderText | null {
  const { order, language, room } = setting;
  const before: string[] = [];
  for (const story of order.story) {
    const known = readerOfStory(story, language);
    if (known === null) {
      before.push(spoken(story, language));
      continue;
    }
    const turn = wants[language].find(([sign]) => sign.test(known.told));
    if (turn === undefined) return null;
    const said = known.told.replace(turn[0], turn[1]);
    const own = !isEnglish[language] ? toSecondPerson(turned(said, 'BG')) : said;
    before.push(spoken(own.replace(/^you has /u, 'you have '), language));
  }
  const [first = '', ...rest] = order.clauses;
  const isAbout = setting.wanted.form === 'mail' && !isSaid(first, language);
  const body = isAbout
    ? join(wordsOf(setting).about(first), inSentences(rest, language))
    : inSentences(order.clauses, language);
  const isBad = lettered(
    /(?<!\p{L})(?:no deliver\p{L}+|няма доставк\p{L}*|closed|затворено|cancel\p{L}+|отменя\p{L}*)/iu,
  ).test(body);
  const sorry = order.wishes.isSorry || (isBad && room > 0) ? sorries[language] : '';
  const { subject } = { subject: subjectOf(order.clauses, language) };
  return {
    subject,
    body: [
      join(before.map((text) => capitalised(text)).join(' '), capitalised(body), sorry),
      order.wishes.thanks === ''
        ? ''
        : wordsOf(setting).price.thanks(thanked(order.wishes.thanks, language)),
      room === 2 && setting.wanted.form === 'mail' ? wordsOf(setting).questions : '',
    ],
  };
}

const sorries: Record<Language, string> = {
  EN: 'Sorry for the inconvenience.',
  BG: 'Извинете за неудобството.',
};

/** „Са с нас“ → „сте с нас“ */
export function thanked(thanks: string, language: Language): string {
  const own = !isEnglish[language]
    ? thanks.replace(/^(?:е|са) /u, 'сте ')
    : thanks.replace(/^(?:they|he|she) (?:are|is) /u, 'you are ');
  return ended(`${turned(own, language)}.`).replace(/\.$/u, '');
}

const SUBJECT_WORDS = 7;

/** The first clause, as far as it is short. */
function subjectOf(clauses: readonly string[], language: Language): string {
  const first = capitalised(spoken(clauses[0] ?? '', language)).replace(/\.$/u, '');
  const words = first.replace(/(?: на| в)? (?:ул|бул|пл)\. .*$/u, '').split(' ');
  if (words.length <= SUBJECT_WORDS) return words.join(' ');
  return (
    first
      .split(/, | because | защото | and | и /u)[0]
      ?.split(' ')
      .slice(0, SUBJECT_WORDS)
      .join(' ')
      .replace(/ (?:на|за|от|с|в(?:ъв)?|до|и|of|for|to|in|at|on|and|the|an?)$/u, '') ?? first
  );
}
