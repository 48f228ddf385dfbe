import { useState } from 'react';
import { useUnsentText } from '../../../lib/storage/use-unsent-text.ts';
import { type FieldDraft, keptDraft, readDraft } from './field-draft.rules.ts';

/**
 * The text of a field that is being edited, kept until it is saved or thrown away.
 * @param now what the field says as the dialog opens, unless something else was typed earlier
 */
export function useFieldDraft(path: string, now: FieldDraft) {
  const [begun] = useState(now);
  const [kept, keep] = useUnsentText('brand-draft', path);
  const [wasKept] = useState(kept !== '');
  const draft = readDraft(kept) ?? begun;
  return {
    ...draft,
    /** It is of an earlier time, and still not saved. */
    isEarlier: wasKept && draft !== begun,
    setValue: (value: string) => keep(keptDraft({ ...draft, value }, begun)),
    forget: () => keep(''),
  };
}
