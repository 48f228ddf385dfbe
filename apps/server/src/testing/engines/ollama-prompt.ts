import { lastTokens, type Message, tokensOf, withoutOldest } from './prompt-tokens.ts';

/** First tokens that Ollama always keeps, `num_keep`. */
const KEPT = 4;

export type OllamaPrompt = { refusal: string } | { messages: Message[]; isCut: boolean };

/**
 * The prompt as Ollama 0.33 cuts it. First it drops the oldest messages, then, if system and last message are too long
 * together, it keeps four tokens and the end that fills half of the window, so the system message is lost.
 *
 * Sources: chatPrompt in server/prompt.go, completionPromptForRequest in llm/llama_server.go
 */
export function ollamaPrompt(
  messages: readonly Message[],
  window: number,
  { truncate, shift }: { truncate: boolean; shift: boolean },
): OllamaPrompt {
  const tokens = tokensOf(messages);
  if (!truncate) {
    return tokens < window
      ? { messages: [...messages], isCut: false }
      : { refusal: JSON.stringify({ error: tooLong(tokens, window) }) };
  }
  const recent = withoutOldest(messages, window);
  if (tokensOf(recent) < window)
    return { messages: recent, isCut: recent.length < messages.length };
  if (!shift) {
    const advice = 'shorten the prompt, adjust the context length in settings';
    return {
      refusal: `the prompt is longer than the context length currently available to the model; ${advice}, or use a model with a longer context length`,
    };
  }
  const kept = window - Math.max(Math.floor((window - KEPT) / 2), 1);
  return { messages: lastTokens(recent, kept), isCut: true };
}

/** The error of llama.cpp, which Ollama runs and whose response it passes on as text. */
export function tooLong(tokens: number, window: number) {
  return {
    code: 400,
    message: `request (${tokens} tokens) exceeds the available context size (${window} tokens), try increasing it`,
    type: 'exceed_context_size_error',
    n_prompt_tokens: tokens,
    n_ctx: window,
  };
}
