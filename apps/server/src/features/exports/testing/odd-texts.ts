/** Every control character that databases store, NUL being the only one that they don't. */
const controlCharacters = Array.from({ length: 31 }, (_, index) =>
  String.fromCharCode(index + 1),
).join('');

/** Texts that files, databases and Markdown may change. */
export const oddTexts = [
  `${controlCharacters}\u007f\u0085\u2028\u2029\ufeff`,
  '👩‍👩‍👧‍👦 🇧🇬 e\u0301 ﷽ 𝒮𝒶𝓋𝑒𝓉',
  'שלום \u202eעולם\u202c مرحبا',
  '\\u0000 \\ud800 "quoted" \\ / <b>html</b> | table | `code`',
  '=HYPERLINK("http://evil.test","x")\n@sum\r\n+1',
  'д'.repeat(5_000),
  ' ',
] as const;

/** Titles that must not become paths, commands or second entries of the same name. */
export const oddTitles = [
  '',
  'Same title',
  'Same title',
  '../../etc/passwd',
  'C:\\Windows\\con',
  'line\r\nbreak: x',
  'New Chat',
  '👩‍👩‍👧‍👦',
  'д'.repeat(120),
] as const;
