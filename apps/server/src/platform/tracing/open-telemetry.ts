import { context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { traceModels } from '../llm/model-span.ts';
import { openModelSpan } from './model-spans.ts';
import { TextFreeExporter } from './text-free-exporter.ts';
import type { Tracing } from './tracing.ts';

const SERVER_ERROR = 500;

/**
 * Starts tracing for this process: OpenTelemetry has one tracer and one context for all of it.
 * @param endpoint base address of a collector that takes OTLP over HTTP
 */
export function startTracing(options: { endpoint: string; serviceName: string }): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${options.endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': options.serviceName }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new TextFreeExporter(exporter) })],
  });
  const contextManager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(contextManager);
  trace.setGlobalTracerProvider(provider);
  const tracer = provider.getTracer(options.serviceName);
  traceModels((request) => openModelSpan(tracer, request));

  return {
    request: (method, run) =>
      tracer.startActiveSpan(method, { kind: SpanKind.SERVER }, async (span) => {
        span.setAttribute('http.request.method', method);
        try {
          const { route, status } = await run();
          span.updateName(`${method} ${route}`);
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
          if (status >= SERVER_ERROR) span.setStatus({ code: SpanStatusCode.ERROR });
        } finally {
          span.end();
        }
      }),
    close: async () => {
      traceModels(null);
      await provider.shutdown();
      trace.disable();
      context.disable();
    },
  };
}
