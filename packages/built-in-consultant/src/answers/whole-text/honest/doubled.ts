import { lettered } from '@savet/text/lettered';
import { sentencesOf } from '@savet/text/text';

/** So few words may be the same by chance. */
const WORDS_MIN = 3;
const word = lettered(/[\p{L}\p{N}]{3,}/gu);
/** A greeting that the first sentence follows on the same line. */
const greeting = lettered(/^(?:Hello|Hi|Dear|Здравейте|Уважаем\p{L}*)(?:,? [^,.!?\n]{1,40})?, /u);

/** A text without a sentence that another one says in full. */
export function withoutDoubled(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      if (/^(?:- |\d+\. |\*\*)/u.test(line)) return line;
      const hello = greeting.exec(line)?.[0] ?? '';
      const sentences = sentencesOf(line.slice(hello.length));
      if (sentences.length < 2) return line;
      const kept = sentences.filter((each) => !isSaidBy(each, sentences));
      if (kept.length === sentences.length || kept.length === 0) return line;
      const [first = '', ...rest] = kept;
      const isSmall = hello !== '' && /^\p{Ll}/u.test(sentences[0] ?? '');
      const opened = isSmall ? first.charAt(0).toLowerCase() + first.slice(1) : first;
      return `${hello}${[opened, ...rest].join(' ')}`;
    })
    .join('\n');
}

function isSaidBy(sentence: string, all: readonly string[]): boolean {
  if (sentence.includes('?') || sentence.includes('[')) return false;
  const own = wordsIn(sentence);
  return (
    own.size >= WORDS_MIN &&
    all.some((other) => {
      if (other === sentence) return false;
      const said = wordsIn(other);
      return said.size > own.size && [...own].every((each) => said.has(each));
    })
  );
}

function wordsIn(sentence: string): Set<string> {
  return new Set(sentence.toLowerCase().match(word) ?? []);
}

/** Whether two sentences of a text say nearly the same. */
export function isDoubled(text: string): boolean {
  const said = text
    .split('\n')
    .filter((line) => !/^(?:- |\d+\. |\*\*)/u.test(line))
    .flatMap((line) => sentencesOf(line.replace(greeting, '')))
    // A blank may say why the other sentence is so, and a question is answered by it.
    .filter((sentence) => !/[[?]/u.test(sentence))
    .map((sentence) => new Set([...wordsIn(sentence)].filter((each) => each.length > SMALL)));
  return said.some((one, at) =>
    said.slice(at + 1).some((other) => {
      const common = [...one].filter((each) => other.has(each)).length;
      return common >= WORDS_MIN && common >= NEARLY * Math.min(one.size, other.size);
    }),
  );
}

const NEARLY = 0.75;
/** Thanks and wishes have the same small words. */
const SMALL = 3;
