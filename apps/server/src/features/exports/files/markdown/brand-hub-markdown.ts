import { brandSections, brandValue, isFilledValue } from '@savet/contract/brand-hub';
import type { AccountRow } from '../../../accounts/transfer/account-row.ts';
import { readUserInfo } from '../../../accounts/user-document/user-info.rules.ts';
import type { VersionRow } from '../../../brand-hub/transfer/brand-hub-rows.ts';
import { quote } from '../../../chat/export-chat.rules.ts';
import {
  eachRow,
  type FileTexts,
  fieldLabel,
  fieldLabelAt,
  type Pages,
  timeOf,
} from './markdown.ts';

/** The Brand Hub as it is, and then every version of each field. */
export async function* brandHubMarkdown(
  account: AccountRow,
  versions: Pages<VersionRow>,
  texts: FileTexts,
): AsyncGenerator<string> {
  const { files, brandHub } = texts;
  const userInfo = readUserInfo(account.userInfo);
  yield `# ${files.brandHubTitle}\n`;
  let isEmpty = true;
  for (const { name, fields } of brandSections) {
    const filled = fields
      .map((field) => ({ field, value: brandValue(userInfo, field) }))
      .filter(({ value }) => isFilledValue(value));
    if (filled.length === 0) continue;
    isEmpty = false;
    yield `\n## ${brandHub.sections[name]}\n`;
    for (const { field, value } of filled) {
      yield `\n### ${fieldLabel(field, account, texts)}\n\n${quote(value)}\n`;
    }
  }
  if (isEmpty) yield `\n${files.brandHubEmpty}\n`;
  yield `\n## ${files.versions}\n\n`;
  yield* eachRow(versions, files.none, ({ path, version, value, savedBy, savedAt }, isFirst) => {
    const facts = [
      fieldLabelAt(path, account, texts),
      files.version(String(version)),
      timeOf(savedAt, texts),
      ...(savedBy === 'team' ? [files.byTeam] : []),
    ];
    return `${isFirst ? '' : '\n'}### ${facts.join(' · ')}\n\n${quote(value)}\n`;
  });
}
