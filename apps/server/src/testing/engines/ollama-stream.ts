import type { Call } from './engine-server.ts';
import type { EngineState } from './engine-state.ts';
import { generated } from './generated.ts';
import { type Message, tokensOf } from './prompt-tokens.ts';
import { sendPieces } from './send-pieces.ts';

/** Streams an answer as lines of JSON. `limit` is `num_predict`, -1 for none, and `window` that of the model. */
export async function streamOllamaChat(
  state: EngineState,
  { response }: Call,
  { model, shift }: { model: string; shift: boolean },
  prompt: readonly Message[],
  { window, limit }: { window: number; limit: number },
): Promise<void> {
  const promptTokens = tokensOf(prompt);
  // With a shift, the beginning makes room for an answer without end.
  const room = shift ? Number.POSITIVE_INFINITY : window - promptTokens;
  const { pieces, tokens, reason } = generated(
    state.reply(prompt),
    limit < 0 ? room : Math.min(limit, room),
  );
  const line = (value: unknown) => `${JSON.stringify(value)}\n`;
  const part = (content: string, done: boolean) => ({
    model,
    created_at: new Date().toISOString(),
    message: { role: 'assistant', content },
    done,
  });
  const piece = (content: string) => line(part(content, false));
  const error = (message: string) => line({ error: message });

  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  if (!(await sendPieces(state, response, pieces, { piece, error }))) return;
  const counts = { prompt_eval_count: promptTokens, eval_count: tokens };
  const times = { total_duration: 3_000_000, load_duration: 1_000_000, eval_duration: 1_000_000 };
  response.end(line({ ...part('', true), done_reason: reason, ...counts, ...times }));
}
