import { lettered } from '@savet/text/lettered';
import { articleBefore } from '../language/article.ts';
import { pluralOf, singularOf, withEnding } from '../language/english-forms.ts';
import { keepCase } from '../language/keep-case.ts';

interface Replaced {
  start: number;
  end: number;
  avoid: string;
  say: string;
}

const bulgarianArticles = ['ът', 'ят', 'та', 'то', 'те', 'а', 'я'];

/** The wanted word in the form of the found one; null if its form cannot be derived. */
export function replacementFor(
  text: string,
  { start, end, avoid, say }: Replaced,
): { start: number; fix: string } | null {
  const found = text.slice(start, end);
  const form = formLike(found.toLowerCase().replaceAll('’', "'"), avoid.toLowerCase(), say);
  if (form === null) return null;
  const article = lettered(/(?<!\p{L})(an?)\s$/iu).exec(text.slice(0, start));
  if (!article?.[1]) return { start, fix: keepCase(found, form) };
  const right = keepCase(article[1], articleBefore(form));
  return { start: start - article[1].length - 1, fix: `${right} ${keepCase(found, form)}` };
}

function formLike(found: string, avoid: string, say: string): string | null {
  if (found === avoid) return say;
  return /\p{Script=Cyrillic}/u.test(say)
    ? bulgarian(found, avoid, say)
    : english(found, avoid, say);
}

function english(found: string, avoid: string, say: string): string | null {
  const own = found.replace(/'s$|(?<=s)'$/, '');
  if (own !== found) {
    const form = own === avoid ? say : english(own, avoid, say);
    return form === null ? null : `${form}${form.endsWith('s') ? "'" : "'s"}`;
  }
  const wantedSingular = singularOf(say);
  if (own === singularOf(avoid)) return wantedSingular;
  if (own === pluralOf(avoid)) return wantedSingular === null ? pluralOf(say) : say;
  for (const ending of ['ed', 'ing'] as const) {
    if (own === withEnding(avoid, ending) && /^[a-z]+$/.test(say)) return withEnding(say, ending);
  }
  return null;
}

/** Only the article may differ: number and gender of the two words need not agree. */
function bulgarian(found: string, avoid: string, say: string): string | null {
  const article = bulgarianArticles.find((ending) => found === avoid + ending);
  if (article === undefined) return null;
  if (say.endsWith('и')) return `${say}те`;
  if (/[ая]$/.test(say)) return `${say}та`;
  if (/[ое]$/.test(say)) return `${say}то`;
  const isFull = article === 'ът' || article === 'ят';
  if (say.endsWith('й')) return say.slice(0, -1) + (isFull ? 'ят' : 'я');
  return say + (isFull ? 'ът' : 'а');
}
