import type { ReplyErrorCode } from '@savet/contract/errors';
import type { Language, ResponseStyle } from '@savet/contract/limits';
import type { Plan } from '@savet/contract/plans';
import type { Usage } from '../../platform/llm/models.ts';

/** What is needed of a pino logger. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ConsultantTimeouts {
  totalMs: number;
  firstTextMs: number;
  stallMs: number;
}

export interface AnswerRequest {
  query: string;
  /** The last five messages as `sender: text` lines. */
  context: string;
  userInfo: string;
  responseStyle: ResponseStyle;
  /** Of the interface; the answer follows the language of the question. */
  language: Language;
  plan: Plan;
  brandHubLocked: boolean;
}

export type AnswerOutcome =
  | { kind: 'complete' | 'empty' | 'aborted'; usage: Usage | null }
  | { kind: 'failed'; errorCode: ReplyErrorCode; detail: string; usage: Usage | null };

export interface Consultant {
  /** Never rejects. `onText` gets the pieces in order; a surrogate pair is never split. */
  answer(
    request: AnswerRequest,
    options: { signal: AbortSignal; onText: (text: string) => void },
  ): Promise<AnswerOutcome>;
  /** At most 60 characters, in the language of the exchange; null when it failed. */
  title(
    exchange: { query: string; response: string },
    options: { signal: AbortSignal },
  ): Promise<string | null>;
  /** Null when it failed. */
  summarize(
    text: string,
    language: Language,
    options: { signal: AbortSignal },
  ): Promise<string | null>;
}
