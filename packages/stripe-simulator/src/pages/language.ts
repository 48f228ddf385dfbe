import type { Context } from 'hono';
import { bg } from './texts/bg.ts';
import { en, type Texts } from './texts/en.ts';

export type Language = 'en' | 'bg';

export const texts: Readonly<Record<Language, Texts>> = { en, bg };

/** Selects the language by Stripe's locale ('bg', 'en-GB', 'auto'), then by Accept-Language; English by default. */
export function languageOf(
  locale: string | null | undefined,
  accepted: string | undefined,
): Language {
  return supported(locale ?? '') ?? preferred(accepted ?? '') ?? 'en';
}

/**
 * Selects the language of a page without a session: `?lang`, then Accept-Language.
 * @param locales preferences of the page's customer, which come before those of the browser
 */
export function requestLanguage(c: Context, locales: readonly string[] = []): Language {
  const wanted = [c.req.query('lang') ?? '', ...locales].find((tag) => supported(tag));
  return languageOf(wanted, c.req.header('accept-language'));
}

function preferred(accepted: string): Language | undefined {
  const ranges = accepted.split(',').map((range) => {
    const [tag = '', ...parameters] = range.trim().split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    return { tag, quality: quality ? Number(quality.trim().slice(2)) : 1 };
  });
  for (const { tag } of ranges.toSorted((a, b) => b.quality - a.quality)) {
    const language = supported(tag);
    if (language) return language;
  }
  return undefined;
}

function supported(tag: string): Language | undefined {
  const [language] = tag.toLowerCase().split('-');
  return language === 'en' || language === 'bg' ? language : undefined;
}
