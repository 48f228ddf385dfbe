/** A longer clause is named by its lost words. */
const CLAUSE_MAX = 60;

/**
 * The lost parts of a text, as its user sees them: the clause around each lost word. Single words of the sentence that asks for
 * the text are left out: they are scraps of its grammar.
 */
export function lostShown(lost: readonly string[], request: string): string[] {
  const clauses = request.split(/[,.;:!?()]+(?=\s|$)|\s[-–—]\s/u).map((clause) => clause.trim());
  const named = lost.flatMap((part) => {
    if (/\s|\d/u.test(part)) return [part];
    const at = clauses.findIndex((clause) => clause.includes(part));
    if (at <= 0) return lost.length > 1 ? [] : [part];
    // A quotation is answered, and not lost.
    const clause = (clauses[at] ?? part).replace(/[„“"«][^„“”"«»]*[“”"»]/gu, ' ').trim();
    return [clause.length <= CLAUSE_MAX ? clause : part];
  });
  return [...new Set(named)];
}
