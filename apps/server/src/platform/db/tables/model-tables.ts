import type { ModelProvider, SpendingPurpose } from '@savet/contract/models';
import type { Plan } from '@savet/contract/plans';
import type { ColumnType, Generated } from 'kysely';
import type { TimestampColumn } from './timestamp-column.ts';

/** The connection that staff have chosen: no row, or one with the id 1. */
export interface ModelConnectionsTable {
  id: number;
  provider: ModelProvider;
  model: string;
  modelFree: string | null;
  baseUrl: string | null;
  encryptedKey: string | null;
  contextWindow: number | null;
  takesOver: boolean;
  changedAt: TimestampColumn;
}

/** Hosts, with their ports, at which staff have allowed models. */
export interface ModelHostsTable {
  host: string;
  allowedAt: TimestampColumn;
}

/** The record of changes by staff. */
export interface ModelChangesTable {
  changeId: string;
  uid: string | null;
  kind: 'used' | 'stopped' | 'prices' | 'ceilings' | 'host';
  detail: string;
  at: TimestampColumn;
}

/** One call to a model, from its reservation on. */
export interface ModelCallsTable {
  callId: string;
  uid: string | null;
  /** The question that the call answered; null for other purposes. */
  messageId: Generated<string | null>;
  plan: Plan;
  model: string;
  purpose: SpendingPurpose;
  inputTokens: number;
  cachedInputTokens: Generated<number>;
  outputTokens: number;
  /** In millionths of a millionth of the currency. */
  cost: number;
  /** Whether tokens and cost are estimates: while the call runs, and after it if the provider did not count. */
  isEstimated: Generated<boolean>;
  startedAt: TimestampColumn;
  /** Null while the call runs, or if its server died. */
  endedAt: Generated<Date | null>;
}

/** Prices of a million tokens, in millionths of the currency. */
export interface ModelPricesTable {
  model: string;
  input: number;
  cachedInput: number;
  output: number;
}

/** One row with the id 1. Ceilings of a month, in hundredths of the currency; null: none. */
export interface SpendingSettingsTable {
  id: number;
  currency: string;
  total: number | null;
  free: number | null;
  pro: number | null;
  enterprise: number | null;
}

/** Results of `npm run evaluate`. */
export interface ScorecardsTable {
  scorecardId: string;
  at: Date;
  content: ColumnType<unknown, string, never>;
}
