import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { thingSigns } from './emoji.ts';

const DEFAULT = 4;
const LONG = 4;
const hashtag = lettered(/#[\p{L}\d_]+/gu);
const small: Record<Language, RegExp> = {
  EN: lettered(
    /^(?:about|after|again|all|also|another|any|are|away|back|because|been|before|being|both|but|call|can|come|could|days?|does|down|each|even|every|everything|first|for|free|from|get|give|goes|have|hello|here|how|into|its|just|last|like|link|look|made|make|many|mind|more|most|much|must|need|never|next|now|off|once|only|open|order|here|only|other|our|over|phone|please|ready|same|see|some|soon|start|still|take|than|thank|thanks|that|the|their|them|then|there|these|they|this|those|till|time|today|too|under|until|very|want|was|week|well|were|what|when|where|which|while|who|will|with|would|year|you|your|tag|try|company|new|us|we|slice|euro|price|until|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/iu,
  ),
  BG: lettered(
    /^(?:без|беше|бъде|вече|вижте|всеки|всички|всяка|вашата|вашия|данни|днес|доста|елате|заповядайте|защо|или|има|имаме|как|каква|какво|когато|който|която|които|което|край|лева|лично|малко|много|може|можете|моля|нашата|нашия|нашите|нова|нови|новия|ново|нова|обадете|още|отваря|отваряме|печем|повече|поръчки|поръчка|поръчайте|празник|през|преди|предлагаме|при|само|след|следва|става|също|така|твърде|телефон|това|този|тази|тези|търсим|утре|фирма|хайде|ценa|цена|цената|часа|чакаме|че|ще|връзка|име|първите|накратко|здравейте|уважаеми|(?:понеделник|вторник|сряда|четвъртък|петък|събота|неделя)|(?:януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември))$/iu,
  ),
};

export function withoutHashtags(text: string): string | null {
  if (!hashtag.test(text)) return null;
  return text
    .replace(hashtag, '')
    .replace(/[ \t]+$/gmu, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

/** A text with hashtags made of its own words below it; null if it has too few. */
export function withHashtags(
  text: string,
  wanted: number | null,
  language: Language,
): string | null {
  const body = withoutHashtags(text) ?? text;
  const count = wanted ?? DEFAULT;
  const found = tagsOf(body, language).slice(0, count);
  if (found.length < (wanted ?? 2)) return null;
  return `${body}\n\n${found.map((tag) => `#${tag}`).join(' ')}`;
}

/** Things with the word that says what they are like, then names, then long words. */
function tagsOf(text: string, language: Language): string[] {
  const clear = text.replace(/\[[^\]\n]*\]|\*\*/gu, ' ');
  const words = [...clear.matchAll(lettered(/[\p{L}][\p{L}’'-]*[\p{L}]/gu))].map((found) => ({
    text: found[0],
    at: found.index,
  }));
  const isSmall = (word: string) => word.length < 3 || small[language].test(word);
  const things = words.flatMap(({ text: word, at }, place) => {
    if (isSmall(word) || thingSigns(word).length === 0) return [];
    const before = words[place - 1];
    const isNear = before !== undefined && at - before.at - before.text.length === 1;
    const like = isNear && before.text.length > 2 && !isSmall(before.text) ? before.text : '';
    return [`${like}${word}`];
  });
  const names = words.flatMap(({ text: word, at }) => {
    const isInside = at > 1 && !/[.!?\n„“"*]\s*$/u.test(clear.slice(Math.max(0, at - 2), at));
    return isInside && /^\p{Lu}\p{Ll}{2,}/u.test(word) && !isSmall(word) ? [word] : [];
  });
  const long = words.flatMap(({ text: word }) =>
    word.length >= LONG && !isSmall(word) && !endsAsVerb[language].test(word) ? [word] : [],
  );
  const tags = [...things, ...names, ...long].map((tag) =>
    tag.toLowerCase().replace(lettered(/[^\p{L}\d]/gu), ''),
  );
  return [...new Set(tags)].filter(
    (tag, at, all) => !all.some((other, place) => place < at && other.includes(tag)),
  );
}

const endsAsVerb: Record<Language, RegExp> = {
  EN: /(?:ly|[a-z]{2}ing|ed)$/iu,
  BG: /(?:ме|хме|йте|ете|ите|ваш|ват|ено)$/iu,
};
