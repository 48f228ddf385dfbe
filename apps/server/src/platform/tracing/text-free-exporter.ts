import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** Attributes that spans may have: none of them is written by users, or by models. */
const toldAttributes = new Set([
  'error.type',
  'gen_ai.operation.name',
  'gen_ai.provider.name',
  'gen_ai.request.max_tokens',
  'gen_ai.request.model',
  'gen_ai.request.temperature',
  'gen_ai.response.finish_reasons',
  'gen_ai.response.model',
  'gen_ai.response.time_to_first_chunk',
  'gen_ai.usage.cache_read.input_tokens',
  'gen_ai.usage.input_tokens',
  'gen_ai.usage.output_tokens',
  'http.request.method',
  'http.response.status_code',
  'http.route',
]);

/** Leaves out all that could hold text of users: providers quote questions in their errors. */
export class TextFreeExporter implements SpanExporter {
  readonly #exporter: SpanExporter;

  constructor(exporter: SpanExporter) {
    this.#exporter = exporter;
  }

  export(...[spans, done]: Parameters<SpanExporter['export']>): void {
    this.#exporter.export(spans.map(withoutText), done);
  }

  async forceFlush(): Promise<void> {
    await this.#exporter.forceFlush?.();
  }

  async shutdown(): Promise<void> {
    await this.#exporter.shutdown();
  }
}

function withoutText(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => toldAttributes.has(name)),
  );
  // The other properties are those of the span, which has getters.
  return Object.create(span, {
    attributes: { value: attributes },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}
