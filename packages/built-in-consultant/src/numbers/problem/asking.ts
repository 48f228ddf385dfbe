import { lettered } from '@savet/text/lettered';

/** The words that ask: from the last asking word on. */
const askingWord = lettered(
  /(?<!\p{L})(?:how (?:many|much|long)|what|which|when|at what|is (?:it|that|this)|was (?:it|that|this)|by how much|do (?:i|we)|did (?:i|we|it|that|this|they)|am i|will (?:i|we)|does it|на колко|по колко|с колко|за колко|след колко|при какъв|колко|какво|каква|какъв|какви|кога|кое|коя|кой|печел(?:я|им) ли|губ(?:я|им) ли|изкарвам(?:е)? ли|на печалба ли|дали|излязох(?:ме)? ли|изплати(?:ха)? ли|спечелих ли|избих ли|на плюс ли|(?:cost|price) of (?:one|an?|each) \p{L}+(?=\s*\??\s*$)|(?:cost|price|profit|себестойност|цена|печалба) (?:per|for each|for one|на|за) \p{L}+(?=\s*\??\s*$)|any good|worth it|добре ли|струва(?:ше)? ли си|има(?:ше)? ли смисъл)(?!\p{L})/giu,
);

/** The clause that asks; with it, a condition that follows it. */
export function askingOf(question: string): string {
  const sentences = question.split(/(?<=[.;!?])\s+/u);
  const asks = (each: string) => each.search(askingWord) >= 0;
  const asking = sentences.findLast((each) => each.includes('?')) ?? sentences.findLast(asks) ?? '';
  const [first] = [...asking.matchAll(askingWord)];
  return first === undefined ? '' : asking.slice(first.index);
}

/** The noun of the thing that a question counts: “how many rentals”. */
export function nounOf(signs: RegExp, asking: string): string | null {
  const groups = signs.exec(asking)?.groups ?? {};
  return Object.values(groups).find((noun) => noun !== undefined) ?? null;
}
