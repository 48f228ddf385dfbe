import { useState } from 'react';
import { useUnsentText } from '#data/documents/use-unsent-text.ts';

/** The unsaved text of a field. */
export interface FieldDraft {
  readonly value: string;
  /** The version that the edit started from, so that later saves are not overwritten. */
  readonly baseVersion: number;
}

/**
 * The text of the edited field, stored until it is saved or discarded.
 * @param now the field's text when the dialog opens; a stored draft takes precedence
 */
export function useFieldDraft(path: string, now: FieldDraft) {
  const [begun] = useState(now);
  const [kept, keep] = useUnsentText('brand-draft', path);
  const [wasKept] = useState(kept !== '');
  const draft = readDraft(kept) ?? begun;
  return {
    ...draft,
    /** Whether the text is a stored draft. */
    isEarlier: wasKept && draft !== begun,
    setValue: (value: string) => keep(keptDraft({ ...draft, value }, begun)),
    forget: () => keep(''),
  };
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
