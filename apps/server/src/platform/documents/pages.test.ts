import { expect, it } from 'vitest';
import { readDocx, readPdf } from '../../testing/documents/read-files.ts';
import type { Block, DocumentSource, FileFormat } from './model.ts';
import makeFile from './worker.ts';

const source: DocumentSource = {
  title: 'Книга',
  subtitle: 'подзаглавие',
  date: new Date('2026-11-24T08:00:00Z'),
  language: 'bg',
  footer: 'долу',
  accent: '#A8401A',
  band: ['#7A1F3D'],
  hasCover: false,
  blocks: [],
};

/** Different heights above a block. */
const CASES = 13;

/** Makes a file in this thread. */
async function made(format: FileFormat, changes: Partial<DocumentSource>): Promise<Uint8Array> {
  const document = { ...source, ...changes };
  return (await makeFile({ kind: 'file', format, document })) as Uint8Array;
}

async function pagesOf(changes: Partial<DocumentSource>): Promise<string[][]> {
  return (await readPdf(await made('pdf', changes))).lines;
}

const text = (...lines: string[]): Block => ({
  kind: 'paragraph',
  content: [{ text: lines.join('\n') }],
});
const heading = (level: 1 | 3, title: string): Block => ({
  kind: 'heading',
  level,
  content: [{ text: title }],
});
const table: Block = {
  kind: 'table',
  head: [[{ text: 'глава' }]],
  rows: [[[{ text: 'ред' }]]],
};
/** The blocks low on a page of their own, each time 15 points lower: the page ends after, within and before them. */
const atEveryHeight = (blocks: (index: number) => Block[]) =>
  Array.from({ length: CASES }, (_, index): Block[] => [
    { kind: 'page' },
    ...Array.from({ length: 35 + index }, () => ({ kind: 'rule' as const })),
    ...blocks(index),
  ]).flat();

it.each<[string, (index: number) => Block[]]>([
  ['a paragraph', (index) => [text(`край ${index};`)]],
  ['a paragraph of three lines', (index) => [text('а', 'б', `край ${index};`)]],
  [
    'a list',
    (index) => [{ kind: 'list', isOrdered: true, start: 1, items: [[text(`край ${index};`)]] }],
  ],
  ['code', (index) => [{ kind: 'code', text: `край ${index};\nкод\nкод` }]],
  ['a table', (index) => [{ ...table, rows: [[[{ text: `край ${index};` }]]] }]],
])('headings stay on the page of what they lead: %s', async (_, led) => {
  const blocks = atEveryHeight((index) => [
    heading(1, `Раздел ${index};`),
    heading(3, 'Поле'),
    ...led(index),
  ]);
  const pages = await pagesOf({ blocks });
  expect(pages.length).toBeGreaterThan(CASES + 5);
  for (let index = 0; index < CASES; index += 1) {
    const page = pages.find((lines) => lines.includes(`Раздел ${index};`));
    expect(page?.join('\n')).toContain(`край ${index};`);
  }
});

it('a question stays on the page on which its answer begins', async () => {
  const blocks = atEveryHeight((index) => [
    { kind: 'note', text: `Въпрос ${index};` },
    { kind: 'quote', content: [text('първо'), text('второ')], leads: true },
    text(`отговор ${index};`),
  ]);
  for (const page of await pagesOf({ blocks })) {
    const asked = page.filter((line) => line.startsWith('Въпрос')).length;
    expect(page.filter((line) => line.startsWith('отговор'))).toHaveLength(asked);
  }
});

it.each<[string, (lines: string[]) => Block]>([
  ['a paragraph', (lines) => text(...lines)],
  ['code', (lines) => ({ kind: 'code', text: lines.join('\n') })],
  ['a list', (lines) => ({ kind: 'list', isOrdered: false, start: 1, items: [[text(...lines)]] })],
])('no line is alone on a page: %s', async (_, written) => {
  for (const length of [2, 3, 4, 5, 90]) {
    const blocks = atEveryHeight((index) => [
      written(Array.from({ length }, () => `ред ${index};`)),
    ]);
    for (const page of await pagesOf({ blocks })) {
      for (let index = 0; index < CASES; index += 1) {
        expect(page.filter((line) => line.endsWith(`ред ${index};`)).length).not.toBe(1);
      }
    }
  }
});

it('every page of a table has its head; for screen readers there is one', async () => {
  // In the last row, both cells are longer than a page.
  const long = [{ text: 'дълго\n'.repeat(90) }];
  const rows = Array.from({ length: 40 }, (_, row) => [[{ text: `ред ${row}` }], []]);
  const pdf = await made('pdf', { blocks: [{ ...table, rows: [...rows, [long, long]] }] });
  const { lines } = await readPdf(pdf);
  expect(lines.length).toBeGreaterThan(2);
  for (const page of lines) expect(page.filter((line) => line === 'глава')).toHaveLength(1);
  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/S \/TH\b/g),
  ).toHaveLength(2);
});

it('columns are aligned as Markdown says', async () => {
  const table = `| дело | цена |\n| - | -: |\n| хляб | 5 € |\n| ${'дълго '.repeat(20)} | 12500 € |`;
  const blocks = [{ kind: 'markdown' as const, text: table, headingOffset: 0 }];
  const { ends } = await readPdf(await made('pdf', { blocks }));
  const [short = 0, long = 0] = ['5 €', '12500 €'].map((text) => ends.get(text));
  expect(short).toBeGreaterThan(400);
  expect(short).toBeCloseTo(long, 0);
  const { body } = readDocx(await made('docx', { blocks }));
  expect(body.match(/<w:jc w:val="right"\/>/g)).toHaveLength(3);
});

it('a long name fits on the cover and at the foot', async () => {
  const name = 'Сдружение на непротивоконституционствувателствувайки пекари от Родопите';
  const [cover = [], page = []] = await pagesOf({
    title: name,
    footer: `${name} ${name}`,
    hasCover: true,
    blocks: [text('край')],
  });
  expect(cover.join(' ')).toContain('непротивоконституционствувателствувайки');
  expect(cover).toContain('подзаглавие');
  expect(page[0]).toBe('край');
  expect(page.at(-1)).toMatch(/^Сдружение .+… 2 \/ 2$/);
});

it('the foot has letters that Sofia Sans lacks', async () => {
  const [page = []] = await pagesOf({ footer: 'α ☑', blocks: [text('край')] });
  expect(page.at(-1)).toContain('α ☑');
});

it('a Word document has no empty paragraph after its cover', async () => {
  const { text: written } = readDocx(
    await made('docx', { hasCover: true, blocks: [heading(1, 'Раздел')] }),
  );
  expect(written).toMatch(/подзаглавие\n*Раздел/);
});

it('a Word document keeps a question, and the head of a table, with what follows', async () => {
  const { body } = readDocx(
    await made('docx', {
      blocks: [
        { kind: 'note', text: 'Въпрос' },
        { kind: 'quote', content: [text('първо'), text('второ')], leads: true },
        text('отговор'),
        table,
      ],
    }),
  );
  const kept = body.split('<w:p>').filter((paragraph) => paragraph.includes('<w:keepNext/>'));
  expect(kept.map((paragraph) => /<w:t[^>]*>([^<]*)/.exec(paragraph)?.[1])).toEqual([
    'Въпрос',
    'първо',
    'второ',
    'глава',
  ]);
});

it('a Word document can be read whatever its title has', async () => {
  const strange = 'а\u0001\uFFFEб';
  const bytes = await made('docx', { title: strange, subtitle: strange, footer: strange });
  expect(readDocx(bytes).text).toContain('аб\nаб');
});
