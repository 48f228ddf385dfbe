import { languages } from '@savet/contract/languages';
import type { AccountRow } from '../../../accounts/transfer/account-row.ts';
import { oneLine } from '../../../chat/export-chat.rules.ts';
import { paths } from '../export-format.ts';
import { type FileTexts, timeOf } from './markdown.ts';

/** The account, and what the files of the export are. */
export function* readmeMarkdown(account: AccountRow, texts: FileTexts): Generator<string> {
  const { files, quota, brandHub } = texts;
  const { title, intro, contents, missing } = files;
  const time = (value: string | null) => value && timeOf(value, texts);
  const facts: [string, string | null][] = [
    [files.account.name, oneLine(`${account.firstName} ${account.lastName}`) || null],
    [files.account.created, time(account.createdAt)],
    [files.account.language, languages[account.language].name],
    [brandHub.accountType, brandHub.accountTypes[account.accountType]],
    [quota.plan, quota.plans[account.plan ?? 'free']],
    [files.account.queryLimit, account.queryLimit === null ? null : String(account.queryLimit)],
    [files.account.resets, time(account.queryResetDate)],
    [files.account.sharing, time(account.shareFeedbackSince)],
  ];
  const entries: [string, string][] = [
    [paths.account, contents.account],
    [`brand-hub.md, ${paths.versions}`, contents.brandHub],
    ['chats/', contents.chats],
    [`projects.md, ${paths.projects}`, contents.projects],
    [`${paths.chats}, ${paths.messages}`, contents.messages],
    [`shared-links.md, ${paths.sharedLinks}`, contents.sharedLinks],
    [`queries.md, ${paths.queries}`, contents.queries],
    [`viewings.md, ${paths.viewings}, ${paths.viewingRequests}`, contents.viewings],
    [paths.brandHubReads, contents.brandHubReads],
    [`messages-to-the-team.md, ${paths.contact}`, contents.team],
    [`invoices.md, ${paths.invoices}`, contents.invoices],
    [`agreements.md, ${paths.agreements}`, contents.agreements],
  ];
  yield `# ${title}\n\n${intro}\n\n## ${files.account.title}\n\n`;
  for (const [label, value] of facts) if (value !== null) yield `- ${label}: ${value}\n`;
  yield `\n## ${contents.title}\n\n`;
  for (const [path, description] of entries) yield `- **${path}**: ${description}\n`;
  yield `\n## ${missing.title}\n\n`;
  for (const line of [missing.logIn, missing.payment, missing.unfinished, missing.staff]) {
    yield `- ${line}\n`;
  }
}
