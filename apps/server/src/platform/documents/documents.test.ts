import { afterAll, describe, expect, it } from 'vitest';
import { readDocx, readPdf } from '../../testing/documents/read-files.ts';
import { createLog } from '../log.ts';
import { DocumentMaker } from './document-maker.ts';
import type { DocumentSource } from './model.ts';

const markdown = `# Заглавие

Дълъг текст с **получерни**, *наклонени* и ~~зачеркнати~~ думи и [връзка](https://example.com/a).

1. Едно
2. Две
   - вложено

> Цитат

| Канал | Цена |
| --- | --- |
| Имейл | 0 € |

\`\`\`
код = 1
\`\`\`

<b onclick="x">текст</b> [лошо](javascript:x) ![картинка](https://evil.test/x.png)`;

const source: DocumentSource = {
  title: 'Как започваме',
  subtitle: 'Розова долина',
  date: new Date('2026-11-24T08:00:00Z'),
  language: 'bg',
  footer: 'Изготвено със Savet',
  accent: '#A8401A',
  band: ['#7A1F3D', '#D98CA5'],
  hasCover: false,
  blocks: [
    { kind: 'markdown', text: markdown, headingOffset: 0 },
    {
      kind: 'colors',
      colors: [{ hex: '#7A1F3D', label: '#7A1F3D', details: ['RGB 122, 31, 61'] }],
    },
  ],
};
const withText = (text: string) => ({
  ...source,
  blocks: [{ kind: 'markdown' as const, text, headingOffset: 0 }],
});

describe('documents', () => {
  const maker = new DocumentMaker(createLog('silent'));
  afterAll(() => maker.close());

  it('writes a tagged PDF with its language, title, structure and links', async () => {
    const pdf = await readPdf(await maker.file(source, 'pdf'));
    expect(pdf).toMatchObject({ language: 'bg', title: 'Как започваме', pages: 1 });
    expect(pdf.links).toEqual(['https://example.com/a', 'https://evil.test/x.png']);
    expect(pdf.tags.filter((tag) => tag !== 'P' && tag !== 'Link')).toEqual(
      'Document H1 H2 L LI Lbl LBody LI Lbl LBody L LI Lbl LBody BlockQuote Table TR TH TH TR TD TD Code'.split(
        ' ',
      ),
    );
    expect(pdf.text).toContain(
      'Дълъг текст с получерни, наклонени и зачеркнати думи и връзка. 1.Едно'.slice(0, 60),
    );
    expect(pdf.text).toContain('<b onclick="x">текст</b> лошо картинка');
  });

  it('embeds every font of a PDF', async () => {
    const bytes = Buffer.from(await maker.file(source, 'pdf')).toString('latin1');
    const fonts = new Set([...bytes.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name));
    const files = bytes.match(/\/FontFile2 /g) ?? [];
    expect([...fonts].filter((name) => !/^[A-Z]{6}\+/.test(name ?? ''))).toEqual([]);
    expect(files).toHaveLength(fonts.size);
  });

  it('writes a Word document with headings, lists, tables and styles of its own', async () => {
    const { text, body, styles } = readDocx(await maker.file(source, 'docx'));
    expect(styles).toEqual(
      expect.arrayContaining(['Title', 'Subtitle', 'Heading1', 'ListParagraph', 'Quote', 'Code']),
    );
    expect(body.match(/<w:numPr>/g)).toHaveLength(3);
    expect(body).toContain('<w:tblHeader/>');
    expect(text).toContain('Дълъг текст с получерни, наклонени и зачеркнати думи и връзка.\n');
    expect(text).toContain('<b onclick="x">текст</b> лошо картинка');
    expect(body).not.toMatch(/javascript:|w:drawing/);
  });

  it('writes letters that its font lacks with another one, and leaves out what no font has', async () => {
    const text = 'α ☑ → „Ѝѝ“ № 5 🙂 край';
    const pdf = await readPdf(await maker.file(withText(text), 'pdf'));
    expect(pdf.text).toMatch(/α ☑ → „Ѝѝ“ № 5 {1,2}край/);
    expect(readDocx(await maker.file(withText(text), 'docx')).text).toContain(text);
  });

  it('goes on on the next page, also inside tables and quotes', async () => {
    const cell = 'дума '.repeat(900).trim();
    const text = `| a | b |\n| - | - |\n| ${cell} | x |\n| после | y |\n\n> ${cell}\n\nкрай`;
    const pdf = await readPdf(await maker.file(withText(text), 'pdf'));
    expect(pdf.pages).toBeGreaterThan(2);
    expect(pdf.text.match(/дума/g)).toHaveLength(1_800);
    expect(pdf.text.indexOf('после')).toBeGreaterThan(0);
    expect(pdf.text.trimEnd()).toMatch(/край/);
  });

  it.each([
    ['quotes in each other', '> '.repeat(20_000)],
    ['lists in each other', `${'- '.repeat(20_000)}x`],
    ['links in each other', '['.repeat(20_000)],
    ['emphasis without an end', '*a **a '.repeat(3_000)],
    ['a word without an end', 'щ'.repeat(50_000)],
    ['a table of many columns', `${'|a'.repeat(300)}|\n${'|-'.repeat(300)}|\n${'|б'.repeat(300)}|`],
    ['control characters', '\u0001\u0008\uFFFE text\u202Etxet'],
  ])('survives %s', async (_name, text) => {
    const pdf = await maker.file(withText(text), 'pdf');
    const docx = await maker.file(withText(text), 'docx');
    expect((await readPdf(pdf)).pages).toBeGreaterThan(0);
    expect(readDocx(docx).body).toContain('</w:document>');
  });
});
