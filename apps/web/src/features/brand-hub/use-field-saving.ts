import type { KnownBrandField } from '@savet/contract/brand-hub';
import type { UserDocument } from '@savet/contract/documents';
import { useState } from 'react';
import { call } from '../../lib/call/call.ts';
import { CallError } from '../../lib/call/call-error.ts';

export type SavingState = 'editing' | 'saving' | 'failed' | 'conflict';

/**
 * Saves over the version that the edit started from. After a conflict the version that came
 * meanwhile has been seen, and saving again goes over that one.
 */
export function useFieldSaving(field: KnownBrandField, user: UserDocument, onSaved: () => void) {
  const current = user.brandVersions[field.path] ?? 0;
  const [base, setBase] = useState(current);
  const [state, setState] = useState<SavingState>('editing');

  async function save(value: string): Promise<void> {
    const baseVersion = state === 'conflict' ? current : base;
    setState('saving');
    try {
      await call('saveBrandField', { path: field.path, value, baseVersion });
      onSaved();
    } catch (error) {
      const isConflict = error instanceof CallError && error.code === 'FIELD_CONFLICT';
      setState(isConflict ? 'conflict' : 'failed');
      if (isConflict) setBase(baseVersion);
    }
  }

  return { state, save };
}
