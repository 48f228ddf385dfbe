import type { ChatDocument, MessageDocument, UserDocument } from '@savet/contract/documents';
import type { LiveStreams } from './live-streams.ts';

export interface DocumentChanges {
  user?: Partial<UserDocument>;
  chats?: ChatDocument[];
  messages?: MessageDocument[];
}

/** The state of the fake API, which its answers may change. */
export interface ApiState {
  user: UserDocument;
  chats: ChatDocument[];
  messages: MessageDocument[];
  /** The users in the gallery, whom staff may view. */
  clients: UserDocument[];
  isSignedIn: boolean;
  readonly live: LiveStreams;
  /** Changes documents like a transaction of the server: raises the revision and sends it to the open streams. */
  change(changes: DocumentChanges): void;
  /** Lets the test write this reply. */
  beginTurn(reply: MessageDocument): void;
}
