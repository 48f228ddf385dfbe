import { brandFieldAt } from '@savet/contract/brand-hub';
import type { Receipt } from '@savet/contract/documents';
import type { GivenFacts } from '../../consultant/answer.ts';

/** The receipt of a reply with only the fields that its text shows. */
export function exactReceipt(receipt: Receipt, usedFields: readonly string[]): Receipt {
  return {
    ...receipt,
    fields: receipt.fields.filter(({ path }) => usedFields.includes(nameOf(path))),
  };
}

/** The receipt of a model's reply: what it was given, which of it the reply's words show, and what did not fit. */
export function givenReceipt(receipt: Receipt, { shown, leftOut }: GivenFacts): Receipt {
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
