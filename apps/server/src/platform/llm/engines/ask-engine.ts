import type { z } from 'zod';

/** Longest response that is read, in bytes. */
const RESPONSE_MAX = 1024 * 1024;

export interface EngineQuestion<Answer> {
  origin: string;
  path: string;
  /** The shape of the answer. Unknown keys are dropped. */
  schema: z.ZodType<Answer>;
  signal: AbortSignal;
  /** Sent as JSON with POST; without it, the request is a GET. */
  body?: Record<string, unknown>;
}

/**
 * Asks an engine something that changes nothing there. Returns null for everything but the expected answer: no
 * connection, an abort, an error status, a redirect, more than 1 MiB, another format. Never rejects.
 */
export async function askEngine<Answer>(question: EngineQuestion<Answer>): Promise<Answer | null> {
  const { origin, path, schema, signal, body } = question;
  const headers = { 'content-type': 'application/json' };
  const post = body && { method: 'POST', headers, body: JSON.stringify(body) };
  try {
    // A redirect could lead to an address that nobody configured.
    const response = await fetch(new URL(path, origin), { signal, redirect: 'error', ...post });
    const text = await textOf(response);
    if (!response.ok || text === null) return null;
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Whether anything answers the path, with whatever status, before the signal aborts. Never rejects. */
export async function answersAt(
  origin: string,
  path: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const response = await fetch(new URL(path, origin), { signal, redirect: 'manual' });
    await response.body?.cancel();
    return true;
  } catch {
    return false;
  }
}

/** The text of a response; null if it is too long. */
async function textOf(response: Response): Promise<string | null> {
  const body: ReadableStream<Uint8Array> | null = response.body;
  if (!body) return null;
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  // Leaving the loop early cancels the body.
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length > RESPONSE_MAX) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
