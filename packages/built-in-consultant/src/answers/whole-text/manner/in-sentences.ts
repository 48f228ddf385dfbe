import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { sentencesOf } from '@savet/text/text';
import type { Layout } from '../../../knowledge/purposes.schema.ts';
import { isEnglish } from '../../../language/is-english.ts';
import type { WholeText } from '../../../understanding/whole-text/wanted.ts';

export interface SentenceWish {
  count: number;
  /** “Three sentences”, not “at most three”. */
  isExact: boolean;
}

/** Abbreviations and figures end no sentence. */
const kept = lettered(/(?<!\p{L})(?:лв|ч|г|ул|бул|св|Dr|Mr|Mrs|No|incl)\.$/u);

/** The sentences of a paragraph. A list is none. */
function sentencesIn(paragraph: string): string[] {
  return sentencesOf(paragraph.replace(/\n+/g, ' ')).reduce<string[]>((all, sentence) => {
    const last = all.at(-1);
    return last !== undefined && kept.test(last)
      ? [...all.slice(0, -1), `${last} ${sentence}`]
      : [...all, sentence];
  }, []);
}

export function sentenceCount(body: string): number {
  // A blank alone is none.
  return body
    .replace(/^\[[^\]\n]+\]$/gmu, '')
    .split(/\n\n+/u)
    .flatMap(sentencesIn).length;
}

/** The text with as many sentences as are wished, as far as sentences that only frame it can be left out or added. */
export function inSentences(body: string, wish: SentenceWish, { frames }: Layout): string {
  const paragraphs = body.split(/\n\n+/u).map(sentencesIn);
  let left = sentenceCount(body);
  const isFrame = (sentence: string) => frames.some((frame) => sentence.startsWith(frame));
  for (let at = paragraphs.length - 1; at >= 0; at -= 1) {
    const sentences = paragraphs[at] ?? [];
    for (let place = sentences.length - 1; place >= 0 && left > wish.count; place -= 1) {
      if (!isFrame(sentences[place] ?? '')) continue;
      sentences.splice(place, 1);
      left -= 1;
    }
  }
  const text = paragraphs
    .map((sentences) => sentences.join(' '))
    .filter(Boolean)
    .join('\n\n');
  if (!wish.isExact || left >= wish.count) return left === sentenceCount(body) ? body : text;
  if (left + 1 === wish.count) {
    const split = splitOnce(text);
    if (split !== text) return split;
  }
  const more = frames
    .filter((frame) => /[.!]$/u.test(frame) && !body.includes(frame))
    .slice(0, wish.count - left);
  return [text, ...more].join(' ');
}

/** A list of facts as two sentences: “Free check in February. By appointment, 02 445 667.” */
function splitOnce(text: string): string {
  const found = lettered(
    /,\s(?!(?:and|or|who|which|that|but|because|so|и|или|но|а|че|защото|ко(?:й|я|е|и)то)(?!\p{L}))(?=\p{Ll}{2,}\s[^,]+)/u,
  ).exec(text);
  if (found === null) return text;
  const rest = text.slice(found.index + found[0].length);
  return `${text.slice(0, found.index)}. ${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}

/** The wished number of sentences, in words, if a text doesn't have it. */
export function sentencesUnmet(
  shown: string,
  { sentences, form, noGreeting }: Pick<WholeText, 'sentences' | 'form' | 'noGreeting'>,
  language: Language,
): string[] {
  if (sentences === undefined) return [];
  const paragraphs = shown.split('\n\n');
  const isSigned = !/[.!?]$/u.test(paragraphs.at(-1) ?? '') && paragraphs.length > 1;
  const start = form === 'mail' ? (noGreeting ? 1 : 2) : 0;
  const body = paragraphs.slice(start, isSigned ? -1 : undefined).join('\n\n');
  const count = sentenceCount(body);
  const isMet = sentences.isExact ? count === sentences.count : count <= sentences.count;
  return isMet ? [] : [`${sentences.count} ${unitOf(sentences.count, language)}`];
}

function unitOf(count: number, language: Language): string {
  if (isEnglish[language]) return count === 1 ? 'sentence' : 'sentences';
  return count === 1 ? 'изречение' : 'изречения';
}
