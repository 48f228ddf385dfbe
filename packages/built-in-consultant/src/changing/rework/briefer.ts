import type { Language } from '@savet/contract/languages';
import { sentencesOf } from '@savet/text/text';
import { lengthIn } from '../../text/length.ts';
import { shorter } from '../shorter.ts';
import { inBriefWords } from './brief-words.ts';
import { framed, whole } from './frame-lines.ts';

/** A text with no more than this share of its words is shorter without losing a sentence. */
const ENOUGH = 0.8;
/** A text with a smaller share of its words no longer says what it is about. */
const LEAST = 0.35;
/** Sentences that a shorter text can do without: courtesy, and calls that every text may have. */
const courtesy =
  /^(?:(?:we )?(?:thank you|thanks)|we (?:wish|hope|look forward)|hope |wishing |if you have (?:any )?questions|questions: |order or come by|available now|see you|благодар|пожелав|надявам|ако имате|за въпроси|при въпроси|очаквам|ще се радвам|заповядайте|до скоро|весели празници)/iu;
const sentenceFacts = /\d|\p{Lu}\p{Ll}+ \p{Lu}|%|€|\[/u;

/** A shorter text: fewer words for the same, then without courtesy, then without sentences that name no figure; null if all is needed. */
export function briefer(text: string, language: Language): string | null {
  const words = lengthIn(text, 'words');
  const parts = framed(text);
  const told = { ...parts, body: inBriefWords(parts.body, language) };
  if (lengthIn(whole(told), 'words') <= words * ENOUGH) return whole(told);
  const kept = without(told.body, (sentence) => courtesy.test(sentence));
  const plain = whole({ ...told, body: kept });
  if (lengthIn(plain, 'words') <= words * ENOUGH) return plain;
  const bare = without(kept, (sentence, at) => at > 0 && !sentenceFacts.test(sentence));
  const bareWhole = whole({ ...told, body: bare });
  // A text of words without figures is cut by half, not to its greeting.
  if (lengthIn(bareWhole, 'words') < words * LEAST)
    return whole({ ...told, body: firstHalf(kept) });
  if (lengthIn(bareWhole, 'words') < words) return bareWhole;
  return shorter(text);
}

function firstHalf(body: string): string {
  const sentences = sentencesOf(body.replace(/\n+/gu, ' '));
  return sentences.slice(0, Math.ceil(sentences.length / 2)).join(' ');
}

/** A body without its sentences that may go; the first always stays. */
function without(body: string, mayGo: (sentence: string, at: number) => boolean): string {
  let seen = 0;
  const lines = body.split('\n').map((line) => {
    if (line.trim() === '' || /^[-*|] |^\*\*/u.test(line)) return line;
    const kept = sentencesOf(line).filter((sentence) => {
      const at = seen;
      seen += 1;
      return at === 0 || !mayGo(sentence.trim(), at);
    });
    return kept.join(' ');
  });
  return lines
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
