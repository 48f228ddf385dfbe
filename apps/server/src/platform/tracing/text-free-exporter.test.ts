import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { expect, it } from 'vitest';
import { TextFreeExporter } from './text-free-exporter.ts';

it('a span keeps names and counts, and loses what somebody may have written', async () => {
  const memory = new InMemorySpanExporter();
  const provider = new TracerProvider({
    spanProcessors: [new SimpleSpanProcessor({ exporter: new TextFreeExporter(memory) })],
  });
  const span = provider.getTracer('test').startSpan('chat big-model');
  span.setAttributes({
    'gen_ai.usage.output_tokens': 12,
    'gen_ai.input.messages': 'Who buys bread?',
    'something.new': 'Who buys bread?',
  });
  span.recordException(new Error('No: Who buys bread?'));
  span.setStatus({ code: 2, message: 'No: Who buys bread?' });
  span.end();
  await provider.forceFlush();
  const [exported] = memory.getFinishedSpans();
  expect(exported).toMatchObject({
    name: 'chat big-model',
    attributes: { 'gen_ai.usage.output_tokens': 12 },
    events: [],
    status: { code: 2 },
  });
  expect(exported?.spanContext().spanId).toBe(span.spanContext().spanId);
  expect(JSON.stringify([exported?.attributes, exported?.status])).not.toContain('bread');
});
