import { parse } from 'neoqs';
import { invalid } from '../errors.ts';

/** Limits above what any operation of the API needs. What is beyond them is refused. */
const PARSING = { depth: 8, arrayLimit: 1_000, plainObjects: true, strictDepth: true };
const PARAMETERS_MAX = 5_000;

/**
 * Parses a query or form body; bracket notation becomes objects and arrays.
 * @throws StripeError for what the parser would leave out
 */
export function parseForm(text: string): Record<string, unknown> {
  const names = [...new URLSearchParams(text).keys()];
  if (names.length > PARAMETERS_MAX) {
    throw invalid(`A request has at most ${PARAMETERS_MAX} parameters.`);
  }
  const unreadable = names.find((name) => name === '' || name.includes('__proto__'));
  if (unreadable !== undefined) {
    throw invalid(`Received unknown parameter: ${unreadable}`, unreadable, 'parameter_unknown');
  }
  try {
    const options = { ...PARSING, parameterLimit: PARAMETERS_MAX, ignoreQueryPrefix: true };
    return parse(text, options) as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw invalid(`Parameters are nested at most ${PARSING.depth} levels deep.`);
  }
}
