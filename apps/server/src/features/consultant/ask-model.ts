import type { SpendingPurpose } from '@savet/contract/models';
import type { Plan } from '@savet/contract/plans';
import {
  type Generation,
  type GenerationOptions,
  generate,
} from '../../platform/llm/generation.ts';
import { replySettings } from '../../platform/llm/reply-settings.rules.ts';
import type { OpenConnection } from '../models/open-connection.ts';
import { isOwnEngine } from '../models/own-engine.rules.ts';
import type { Spending } from '../models/spending.ts';
import { tokenUpperBound } from './prompts/prompt-budget.rules.ts';
import type { Prompt } from './prompts/prompt-parts.ts';

/** The account and plan that a request to a model is charged to. */
export interface Asker {
  /** Null outside an account. */
  uid: string | null;
  plan: Plan;
  /** The question to answer, in an account. */
  messageId?: string | undefined;
}

/** A model with its current window and state. */
export interface ReadyModel {
  open: OpenConnection;
  modelId: string;
  contextWindow: number | null;
  isLoaded: boolean | null;
  /** Most tokens of a reply. */
  replyTokens: number;
}

/** A provider that answered with an error, or was not reached at all. */
const refused = /^provider answered|ECONNREFUSED|ENOTFOUND|UNREACH|EAI_AGAIN/;
/** A reply may take at most this share of the window. */
const REPLY_SHARE = 0.25;

/** Most kinds of instructions that are remembered: by language, style and state of the Brand Hub, for a day. */
const INSTRUCTIONS_MAX = 50;
const instructionTokens = new Map<string, number>();

/** Instructions are most of a prompt, and the same for many questions. */
function tokensOfInstructions(instructions: string): number {
  const known = instructionTokens.get(instructions);
  if (known !== undefined) return known;
  const tokens = tokenUpperBound(instructions);
  if (instructionTokens.size >= INSTRUCTIONS_MAX) instructionTokens.clear();
  instructionTokens.set(instructions, tokens);
  return tokens;
}

/** The model of a plan, with the window that its engine reports. */
export async function readyModel(open: OpenConnection, plan: Plan): Promise<ReadyModel> {
  const modelId = open.modelIdFor(plan);
  const state = await open.state(modelId);
  const { maxOutputTokens } = replySettings(modelId);
  const share = Math.floor((state.contextWindow ?? Infinity) * REPLY_SHARE);
  return { open, modelId, ...state, replyTokens: Math.min(maxOutputTokens, share) };
}

/**
 * Sends a prompt to a model and records what it cost.
 * @returns null if the request could exceed a ceiling: then nothing was sent
 */
export async function askModel(
  { open, modelId, contextWindow, replyTokens }: ReadyModel,
  prompt: Prompt,
  { uid, plan, messageId, purpose, spending, log }: Asker & Spender,
  options: GenerationOptions,
): Promise<Generation | null> {
  const messages = prompt.messages.map(({ content }) => `\n\n${content}`);
  const inputTokens =
    tokensOfInstructions(prompt.instructions) + tokenUpperBound(messages.join(''));
  const tokens = { inputTokens, outputTokens: replyTokens };
  const ofModel = { model: modelId, isOwnEngine: isOwnEngine(open.connection), tokens };
  const call = await spending.open({ uid, plan, messageId, purpose, ...ofModel });
  if (!call) return null;
  let text = '';
  const outcome = await generate(
    async () => ({
      model: await open.model(modelId, contextWindow),
      ...prompt,
      ...replySettings(modelId),
      maxOutputTokens: replyTokens,
    }),
    {
      ...options,
      onText: (piece) => {
        text += piece;
        options.onText(piece);
      },
    },
  );
  // A refused request costs nothing. An interrupted one is billed, but its tokens were not reported.
  const isFree = outcome.kind === 'failed' && text === '' && refused.test(outcome.detail);
  const isCounted = isFree || outcome.usage !== null;
  const estimate = {
    inputTokens: isFree ? 0 : inputTokens,
    outputTokens: isCounted ? 0 : tokenUpperBound(text),
  };
  await call.end(outcome.usage, estimate).catch((error: unknown) => {
    log.warn({ error }, 'recording what a call cost failed');
  });
  return outcome;
}

interface Spender {
  purpose: SpendingPurpose;
  spending: Spending;
  log: { warn(fields: object, message: string): void };
}
