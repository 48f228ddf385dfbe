import type { ColumnType, Generated } from 'kysely';
import type {
  AccountBlocksTable,
  AccountDeletionsTable,
  AccountMailsTable,
  AuthCredentialsTable,
  AuthSessionsTable,
  AuthUsersTable,
  AuthVerificationsTable,
  EmailChangesTable,
  UsersTable,
} from './tables/account-tables.ts';
import type { PaymentEventsTable, QueriesTable } from './tables/billing-tables.ts';
import type {
  BrandFieldVersionsTable,
  CheckExceptionsTable,
  ContactAnswersTable,
  ContactMessagesTable,
  ContactProposalsTable,
} from './tables/brand-hub-tables.ts';
import type { ChatImportPiecesTable, ChatImportsTable } from './tables/chat-import-tables.ts';
import type {
  ChatsTable,
  ChunksTable,
  DeletedChatsTable,
  MessagesTable,
  ProjectsTable,
  SharedLinksTable,
  TurnsTable,
} from './tables/chat-tables.ts';
import type {
  AccountExportChunksTable,
  AccountExportsTable,
  ImportedAgreementsTable,
  ImportedInvoicesTable,
} from './tables/export-tables.ts';
import type { FirebasePasswordKeysTable, FirebaseUsersTable } from './tables/import-tables.ts';
import type {
  LegalAcceptancesTable,
  LegalTextsTable,
  SentNoticesTable,
  WithdrawalsTable,
} from './tables/legal-tables.ts';
import type {
  ModelCallsTable,
  ModelChangesTable,
  ModelConnectionsTable,
  ModelHostsTable,
  ModelPricesTable,
  ScorecardsTable,
  SpendingSettingsTable,
} from './tables/model-tables.ts';
import type { PasskeyChallengesTable, PasskeysTable } from './tables/passkey-tables.ts';
import type {
  RecoveryCodesTable,
  SecondFactorResetsTable,
  SecondFactorsTable,
} from './tables/second-factor-tables.ts';
import type { TimestampColumn } from './tables/timestamp-column.ts';
import type {
  BrandHubReadsTable,
  ViewingReadsTable,
  ViewingRequestsTable,
  ViewingsTable,
} from './tables/viewing-tables.ts';

/** The tables, in camel case: a plugin writes them in snake case. `migrations/` has the SQL. */
export interface Tables {
  authUsers: AuthUsersTable;
  authSessions: AuthSessionsTable;
  authCredentials: AuthCredentialsTable;
  authVerifications: AuthVerificationsTable;
  accountMails: AccountMailsTable;
  emailChanges: EmailChangesTable;
  accountBlocks: AccountBlocksTable;
  accountDeletions: AccountDeletionsTable;
  secondFactors: SecondFactorsTable;
  recoveryCodes: RecoveryCodesTable;
  secondFactorResets: SecondFactorResetsTable;
  passkeys: PasskeysTable;
  passkeyChallenges: PasskeyChallengesTable;
  adminEmails: { email: string };
  revisions: { uid: string; revision: number; projectsRevision: Generated<number> };
  users: UsersTable;
  legalTexts: LegalTextsTable;
  legalAcceptances: LegalAcceptancesTable;
  withdrawals: WithdrawalsTable;
  sentNotices: SentNoticesTable;
  brandFieldVersions: BrandFieldVersionsTable;
  checkExceptions: CheckExceptionsTable;
  viewings: ViewingsTable;
  viewingRequests: ViewingRequestsTable;
  viewingReads: ViewingReadsTable;
  brandHubReads: BrandHubReadsTable;
  contactMessages: ContactMessagesTable;
  contactAnswers: ContactAnswersTable;
  contactProposals: ContactProposalsTable;
  queries: QueriesTable;
  paymentEvents: PaymentEventsTable;
  projects: ProjectsTable;
  chats: ChatsTable;
  messages: MessagesTable;
  sharedLinks: SharedLinksTable;
  deletedChats: DeletedChatsTable;
  turns: TurnsTable;
  chunks: ChunksTable;
  rateLimits: { key: string; points: number; expire: number | null };
  accountExports: AccountExportsTable;
  accountExportChunks: AccountExportChunksTable;
  importedAgreements: ImportedAgreementsTable;
  importedInvoices: ImportedInvoicesTable;
  chatImports: ChatImportsTable;
  chatImportPieces: ChatImportPiecesTable;
  firebasePasswordKeys: FirebasePasswordKeysTable;
  firebaseUsers: FirebaseUsersTable;
  callResults: CallResultsTable;
  modelConnections: ModelConnectionsTable;
  modelHosts: ModelHostsTable;
  modelChanges: ModelChangesTable;
  modelCalls: ModelCallsTable;
  modelPrices: ModelPricesTable;
  spendingSettings: SpendingSettingsTable;
  scorecards: ScorecardsTable;
}

interface CallResultsTable {
  actor: string;
  call: string;
  key: string;
  fingerprint: string;
  /** Null while the call runs. */
  status: number | null;
  body: ColumnType<unknown, string | null, string | null>;
  heldUntil: Date;
  createdAt: TimestampColumn;
}
