import type { AccountRow } from '../../../accounts/transfer/account-row.ts';
import type { ContactRow } from '../../../brand-hub/transfer/brand-hub-rows.ts';
import { quote } from '../../../chat/export-chat.rules.ts';
import { eachRow, type FileTexts, fieldLabelAt, type Pages, timeOf } from './markdown.ts';

/** The messages to the team, with the replies. */
export async function* contactMarkdown(
  account: AccountRow,
  messages: Pages<ContactRow>,
  texts: FileTexts,
): AsyncGenerator<string> {
  const { files, brandSheet } = texts;
  yield `# ${files.teamTitle}\n\n`;
  yield* eachRow(messages, files.none, ({ text, createdAt, answer }, isFirst) => {
    const parts = [`## ${timeOf(createdAt, texts)}`, quote(text)];
    if (answer) {
      parts.push(`### ${files.reply} · ${timeOf(answer.answeredAt, texts)}`, quote(answer.text));
      for (const { path, value, state } of answer.proposals) {
        parts.push(`#### ${files.proposal(fieldLabelAt(path, account, texts))}`, quote(value));
        if (state !== 'open') parts.push(brandSheet.messages.states[state]);
      }
    }
    return `${isFirst ? '' : '\n'}${parts.join('\n\n')}\n`;
  });
}
