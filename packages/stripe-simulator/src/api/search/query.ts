import { invalid, type StripeError } from '../../errors.ts';

export type Operator = ':' | '~' | '>' | '>=' | '<' | '<=';

export interface Clause {
  isNegated: boolean;
  /** Such as `billing_details.address.postal_code`. */
  field: string;
  /** The key of `metadata`. */
  key: string | null;
  operator: Operator;
  /** Null asks whether the field has no value. */
  value: string | null;
}

export interface Query {
  joinedBy: 'AND' | 'OR';
  clauses: Clause[];
}

/** Most clauses of a query, as at Stripe. */
const CLAUSES_MAX = 10;

const QUOTED = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const CLAUSE = new RegExp(
  String.raw`(?<negation>-?)(?<field>[a-z][a-z0-9_.]*)(?:\[\s*(?<key>${QUOTED})\s*\])?` +
    String.raw`\s*(?<operator>:|~|>=|<=|>|<)\s*(?<value>${QUOTED}|[^\s"']+)`,
  'iy',
);
const JOINT = /\s+(?:(?<word>AND|OR)\s+)?/iy;

/** Parses a query of Stripe's search language. @throws StripeError if it is not one */
export function parseQuery(text: string): Query {
  const query = text.trim();
  const clauses: Clause[] = [];
  const joints = new Set<'AND' | 'OR'>();
  let at = 0;
  for (;;) {
    CLAUSE.lastIndex = at;
    const match = CLAUSE.exec(query);
    if (!match) throw unreadable(query, at);
    clauses.push(clauseOf(match.groups ?? {}));
    at = CLAUSE.lastIndex;
    if (at === query.length) break;
    JOINT.lastIndex = at;
    const joint = JOINT.exec(query);
    if (!joint) throw unreadable(query, at);
    joints.add(joint.groups?.['word']?.toUpperCase() === 'OR' ? 'OR' : 'AND');
    at = JOINT.lastIndex;
  }
  if (joints.size > 1) {
    throw invalid('You cannot combine AND and OR in the same search query.', 'query');
  }
  if (clauses.length > CLAUSES_MAX) {
    throw invalid(`A search query has at most ${CLAUSES_MAX} clauses.`, 'query');
  }
  return { joinedBy: [...joints][0] ?? 'AND', clauses };
}

function clauseOf(groups: Record<string, string | undefined>): Clause {
  const { negation, field = '', key, operator, value = '' } = groups;
  return {
    isNegated: negation === '-',
    field: field.toLowerCase(),
    key: key === undefined ? null : unquoted(key),
    operator: operator as Operator,
    value: value.toLowerCase() === 'null' ? null : unquoted(value),
  };
}

/** Without its quotes, if it has some; a backslash makes the next character an ordinary one. */
function unquoted(value: string): string {
  if (!/^["']/.test(value)) return value;
  return value.slice(1, -1).replaceAll(/\\(.)/g, '$1');
}

function unreadable(query: string, at: number): StripeError {
  const place = query.slice(at, at + 20);
  return invalid(`We were unable to parse your search query, near \`${place}\`.`, 'query');
}
