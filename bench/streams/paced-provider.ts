import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { writeStreamed } from '../../tools/test-server/provider-answer.ts';
import { FIRST_TOKEN_MS, TOKEN, TOKEN_MS, TOKENS } from './pace.ts';
import { printPort } from './processes.ts';

/**
 * A process: a provider (OpenAI's streaming chat completions) that writes every answer at the same pace, one write for each
 * token. One timer for all answers, because a timer for each would be late by a millisecond every time. The argument is how many
 * times faster than a model it writes.
 */
const speed = Number(process.argv[2] ?? 1);
const TICK_MS = 4;
const chunk = (choice: object, usage?: object) =>
  `data: ${JSON.stringify({
    ...{ id: 'chat-1', object: 'chat.completion.chunk', created: 1, model: 'test-model' },
    choices: usage ? [] : [{ index: 0, finish_reason: null, ...choice }],
    ...(usage && { usage }),
  })}\n\n`;
const token = chunk({ delta: { content: TOKEN } });
const end = [
  chunk({ delta: {}, finish_reason: 'stop' }),
  chunk({}, { prompt_tokens: 11, completion_tokens: TOKENS, total_tokens: 11 + TOKENS }),
  'data: [DONE]\n\n',
].join('');
const answers = new Map<ServerResponse, { started: number; sent: number }>();

setInterval(() => {
  const now = performance.now();
  for (const [response, answer] of answers) {
    const due = Math.floor(((now - answer.started) * speed - FIRST_TOKEN_MS) / TOKEN_MS) + 1;
    for (; answer.sent < Math.min(due, TOKENS); answer.sent += 1) response.write(token);
    if (answer.sent < TOKENS) continue;
    response.end(end);
    answers.delete(response);
  }
}, TICK_MS);

const server = createServer((request, response) => {
  if (request.method !== 'POST') {
    response.writeHead(404).end();
    return;
  }
  void text(request).then((body) => {
    if (/Write a title|Decide whether/.test(body)) return writeStreamed(response, ['Night bakery']);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    response.on('close', () => answers.delete(response));
    answers.set(response, { started: performance.now(), sent: 0 });
  });
});
server.keepAliveTimeout = 60_000;
printPort(server);
