/** Errors of the language, of Node and of the databases (`error`). Messages of all others may hold text of a user or another server. */
const ownKinds = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'SyntaxError',
  'ReferenceError',
  'AssertionError',
  'error',
]);
/** Databases and parsers quote names of their own, and values that a user has sent. */
const QUOTED = /"[^"]*"?/g;
const CODE = /^[\w.-]{1,64}$/;

/**
 * An error for the log: kind, codes, and the first line of a message that Savet, Node or the database wrote, without quoted
 * values. Other text is returned unchanged.
 */
export function errorText(error: unknown): string {
  if (typeof error === 'string') return error;
  if (!(error instanceof Error)) return 'no error';
  const { code, constraint, responseCode, statusCode } = error as unknown as Record<
    string,
    unknown
  >;
  const isOfAnotherServer = responseCode !== undefined || statusCode !== undefined;
  const hasMessage = ownKinds.has(error.name) && !isOfAnotherServer;
  const message = hasMessage ? error.message.split('\n')[0]?.replaceAll(QUOTED, '"…"') : '';
  const codes = [code, constraint, responseCode, statusCode].filter(isCode);
  return [[error.name, ...codes].join(' '), message].filter(Boolean).join(': ');
}

function isCode(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && CODE.test(value));
}
