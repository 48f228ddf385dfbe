import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { languageOf } from '../../language/language-of.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { isText } from '../follow-up/change.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import type { PartReading } from '../reading.ts';

/** A longer request says what is to be written. In words. */
const WORDS_MAX = 9;

const english = {
  before:
    '(?:(?:and|ok|okay|so|great|good|thanks|now|then|please|pls|can you|could you|would you|just)[, ]+)*',
  deed: '(?:write|draft|compose|formulate|phrase|prepare)',
  kind: '(?:(?:\\d+|two|three|four|five|one)[- ](?:line|sentence)s?|short|quick|brief|little|nice|friendly|polite|simple|cold|viber|whatsapp|messenger|text|linkedin|facebook)',
  text: '(?:text|message|e-?mail|letter|post|ad|advert|reply|answer|response|script|announcement|note|sms|notice|invitation)',
  after:
    '(?:,? (?:firm|nice|short|brief|polite|politely|clear|friendly|kind|but|and|not too|for|to|as|down|up|out|then|please|pls|me|us|my|our|the|a|an|clients?|customers?|guests?|it|that|them|him|her|now|too|instead|of))*',
};
const bulgarian = {
  before:
    '(?:(?:и|а|ами|добре|ок|супер|благодаря|сега|моля|тогава|само|може ли|можете ли|можеш ли|да|ми|ни|го|я|ги)[, ]+)*',
  deed: '(?:напиши|напишете|напишеш|състави|съставете|съставиш|подготви|подгответе|формулирай|формулирайте)',
  kind: '(?:кратк[оаи]|къс|късо|къса|учтив[оа]?|любезн[оа]|вайбър|viber|уотсап|ватсап|whatsapp|месинджър|фейсбук|линкедин)',
  text: '(?:sms|смс|есемес|текста?|текстът|съобщение(?:то)?|имейла?|имейлът|писмо(?:то)?|поста?|постът|обява(?:та)?|отговора?|отговорът|реклама(?:та)?|покана(?:та)?|бележка(?:та)?)',
  after:
    '(?:,? (?:кратко|учтиво|любезно|твърдо|ясно|но|и|ми|ни|го|я|ги|вместо|мен|нас|моля|до|за|на|като|клиентите|клиента|тях|него|нея|това|тогава|им|му|ѝ|вместо))*',
};
const signs: readonly RegExp[] = [
  lettered(
    `^[^\\p{L}]*${english.before}${english.deed} (?:(?:me|us) )?(?:(?:it|this|that|one|them)(?: (?:as|into) an? (?:${english.kind} )*${english.text})?|(?:the |an? |that |this |my |our )?(?:${english.kind} )*${english.text})${english.after}[^\\p{L}]*$`,
    'iu',
  ),
  lettered(
    `^[^\\p{L}]*${english.before}(?:put|turn|make) (?:it|this|that) (?:in|into|as) an? (?:${english.kind} )*${english.text}${english.after}[^\\p{L}]*$`,
    'iu',
  ),
  lettered(
    `^[^\\p{L}]*${bulgarian.before}${bulgarian.deed}(?: (?:ми|ни))?(?: (?:го|я|ги|това))?(?: (?:(?:като|във вид на|на) )?(?:${bulgarian.kind} )*${bulgarian.text})?${bulgarian.after}[^\\p{L}]*$`,
    'iu',
  ),
  lettered(
    `^[^\\p{L}]*${bulgarian.before}(?:направи|направете|превърни|превърнете)(?: ми| ни)? (?:го|я|това) (?:на|в|във|като) (?:${bulgarian.kind} )*${bulgarian.text}${bulgarian.after}[^\\p{L}]*$`,
    'iu',
  ),
];

/** Whether a few words ask for the text that an advice is about, and say nothing of what it has to tell. */
export function asksToWriteIt(query: string): boolean {
  if (wordsOf(query).length > WORDS_MAX) return false;
  const asked = inCyrillicIfBulgarian(query);
  return signs.some((sign) => sign.test(asked) || sign.test(query));
}

/** The text that goes with the advice before; null if something else is asked for, or a text that has still to be written. */
export function writeAsked(
  query: string,
  { last, isLatest, text, language }: Thread,
): PartReading | null {
  if (last === null || !isLatest || (last.kind === 'topic' && isText(last) && !text)) return null;
  if (!asksToWriteIt(query)) return null;
  return {
    ...{ kind: 'part', ask: 'write', place: null, of: last },
    language: languageOf(query, language),
  };
}
