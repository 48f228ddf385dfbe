import { oneLine } from '../../../chat/export-chat.rules.ts';
import type {
  BrandHubReadRow,
  ViewingRequestRow,
  ViewingRow,
} from '../../../viewing/transfer/viewing-rows.ts';
import { eachRow, type FileTexts, type Pages, timeOf } from './markdown.ts';

/** Viewings of the account, and uses of its Brand Hub by staff. */
export async function* viewingsMarkdown(
  {
    viewings,
    requests,
    reads,
  }: {
    viewings: Pages<ViewingRow>;
    requests: Pages<ViewingRequestRow>;
    reads: Pages<BrandHubReadRow>;
  },
  texts: FileTexts,
): AsyncGenerator<string> {
  const { files, viewingRequests } = texts;
  const { viewing } = texts.security;
  yield `# ${files.viewingsTitle}\n\n`;
  yield* eachRow(viewings, files.none, (row) => {
    const facts = [
      `${timeOf(row.startedAt, texts)}, ${files.until(timeOf(row.endedAt ?? row.expiresAt, texts))}`,
      oneLine(row.email) || viewing.someone,
      row.reason === null ? viewing.noReason : viewing.reason(oneLine(row.reason)),
      ...(row.consent === null ? [] : [viewing.consents[row.consent]]),
      ...openedIn(row, texts),
    ];
    return `- ${facts.join(' · ')}\n`;
  });
  yield `\n## ${viewingRequests.title}\n\n`;
  yield* eachRow(requests, files.none, ({ email, reason, requestedAt, answer }) => {
    const facts = [
      timeOf(requestedAt, texts),
      oneLine(email) || viewing.someone,
      reason === null ? viewing.noReason : viewing.reason(oneLine(reason)),
      ...(answer === null ? [] : [viewing.answers[answer]]),
    ];
    return `- ${facts.join(' · ')}\n`;
  });
  yield `\n## ${files.brandHubReadsTitle}\n\n`;
  yield* eachRow(reads, files.none, ({ email, readAt }) => {
    return `- ${timeOf(readAt, texts)} · ${oneLine(email) || viewing.someone}\n`;
  });
}

/** The calls by which staff read something, with how often. */
function openedIn({ reads }: ViewingRow, { files }: FileTexts): string[] {
  const counts = new Map<string, number>();
  for (const { call } of reads) counts.set(call, (counts.get(call) ?? 0) + 1);
  if (counts.size === 0) return [];
  const opened = [...counts].map(([call, times]) => `\`${call}\` × ${times}`);
  return [`${files.opened}: ${opened.join(', ')}`];
}
