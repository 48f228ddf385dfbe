import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { MessageDocument } from '@savet/contract/documents';
import { type Language, languageCodes, languages } from '@savet/contract/languages';
import { sharedPageTexts } from '@savet/i18n/files/shared-page';
import { formatDate } from '@savet/i18n/formats';
import { bindShortWords } from '@savet/i18n/typography/line-ends';
import { html, raw } from 'hono/html';
import { textOf } from '../../../platform/documents/html.ts';
import type { BrandLook } from '../../brand-hub/brand-look.rules.ts';

type Html = ReturnType<typeof html>;

const css = readFileSync(new URL('./shared-page.css', import.meta.url), 'utf8');

/** The source of the page's only style, for its Content-Security-Policy. */
export const styleSource = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

interface SharedPage {
  language: Language;
  kind: 'answer' | 'chat';
  title: string;
  expiresAt: Date;
  /** Null if the owner did not choose to show it. */
  brand: BrandLook | null;
  /** Answers with their text as HTML. */
  messages: readonly (Pick<MessageDocument, 'sender' | 'text' | 'status' | 'source'> & {
    html: string;
  })[];
}

/** The page of a shared link: no script, no cookie, no request to anywhere. */
export function sharedPageHtml(page: SharedPage): string {
  const texts = sharedPageTexts[page.language];
  const { tag } = languages[page.language];
  const heading = page.kind === 'chat' ? page.title : texts.kinds.answer;
  const body = html`
    <header>
      <p class="logo">Savet<span>.</span></p>
      ${page.brand ? brandHtml(page.brand, texts.brandColors) : ''}
      <h1>${bindShortWords(heading)}</h1>
      <p>${texts.sharedUntil(formatDate(tag, page.expiresAt))}</p>
    </header>
    <main>${page.messages.map((message) => messageHtml(message, texts))}</main>
    <footer>${texts.notChecked}</footer>`;
  return frame({ tag, title: `${heading} – Savet`, body });
}

/** A page that says something in every language: nobody knows who reads it. */
export function noticePageHtml(notice: 'gone' | 'busy' | 'preview'): string {
  const sections = languageCodes.map((language) => {
    const texts = sharedPageTexts[language];
    const title = bindShortWords(texts[`${notice}Title`]);
    const text = notice === 'preview' ? '' : html`<p>${bindShortWords(texts[notice])}</p>`;
    return html`<section lang="${languages[language].tag}"><h1>${title}</h1>${text}</section>`;
  });
  const body = html`<header><p class="logo">Savet<span>.</span></p></header><main>${sections}</main>`;
  return frame({ tag: languages.EN.tag, title: 'Savet', body });
}

function messageHtml(
  { sender, text, status, source, html: answer }: SharedPage['messages'][number],
  texts: (typeof sharedPageTexts)[Language],
): Html {
  if (sender === 'user') {
    return html`<section><h2 class="label">${texts.question}</h2><div class="question"><p>${text}</p></div></section>`;
  }
  const mark = status === 'stopped' ? html`<p><small>${texts.stopped}</small></p>` : '';
  const label = source ? texts.answerFrom(source) : texts.answer;
  return html`<section><h2 class="label">${label}</h2>${raw(answer)}${mark}</section>`;
}

/** Attributes of SVG need no style, which the policy of the page would refuse. */
function brandHtml({ name, primary, secondary }: BrandLook, label: string): Html {
  const colors = [...primary, ...secondary].map(
    (hex) =>
      html`<li><svg aria-hidden="true" viewBox="0 0 1 1"><rect width="1" height="1" fill="${hex}"/></svg>${hex}</li>`,
  );
  return html`<p><strong>${name}</strong></p>
    ${colors.length > 0 ? html`<ul class="colors" aria-label="${label}">${colors}</ul>` : ''}`;
}

function frame({ tag, title, body }: { tag: string; title: string; body: Html }): string {
  return textOf(html`<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${raw(css)}</style>
</head>
<body>${body}</body>
</html>`);
}
