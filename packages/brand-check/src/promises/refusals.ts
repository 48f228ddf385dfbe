import { fold, stemOf } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import type { CheckedText } from '../checked-text.ts';

/** What the values rule out: “nothing artificial”, „без зубрене“. */
export interface Refusal {
  /** As in the values. */
  item: string;
  stems: readonly string[];
}

/** At the beginning of a value: “not the timetable” behind another value only contrasts with it. */
const refusal =
  /^\s*(?:(?:we|ние)\s)?(?:no|never|nothing|without|(?:do|will) not|don[’']t|без|никога(?: не)?|нищо|не) (?<what>[^.;,\n]+)/iu;
/** What follows explains, and is not ruled out. */
const explanation =
  /\s(?:that|which|who|without|before|until|if|unless|които|който|която|което|преди|докато|ако|без)\s/iu;
const WORDS_MAX = 2;
const LETTERS_MIN = 4;

/** The refusals in the values. Longer ones are explanations, which a rule can't read. */
export function refusalsIn(values: string): Refusal[] {
  return values.split(/[;.\n]/).flatMap((item) => {
    const what = refusal.exec(item)?.groups?.['what']?.split(explanation)[0] ?? '';
    const words = wordsOf(what).filter((word) => word.length >= LETTERS_MIN);
    if (words.length === 0 || words.length > WORDS_MAX) return [];
    return [{ item: item.trim(), stems: words.map(fold).map(stemOf) }];
  });
}

/** The places where the words of a refusal follow each other in a text; a short word may be between them. */
export function refusedIn(
  { tokens }: CheckedText,
  { stems }: Refusal,
): { start: number; end: number }[] {
  return tokens.flatMap(({ start }, index) => {
    let at = index - 1;
    for (const stem of stems) {
      const isShort = at >= index && (tokens[at + 1]?.word.length ?? LETTERS_MIN) < LETTERS_MIN;
      at += isShort ? 2 : 1;
      if (stemOf(fold(tokens[at]?.word ?? '')) !== stem) return [];
    }
    return [{ start, end: tokens[at]?.end ?? start }];
  });
}
