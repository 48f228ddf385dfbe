import type { CallOutput } from '@savet/contract/calls';
import { useState } from 'react';
import { CallError } from '#data/call/call-error.ts';
import {
  type ConnectionDraft,
  type ConnectionInput,
  changedDraft,
  type FieldErrors,
  firstDraft,
  readDraft,
  refusedField,
  type StoredConnection,
} from './connection-form.rules.ts';

export interface ConnectionForm {
  readonly draft: ConnectionDraft;
  readonly errors: FieldErrors;
  /** The connection whose key may be kept. */
  readonly stored: StoredConnection;
  /** The input that would be sent; undefined while something is missing. */
  readonly input: ConnectionInput | undefined;
  change(changes: Partial<ConnectionDraft>): void;
  /** The input to send; undefined if something is wrong, which the form then says. */
  submit(): ConnectionInput | undefined;
  /** Shows a refusal of the server at its field. @returns whether it is about one */
  refuse(error: unknown): boolean;
}

/** The form of a connection. It keeps what is typed until the page is left. */
export function useConnectionForm(models: CallOutput<'getModels'>): ConnectionForm {
  const stored =
    models.isKeyLost && models.stored ? { ...models.stored, hasKey: false } : models.stored;
  const [draft, setDraft] = useState(() => firstDraft(stored));
  const [errors, setErrors] = useState<FieldErrors>({});
  const read = readDraft(draft, stored);
  return {
    draft,
    errors,
    stored,
    input: read.input,
    change(changes) {
      setDraft((before) => changedDraft(before, changes));
      setErrors((before) => {
        const kept = Object.entries(before).filter(([field]) => !(field in changes));
        return 'provider' in changes ? {} : Object.fromEntries(kept);
      });
    },
    submit() {
      setErrors(read.errors ?? {});
      return read.input;
    },
    refuse(error) {
      const refused = refusedField(error instanceof CallError ? error.code : undefined);
      setErrors(refused);
      return Object.keys(refused).length > 0;
    },
  };
}
