import { type Fields, isFields } from './values.rules.ts';

/** A line of the file: a document of Firestore. */
export interface Document {
  path: string;
  data: Fields;
}

/** The document of a line, or why it is none. */
export function parseDocument(line: string): Document | string {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return 'not JSON';
  }
  const { path, data } = isFields(value) ? value : {};
  if (typeof path !== 'string' || !isFields(data)) return 'not {"path": …, "data": {…}}';
  return { path, data };
}
