import { CONTEXT_WINDOW_MAX, CONTEXT_WINDOW_MIN } from '@savet/contract/models';

export type FieldError =
  | 'modelMissing'
  | 'modelInvalid'
  | 'addressMissing'
  | 'addressNotAllowed'
  | 'addressInvalid'
  | 'keyMissing'
  | 'keyInvalid'
  | 'windowInvalid'
  | 'windowRange';

export function modelError(name: string): FieldError | null {
  return /[\s\p{C}]/u.test(name) ? 'modelInvalid' : null;
}

export function addressError(address: string): FieldError | null {
  if (address === '') return 'addressMissing';
  return /^https?:\/\/[^\s/]/i.test(address) && URL.canParse(address) ? null : 'addressInvalid';
}

/** Undefined for none, NaN for anything but digits, which may stand in groups of three. */
export function wholeNumber(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  return /^\d+$|^\d{1,3}([\s.,]\d{3})+$/.test(typed)
    ? Number(typed.replace(/\D/g, ''))
    : Number.NaN;
}

export function windowError(window: number | undefined): FieldError | null {
  if (window === undefined) return null;
  if (Number.isNaN(window)) return 'windowInvalid';
  return window < CONTEXT_WINDOW_MIN || window > CONTEXT_WINDOW_MAX ? 'windowRange' : null;
}

/** As the contract checks: printable ASCII without spaces. Empty is allowed. */
export function isKeyText(text: string): boolean {
  return /^[\x21-\x7e]*$/.test(text);
}
