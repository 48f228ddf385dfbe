import { lettered } from '@savet/text/lettered';
import type { CheckedText } from '../../checked-text.ts';
import {
  capitalised,
  deletion,
  type Fix,
  lineBefore,
  noFix,
  type Range,
  replacing,
  startsSentence,
} from '../../fixing/edits.ts';
import { sentenceDeletion } from '../../fixing/sentence-deletion.ts';
import type { Sentence } from '../../language/sentences.ts';
import { pressureFixes } from './pressure-phrases.ts';

/** A sentence that is nothing but this expression. */
const nothingBefore = /^[\s>*_#•\-\d.)„“(]*(?:(?:so|and|и|затова)\s)?$/iu;
const nothingAfter = /^[\s!?.…)*_”“\p{Extended_Pictographic}\uFE0F]*$/u;
/** Between a call and the sentence that stays: “because” gives the reason of the call. */
const afterCall = lettered(
  /^(?:[,;]? (?:because|защото|понеже|тъй като)|[,:;!]| [–—-]) (?=\p{L})|^ (?:and|и) (?=\p{L})/iu,
);
const subordinate = lettered(
  /^(?:because|as|since|if|when|while|before|until|that|to|for|защото|понеже|ако|когато|докато|преди|че|да|за|който|която|което|които)(?!\p{L})/iu,
);
const beforeCall = /(?:,? (?:so|and|but|и|но|затова)|,| [–—]) $/iu;
const sentenceEnd = /^\s*(?:[.!?…]|$)/u;

export function pressureFix(checked: CheckedText, range: Range): Fix {
  const { text } = checked;
  const found = text.slice(range.start, range.end).toLowerCase();
  const normalised = found.replaceAll('’', "'").replace(/[-\s]+/g, ' ');
  const line = lineBefore(text, range.start);
  const after = text.slice(range.end);
  for (const [pattern, fix] of pressureFixes) {
    if (!pattern.test(normalised)) continue;
    if (fix.how === 'adverbial') return withoutAdverbial(text, range);
    if (fix.how === 'drop') return dropped(checked, range);
    if (fix.before?.test(line) === false || fix.after?.test(after) === false) continue;
    const whole = fix.isAlsoDropped ? wholeSentence(checked, range) : null;
    return whole ?? replacing(text, range, fix.say);
  }
  return noFix;
}

function dropped(checked: CheckedText, range: Range): Fix {
  const whole = wholeSentence(checked, range);
  if (whole) return whole;
  const { text, sentences } = checked;
  const sentence = sentenceOf(range, sentences);
  if (!sentence) return noFix;
  const before = text.slice(sentence.start, range.start);
  const after = text.slice(range.end, sentence.end);
  const call = afterCall.exec(after);
  if (call && startsSentence(text, range.start)) {
    const next = range.end + call[0].length;
    if (subordinate.test(text.slice(next, sentence.end))) return noFix;
    return deletion(range.start, next + 1, capitalised(text.charAt(next)));
  }
  const joint = beforeCall.exec(before);
  if (joint && lettered(/\p{L}/u).test(before.slice(0, joint.index)) && sentenceEnd.test(after)) {
    return deletion(range.start - joint[0].length, range.end, '');
  }
  return noFix;
}

/** Deletes the sentence if it says nothing else; null if it does. */
function wholeSentence({ text, sentences, marks }: CheckedText, range: Range): Fix | null {
  const sentence = sentenceOf(range, sentences);
  if (!sentence) return null;
  const isWhole =
    nothingBefore.test(text.slice(sentence.start, range.start)) &&
    nothingAfter.test(text.slice(range.end, sentence.end));
  if (!isWhole) return null;
  const gone = sentenceDeletion(text, sentence, marks);
  return gone ? deletion(gone.start, gone.end, '') : noFix;
}

/** With the comma, the brackets or the “only” that belong to it. */
function withoutAdverbial(text: string, { start, end: foundEnd }: Range): Fix {
  const end =
    foundEnd + (lettered(/^ only(?!\p{L})/iu).exec(text.slice(foundEnd))?.[0].length ?? 0);
  const before = lineBefore(text, start);
  const after = text.slice(end);
  if (startsSentence(text, start)) {
    const comma = lettered(/^, (?=\p{L})/u).exec(after);
    if (!comma) return noFix;
    const next = end + comma[0].length;
    return deletion(start, next + 1, capitalised(text.charAt(next)));
  }
  const bracket = / \((?:only |само )?$/iu.exec(before);
  if (bracket) {
    return after.startsWith(')') ? deletion(start - bracket[0].length, end + 1, '') : noFix;
  }
  const lead = /(?:,| [–—])?(?: (?:only|just|само))? $/iu.exec(before);
  if (!lead || (lead[0].startsWith(',') && after.startsWith(','))) return noFix;
  if (!/^(?:[.!?…,;:]|\s*$| (?:and|or|и|или) )/iu.test(after)) return noFix;
  return deletion(start - lead[0].length, end, '');
}

function sentenceOf({ start, end }: Range, sentences: readonly Sentence[]): Sentence | undefined {
  return sentences.find((one) => one.start <= start && end <= one.end);
}
