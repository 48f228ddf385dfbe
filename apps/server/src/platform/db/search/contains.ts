import { type RawBuilder, sql } from 'kysely';

/** Whether a text contains a term, ignoring case as `lower_form` does. Several times as fast as lowering the text. */
export function contains(text: RawBuilder<unknown>, term: string): RawBuilder<boolean> {
  return sql<boolean>`${text} ~ term_pattern(${term})`;
}
