import type { Context } from 'hono';
import { bg } from './texts/bg.ts';
import { en, type Texts } from './texts/en.ts';

export type Language = 'en' | 'bg';

export const texts: Readonly<Record<Language, Texts>> = { en, bg };

/** The language of a locale as Stripe writes it ('bg', 'en-GB', 'auto'), else what the browser prefers, else English. */
export function languageOf(
  locale: string | null | undefined,
  accepted: string | undefined,
): Language {
  return known(locale ?? '') ?? preferred(accepted ?? '') ?? 'en';
}

/** The language of a page that belongs to no customer: `?lang`, else what the browser prefers. */
export function requestLanguage(c: Context): Language {
  return languageOf(c.req.query('lang'), c.req.header('accept-language'));
}

function preferred(accepted: string): Language | undefined {
  const wishes = accepted.split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    return { tag, quality: quality ? Number(quality.trim().slice(2)) : 1 };
  });
  for (const { tag } of wishes.toSorted((a, b) => b.quality - a.quality)) {
    const language = known(tag);
    if (language) return language;
  }
  return undefined;
}

function known(tag: string): Language | undefined {
  const [language] = tag.toLowerCase().split('-');
  return language === 'en' || language === 'bg' ? language : undefined;
}
