import { brandFieldAt, isFilled, type KnownBrandField } from '@savet/contract/brand-hub';
import type { MessageDocument, Receipt, UserDocument } from '@savet/contract/documents';

/** The fields that an answer lacked and that are still empty. */
export function openGaps(receipt: Receipt | null, user: UserDocument): KnownBrandField[] {
  const fields = receipt?.missing?.flatMap((path) => brandFieldAt(path) ?? []) ?? [];
  return fields.filter((field) => !isFilled(user.userInfo, field));
}

/** The answer that the question at `place` follows on, when it lacked something. */
export function replyBefore(
  messages: readonly MessageDocument[],
  place: number,
): MessageDocument | undefined {
  const before = messages[place - 1];
  return before?.sender === 'assistant' && before.receipt?.missing ? before : undefined;
}
