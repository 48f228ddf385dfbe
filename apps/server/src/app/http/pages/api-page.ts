import type { Call } from '@savet/contract/call';
import { calls } from '@savet/contract/calls';
import { errors } from '@savet/contract/errors';
import { html } from 'hono/html';
import { z } from 'zod';

/** The API reference page, without scripts or styles. */
export function apiPage() {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Savet API</title>
      </head>
      <body>
        <h1>Savet API</h1>
        <p>
          Every call is <code>POST /api/&lt;name&gt;</code> with JSON and a bearer token.
          <a href="/api/openapi.json">OpenAPI 3.1 document</a>
        </p>
        <ul>
          ${Object.keys(calls).map((name) => html`<li><a href="#${name}">${name}</a></li>`)}
        </ul>
        ${Object.entries(calls).map(([name, call]) => callSection(name, call))}
      </body>
    </html>`;
}

function callSection(name: string, call: Call) {
  const shape = (schema: z.ZodType) =>
    JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2);
  return html`<section>
    <h2 id="${name}">${name}</h2>
    <p>${call.summary}</p>
    <p>Access: ${call.access}. Effect: ${call.effect}.</p>
    <details>
      <summary>Input</summary>
      <pre>${shape(call.input)}</pre>
    </details>
    <details>
      <summary>Output</summary>
      <pre>${shape(call.output)}</pre>
    </details>
    <ul>
      ${call.errors.map(
        (code) => html`<li>${errors[code].status} <code>${code}</code>: ${errors[code].text}</li>`,
      )}
    </ul>
  </section>`;
}
