import type { Call } from '@savet/contract/call';
import { calls } from '@savet/contract/calls';
import { commonErrors, type ErrorCode, errors } from '@savet/contract/errors';
import { z } from 'zod';

let document: object | null = null;

/** The OpenAPI 3.1 document of all calls, built from the contract on first use. */
export function openApiDocument(): object {
  document ??= {
    openapi: '3.1.0',
    info: {
      title: 'Savet',
      version: '1',
      description:
        'Every call is a POST of JSON. Tokens come from GET /api/auth/token with the session cookie. The answer to a call with the right currentPassword has a header session-renewal: its text, sent as {"ticket"} to POST /api/auth/renew-session with the cookie, gives a new cookie, and the old one ends. Changes are watched on GET /api/live (server-sent events).',
    },
    paths: Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [
        `/api/${name}`,
        { post: operation(name, call) },
      ]),
    ),
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
  return document;
}

function operation(name: string, call: Call): object {
  return {
    operationId: name,
    summary: call.summary,
    description: `Access: ${call.access}. Effect: ${call.effect}.`,
    security: call.access === 'public' ? [] : [{ token: [] }],
    parameters:
      call.effect === 'write'
        ? [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 128 } }]
        : [],
    requestBody: { required: true, content: json(z.toJSONSchema(call.input, { io: 'input' })) },
    responses: { 200: success(call), ...failures([...commonErrors, ...call.errors]) },
  };
}

function success(call: Call): object {
  const schema = z.toJSONSchema(z.object({ success: z.literal(true) }).extend(call.output.shape));
  return { description: 'Done', content: json(schema) };
}

function failures(codes: readonly ErrorCode[]): Record<string, object> {
  const byStatus = Map.groupBy(new Set(codes), (code) => errors[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `${code}: ${errors[code].text}`).join('; '),
        content: json({
          type: 'object',
          properties: {
            success: { const: false },
            error: { type: 'string' },
            code: { enum: group },
          },
          required: ['success', 'error', 'code'],
        }),
      },
    ]),
  );
}

function json(schema: object): object {
  return { 'application/json': { schema } };
}
