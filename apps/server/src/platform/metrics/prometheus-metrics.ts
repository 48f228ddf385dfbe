import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** Upper bounds in seconds: a call should take milliseconds; queries of the database end after 15 s. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
/** Upper bounds in seconds: a model that has to be loaded takes a minute. */
const FIRST_TEXT_BUCKETS = [0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60];
const ANSWER_BUCKETS = [1, 2, 5, 10, 20, 40, 60, 120, 300];

/** Metrics of this server, and of its process, for Prometheus. */
export function createPrometheusMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'savet_http_request_duration_seconds',
    help: 'Time until the response begins, by route, method and status',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const answers = new Histogram({
    name: 'savet_answer_duration_seconds',
    help: 'Time until an answer is settled, by outcome',
    labelNames: ['outcome'],
    buckets: ANSWER_BUCKETS,
    registers,
  });
  const firstTexts = new Histogram({
    name: 'savet_answer_first_text_seconds',
    help: 'Time from a question to the first text of its answer',
    buckets: FIRST_TEXT_BUCKETS,
    registers,
  });
  const modelCalls = new Counter({
    name: 'savet_model_calls_total',
    help: 'Requests to models, by model and purpose',
    labelNames: ['model', 'purpose'],
    registers,
  });
  const tokens = new Counter({
    name: 'savet_model_tokens_total',
    help: 'Tokens that models counted, or estimates where they did not, by model and direction',
    labelNames: ['model', 'direction'],
    registers,
  });

  return {
    requestEnded: ({ seconds, route, method, status }) =>
      requests.observe({ route, method, status }, seconds),
    answerEnded: ({ outcome, seconds, firstTextSeconds }) => {
      answers.observe({ outcome }, seconds);
      if (firstTextSeconds !== null) firstTexts.observe(firstTextSeconds);
    },
    modelCalled: ({ model, purpose, inputTokens, cachedInputTokens, outputTokens }) => {
      modelCalls.inc({ model, purpose });
      tokens.inc({ model, direction: 'input' }, inputTokens - cachedInputTokens);
      tokens.inc({ model, direction: 'cached_input' }, cachedInputTokens);
      tokens.inc({ model, direction: 'output' }, outputTokens);
    },
    addGauge: ({ name, help, read }) => {
      const hasStates = typeof read() !== 'number';
      const gauge = new Gauge({
        name,
        help,
        labelNames: hasStates ? ['state'] : [],
        registers,
        collect: () => {
          const value = read();
          if (typeof value === 'number') gauge.set(value);
          else for (const [state, count] of Object.entries(value)) gauge.set({ state }, count);
        },
      });
    },
    text: async () => ({ type: registry.contentType, body: await registry.metrics() }),
  };
}
