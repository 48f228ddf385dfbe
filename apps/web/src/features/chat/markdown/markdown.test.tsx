import { en } from '@savet/i18n/en';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { LanguageContext } from '#lib/language/language-context.ts';
import { userTexts } from '#lib/language/texts.ts';
import { Markdown } from './markdown.tsx';

beforeAll(() => userTexts.load('EN'));

describe('an answer', () => {
  test.each([
    ['headings below those of the page', '# One\n\n#### Four', ['<h2>One</h2>', '<h5>Four</h5>']],
    [
      'emphasis',
      '**bold** *soft* ~~gone~~ `code`',
      ['<strong>bold</strong>', '<em>soft</em>', '<del>gone</del>', '<code>code</code>'],
    ],
    [
      'lists',
      '- a\n- b\n\n3. c',
      ['<ul><li>a</li><li>b</li></ul>', '<ol start="3"><li>c</li></ol>'],
    ],
    ['tasks', '- [x] done\n- [ ] open', ['☑ ', 'done', '☐ ', 'open']],
    [
      'tables',
      '| a | b |\n|--|--:|\n| 1 | 2 |',
      ['<th scope="col">a</th>', '<td data-align="right">2</td>'],
    ],
    [
      'code verbatim',
      '```html\n<b>&amp;</b>\n```',
      ['<span>html</span>', '&lt;b&gt;&amp;amp;&lt;/b&gt;'],
    ],
    ['drafts and rules', '> said\n\n---', ['<blockquote><p>said</p></blockquote>', '<hr/>']],
    ['line breaks', 'one  \ntwo<br>three', ['one<br/>two<br/>three']],
    [
      'entities as characters',
      'Q&amp;A &lt;b&gt; &#8364;5 &unknown;',
      ['Q&amp;A &lt;b&gt; €5 &amp;unknown;'],
    ],
  ])('renders %s', (_name, text, parts) => {
    for (const part of parts) expect(html(text)).toContain(part);
  });

  test.each(['$2bn to $4bn', '100–200 лв.', '€5', 'from ~5 to ~10 and ~7', 'a_b_c'])(
    'leaves %s as text',
    (text) => {
      expect(textOf(html(text))).toBe(text);
    },
  );

  test('opens links in a new tab and shows their host', () => {
    expect(html('[our page](https://example.test:8443/a?b=1&amp;c=2)')).toContain(
      '<a href="https://example.test:8443/a?b=1&amp;c=2" title="example.test:8443" target="_blank" rel="noopener noreferrer">our page</a>',
    );
    expect(html('<ana@example.test>')).toContain('href="mailto:ana@example.test"');
  });

  test.each([
    ['[https://bank.example](http://evil.test:9/)', ' (evil.test:9)'],
    ['[Bank.Example](https://evil.test)', ' (evil.test)'],
    ['[bank.example.evil.test](https://evil.test)', ' (evil.test)'],
    ['[bank.example](https://bank.example.evil.test)', ' (bank.example.evil.test)'],
    ['[ana@bank.example](mailto:eve@evil.test)', ' (eve@evil.test)'],
    ['![www.bank.example](https://evil.test/a.png)', ' (evil.test)'],
  ])('%s shows where it leads', (source, shown) => {
    expect(html(source)).toContain(`</a>${shown}`);
  });

  test.each([
    '[our page](https://example.test)',
    '[www.example.test](https://example.test/a)',
    'https://example.test/a.b',
    '[v. 2.0](https://example.test)',
  ])('%s needs no explanation', (source) => {
    expect(html(source)).not.toContain('</a> (');
  });

  test.each([
    ['a script', '[x](javascript:alert(1))'],
    ['a script in capitals', '[x](JaVaScRiPt:alert(1))'],
    ['a script split by a tab', '[x](<java\tscript:alert(1)>)'],
    ['a script split by a line', '[x](<java&#10;script:alert(1)>)'],
    ['a script hidden by entities', '[x](javascript&#58;alert(1))'],
    ['a script hidden by named entities', '[x](java&Tab;script&colon;alert(1))'],
    ['a script after a control character', '[x](&#1;javascript:alert(1))'],
    ['a script in a link definition', '[x][1]\n\n[1]: javascript:alert(1)'],
    ['a script in angle brackets', '<javascript:alert(1)>'],
    ['a data URL', '[x](data:text/html;base64,PHNjcmlwdD4=)'],
    ['vbscript', '[x](vbscript:msgbox(1))'],
    ['a script with a host', '[x](javascript://evil.test/%0Aalert(1))'],
    ['another protocol', '[x](ftp://evil.test/x)'],
    ['a file URL', '[x](file:///etc/passwd)'],
    ['a path of this site', '[x](/api/auth/sign-out)'],
    ['a host without a protocol', '[x](//evil.test/)'],
    ['an image that is a script', '![x](javascript:alert(1))'],
  ])('does not link %s', (_name, text) => {
    expect(html(text)).not.toContain('<a ');
  });

  test.each([
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<script>alert(1)</script>',
    '<style>*{display:none}</style>',
    'text <b onmouseover=alert(1)>bold</b>',
    '<!-- <img src=x> -->',
  ])('shows %s as text', (text) => {
    const shown = html(text);
    expect(shown.replaceAll(/<\/?(?:div|p)\b[^>]*>/g, '')).not.toContain('<');
    expect(textOf(shown)).toBe(text);
  });

  test('shows an image as a link and never loads it', () => {
    const shown = html(
      '![chart](https://evil.test/?d=secret) and [![x](https://evil.test/i)](https://b.test)',
    );
    expect(shown).not.toContain('<img');
    expect(shown).toContain(
      'title="evil.test" target="_blank" rel="noopener noreferrer">chart</a>',
    );
  });

  test('shows the address of an image without alternative text', () => {
    expect(html('![](https://evil.test/i.png)')).toContain('>https://evil.test/i.png</a>');
  });
});

test('puts a draft on a sheet with a copy button, but not a quotation in a list', () => {
  const sheet = html('> Dear Ann,  \n> thank you.');
  expect(sheet).toContain('data-draft');
  expect(sheet).toContain(`aria-label="${en.chat.copyDraft}"`);
  const inList = html('- she said\n\n  > yes');
  expect(inList).toContain('<blockquote>');
  expect(inList).not.toContain('data-draft');
});

function html(text: string): string {
  const language = { language: 'EN', locale: 'en', texts: en, choose() {} } as const;
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <Markdown text={text} />
    </LanguageContext>,
  );
}

/** The visible text. */
function textOf(markup: string): string {
  const entities: Record<string, string> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#x27;': "'",
    '&amp;': '&',
  };
  return markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity);
}
