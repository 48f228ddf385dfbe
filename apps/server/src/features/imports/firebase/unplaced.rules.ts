import { type Fields, isFields } from './values.rules.ts';

/** Deeper objects count as one field. */
const DEPTH_MAX = 4;

/**
 * The dotted names of the fields below a document that have no place here. Empty values are not worth one.
 * @param isPlaced whether a field, or an object as a whole, has a place
 */
export function unplacedFields(
  fields: Fields,
  isPlaced: (keys: readonly string[], value: unknown) => boolean,
): string[] {
  const found: string[] = [];
  const visit = (holder: Fields, parents: readonly string[]) => {
    for (const [name, value] of Object.entries(holder)) {
      const keys = [...parents, name];
      if (value === null || value === undefined || value === '' || isPlaced(keys, value)) continue;
      if (isFields(value) && keys.length < DEPTH_MAX) visit(value, keys);
      else found.push(keys.join('.'));
    }
  };
  visit(fields, []);
  return found;
}
