import type { ImportOutcome } from '@savet/contract/calls/chat-imports';
import { IMPORT_NAMED_MAX } from '@savet/contract/limits';
import type { ImportedChat } from './chat-of.rules.ts';
import type { UnreadConversation } from './conversation.rules.ts';

/** A conversation as the account has it. */
export interface ChatHere {
  deleted: boolean;
  /** In the order of the chat, hidden versions included. */
  messageIds: readonly string[];
}

/** The treatment of a conversation: its messages from `from` on are written. */
export type Decision =
  | { do: 'import' | 'extend'; from: number }
  | { do: 'keep' }
  | { do: 'leave_out'; reason: UnreadConversation['reason'] };

export const emptyOutcome: ImportOutcome = {
  imported: 0,
  extended: 0,
  present: 0,
  leftOut: [],
  leftOutCount: 0,
  shortened: 0,
  replaced: 0,
  otherVersions: 0,
};

/** How many more chats an account can have, and how much more imported text, in UTF-16 units. */
export interface Room {
  chats: number;
  units: number;
}

export function decide(
  { messages }: ImportedChat,
  here: ChatHere | undefined,
  room: Room,
): Decision {
  if (!here) {
    if (room.chats <= 0) return leaveOut('chat_limit');
    return fits(messages, room) ? { do: 'import', from: 0 } : leaveOut('text_limit');
  }
  if (here.deleted) return leaveOut('deleted_here');
  const ids = new Set(here.messageIds);
  if (messages.every(({ messageId }) => ids.has(messageId))) return { do: 'keep' };
  // Only the end is missing, and nobody has asked anything since.
  const isPrefix = here.messageIds.every((id, index) => messages[index]?.messageId === id);
  if (!isPrefix) return leaveOut('changed_here');
  const from = here.messageIds.length;
  return fits(messages.slice(from), room) ? { do: 'extend', from } : leaveOut('text_limit');
}

/** The length of the texts of messages, in UTF-16 units. */
export function unitsOf(messages: ImportedChat['messages']): number {
  return messages.reduce((sum, { text }) => sum + text.length, 0);
}

function fits(messages: ImportedChat['messages'], { units }: Room): boolean {
  return unitsOf(messages) <= units;
}

export function addChat(
  outcome: ImportOutcome,
  chat: ImportedChat,
  decision: Decision,
  number: number,
): ImportOutcome {
  if (decision.do === 'keep') return { ...outcome, present: outcome.present + 1 };
  if (decision.do === 'leave_out')
    return addLeftOut(outcome, { ...chat, reason: decision.reason }, number);
  const key = decision.do === 'import' ? 'imported' : 'extended';
  return {
    ...outcome,
    [key]: outcome[key] + 1,
    shortened: outcome.shortened + chat.shortened,
    replaced: outcome.replaced + chat.replaced,
    otherVersions: outcome.otherVersions + (chat.hasOtherVersions ? 1 : 0),
  };
}

export function addLeftOut(
  outcome: ImportOutcome,
  { title, source, reason }: UnreadConversation,
  number: number,
): ImportOutcome {
  const { leftOut } = outcome;
  return {
    ...outcome,
    leftOut:
      leftOut.length < IMPORT_NAMED_MAX ? [...leftOut, { number, title, source, reason }] : leftOut,
    leftOutCount: outcome.leftOutCount + 1,
  };
}

function leaveOut(reason: UnreadConversation['reason']): Decision {
  return { do: 'leave_out', reason };
}
