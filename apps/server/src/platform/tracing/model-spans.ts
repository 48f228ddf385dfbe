import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api';
import type { ModelSpan } from '../llm/model-span.ts';
import type { ProviderRequest } from '../llm/provider-request.ts';

/** Opens the span of a request to a model, with the names of OpenTelemetry's conventions for models. */
export function openModelSpan(tracer: Tracer, request: ProviderRequest): ModelSpan {
  const { model, maxOutputTokens, temperature } = request;
  const started = performance.now();
  const span = tracer.startSpan(`chat ${model.modelId}`, {
    kind: SpanKind.CLIENT,
    attributes: {
      'gen_ai.operation.name': 'chat',
      'gen_ai.provider.name': providerName(model.provider),
      'gen_ai.request.model': model.modelId,
      ...(maxOutputTokens !== undefined && { 'gen_ai.request.max_tokens': maxOutputTokens }),
      ...(temperature !== undefined && { 'gen_ai.request.temperature': temperature }),
    },
  });
  let hasText = false;
  let isFinished = false;
  return {
    answeredBy: (name) => {
      if (name !== undefined) span.setAttribute('gen_ai.response.model', name);
    },
    sawText: () => {
      if (hasText) return;
      hasText = true;
      const seconds = (performance.now() - started) / 1_000;
      span.setAttribute('gen_ai.response.time_to_first_chunk', seconds);
    },
    finished: (reason, usage) => {
      isFinished = true;
      span.setAttribute('gen_ai.response.finish_reasons', [reason]);
      if (!usage) return;
      span.setAttributes({
        'gen_ai.usage.input_tokens': usage.inputTokens,
        'gen_ai.usage.cache_read.input_tokens': usage.cachedInputTokens,
        'gen_ai.usage.output_tokens': usage.outputTokens,
      });
    },
    end: () => {
      if (!isFinished) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** The libraries add the kind of model: `openai.chat`. */
function providerName(provider: string): string {
  return provider.startsWith('google.') ? 'gcp.gemini' : (provider.split('.')[0] ?? provider);
}
