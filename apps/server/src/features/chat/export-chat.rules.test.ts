import { bg } from '@savet/i18n/bg';
import { en } from '@savet/i18n/en';
import { expect, test } from 'vitest';
import { exportChat } from './export-chat.rules.ts';

const chat = {
  chatId: 'c',
  title: 'Хляб',
  createdAt: '2026-01-01T00:00:00.000Z',
  dateLastVisited: '2026-01-01T00:00:00.000Z',
  pinned: false,
  archived: false,
  projectId: null,
  revision: 1,
};
const at = '2026-03-02T14:05:09.000Z';

test('quotes questions, keeps answers unchanged, and keeps their order', () => {
  const { markdown } = exportChat(
    chat,
    [
      { sender: 'user', text: 'Колко?\nИ защо?', timestamp: at, isError: false, errorCode: null },
      {
        sender: 'assistant',
        text: '**100–200 лв.**',
        timestamp: at,
        isError: false,
        errorCode: null,
      },
      { sender: 'assistant', text: '  ', timestamp: at, isError: false, errorCode: null },
    ],
    en,
  );
  expect(markdown).toBe(
    '# Хляб\n\n*2026-03-02 14:05 UTC*\n\n> Колко?\n> И защо?\n\n*2026-03-02 14:05 UTC*\n\n**100–200 лв.**\n',
  );
});

test.each([
  ['=HYPERLINK("http://evil.test","x")', '\\=HYPERLINK("http://evil.test","x")'],
  ['one\n@SUM(1)', 'one\n\\@SUM(1)'],
  ['A heading\n===', 'A heading\n==='],
])('%j is not exported as a spreadsheet formula', (text, expected) => {
  const { markdown } = exportChat(
    chat,
    [{ sender: 'assistant', text, timestamp: at, isError: false, errorCode: null }],
    en,
  );
  expect(markdown).toContain(`UTC*\n\n${expected}\n`);
});

test.each([
  ['../../etc/passwd', 'etc passwd.md'],
  ['a\r\nContent-Type: x', 'a Content Type x.md'],
  ['CON', 'Savet CON.md'],
  ['com1', 'Savet com1.md'],
  ['COM¹', 'Savet COM¹.md'],
  ['lpt³', 'Savet lpt³.md'],
  ['Aux.', 'Savet Aux.md'],
  ['nul .txt', 'nul txt.md'],
  ['Console', 'Console.md'],
  ['...', 'Savet.md'],
  ['Цени: 2026 / "нови"', 'Цени 2026 нови.md'],
  ['x'.repeat(200), `${'x'.repeat(60)}.md`],
])('the export of %j is named %j', (title, expected) => {
  expect(exportChat({ ...chat, title }, [], en).fileName).toBe(expected);
});

test('exports texts stored in English in the reader’s language', () => {
  const text = 'Sorry, I encountered an error. Please try again or contact us.';
  const failed = { timestamp: at, isError: true, errorCode: 'GENERATION_FAILED' };
  const { fileName, markdown } = exportChat(
    { ...chat, title: 'New Chat' },
    [
      { sender: 'assistant', text, ...failed },
      { sender: 'assistant', text: 'Half an answer', ...failed },
    ],
    bg,
  );
  expect(fileName).toBe('Нов чат.md');
  expect(markdown).toContain('# Нов чат');
  expect(markdown).toContain(`> ${bg.errors.byReply.GENERATION_FAILED}`);
  expect(markdown).not.toContain('Sorry');
  expect(markdown).toContain('> Half an answer');
});
