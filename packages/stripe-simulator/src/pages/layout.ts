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
  /** The way back, beside the name of the business; absent where there is none. */
  back?: Link | undefined;
  content: Html;
}

export interface Link {
  to: string;
  label: string;
}

export async function page(parts: PageParts): Promise<HtmlEscapedString> {
  const { language, title, base, width, back, content } = parts;
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
    <header>
      <div class="simulator-banner"><p>${texts[language].banner}</p></div>
      <div class="frame-top">
        <p class="business"></p>
        ${back && html`<a class="way" href="${back.to}">← ${back.label}</a>`}
      </div>
    </header>
    <main class="${width}">${content}</main>
  </body>
</html>`;
  return language === 'bg' ? raw(bindShortWords(source)) : source;
}

/** A page with a message and a link, which leads to the dashboard if nothing else is known. */
export function messagePage(
  parts: Omit<PageParts, 'width' | 'back' | 'content'> & {
    text: string;
    link?: Link;
  },
): Html {
  const { text, link: given, ...rest } = parts;
  const { language, base } = parts;
  const link = given ?? { to: `${base}/`, label: texts[language].errors.toDashboard };
  return page({
    ...rest,
    width: 'narrow',
    content: html`<h1>${parts.title}</h1><p class="lead">${text}</p>
      <p><a class="button" href="${link.to}">${link.label}</a></p>`,
  });
}
