import { lettered } from '@savet/text/lettered';
import { inCyrillicIfBulgarian } from '../../details.ts';

/** “Our shop turns 10 on Saturday, there is cake, need something for Instagram”. */
const wishLast: readonly [RegExp, string][] = [
  [
    /^(.{30,}?)[,.;–-]+\s*(?:(?:and|so|please) )*(?:(?:i|we) )?(?:need|want|write|make|give me)(?: me| us)? (?:something|an? (?:text|post|caption|message)|text)(?: about it| of it)? (?:for|on) (?:our |my |the )?(instagram|facebook|linkedin)[.!]?$/iu,
    'Write a post for $2: $1',
  ],
  [
    lettered(
      /^(.{30,}?)[,.;–-]+\s*(?:(?:и|та|моля) )*(?:трябва|искам|искаме|напиш\p{L}*|направ\p{L}*|дай)(?: ми| ни)? (?:нещо|текст|пост|публикация)(?: за това)? (?:за|във|в) (инстаграм|фейсбук|линкедин|instagram|facebook|linkedin)[.!]?$/iu,
    ),
    'Напиши пост за $2: $1',
  ],
];
/** “Text for the opening of our second shop on 5 May, free coffee until noon”. */
const occasionFirst: readonly [RegExp, string][] = [
  [
    lettered(
      /^(?:(?:please )?(?:write|make|i need|we need|need)(?: me| us)? )?(?:an? )?(?:text|copy|something) (?:for|about) (?:the |our )?((?:opening|reopening|launch|anniversary|open day|closing sale|party|fair|festival|tasting|workshop)(?!\p{L})[^:?]{15,})$/iu,
    ),
    'Write a post: $1',
  ],
  [
    lettered(
      /^(?:(?:напиш\p{L}*|направ\p{L}*|трябва ми|трябва ни|искам)(?: ми| ни)? )?(?:текст|нещо|обявление) за (?:нашето |нашата )?((?:откриване|празник|годишнина|рожден ден|ден на отворените врати|дегустация|базар|фестивал|работилница|парти)(?:то|та|а|ът)?(?!\p{L})[^:?]{15,})$/iu,
    ),
    'Напиши пост: $1',
  ],
];
const article = /: (откриване|дегустация|годишнина|работилница)(?:то|та) /iu;
const titleCase: Readonly<Record<string, string>> = {
  ...{ instagram: 'Instagram', facebook: 'Facebook', linkedin: 'LinkedIn' },
};

/** A request for a post whose occasion is told with its facts; null for any other message. */
export function occasionTold(written: string): string | null {
  const text = inCyrillicIfBulgarian(written).replace(/\s+/gu, ' ').trim();
  if (!/\d/u.test(text) || text.includes('?')) return null;
  for (const [sign, told] of [...wishLast, ...occasionFirst]) {
    if (!sign.test(text)) continue;
    return text
      .replace(sign, told)
      .replace(article, ': $1 ')
      .replace(/: (\p{Ll})/u, (_, letter: string) => `: ${letter.toUpperCase()}`)
      .replace(
        lettered(/(?<= for | за )\p{L}+(?=:)/iu),
        (name) => titleCase[name.toLowerCase()] ?? name,
      );
  }
  return null;
}
