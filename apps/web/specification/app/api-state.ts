import type { ChatDocument, MessageDocument, UserDocument } from '@savet/contract/documents';
import type { LiveStreams } from './live-streams.ts';

export interface DocumentChanges {
  user?: Partial<UserDocument>;
  chats?: ChatDocument[];
  messages?: MessageDocument[];
}

/** What the fake API knows and its answers may change. */
export interface ApiState {
  user: UserDocument;
  chats: ChatDocument[];
  messages: MessageDocument[];
  /** Whom staff see in the gallery and may view. */
  clients: UserDocument[];
  isSignedIn: boolean;
  readonly live: LiveStreams;
  /** Changes documents as a transaction of the server does: the next revision, sent to the open streams. */
  change(changes: DocumentChanges): void;
  /** Lets the test write this reply. */
  beginTurn(reply: MessageDocument): void;
}
