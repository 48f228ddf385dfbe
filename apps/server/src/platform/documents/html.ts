import { html } from 'hono/html';
import type { Block, Cell, TextRun } from './model.ts';

type Html = ReturnType<typeof html>;

/** Blocks as HTML without classes, scripts and pictures. The library escapes every text. */
export function blocksHtml(blocks: readonly Block[]): string {
  return textOf(html`${blocks.map(blockHtml)}`);
}

/** @throws TypeError if a part of it is still awaited, which none of ours is */
export function textOf(page: Html): string {
  if (page instanceof Promise) throw new TypeError('a part of the page is a promise');
  return page;
}

function blockHtml(block: Block): Html | '' {
  switch (block.kind) {
    case 'heading': {
      const content = runsHtml(block.content);
      if (block.level === 1) return html`<h1>${content}</h1>`;
      if (block.level === 2) return html`<h2>${content}</h2>`;
      if (block.level === 3) return html`<h3>${content}</h3>`;
      return html`<h4>${content}</h4>`;
    }
    case 'paragraph':
      return html`<p>${runsHtml(block.content)}</p>`;
    case 'note':
      return html`<p><small>${block.text}</small></p>`;
    case 'list': {
      const items = block.items.map((item) => html`<li>${item.map(blockHtml)}</li>`);
      return block.isOrdered
        ? html`<ol start="${block.start}">${items}</ol>`
        : html`<ul>${items}</ul>`;
    }
    case 'quote':
      return html`<blockquote>${block.content.map(blockHtml)}</blockquote>`;
    case 'code':
      return html`<pre tabindex="0"><code>${block.text}</code></pre>`;
    case 'table':
      return html`<div class="table" tabindex="0"><table><thead><tr>${block.head.map(
        (cell) => html`<th scope="col">${runsHtml(cell)}</th>`,
      )}</tr></thead><tbody>${block.rows.map(
        (row) => html`<tr>${row.map((cell) => html`<td>${runsHtml(cell)}</td>`)}</tr>`,
      )}</tbody></table></div>`;
    case 'rule':
      return html`<hr>`;
    case 'colors':
    case 'page':
      return '';
  }
}

function runsHtml(runs: Cell): Html[] {
  return runs.map((run) => {
    let content: Html | Html[] = run.text
      .split('\n')
      .map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));
    if (run.code) content = html`<code>${content}</code>`;
    if (run.strike) content = html`<s>${content}</s>`;
    if (run.italic) content = html`<em>${content}</em>`;
    if (run.bold) content = html`<strong>${content}</strong>`;
    return run.href === undefined ? html`${content}` : linkHtml(run, run.href, content);
  });
}

/** A link says to which host it leads, and that host does not learn where it was. */
function linkHtml({ text }: TextRun, href: string, content: Html | Html[]): Html {
  const { host } = new URL(href);
  const link = html`<a href="${href}" rel="noopener noreferrer nofollow" target="_blank">${content}</a>`;
  return host === '' || text.includes(host) ? link : html`${link} <small>(${host})</small>`;
}
