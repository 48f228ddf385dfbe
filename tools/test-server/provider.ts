import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ProviderAnswer, writeStreamed } from './provider-answer.ts';

/** The immediate reply to every title request. */
export const PROVIDER_TITLE = 'A fitting title';

interface ChatRequest {
  messages: { role: string; content: string | { text?: string }[] }[];
}

/**
 * A fake AI provider (OpenAI's streaming chat completions). The test writes its answers piece by piece, so that
 * no test waits for time to pass.
 */
export class Provider {
  readonly #server: Server;
  readonly #unseen: ProviderAnswer[] = [];
  readonly #waiting: ((answer: ProviderAnswer) => void)[] = [];
  readonly #respond: ((answer: ProviderAnswer) => void) | undefined;
  /** Number of answers requested so far, without titles and decisions. */
  requestCount = 0;

  private constructor(respond?: (answer: ProviderAnswer) => void) {
    this.#respond = respond;
    this.#server = createServer((request, response) => void this.#take(request, response));
  }

  /** @param respond writes every answer; without it the test takes them with `next` */
  static async start(respond?: (answer: ProviderAnswer) => void): Promise<Provider> {
    const provider = new Provider(respond);
    provider.#server.listen(0, '127.0.0.1');
    await once(provider.#server, 'listening');
    return provider;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    return `http://127.0.0.1:${address.port}/v1`;
  }

  /** Environment variables that make a server use this provider. */
  get variables(): Record<string, string> {
    return {
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'test-model',
      AI_BASE_URL: this.url,
      AI_API_KEY: 'test-key',
    };
  }

  /** The next requested answer that no test has taken yet. */
  next(): Promise<ProviderAnswer> {
    const answer = this.#unseen.shift();
    if (answer) return Promise.resolve(answer);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Drops requests that no test has taken, because their server was killed. */
  forget(): void {
    this.#unseen.length = 0;
    this.#waiting.length = 0;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // It is no engine that could be asked about its models.
    if (request.method !== 'POST') {
      response.writeHead(404).end();
      return;
    }
    let body: ChatRequest;
    try {
      body = JSON.parse(await readAll(request)) as ChatRequest;
    } catch {
      response.destroy();
      return;
    }
    const instructions = textOf(body, 'system');
    if (instructions.startsWith('Write a title')) {
      writeStreamed(response, [PROVIDER_TITLE]);
      return;
    }
    if (instructions.startsWith('Decide whether')) {
      writeStreamed(response, [JSON.stringify(factIn(textOf(body, 'user')))]);
      return;
    }
    this.requestCount += 1;
    const [prompt, answers] = [textOf(body, 'user'), textOf(body, 'assistant')];
    const answer = new ProviderAnswer({ instructions, prompt, answers }, response);
    if (this.#respond) {
      this.#respond(answer);
      return;
    }
    const waiting = this.#waiting.shift();
    if (waiting) waiting(answer);
    else this.#unseen.push(answer);
  }
}

/** The decision about a message: it states a fact if it begins with “Our vision is” or the like. */
function factIn(prompt: string): { field: string | null; quote: string | null; certain: boolean } {
  const [, message = ''] = /<text>\n\| (.*)/.exec(prompt) ?? [];
  const [, name] = /^Our (\w+) (?:is|are) /.exec(message) ?? [];
  const isField = name !== undefined && prompt.includes(`\n| ${name}: `);
  return isField
    ? { field: name, quote: message, certain: true }
    : { field: null, quote: null, certain: false };
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function textOf(body: ChatRequest, role: string): string {
  return body.messages
    .filter((message) => message.role === role)
    .map(({ content }) =>
      typeof content === 'string' ? content : content.map(({ text = '' }) => text).join(''),
    )
    .join('\n');
}
