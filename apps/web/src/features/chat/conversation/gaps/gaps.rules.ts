import { brandFieldAt, isFilled, type KnownBrandField } from '@savet/contract/brand-hub';
import type { MessageDocument, Receipt, UserDocument } from '@savet/contract/documents';

/** Fields that the answer lacked and that are still empty. */
export function openGaps(receipt: Receipt | null, user: UserDocument): KnownBrandField[] {
  const fields = receipt?.missing?.flatMap((path) => brandFieldAt(path) ?? []) ?? [];
  return fields.filter((field) => !isFilled(user.userInfo, field));
}

/** The answer before the question at `index`, if it lacked fields. */
export function replyBefore(
  messages: readonly MessageDocument[],
  index: number,
): MessageDocument | undefined {
  const before = messages[index - 1];
  return before?.sender === 'assistant' && before.receipt?.missing ? before : undefined;
}
