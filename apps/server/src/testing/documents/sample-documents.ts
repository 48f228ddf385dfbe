import { brandBook } from '../../features/brand-hub/book/brand-book.ts';
import { chatDocument } from '../../features/chat/downloads/chat-document.ts';
import type { DocumentSource, FileFormat } from '../../platform/documents/model.ts';
import makeFile from '../../platform/documents/worker.ts';
import { userWithBrandHub } from './user-with-brand-hub.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
/** Longer than a line of any layout. */
const value = 'Правим хляб за хора, които са будни нощем: пекари, шофьори и сестри.';

/** Everything that a document can show. */
const answer = `## План за пролетта

1. **Отворете по-рано**: в 5:00 ч. улицата вече е будна.
2. Покажете _маята_, а не витрината.
   - с две снимки
   - без филтри

| Седмица | Канал | Бюджет |
| --- | --- | --- |
| 1 | бюлетин | 120 € |
| 2 | витрина | 80 € |

> „Хлябът не чака.“

\`\`\`
ръж + вода = 24 ч.
\`\`\`

Вижте и [страницата с рецепти](https://bread.example/рецепти).`;

/** A chat and a brand book, as users download them, with a text that must come out of each. */
export async function sampleFiles(): Promise<
  { name: string; format: FileFormat; bytes: Uint8Array; shows: string }[]
> {
  const formats = ['pdf', 'docx'] as const;
  const files = sampleDocuments().flatMap(({ name, source, shows }) =>
    formats.map(async (format) => {
      const made = await makeFile({ kind: 'file', format, document: source });
      return { name, format, bytes: made as Uint8Array, shows };
    }),
  );
  return Promise.all(files);
}

function sampleDocuments(): { name: string; source: DocumentSource; shows: string }[] {
  const user = userWithBrandHub(value);
  const common = { status: 'done', source: null, timestamp: NOW.toISOString() } as const;
  const chat = { title: 'Пролетни хлябове', createdAt: common.timestamp };
  const messages = [
    { sender: 'user', text: 'Какво да направим през пролетта?', ...common },
    { sender: 'assistant', text: answer, ...common },
  ] as const;
  const book = brandBook(user, ['BG', 'EN'], NOW);
  if (!book) throw new Error('the Brand Hub is empty');
  return [
    {
      name: 'chat',
      source: chatDocument(user, chat, messages),
      shows: 'Отворете по-рано',
    },
    { name: 'brand-book', source: book, shows: 'пекари, шофьори и сестри' },
  ];
}
