/** Removes the session token: it belongs only in the cookie, where no script can read it. */
export async function withoutToken(response: Response): Promise<Response> {
  const { token: _session, ...body } = (await response.json()) as Record<string, unknown>;
  return withBody(response, body);
}

/** Reduces the response to the signed-in user's id, or null. */
export async function withoutSession(response: Response): Promise<Response> {
  const session = (await response.json()) as { user?: { id: string } } | null;
  const uid = session?.user?.id;
  return withBody(response, uid === undefined ? null : { user: { id: uid } });
}

/** Tells signed-out pages what this installation has. */
export function withOffers(
  response: Response,
  offers: Record<string, readonly string[]>,
): Response {
  for (const [header, ids] of Object.entries(offers)) {
    if (ids.length > 0) response.headers.set(header, ids.join(' '));
  }
  return response;
}

function withBody({ headers, status }: Response, body: object | null): Response {
  const changed = new Headers(headers);
  changed.delete('content-length');
  return new Response(JSON.stringify(body), { status, headers: changed });
}
