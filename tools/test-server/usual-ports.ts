/**
 * Loaded into a server under test (`node --import`). The server looks for local engines at their usual ports, which the
 * machine's own engines may have, and stand-ins listen on free ports: requests to a usual port go to the stand-in that
 * `SAVET_TEST_ENGINES` gives for it, or fail.
 */
const usualPorts = new Set(['11434', '1234', '8080', '8000']);
const origins = JSON.parse(process.env['SAVET_TEST_ENGINES'] ?? '{}') as Record<string, string>;
const fetchOriginal = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const url = input instanceof Request ? null : URL.parse(String(input));
  if (url?.hostname !== '127.0.0.1' || !usualPorts.has(url.port)) return fetchOriginal(input, init);
  const origin = origins[url.port];
  if (origin === undefined) return Promise.reject(new TypeError('no engine at this port'));
  return fetchOriginal(new URL(url.pathname + url.search, origin), init);
};
