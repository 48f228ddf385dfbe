import { z } from 'zod';
import type { Call } from './engine-server.ts';
import type { EngineState } from './engine-state.ts';
import { generated } from './generated.ts';
import { type Message, tokensOf } from './prompt-tokens.ts';
import { type PieceFormat, sendPieces } from './send-pieces.ts';

const content = z.union([
  z.string(),
  z
    .array(z.object({ text: z.string() }))
    .transform((parts) => parts.map(({ text }) => text).join('')),
]);
export const chatRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content })),
  stream: z.literal(true),
  max_tokens: z.number().optional(),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
});

export type ChatRequest = z.infer<typeof chatRequest>;

/** Streams an answer as OpenAI's chat completions do. `room` is what the window leaves for it, in tokens. */
export async function streamCompletion(
  state: EngineState,
  { response }: Call,
  request: ChatRequest,
  prompt: readonly Message[],
  room: number,
  error: PieceFormat['error'],
): Promise<void> {
  const limit = Math.min(request.max_tokens ?? Number.POSITIVE_INFINITY, room);
  const { pieces, tokens, reason } = generated(state.reply(prompt), limit);
  const prompt_tokens = tokensOf(prompt);
  const usage = {
    prompt_tokens,
    completion_tokens: tokens,
    total_tokens: prompt_tokens + tokens,
  };
  const chunk = (choices: unknown[], more = {}) =>
    event({
      id: 'chatcmpl-1',
      object: 'chat.completion.chunk',
      created: Math.floor(Date.now() / 1_000),
      model: request.model,
      choices,
      ...more,
    });
  const choice = (delta: unknown, finish_reason: string | null) =>
    chunk([{ index: 0, delta, finish_reason }]);
  const piece = (text: string) => choice({ content: text }, null);

  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(choice({ role: 'assistant', content: '' }, null));
  if (!(await sendPieces(state, response, pieces, { piece, error }))) return;
  response.write(choice({}, reason));
  if (request.stream_options?.include_usage) response.write(chunk([], { usage }));
  response.end('data: [DONE]\n\n');
}

/** An event of a stream with this as its data. */
export function event(value: unknown): string {
  return `data: ${JSON.stringify(value)}\n\n`;
}
