import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { type Language, texts } from './language.ts';
import { bindShortWords } from './line-ends.ts';

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export interface PageParts {
  language: Language;
  title: string;
  /** Path under which the pages are mounted, without a trailing slash. */
  base: string;
  width: 'narrow' | 'wide';
  content: Html;
}

export async function page(parts: PageParts): Promise<HtmlEscapedString> {
  const { language, title, base, width, content } = parts;
  const source = await html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${base}/style.css" />
  </head>
  <body>
    <header class="simulator-banner"><p>${texts[language].banner}</p></header>
    <main class="${width}">${content}</main>
  </body>
</html>`;
  return language === 'bg' ? raw(bindShortWords(source)) : source;
}

/** A page with a message and an optional link. */
export function messagePage(
  parts: Omit<PageParts, 'width' | 'content'> & {
    text: string;
    link?: { to: string; label: string };
  },
): Html {
  const { text, link, ...rest } = parts;
  const way = link && html`<p><a class="button" href="${link.to}">${link.label}</a></p>`;
  return page({
    ...rest,
    width: 'narrow',
    content: html`<h1>${parts.title}</h1><p class="lead">${text}</p>${way}`,
  });
}
