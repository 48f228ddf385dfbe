import type { BrandFieldName } from '@savet/contract/brand-hub';
import type { ResponseStyle } from '@savet/contract/choices/response-styles';
import type { ReplyOffer } from '@savet/contract/documents';
import type { ReplyErrorCode } from '@savet/contract/errors';
import type { Language } from '@savet/contract/languages';
import type { Usage } from '../../platform/llm/models.ts';
import type { GenerationTimeouts } from '../../platform/llm/watch.ts';
import type { Asker } from './ask-model.ts';

export type ConsultantTimeouts = GenerationTimeouts;

export interface AnswerRequest extends Asker {
  query: string;
  /** The last five messages as `sender: text` lines. */
  context: string;
  /** The first question of the chat, if it is older than the context; else null. */
  firstRequest: string | null;
  userInfo: string;
  /** The project of the chat, if it has instructions. */
  project?: { name: string; instructions: string };
  /** Brand Hub fields that the owner has not filled in; null if it is not known. */
  emptyFields: readonly BrandFieldName[] | null;
  responseStyle: ResponseStyle;
  /** Language of the interface, for questions that show no language. */
  language: Language;
  brandHubLocked: boolean;
  /** The queries left before this question; null outside an account. */
  allowance: { left: number; limit: number; renewsAt: string | null } | null;
}

export interface AnswerOptions {
  signal: AbortSignal;
  /** Gets the text in order, and never half of a surrogate pair. */
  onText: (text: string) => void;
  /** Called once if the model has to be loaded first, which can take a minute. */
  onWarmUp?: () => void;
  /** Gets what the log is to say of the prompt, for an entry on the whole answer. Without it, that is an entry of its own. */
  onPrompt?: (fields: object) => void;
}

/** Which fields an answer quotes, and what was left out of its prompt. Fields are listed by name. */
export interface GivenFacts {
  /** Fields that the answer's own words show. */
  shown: readonly string[];
  leftOut: {
    /** Number of older messages. */
    messages: number;
    /** Whether the instructions of the project did not fit. */
    project: boolean;
    fields: readonly string[];
    /** Fields of which only the beginning fitted. */
    cut: readonly string[];
  };
}

export type AnswerOutcome =
  | { kind: 'empty'; usage: Usage | null }
  | {
      kind: 'complete' | 'aborted';
      usage: Usage | null;
      /** Whether the text answers the question. Refusals, greetings and the like take no query. */
      isAnswer: boolean;
      /** Whether the built-in consultant stood in for the model: such an answer takes no query. */
      isStandIn?: boolean;
      /** Names of the Brand Hub fields that the text shows, where it is known exactly. */
      usedFields?: readonly string[];
      /** The same for a model, of which only the input is known exactly. */
      given?: GivenFacts;
      /** Whether what answered can't follow the instructions of a project. */
      ignoresProject?: boolean;
      /** Choices, or a way to the team, in place of an answer. */
      offer?: ReplyOffer;
    }
  | {
      kind: 'failed';
      errorCode: ReplyErrorCode;
      /** For the log; contains no secrets and no chat text. */
      detail: string;
      usage: Usage | null;
    };
