import { inspect } from 'node:util';
import { APICallError } from '@ai-sdk/provider';

/** How engines and providers refuse a prompt that is longer than the context window. */
const refusals = [
  /exceed_context_size_error/, // llama.cpp, and Ollama, which passes it on
  /exceeds the available context size/, // older llama.cpp
  /context size has been exceeded/, // llama.cpp and LM Studio during the answer
  /(exceeds|longer than) the context (length|window)/, // Ollama, OpenAI
  /longer than the maximum model length/, // vLLM
  /max_tokens must be at least 1, got -/, // vLLM: the prompt alone is too long
  /cannot be greater than max_model_len/, // vLLM: the limit of the answer alone is too large
  /maximum context length/, // vLLM, OpenAI
  /context length (is|of) only/, // vLLM, LM Studio
  /keep the first \d+ tokens/, // LM Studio
  /context (length|window)? ?(overflow|exceeded)/, // LM Studio
  /context_length_exceeded/, // OpenAI
  /prompt is too long/, // Anthropic
  /exceed context limit/, // Anthropic: with the tokens of the answer
  /exceeds the maximum number of tokens/, // Google
];
/** Statuses that say something else, whatever the text. */
const otherStatuses = [401, 403, 404, 408, 429];
/** Most causes of an error that are followed. */
const CAUSES_MAX = 5;

/** Whether an error, thrown or sent as an error part, says that the prompt does not fit into the window. */
export function isContextOverflow(error: unknown): boolean {
  const texts: string[] = [];
  let current = error;
  for (let count = 0; count < CAUSES_MAX && current; count += 1) {
    if (APICallError.isInstance(current)) {
      if (otherStatuses.includes(current.statusCode ?? 0)) return false;
      texts.push(current.responseBody ?? '');
    }
    texts.push(messageOf(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  const text = texts.join('\n').toLowerCase();
  return refusals.some((refusal) => refusal.test(text));
}

/** The text of an error or of an error event. Not all fields of an error: one of them is the prompt. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  return typeof error === 'string' ? error : inspect(error);
}
