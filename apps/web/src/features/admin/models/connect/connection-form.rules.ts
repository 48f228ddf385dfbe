import type { CallInput, CallOutput } from '@savet/contract/calls';
import type { ErrorCode } from '@savet/contract/errors';
import { type ModelProvider, providersWithAddress, providersWithKey } from '@savet/contract/models';
import {
  addressError,
  type FieldError,
  isKeyText,
  modelError,
  wholeNumber,
  windowError,
} from './field-checks.rules.ts';

export type StoredConnection = CallOutput<'getModels'>['stored'];
export type ConnectionInput = CallInput<'useModel'>;

/** The form as typed. */
export interface ConnectionDraft {
  readonly provider: ModelProvider;
  readonly model: string;
  readonly modelFree: string;
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly contextWindow: string;
  readonly takesOver: boolean;
}

export type FieldErrors = Partial<Record<keyof ConnectionDraft, FieldError>>;

/** The stored connection, without its key; else an empty form. */
export function firstDraft(stored: StoredConnection): ConnectionDraft {
  return {
    provider: stored && stored.provider !== 'built-in' ? stored.provider : 'openai',
    model: stored?.model ?? '',
    modelFree: stored?.modelFree ?? '',
    baseUrl: stored?.baseUrl ?? '',
    apiKey: '',
    contextWindow: stored?.contextWindow?.toString() ?? '',
    takesOver: stored?.takesOver ?? true,
  };
}

/**
 * A change of the form. A key never goes to another provider than the one it was typed for, nor to an address that was
 * typed for another provider.
 */
export function changedDraft(
  draft: ConnectionDraft,
  changes: Partial<ConnectionDraft>,
): ConnectionDraft {
  const isOther = changes.provider !== undefined && changes.provider !== draft.provider;
  if (!isOther) return { ...draft, ...changes };
  const isLocal = [draft, { ...draft, ...changes }].every((one) => needsAddress(one.provider));
  return { ...draft, apiKey: '', ...(!isLocal && { baseUrl: '' }), ...changes };
}

/** Whether the stored key will be used if none is typed: only for its own provider and address. */
export function keepsStoredKey(draft: ConnectionDraft, stored: StoredConnection): boolean {
  if (stored?.hasKey !== true || stored.provider !== draft.provider) return false;
  return (stored.baseUrl ?? null) === addressOf(draft);
}

/** The input to send, or the errors of the form. */
export function readDraft(
  draft: ConnectionDraft,
  stored: StoredConnection,
): { input: ConnectionInput; errors?: never } | { errors: FieldErrors; input?: never } {
  const apiKey = draft.apiKey.trim();
  const window = wholeNumber(draft.contextWindow);
  const errors = withoutGaps({
    model: modelError(draft.model.trim()) ?? (draft.model.trim() === '' ? 'modelMissing' : null),
    modelFree: modelError(draft.modelFree.trim()),
    baseUrl: addressOf(draft) === null ? null : addressError(draft.baseUrl.trim()),
    apiKey: keyError(draft, apiKey, stored),
    contextWindow: windowError(window),
  });
  if (Object.keys(errors).length > 0) return { errors };
  return {
    input: {
      provider: draft.provider,
      model: draft.model.trim(),
      modelFree: draft.modelFree.trim() || null,
      baseUrl: addressOf(draft),
      apiKey: apiKey || null,
      contextWindow: window ?? null,
      takesOver: draft.takesOver,
    },
  };
}

/** The field that a refusal of the server is about. */
export function refusedField(code: ErrorCode | undefined): FieldErrors {
  if (code === 'MODEL_KEY_REQUIRED') return { apiKey: 'keyMissing' };
  if (code === 'MODEL_ADDRESS_REQUIRED') return { baseUrl: 'addressMissing' };
  if (code === 'MODEL_ADDRESS_NOT_ALLOWED') return { baseUrl: 'addressNotAllowed' };
  return {};
}

export function needsAddress(provider: ModelProvider): boolean {
  return providersWithAddress.includes(provider);
}

export function needsKey(provider: ModelProvider): boolean {
  return providersWithKey.includes(provider);
}

/** Null: the provider's own. Empty: missing. */
function addressOf({ provider, baseUrl }: ConnectionDraft): string | null {
  return baseUrl.trim() || (needsAddress(provider) ? '' : null);
}

function keyError(
  draft: ConnectionDraft,
  apiKey: string,
  stored: StoredConnection,
): FieldError | null {
  if (!isKeyText(apiKey)) return 'keyInvalid';
  const isMissing = apiKey === '' && needsKey(draft.provider) && !keepsStoredKey(draft, stored);
  return isMissing ? 'keyMissing' : null;
}

function withoutGaps(errors: Record<string, FieldError | null>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null));
}
