import type { Receipt } from '@savet/contract/documents';

type ReceiptField = Receipt['fields'][number];

/** `used`: what an answer used, where no more is known. Of the rest, the answer's words show `shown`, not `given`. */
export type ReceiptGroup = 'used' | 'shown' | 'given';

/** The fields of a receipt in groups, without empty ones. */
export function receiptGroups<Field extends Pick<ReceiptField, 'shown'>>(
  fields: readonly Field[],
): { group: ReceiptGroup; fields: Field[] }[] {
  if (fields.every(({ shown }) => shown === undefined)) return nonEmpty('used', [...fields]);
  return [
    ...nonEmpty(
      'shown',
      fields.filter(({ shown }) => shown === true),
    ),
    ...nonEmpty(
      'given',
      fields.filter(({ shown }) => shown !== true),
    ),
  ];
}

function nonEmpty<Field>(group: ReceiptGroup, fields: Field[]) {
  return fields.length === 0 ? [] : [{ group, fields }];
}
