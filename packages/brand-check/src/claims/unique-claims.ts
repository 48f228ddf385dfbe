import { phrases } from '@savet/text/phrases';
import { fold, stemOf } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import { type CheckedText, valueOf } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { mark, marksOf } from '../rule.ts';
import { kinds } from './kinds.ts';

/** “The only van with …”, „първата пекарня в …“: what it is and the word after it. */
const unique =
  /(?<![\p{L}\p{N}])(?:the (?:very )?(?:only|first)|(?:единствен|първ)(?:ият|ия|ата|ото|ите)) (?<words>(?:\p{L}+ ){0,1}\p{L}+)(?= (?:with|that|who|which|whose|in|on|of|to|within|for|outside|с|със|в|във|на|за|из|без)(?!\p{L})|, (?:който|която|което|които|чийто|чиято|чието)(?!\p{L}))/giu;
const kind = new RegExp(phrases`${kinds}`.source, 'iu');

/** Claims to be the only or the first of what the business is or sells. */
export function uniqueClaims({ own, values }: CheckedText, facts: string): Mark[] {
  let business: Set<string> | undefined;
  return marksOf(own, unique, ({ 0: found, index, groups = {} }) => {
    business ??= new Set(
      (['industry', 'products', 'category'] as const).flatMap((field) =>
        stemsOf(valueOf(values, field)),
      ),
    );
    const { words = '' } = groups;
    const isOfFirm = kind.test(words) || stemsOf(words).some((stem) => business?.has(stem));
    if (!isOfFirm || facts.includes(found.toLowerCase())) return null;
    return mark(index, index + found.length, null, { detail: found });
  });
}

function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => word.length > 3)
    .map(fold)
    .map(stemOf);
}
