import { useState } from 'react';
import { useUnsentText } from '#data/documents/use-unsent-text.ts';
import { type FieldDraft, keptDraft, readDraft } from './field-draft.rules.ts';

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
