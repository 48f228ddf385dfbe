import { expect, test } from 'vitest';
import { exportedChat } from './export-chat.rules.ts';

const chat = {
  chatId: 'c',
  title: 'Хляб',
  createdAt: '2026-01-01T00:00:00.000Z',
  dateLastVisited: '2026-01-01T00:00:00.000Z',
  revision: 1,
};
const at = '2026-03-02T14:05:09.000Z';

test('questions are quoted, answers stay as they are, in their order', () => {
  const { markdown } = exportedChat(chat, [
    { sender: 'user', text: 'Колко?\nИ защо?', timestamp: at, isError: false },
    { sender: 'assistant', text: '**100–200 лв.**', timestamp: at, isError: false },
    { sender: 'assistant', text: '  ', timestamp: at, isError: false },
  ]);
  expect(markdown).toBe(
    '# Хляб\n\n*2026-03-02 14:05 UTC*\n\n> Колко?\n> И защо?\n\n*2026-03-02 14:05 UTC*\n\n**100–200 лв.**\n',
  );
});

test.each([
  ['=HYPERLINK("http://evil.test","x")', '\\=HYPERLINK("http://evil.test","x")'],
  ['one\n@SUM(1)', 'one\n\\@SUM(1)'],
  ['A heading\n===', 'A heading\n==='],
])('%j cannot be taken for a formula', (text, expected) => {
  const { markdown } = exportedChat(chat, [
    { sender: 'assistant', text, timestamp: at, isError: false },
  ]);
  expect(markdown).toContain(`UTC*\n\n${expected}\n`);
});

test.each([
  ['../../etc/passwd', 'etc passwd.md'],
  ['a\r\nContent-Type: x', 'a Content Type x.md'],
  ['CON', 'CON.md'],
  ['...', 'Savet.md'],
  ['Цени: 2026 / "нови"', 'Цени 2026 нови.md'],
  ['x'.repeat(200), `${'x'.repeat(60)}.md`],
])('the file of %j is called %j', (title, expected) => {
  expect(exportedChat({ ...chat, title }, []).fileName).toBe(expected);
});
