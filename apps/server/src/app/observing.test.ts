import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { LLMock } from '@copilotkit/aimock';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConsultant } from '../features/consultant/consultant.ts';
import { createLog } from '../platform/log.ts';
import { startTracing } from '../platform/tracing/open-telemetry.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import { startApplication, type TestServer } from '../testing/application.ts';
import { embedded } from '../testing/databases.ts';
import { type Person, signUp } from '../testing/person.ts';

const token = 'the token of Prometheus';
const question = 'Who buys bread at night in Варна?';
const failing = 'What does the provider refuse?';
const monitoring = new URL('../../../../deploy/monitoring/', import.meta.url);

let provider: LLMock;
let tracing: Tracing;
let server: TestServer;
let person: Person;
const sent: string[] = [];
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    sent.push(body);
    response.end('{}');
  });
});

beforeAll(async () => {
  provider = await LLMock.create();
  const usage = { prompt_tokens: 31, completion_tokens: 12, total_tokens: 43 };
  provider.onMessage(failing, { error: { message: `No: ${failing}` }, status: 400 });
  provider.onMessage(/./, { content: 'Bakers who do not sleep.', usage });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  tracing = startTracing({ endpoint: `http://127.0.0.1:${port}`, serviceName: 'savet-1' });
  server = await startApplication(
    await embedded.open(),
    (connections, spending) =>
      createConsultant(connections, {
        log: createLog('silent'),
        spending,
        now: () => new Date(),
        wordsPerSecond: Infinity,
      }),
    {
      tracing,
      // Its routes match every address.
      webFolder: fileURLToPath(monitoring),
      variables: {
        METRICS_TOKEN: token,
        AI_PROVIDER: 'openai-compatible',
        AI_BASE_URL: `${provider.url}/v1`,
        AI_MODEL: 'big-model',
      },
    },
  );
  person = await signUp(server);
  await person.send('generateResponse', asked('m1', question));
  await person.send('generateResponse', asked('m2', failing));
});
afterAll(async () => {
  await server.close();
  collector.close();
  await provider.stop();
});

function asked(messageId: string, query: string) {
  return { chatId: 'c1', messageId, newChat: messageId === 'm1', query };
}

async function metrics(bearer: string | null) {
  const response = await fetch(`${server.url}/metrics`, {
    headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
  });
  return { status: response.status, body: await response.text() };
}

it('the metrics are only for those who know the token', async () => {
  for (const bearer of [null, '', `${token}.`, person.token]) {
    expect(await metrics(bearer)).toMatchObject({ status: 401 });
  }
  expect((await metrics(token)).status).toBe(200);
});

it('the metrics tell what happened, and nothing of users', async () => {
  await fetch(`${server.url}/healthz`);
  const { body } = await metrics(token);
  expect(body).toContain('route="/healthz",method="GET",status="200"');
  const route = 'route="/api/generateResponse",method="POST"';
  expect(body).toContain(`savet_http_request_duration_seconds_count{${route},status="200"} 1`);
  expect(body).toContain('savet_answer_duration_seconds_count{outcome="answered"} 1');
  expect(body).toContain('savet_answer_duration_seconds_count{outcome="failed"} 1');
  expect(body).toContain('savet_answer_first_text_seconds_count 1');
  expect(body).toContain('savet_model_calls_total{model="big-model",purpose="answer"} 2');
  expect(body).toMatch(/savet_model_tokens_total{model="big-model",direction="output"} \d+/);
  expect(body).toContain('savet_answers_running 0');
  expect(body).toContain('savet_live_streams 0');
  for (const secret of [person.uid, person.email, 'c1"', 'Bakers', 'Варна']) {
    expect(body).not.toContain(secret);
  }
});

it('the dashboard and the alerts use metrics that there are', async () => {
  const { body } = await metrics(token);
  // Only PostgreSQL has connections.
  const found = body.match(/^[a-z]\w+(?=[{ ])/gm) ?? [];
  const known = new Set(['savet_database_connections', ...found]);
  for (const name of ['alerts.yaml', 'grafana-dashboard.json']) {
    const used = readFileSync(new URL(name, monitoring), 'utf8').match(
      /\b(savet|nodejs|process)_\w+/g,
    );
    expect(new Set(used)).not.toEqual(new Set());
    expect([...new Set(used)].filter((metric) => !known.has(metric))).toEqual([]);
  }
});

it('traces hold requests and what models took, and no text of anybody', async () => {
  await tracing.close();
  const traces = sent.join('\n');
  expect(traces).toContain('"POST /api/generateResponse"');
  for (const name of [
    'operation.name',
    'provider.name',
    'request.model',
    'request.max_tokens',
    'request.temperature',
    'response.finish_reasons',
    'response.model',
    'response.time_to_first_chunk',
    'usage.input_tokens',
    'usage.output_tokens',
  ]) {
    expect(traces).toContain(`"gen_ai.${name}"`);
  }
  expect(traces).toContain('"savet-1"');
  for (const secret of ['bread', 'Варна', 'Bakers', 'refuse', person.email, person.uid]) {
    expect(traces).not.toContain(secret);
  }
});
