import type { ResponseStyle } from '@savet/contract/choices/response-styles';

/** A question to be accepted. */
export interface Question {
  uid: string;
  chatId: string;
  messageId: string;
  newChat: boolean;
  query: string;
  responseStyle: ResponseStyle;
  attempt: number;
  /** Owner of the Brand Hub to use; null for the user's own. */
  brandHubUid: string | null;
  /** The question that this one is another version of; null for a question at the end of the chat. */
  versionOf: string | null;
  /** The project of the chat that the question creates. */
  projectId: string | null;
  /** Whether the model decides, after the answer, which field the question states. */
  isDecidedByModel: boolean;
}
