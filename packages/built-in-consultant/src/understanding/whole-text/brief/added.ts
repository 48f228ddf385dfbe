import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import type { DetailWords } from '../../../knowledge/details.schema.ts';
import { Recent } from '../../../recognition/recent.ts';
import { detailsOf, inCyrillicIfBulgarian } from '../../details.ts';
import { reasonIn } from '../sentences/reason.ts';
import { turned } from './clauses.ts';
import { datesIn } from './dates.ts';
import { figuresIn } from './figures.ts';
import { withoutInstructions } from './instructions.ts';
import { addressIn, personIn, placeNamed } from './places.ts';
import { plainRequest } from './plain-request.ts';
import { MARK } from './thing.ts';

/** The details that a later message adds: figures, dates, names, and a sentence. */
export function addedTo(
  message: string,
  language: Language,
  words: DetailWords,
  toReader: boolean,
): Record<string, string> {
  const text = readable(message);
  const { dates } = datesIn(text, language, MARK);
  const details = detailsOf(text, words);
  const sentence =
    /(?:,\s*|\s)(?:че|that)\s+(.{4,200})$/iu
      .exec(text)?.[1]
      ?.replace(/[.!\s]+$/u, '')
      // „Се поръчват“ begins no sentence.
      .replace(lettered(/^(се|си|го|ги|я|им|му|ми|ни|ви) (\p{L}+)/iu), '$2 $1') ?? '';
  const found: Record<string, string> = {
    ...(sentence === '' ? { ...figuresIn(text, language), ...dates } : {}),
    reason: reasonIn(text, language),
    person: personIn(text) || (details.person ?? ''),
    place: addressIn(text) || placeNamed(text, language) || (details.place ?? ''),
    occasion: details.occasion ?? '',
    addition:
      sentence === ''
        ? ''
        : // „… и че може и без опит“: two sentences.
          sentence
            .split(/,? (?:и|and) (?:че|that) /u)
            .map((part) => `${capitalised(toReader ? turned(part, language) : part)}.`)
            .join(' '),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''));
}

/** A request without its instructions and without runs of spaces or letters; in Cyrillic if it is Bulgarian. */
export function readable(request: string): string {
  return recent.get(request, () => readableOf(request));
}

/** The cache size, in requests: each part of a text is read from the same request. */
const RECENT_MAX = 20;
const recent = new Recent<string>(RECENT_MAX);

function readableOf(request: string): string {
  const text = request.replace(/\s+/g, ' ').replace(lettered(/(\p{L}{40})\p{L}+/gu), '$1');
  const own = inCyrillicIfBulgarian(text.slice(0, READ_MAX)).trim();
  // The name of the text is no quotation: „напиши текст „За нас“ за …“.
  const named = own.replace(/[„“"«'‘](за нас|about us|за мен|about me)[“”"»'’]/giu, '$1');
  return plainRequest(withoutInstructions(withoutPoints(named)));
}

/** Abbreviations without a point that would end a sentence. */
function withoutPoints(text: string): string {
  return text
    .replace(lettered(/(?<!\p{L})(Dr|Mr|Mrs|Ms|Prof|Blvd|St|Ave)\.(?=\s\p{Lu}|,)/gu), '$1')
    .replace(lettered(/(?<!\p{L})incl\.(?=\s)/giu), 'incl')
    .replace(lettered(/(?<=\d ?)кв\. ?м\.?(?!\p{L})/giu), 'кв.м')
    .replace(lettered(/(?<=\d ?)sq\. ?m\.?(?!\p{L})/giu), 'sq m');
}

/** How much of a request is read, in UTF-16 units. */
export const READ_MAX = 700;
