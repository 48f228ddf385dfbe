import { APICallError, InvalidResponseDataError } from '@ai-sdk/provider';
import { z } from 'zod';

const errorLine = z.object({ error: z.string() });
const answerLine = z.looseObject({ done: z.boolean(), done_reason: z.string().optional() });
const emptyMessage = { role: 'assistant', content: '' };

/**
 * The lines of an answer as the library reads them. The library skips an error line, which Ollama sends if the model
 * stops in the middle of an answer, and prints every line that it does not know to the console. Here both end the
 * stream and are reported, as is a broken connection. The stream itself never fails: that would throw away text.
 */
export function checkedLines(
  body: ReadableStream<Uint8Array>,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        // Nobody calls again after a call that added nothing, so read up to the end of a line.
        for (let isWaiting = true; isWaiting; ) {
          const { done, value } = await reader.read();
          const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
          // A last line without its end belongs to a connection that broke.
          rest = lines.pop() ?? '';
          for (const line of lines.filter((text) => text.trim() !== '')) {
            controller.enqueue(encoder.encode(`${checkedLine(line)}\n`));
            isWaiting = false;
          }
          if (done) controller.close();
          isWaiting &&= !done;
        }
      } catch (error) {
        onError(error);
        controller.close();
        await reader.cancel().catch(() => undefined);
      }
    },
    cancel: () => reader.cancel().catch(() => undefined),
  });
}

/** @throws for an error line and for one that is no part of an answer */
function checkedLine(line: string): string {
  const value = parsed(line);
  const failed = errorLine.safeParse(value).data;
  if (failed) throw new APICallError({ url: '', requestBodyValues: {}, message: failed.error });
  const answer = answerLine.safeParse(value).data;
  if (!answer) {
    const message = 'a line of the answer has an unknown format';
    throw new InvalidResponseDataError({ data: {}, message });
  }
  const { done, done_reason = 'stop' } = answer;
  // The last line may lack what the library requires.
  return JSON.stringify({ message: emptyMessage, ...answer, ...(done && { done_reason }) });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
