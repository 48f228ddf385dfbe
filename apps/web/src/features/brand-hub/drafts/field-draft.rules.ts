/** The unsaved text of a field. */
export interface FieldDraft {
  readonly value: string;
  /** The version that the edit started from, so that later saves are not overwritten. */
  readonly baseVersion: number;
}

/** Serialises a draft; an unchanged text needs none. */
export function keptDraft(draft: FieldDraft, begun: FieldDraft): string {
  const { value, baseVersion } = draft;
  return value === begun.value ? '' : JSON.stringify({ value, baseVersion });
}

/** @returns null if nothing valid is stored */
export function readDraft(kept: string): FieldDraft | null {
  try {
    const { value, baseVersion } = JSON.parse(kept) as Partial<FieldDraft>;
    const isDraft = typeof value === 'string' && typeof baseVersion === 'number';
    return isDraft ? { value, baseVersion } : null;
  } catch {
    return null;
  }
}
