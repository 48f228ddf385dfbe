import { lettered } from '@savet/text/lettered';
import type { Ask, Has } from '../ask.ts';
import type { Read } from '../role.ts';
import { business } from './business.ts';
import { campaigns } from './campaigns.ts';
import { change } from './change.ts';
import { fees } from './fees.ts';
import { funnels } from './funnels.ts';
import { goods } from './goods.ts';
import { growing } from './growing.ts';
import { letting } from './letting.ts';
import { limits } from './limits.ts';
import { loans } from './loans.ts';
import { members } from './members.ts';
import { tax } from './tax.ts';
import { terms } from './terms.ts';
import { time } from './time.ts';
import { transport } from './transport.ts';
import { working } from './working.ts';

const all: readonly Ask[] = [
  ...transport,
  ...loans,
  ...growing,
  ...goods,
  ...working,
  ...letting,
  ...limits,
  ...change,
  ...time,
  ...terms,
  ...members,
  ...fees,
  ...campaigns,
  ...funnels,
  ...tax,
  ...business,
];

/** Something that is asked, and where. Words that may ask for several things have the first of them that the figures lead to. */
export interface Asked {
  asks: readonly Ask[];
  at: number;
  end: number;
}

export const asksByName = (name: string): Ask[] => all.filter((ask) => ask.name === name);

/** The names of all asks whose pattern matches a text; null if the text is about somebody else’s figures. */
export function namesAsked(text: string): string[] | null {
  if (others.test(text)) return null;
  const masked = withoutDigits(text);
  return all.flatMap(({ name, asks, not }) =>
    (asks.test(text) || asks.test(masked)) && !not?.test(text) ? [name] : [],
  );
}

/** How many things a text asks for: words that ask for a number, and a verdict before one of them. */
export function questionsIn(text: string): number {
  const numbers = [...text.matchAll(interrogative)].filter(({ index }) => !isAside(text, index));
  return numbers.length + Number(verdictBefore.test(text));
}
const verdictBefore = lettered(
  /(?<!\p{L})(?:\p{L}+ ли(?: съм| сме| е| си| са)?|(?:did|was|is|does|do|am|are|will) (?:it|i|we|that|this))(?!\p{L})[^.?!]{0,48}[, ](?:and|и|а) (?:what|how|колко|какъв|каква|на колко)(?!\p{L})/iu,
);

/** How far behind the word that asks it may be told what is asked. */
const BEFORE = 24;
const others = lettered(
  /(?<!\p{L})(?:competitors?|rivals?|конкурент\p{L}*|конкуренци\p{L}*)(?!\p{L})/iu,
);
const figure = /\d[\d., ]*/gu;
/** Words that ask for a number. */
const interrogative = lettered(
  /(?<!\p{L})(?:how (?:much|many|long|soon)|what(?:'s| is| are| will| would| does| do| should| price| margin| turnover| revenue)|where is|(?<!\p{L})when (?:do|will|does|is)|колко|как(?:ъв|ва|ви)|какво|кога|кой колко|кое)(?!\p{L})/giu,
);

/** All that a text asks for, in its order; null if something is asked that is not known. `figures`: without them, all that may be asked. */
export function asksIn(text: string, figures: readonly Read[] | null = null): Asked[] | null {
  const roles = figures && new Set(figures.map(({ role }) => role));
  const has: Has = (...wanted) => wanted.some((role) => roles?.has(role) === true);
  // Somebody else’s figures are none of the business’s.
  if (others.test(text)) return null;
  const masked = withoutDigits(text);
  const found: Asked[] = [];
  for (const ask of all) {
    if (roles && ask.needs?.(has) === false) continue;
    for (const match of matches(ask.asks, text, masked)) {
      const at = match.index;
      const end = at + match[0].length;
      if (ask.not?.test(sentenceAt(text, at, end))) continue;
      const place = found.findIndex((other) => at < other.end && other.at < end);
      const other = found[place];
      if (other === undefined) found.push({ asks: [ask], at, end });
      else
        found[place] = {
          asks: [...other.asks.filter((each) => each !== ask), ask],
          at: Math.min(at, other.at),
          end: Math.max(end, other.end),
        };
    }
  }
  const questions = [...text.matchAll(interrogative)].filter(({ index }) => !isAside(text, index));
  const isKnown = questions.every(({ index }) =>
    found.some(
      ({ at, end }) =>
        index <= end && at - index <= BEFORE && !/[.?!;]/u.test(text.slice(index, at)),
    ),
  );
  return isKnown ? found.sort((one, other) => one.at - other.at) : null;
}

/** The text with a “#” for each digit of a figure. */
function withoutDigits(text: string): string {
  return text.replace(figure, (digits) => {
    const { length } = digits.trimEnd();
    return '#'.repeat(length) + ' '.repeat(digits.length - length);
  });
}

function matches(asks: RegExp, text: string, masked: string): RegExpExecArray[] {
  const isPlain = asks.test(text);
  if (!isPlain && !asks.test(masked)) return [];
  return [...(isPlain ? text : masked).matchAll(everywhere(asks))];
}

const made = new WeakMap<RegExp, RegExp>();
/** A pattern that finds all its matches, compiled once. */
function everywhere(asks: RegExp): RegExp {
  const found = made.get(asks) ?? lettered(asks, 'giu');
  made.set(asks, found);
  return found;
}

function sentenceAt(text: string, from: number, to: number): string {
  const before =
    text
      .slice(0, from)
      .split(/[.?!;]\s/u)
      .at(-1) ?? '';
  const [after = ''] = text.slice(to).split(/[.?!;](?:\s|$)/u);
  return `${before}${text.slice(from, to)}${after}`;
}

/** “I don’t know what …” and “what if” ask for nothing by themselves. */
const aside = lettered(
  /^(?:what if|колко ако|колко, ако|колко при|how (?:long|many|much) if|what i|what it|what they|what we|what he|what she|what you|what people|what customers)(?!\p{L})/iu,
);
const isAside = (text: string, index: number) => aside.test(text.slice(index, index + 12));
