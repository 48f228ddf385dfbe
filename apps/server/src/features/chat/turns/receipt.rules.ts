import { brandFieldAt } from '@savet/contract/brand-hub';
import type { Receipt } from '@savet/contract/documents';
import type { GivenFacts } from '../../consultant/answer.ts';
import { withInstructionUse } from '../projects/instructions.rules.ts';

/** Which entries of its receipt a reply used, as far as it is known. */
export interface ReceiptUse {
  /** False for a reply that answers nothing: it used no Brand Hub fields. */
  keepsReceipt: boolean;
  /** Whether what answered can't follow the instructions of a project. */
  ignoresProject: boolean;
  /** Names of the fields that the text shows, which the receipt then lists alone; null if it is not known. */
  usedFields: readonly string[] | null;
  /** The fields and messages that a model received, and the fields that its text quotes; null if unknown. */
  given: GivenFacts | null;
}

/** A reply that is no answer has no receipt; an exact one lists what the text shows. Undefined: it stays as it is. */
export function receiptChange(
  accepted: Receipt | undefined,
  { keepsReceipt, ignoresProject, usedFields, given }: ReceiptUse,
): string | null | undefined {
  if (!keepsReceipt) return null;
  if (!accepted || (!usedFields && !given && !ignoresProject)) return undefined;
  const receipt = withInstructionUse(accepted, { ignoresProject, given });
  const ofFields = usedFields
    ? exactReceipt(receipt, usedFields)
    : given
      ? givenReceipt(receipt, given)
      : receipt;
  return JSON.stringify(ofFields);
}

/** The receipt of a reply with only the fields that its text shows. */
function exactReceipt(receipt: Receipt, usedFields: readonly string[]): Receipt {
  return {
    ...receipt,
    fields: receipt.fields.filter(({ path }) => usedFields.includes(nameOf(path))),
  };
}

/** The receipt of a model's reply: what it was given, which of it the reply's words show, and what did not fit. */
function givenReceipt(receipt: Receipt, { shown, leftOut }: GivenFacts): Receipt {
  const isLeftOut = ({ path }: { path: string }) => leftOut.fields.includes(nameOf(path));
  const fields = receipt.fields
    .filter((field) => !isLeftOut(field))
    .map((field) => ({
      ...field,
      shown: shown.includes(nameOf(field.path)),
      ...(leftOut.cut.includes(nameOf(field.path)) && { cut: true }),
    }));
  const left = {
    messages: leftOut.messages,
    fields: receipt.fields.filter(isLeftOut).map(({ path }) => path),
  };
  return {
    ...receipt,
    fields,
    ...((left.messages > 0 || left.fields.length > 0) && { leftOut: left }),
  };
}

function nameOf(path: string): string {
  return brandFieldAt(path)?.name ?? '';
}
