import type { ServerResponse } from 'node:http';

/** One request for an answer, and the way to answer it. */
export class ProviderAnswer {
  readonly instructions: string;
  /** The texts of the messages whose role is `user`. */
  readonly prompt: string;
  /** The earlier answers that the request has. */
  readonly answers: string;
  /** Resolves when either side has closed the connection. */
  readonly closed: Promise<void>;
  readonly #response: ServerResponse;

  constructor(
    request: { instructions: string; prompt: string; answers: string },
    response: ServerResponse,
  ) {
    this.instructions = request.instructions;
    this.prompt = request.prompt;
    this.answers = request.answers;
    this.#response = response;
    this.closed = new Promise((resolve) => response.once('close', resolve));
  }

  /** Sends a piece of text. */
  say(text: string): void {
    begin(this.#response);
    send(this.#response, {
      choices: [{ index: 0, delta: { content: text }, finish_reason: null }],
    });
  }

  /** Ends the answer normally. */
  finish(): void {
    begin(this.#response);
    finish(this.#response);
  }

  /** Resets the connection. */
  cut(): void {
    this.#response.socket?.resetAndDestroy();
  }

  /** Ends the stream although nothing said that the answer is complete. */
  end(): void {
    begin(this.#response);
    this.#response.end();
  }

  /** Sends half a chunk, and then the normal end. */
  garble(): void {
    begin(this.#response);
    this.#response.write('data: {"choices": [{"delta"\n\n');
    finish(this.#response);
  }

  /** Reports an error in a stream that began well. */
  fail(): void {
    begin(this.#response);
    send(this.#response, { error: { message: 'overloaded', type: 'server_error', code: null } });
    this.#response.end();
  }

  refuse(status: number, headers: Record<string, string> = {}): void {
    this.#response.writeHead(status, { 'content-type': 'application/json', ...headers });
    this.#response.end(JSON.stringify({ error: { message: 'no', type: 'server_error' } }));
  }
}

/** Writes a whole answer at once. */
export function writeStreamed(response: ServerResponse, pieces: readonly string[]): void {
  const answer = new ProviderAnswer({ instructions: '', prompt: '', answers: '' }, response);
  for (const piece of pieces) answer.say(piece);
  answer.finish();
}

function begin(response: ServerResponse): void {
  if (response.headersSent) return;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
}

function finish(response: ServerResponse): void {
  send(response, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
  const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 };
  send(response, { choices: [], usage });
  response.end('data: [DONE]\n\n');
}

function send(response: ServerResponse, chunk: object): void {
  const common = { id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'test-model' };
  response.write(`data: ${JSON.stringify({ ...common, ...chunk })}\n\n`);
}
