import { oneLine, quote } from '../../../chat/export-chat.rules.ts';
import type { ProjectRow } from '../../../chat/transfer/chat-rows.ts';
import { eachRow, type FileTexts, type Pages } from './markdown.ts';

/** The projects with their instructions for the consultant. */
export async function* projectsMarkdown(
  projects: Pages<ProjectRow>,
  { files }: FileTexts,
): AsyncGenerator<string> {
  yield `# ${files.projectsTitle}\n\n`;
  yield* eachRow(projects, files.none, ({ name, instructions }, isFirst) => {
    const parts = [`## ${oneLine(name)}`, ...(instructions === '' ? [] : [quote(instructions)])];
    return `${isFirst ? '' : '\n'}${parts.join('\n\n')}\n`;
  });
}
