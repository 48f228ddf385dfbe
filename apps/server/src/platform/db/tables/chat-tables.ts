import type { ImportSource } from '@savet/contract/choices/import-sources';
import type { ProjectColor } from '@savet/contract/choices/project-colors';
import type { ResponseStyle } from '@savet/contract/choices/response-styles';
import type { Receipt, ReplyNotice, ReplyOffer } from '@savet/contract/documents';
import type { ColumnType, Generated } from 'kysely';
import type { TimestampColumn } from './timestamp-column.ts';

export interface ProjectsTable {
  uid: string;
  projectId: string;
  name: string;
  color: ProjectColor;
  instructions: string;
  createdAt: TimestampColumn;
}

export interface ChatsTable {
  uid: string;
  chatId: string;
  title: string;
  createdAt: TimestampColumn;
  dateLastVisited: TimestampColumn;
  deleted: Generated<boolean>;
  pinned: Generated<boolean>;
  archived: Generated<boolean>;
  projectId: Generated<string | null>;
  /** Whether the index of the search holds this row; null until the sweeper puts it in. */
  inIndex: Generated<true | null>;
  revision: number;
}

export interface MessagesTable {
  uid: string;
  messageId: string;
  chatId: string;
  position: number;
  text: string;
  sender: 'user' | 'assistant';
  timestamp: TimestampColumn;
  isError: Generated<boolean>;
  errorCode: Generated<string | null>;
  feedback: Generated<'good' | 'bad' | null>;
  feedbackAt: Generated<Date | null>;
  status: 'answering' | 'done' | 'failed' | 'stopped';
  attempt: Generated<number>;
  replyTo: Generated<string | null>;
  receipt: ColumnType<Receipt | null, string | null | undefined, string | null>;
  offer: ColumnType<ReplyOffer | null, string | null | undefined, string | null>;
  statedFields: ColumnType<string[] | null, string | null | undefined, string | null>;
  notice: Generated<ReplyNotice | null>;
  source: Generated<ImportSource | null>;
  /** The first version of this question; null for the first version itself, and for replies. */
  versionOf: Generated<string | null>;
  version: Generated<number>;
  versionCount: Generated<number>;
  /** The version with which this message is hidden; null while it is shown. */
  hiddenUnder: Generated<string | null>;
  /** Whether the index of the search holds this row; null until the sweeper puts it in. */
  inIndex: Generated<true | null>;
  revision: number;
}

export interface SharedLinksTable {
  uid: string;
  linkId: string;
  /** Null for an imported link, which leads nowhere. */
  tokenHash: string | null;
  kind: 'answer' | 'chat';
  chatId: string;
  messageIds: ColumnType<string[], string, string>;
  showsBrand: boolean;
  createdAt: TimestampColumn;
  expiresAt: Date;
  openings: Generated<number>;
  previews: Generated<number>;
  lastOpenedAt: Generated<Date | null>;
}

export interface DeletedChatsTable {
  uid: string;
  chatId: string;
  title: string;
  /** Copies of the deleted rows of these tables. */
  messages: unknown;
  turns: unknown;
  deletedAt: TimestampColumn;
}

export type TurnState = 'accepted' | 'answering' | 'answered' | 'failed' | 'stopped';

export interface TurnsTable {
  uid: string;
  messageId: string;
  chatId: string;
  replyId: string;
  attempt: number;
  state: TurnState;
  owner: string;
  leaseUntil: Date;
  stopRequested: Generated<boolean>;
  queryId: string;
  responseStyle: ResponseStyle;
  brandHubUid: string | null;
  inputTokens: Generated<number | null>;
  outputTokens: Generated<number | null>;
  acceptedAt: TimestampColumn;
  settledAt: Generated<Date | null>;
}

export interface ChunksTable {
  uid: string;
  replyId: string;
  attempt: number;
  sequence: number;
  /** Offset of `text` in the reply, in UTF-16 units. */
  position: number;
  text: string;
}
