import type { SharedLinkRow } from '../../../chat/transfer/shared-link-rows.ts';
import { eachRow, type FileTexts, type Pages, timeOf } from './markdown.ts';

/** The links to chats and answers, and how often they were opened. */
export async function* sharedLinksMarkdown(
  links: Pages<SharedLinkRow>,
  texts: FileTexts,
): AsyncGenerator<string> {
  const { files } = texts;
  yield `# ${files.sharedLinksTitle}\n\n`;
  yield* eachRow(links, files.none, ({ kind, createdAt, expiresAt, openings, chatId }) => {
    const facts = [
      timeOf(createdAt, texts),
      files.until(timeOf(expiresAt, texts)),
      files.sharedKinds[kind],
      `\`${chatId}\``,
      files.openings(String(openings)),
    ];
    return `- ${facts.join(' · ')}\n`;
  });
}
