import {
  brandFieldAt,
  fieldApplies,
  isFilled,
  type KnownBrandField,
} from '@savet/contract/brand-hub';
import type { MessageDocument, Receipt, UserDocument } from '@savet/contract/documents';

/** Fields that the answer lacked and that are still empty. */
export function openGaps(receipt: Receipt | null, user: UserDocument): KnownBrandField[] {
  const fields = receipt?.missing?.flatMap((path) => brandFieldAt(path) ?? []) ?? [];
  return fields.filter((field) => !isFilled(user.userInfo, field));
}

/** Whether an answer names a field itself: in bold or in quotation marks, for a label may be an everyday word. */
export function isNamed(answer: string, label: string): boolean {
  const name = label.toLowerCase();
  return answer
    .toLowerCase()
    .split(name)
    .slice(0, -1)
    .some((before) => /(?:\*\*|[“„"«])$/u.test(before));
}

/**
 * The empty fields in which the question at `index` can be saved: those it seems to state of which the answer before lacked
 * one. Without such an answer, a field is offered only if it is the only one.
 */
export function savableFields(
  messages: readonly MessageDocument[],
  index: number,
  user: UserDocument,
): KnownBrandField[] {
  const stated = messages[index]?.statedFields ?? [];
  const fields = stated
    .flatMap((path) => brandFieldAt(path) ?? [])
    // Words do not name exact colours.
    .filter((field) => field.input !== 'colors' && fieldApplies(field, user.accountType))
    .filter((field) => !isFilled(user.userInfo, field));
  const before = messages[index - 1];
  const lacked = before?.sender === 'assistant' ? openGaps(before.receipt, user) : [];
  const asked = fields.filter((field) => lacked.includes(field));
  if (asked.length > 0) return asked;
  return stated.length === 1 ? fields : [];
}
