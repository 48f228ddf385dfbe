import type { Guard } from '../guard.ts';

const features = 'apps/server/src/features';
const parts = `${features}/consultant/prompts/prompt-parts.ts`;
const promptTest = `${features}/consultant/prompts/prompt.test.ts`;
const markdown = 'apps/web/src/features/chat/markdown';
const markdownTest = `${markdown}/markdown.test.tsx`;
const sharing = `${features}/chat/sharing`;
const sharingTest = `${sharing}/sharing.test.ts`;
const gone =
  'answers alike for links that are unknown, malformed, expired, revoked or of a closed account';
const documents = 'apps/server/src/platform/documents/markdown';

/** Texts of users and models. */
export const contentGuards: readonly Guard[] = [
  {
    guard: 'text cannot forge the tags of the prompt',
    file: parts,
    was: "  return text.replace(partMark, '‹');",
    becomes: '  return text;',
    proof: [promptTest, 'each part opens and closes once, in all messages together'],
  },
  {
    guard: 'every line of data in the prompt is marked',
    file: parts,
    was: '    .map((line) => `| ${line}`)\n',
    becomes: '',
    proof: [promptTest, 'every line of data is marked'],
  },
  {
    guard: 'answers link only safe protocols',
    file: `${markdown}/inline.tsx`,
    was: '  if (!url || !protocols.has(url.protocol)) return undefined;',
    becomes: '  if (!url) return undefined;',
    proof: [markdownTest, 'does not link %s'],
  },
  {
    guard: 'images of answers are not loaded',
    file: `${markdown}/inline.tsx`,
    was: "    case 'image':\n      return (\n",
    becomes:
      "    case 'image':\n      if (token.href) return <img src={token.href} alt={token.text} />;\n      return (\n",
    proof: [markdownTest, 'shows an image as a link and never loads it'],
  },
  {
    guard: 'HTML of answers stays text',
    file: `${markdown}/inline.tsx`,
    was: '      return /^<br\\s*\\/?>$/i.test(token.raw) ? <br /> : token.raw;',
    becomes: '      return <span dangerouslySetInnerHTML={{ __html: token.raw }} />;',
    proof: [markdownTest, 'shows %s as text'],
  },
  {
    guard: 'links show the host that they lead to',
    file: `${markdown}/inline.tsx`,
    was: '{namesOtherHost(decodeEntities(props.label), link.host) && ` (${link.host})`}',
    becomes: '',
    proof: [markdownTest, '%s shows where it leads'],
  },
  {
    guard: 'documents and shared pages link only safe protocols',
    file: `${documents}/safe-address.ts`,
    was: 'return allowed.has(url.protocol) ? url.href : null;',
    becomes: 'return url.href;',
    proof: [sharingTest, 'turns hostile answers into harmless text'],
  },
  {
    guard: 'exported chats have no formulas',
    file: `${features}/chat/export-chat.rules.ts`,
    was: "  return text.replaceAll(/^(?=[=@](?!=*\\s*$))/gm, '\\\\');",
    becomes: '  return text;',
    proof: [
      `${features}/chat/export-chat.rules.test.ts`,
      '%j is not exported as a spreadsheet formula',
    ],
  },
  {
    guard: 'names of exported files have no paths',
    file: `${features}/chat/export-chat.rules.ts`,
    was: "    .replaceAll(/[^\\p{L}\\p{M}\\p{N}]+/gu, ' ')\n",
    becomes: '',
    proof: [`${features}/chat/export-chat.rules.test.ts`, 'the export of %j is named %j'],
  },
  {
    guard: 'names of exported files open no device of Windows',
    file: `${features}/chat/export-chat.rules.ts`,
    was: '  return deviceName.test(plain) ? `Savet ${plain}` : plain;',
    becomes: '  return plain;',
    proof: [`${features}/chat/export-chat.rules.test.ts`, 'the export of %j is named %j'],
  },
  {
    guard: 'tables have no formulas',
    file: 'apps/web/src/lib/files/csv.ts',
    was: "  const safe = formula.test(plain) ? `'${plain}` : plain;",
    becomes: '  const safe = plain;',
    proof: ['apps/web/src/lib/files/csv.test.ts', '%j is written as %j'],
  },
  {
    guard: 'text of models is made storable',
    file: 'apps/server/src/platform/llm/clean-text.ts',
    was: "      return whole.toWellFormed().replaceAll('\\0', REPLACEMENT);",
    becomes: '      return whole;',
    proof: [
      'apps/server/src/platform/llm/clean-text.test.ts',
      'any split into chunks gives the cleaned text in well-formed chunks',
    ],
  },
  {
    guard: 'a reply without an end is cut off',
    file: 'apps/server/src/platform/llm/generation.ts',
    was: '    room -= text.length;\n',
    becomes: '',
    proof: [
      'apps/server/src/platform/llm/generation.test.ts',
      'a reply without an end is cut off, and the provider is told to stop',
    ],
  },
  {
    guard: 'a reply has a longest time',
    file: 'apps/server/src/platform/llm/watch.ts',
    was: "  const total = setTimeout(giveUp, timeouts.totalMs, 'not finished', timeouts.totalMs);",
    becomes: '  const total = undefined;',
    proof: [
      'apps/server/src/platform/llm/generation.test.ts',
      'an answer that goes on for too long ends',
    ],
  },
  {
    guard: 'an answer is read in pieces, in a time that grows no faster than its text',
    file: `${markdown}/bounded-lexer.ts`,
    was: '    while (source.length - start > PIECE) {',
    becomes: '    while (source.length - start > source.length) {',
    proof: [`${markdown}/lex-blocks.test.ts`, 'a long text of %s takes as long as many short ones'],
  },
  {
    guard: 'quotes and lists of an answer are in each other to a depth that is quick to read',
    file: `${markdown}/bounded-lexer.ts`,
    was: '    if (this.#depth === DEEPEST) return undefined;\n',
    becomes: '',
    proof: [`${markdown}/lex-blocks.test.ts`, '%j in each other stay text from a certain depth'],
  },
  {
    guard: 'quotes and lists of a document are in each other to a depth that is quick to read',
    file: `${documents}/bounded-source.ts`,
    was: '    const last = [...line.matchAll(mark)][DEEPEST - 1];',
    becomes: '    const last = [...line.matchAll(mark)][line.length];',
    proof: [`${documents}/blocks.test.ts`, 'a long text of %j takes as long as many short ones'],
  },
  {
    guard: 'a document with more marks than are quick to read stays as it was typed',
    file: `${documents}/bounded-source.ts`,
    was: 'countOf(block) > INLINE_MAX',
    becomes: 'countOf(block) > block.length',
    proof: [
      `${documents}/blocks.test.ts`,
      'a text with too many marks stays as it was typed, in its paragraphs',
    ],
  },
  {
    guard: 'a text cannot forge an event of a live stream',
    file: 'apps/server/src/app/http/live.ts',
    was: 'data: ${JSON.stringify(data)}\\n\\n`;',
    becomes: "data: ${JSON.stringify(data).replaceAll('\\\\n', '\\n')}\\n\\n`;",
    proof: { attack: 20 },
  },
  {
    guard: 'a shared link ends',
    file: `${sharing}/sharing.store.ts`,
    was: "    .where('expiresAt', '>', sql<Date>`clock_timestamp()`)\n",
    becomes: '',
    proof: [sharingTest, gone],
  },
  {
    guard: 'shared links of a blocked account do not work',
    file: `${sharing}/sharing.store.ts`,
    was: 'account_blocks.uid = shared_links.uid and account_blocks.ended_at is null',
    becomes: 'account_blocks.uid is null',
    proof: [sharingTest, gone],
  },
  {
    guard: 'tokens of shared links are stored hashed',
    file: 'apps/server/src/platform/random-tokens.ts',
    was: "  return createHash('sha256').update(token).digest('base64url');",
    becomes: '  return token;',
    proof: [sharingTest, 'stores no token, only its hash'],
  },
  {
    guard: 'a shared link shows only the answer that was shared',
    file: `${features}/chat/messages.store.ts`,
    was: "    .where('messageId', 'in', messageIds)\n    .orderBy('position')",
    becomes: "    .orderBy('position')",
    proof: [sharingTest, 'shows one answer with its question only'],
  },
  {
    guard: 'openings of shared links are limited',
    file: 'apps/server/src/app/http/limits/limits.ts',
    was: '    sharedPage: (address: string) => sharedPages.consume(networkOf(address)),',
    becomes: '    sharedPage: async (_address: string) => {},',
    proof: [sharingTest, 'limits how often one address opens pages'],
  },
];
