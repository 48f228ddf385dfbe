/** PostgreSQL's error code for a row that exists already. */
const UNIQUE_VIOLATION = '23505';

/** Whether a row could not be written because another one has the same key. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
