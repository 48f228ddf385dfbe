import Stripe from 'stripe';

/** An SDK client that keeps every response as it was sent. */
export function recordedClient(apiUrl: string, SDK: typeof Stripe = Stripe) {
  const { hostname, port } = new URL(apiUrl);
  const bodies: object[] = [];
  const record: typeof fetch = async (url, init) => {
    const response = await fetch(url, init);
    if (response.ok) bodies.push((await response.clone().json()) as object);
    return response;
  };
  const stripe = new SDK('sk_test_simulator', {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    httpClient: SDK.createFetchHttpClient(record),
  });
  return { stripe, bodies };
}

/** The objects of responses; lists are opened. */
export function objectsOf(bodies: readonly object[]): object[] {
  return bodies.flatMap((body) =>
    'data' in body && 'object' in body && Array.isArray(body.data)
      ? (body.data as object[])
      : [body],
  );
}
