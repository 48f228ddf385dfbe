import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import type { WholeTextReading } from '../reading.ts';
import { textEditsIn } from '../text-edits.ts';
import { mannerIn, wishesWarmth } from '../whole-text/brief/manner.ts';
import { formNamed } from '../whole-text/form.ts';
import { bannedIn } from '../whole-text/roles/banned.ts';
import { rolesIn } from '../whole-text/roles/roles.ts';
import { tidied } from '../whole-text/sentences/tidied.ts';
import { addsTo, ownLanguage, type WholeText } from '../whole-text/wanted.ts';
import { wishesOf } from '../whole-text/wishes-of.ts';

/** A wish about the last text is rarely longer, in words and in UTF-16 units. */
const WISH_WORDS = 14;
const WISH_LENGTH = 160;
const FORM_WISH_WORDS = 5;
const shorterSigns = lettered(
  /(?<!\p{L})(?:short(?:er)?|briefer|too long|по-кратк\p{L}*|по-къс\p{L}*|съкрати|накратко|po-kratk\p{L}*|скъси)(?!\p{L})/iu,
);
const asWish = lettered(
  /^\s*(?:(?:and|but|now|ok(?:ay)?|please|pls|can you|could you|great|thanks|а|и|но|сега|добре|моля|супер|може ли|ами)[, ]+)*(?:make (?:it|this)|change (?:it|the price|the date)|промени|смени|do it|put it|add|include|mention|write it|the same|same|with|without|for|as|in|from|on|until|till|at|max|up to|under|rewrite it|turn it|добави\p{L}*|сложи\p{L}*|включи\p{L}*|спомени\p{L}*|направи\p{L}* (?:го|я|ги)|същото|същия|за|с|със|без|като|в|във|на|от|до|макс|най-много|но с|и с|its?|the price|price|цената|(?:his|her|the (?:client|customer|guest)[’']s) name|името на|казва се|името)(?!\p{L})/iu,
);

/** Some other manner, which rules can’t give a text. */
const otherManner = lettered(
  /(?<!\p{L})(?:(?:more|less) (?!formal|informal)\p{L}+|(?:warm|friendli|funni|soft|strong|punchi|simpl|liveli|bold|clear|nic|kind|catchi|smooth|sharp|light|long)er|playful|funny|emotional|persuasive|на ти|по[- ](?!кратк|къс|официал|неофициал|делов)\p{L}{4,})(?!\p{L})/iu,
);

/** The last text with what a short message wishes: another form, register, language, or a detail more. */
export function changedWholeText(
  query: string,
  last: WholeTextReading,
  wanted: Language | null,
  knowledge: Knowledge,
): WholeTextReading | null {
  const words = query.split(/\s+/u).length;
  if (words > WISH_WORDS || query.length > WISH_LENGTH) return null;
  const edits = textEditsIn(query);
  if (edits !== null)
    return {
      ...last,
      text: { ...last.text, unmet: [], edits: [...(last.text.edits ?? []), edits] },
    };
  const language = wanted ?? translationAsked(query);
  const own = inCyrillicIfBulgarian(query);
  const parts = wishesOf(own);
  const wishes = parts.length > 1 ? parts : [own];
  let text: WholeText = { ...last.text, unmet: [] };
  const unmet: string[] = [];
  for (const wish of wishes) {
    const next = withWish(text, wish, words, knowledge);
    if (next !== null) text = next;
    const isLanguage = language !== null && languageWord.test(wish);
    // An addition may contain “earlier” or “по-рано”.
    const isSaid = adding.test(wish) && lettered(/(?<!\p{L})(?:that|че)(?!\p{L})/iu).test(wish);
    const isOther = !isSaid && otherManner.test(wish) && !wishesWarmth(wish);
    if ((next === null && !isLanguage) || isOther) unmet.push(wish);
  }
  const isChanged = language !== null && language !== last.language;
  // If no wish is understood, the message is about something else.
  if (unmet.length === wishes.length && !isChanged) return null;
  return { ...last, text: { ...text, unmet }, language: language ?? last.language };
}

const languageWord = /(?:english|bulgarian|англ|бълг|angl|bulg|balg)/iu;

/** “Translate it to Bulgarian”: the text before, in the other language. */
export function translationAsked(query: string): Language | null {
  const found = lettered(
    /(?<!\p{L})(?:translate|translation|превед\p{L}*|превод\p{L}*|preved\p{L}*)(?!\p{L}).*?(english|bulgarian|англ|бълг|angl|balg|bulg)/iu,
  ).exec(query)?.[1];
  if (found === undefined) return null;
  return /^(?:e|а|a)/iu.test(found) ? 'EN' : 'BG';
}

/** A text with one wish; null if rules can’t meet it. */
function withWish(
  text: WholeText,
  wish: string,
  words: number,
  knowledge: Knowledge,
): WholeText | null {
  const { register, hasEmoji, isFirm, isWarm } = mannerIn(wish);
  const language = ownLanguage(text.request);
  const banned = rolesIn(text.request) === null ? '' : bannedIn(wish, language);
  if (banned !== '') return { ...text, unmentioned: [...(text.unmentioned ?? []), banned] };
  const form = asWish.test(wish) || words <= 4 ? formNamed(wish) : null;
  const isShorter = shorterSigns.test(wish) && (text.form === 'mail' || form !== null);
  const isBriefer = shorterSigns.test(wish) && !isShorter && rolesIn(text.request) !== null;
  const changed: WholeText = {
    ...text,
    ...(form === null ? {} : { form }),
    ...(register === 'plain' ? {} : { register }),
    ...(isWarm ? { isWarm } : {}),
    isFirm: text.isFirm || isFirm,
    hasEmoji: lettered(
      /(?<!\p{L})(?:no|without|без) (?:the )?(?:emojis?|емоджи\p{L}*|емотикон\p{L}*)/iu,
    ).test(wish)
      ? false
      : text.hasEmoji || hasEmoji,
    ...(isShorter && text.form === 'mail' ? { form: 'short' as const } : {}),
    ...(isBriefer ? { isBrief: true } : {}),
  };
  const isAdding = asWish.test(wish) && form === null && addsTo(text, wish, knowledge);
  const whole = isAdding ? { ...changed, added: [...text.added, tidied(wish)] } : changed;
  // “And for LinkedIn?” after a post gets the same post.
  return form !== null || JSON.stringify(whole) !== JSON.stringify(text) ? whole : null;
}

/** Asks for something more in the text before. */
export const adding = lettered(
  /^\s*(?:(?:and|but|now|please|а|и|но|сега|моля|може ли да)[, ]+)*(?:add|include|mention|make (?:it|this|that)|the same|same|добав\p{L}*|сложи\p{L}*|включи\p{L}*|спомени\p{L}*|направи\p{L}* (?:го|я|ги)|същото)(?!\p{L})/iu,
);

/** Whether a few words wish another form or channel for a text: “and for LinkedIn?”. */
export function wishesForm(query: string): boolean {
  return (
    query.split(/\s+/u).length <= FORM_WISH_WORDS && asWish.test(query) && formNamed(query) !== null
  );
}
