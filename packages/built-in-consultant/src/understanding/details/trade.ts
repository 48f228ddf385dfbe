import { beginsWithAny, holdsAny } from '@savet/text/signs';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { comparedWords } from '../../recognition/features.ts';

type Needed = Pick<Knowledge, 'followUps'>;

/** How many words before a trade may say whose it is: “my small bakery”. */
const BEFORE = 3;

/** Any shop: a text that names another trade too, such as „магазин за цветя“, means that one. */
const GENERAL = 'shop';

/** The trade that a text names first; null if it names none. */
export function tradeIn(text: string, { followUps }: Needed): string | null {
  const words = comparedWords(text);
  const [first] = Object.entries(followUps.tradeSigns)
    .map(([name, signs]) => ({
      name,
      at: words.findIndex((_, start) => beginsWithAny(words.slice(start), signs)),
    }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => Number(a.name === GENERAL) - Number(b.name === GENERAL) || a.at - b.at);
  return first?.name ?? null;
}

/** The trade of the one who asks: “in my hair salon”, „пекарната ми“. Others may be customers: “how do I sell to hotels?” */
export function askersTrade(text: string, { followUps }: Needed): string | null {
  const { before, inside, after, between } = followUps.signs.owners;
  const words = comparedWords(text);
  const isOwn = (at: number) => {
    const preceding = words.slice(Math.max(0, at - BEFORE), at);
    // “Sell my bread to hotels”: what follows a preposition is not the asker's.
    const near = preceding.slice(preceding.findLastIndex((word) => holdsAny([word], between)) + 1);
    const next = words[at + 1] ?? '';
    return (
      holdsAny(near, before) || holdsAny(preceding.slice(-2), inside) || holdsAny([next], after)
    );
  };
  const found = Object.entries(followUps.tradeSigns).find(([, signs]) =>
    words.some((_, at) => beginsWithAny(words.slice(at), signs) && isOwn(at)),
  );
  return found?.[0] ?? null;
}
