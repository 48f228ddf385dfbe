import { LONG_TEXT_MAX } from '@savet/contract/limits';
import { useState, useSyncExternalStore } from 'react';
import { call } from '../../../lib/call/call.ts';
import { useDocuments } from '../../../lib/documents/documents-context.ts';
import { perUser } from '../../../lib/documents/per-user.ts';
import type { DocumentState } from '../../../lib/documents/state.ts';
import { createSummaries, type Summary } from './summaries.ts';

/** The summary of a chat as it is when somebody opens it, and how to ask for one. */
export function useSummary(chatId: string): { summary: Summary | undefined; ask(): void } {
  const value = useDocuments();
  const summaries = summariesOf(value);
  // What is being read does not go when the chat goes on elsewhere.
  const [asOf] = useState(() => lastChange(value.documents.store.state(), chatId));
  const summary = useSyncExternalStore(summaries.subscribe, () => summaries.read(chatId, asOf));
  return { summary, ask: () => summaries.ask(chatId, asOf) };
}

/** Kept beyond the dialog: it may be closed while the summary is made. */
const summariesOf = perUser(() =>
  createSummaries(async (chatId) => {
    const { markdown } = await call('exportChat', { chatId });
    // The end of a chat that is too long says more than its beginning.
    const recent = markdown.slice(-LONG_TEXT_MAX).toWellFormed();
    return (await call('summarizeText', { text: recent })).summary;
  }),
);

/** Another one after each question and each answer. */
function lastChange({ chats, messages }: DocumentState, chatId: string): string {
  const visited = chats.find((chat) => chat.chatId === chatId)?.dateLastVisited ?? '';
  const isAnswering = messages.get(chatId)?.list.at(-1)?.status === 'answering';
  return isAnswering ? `${visited} answering` : visited;
}
