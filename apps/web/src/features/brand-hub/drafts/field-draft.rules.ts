/** What was typed into a field and is not saved yet. */
export interface FieldDraft {
  readonly value: string;
  /** The version that was seen when it was begun, so that what was saved since is not written over. */
  readonly baseVersion: number;
}

/** What is kept of a draft; a field that says again what it said at first has none. */
export function keptDraft(draft: FieldDraft, begun: FieldDraft): string {
  const { value, baseVersion } = draft;
  return value === begun.value ? '' : JSON.stringify({ value, baseVersion });
}

/** @returns null when nothing, or nothing readable, was kept */
export function readDraft(kept: string): FieldDraft | null {
  try {
    const { value, baseVersion } = JSON.parse(kept) as Partial<FieldDraft>;
    const isDraft = typeof value === 'string' && typeof baseVersion === 'number';
    return isDraft ? { value, baseVersion } : null;
  } catch {
    return null;
  }
}
