import type { Relation } from '../relations.ts';

const asksBack = ['count', 'price', 'revenue'];

/** The relations of price, number, costs and profit, for the given values. */
export function relationsOf(given: ReadonlySet<string>, asked: string): Relation[] {
  const has = (name: string) => given.has(name);
  const relations: Relation[] = [];
  if (has('team'))
    relations.push({ kind: 'product', whole: 'count', parts: ['team', 'hoursEach'] });
  if (has('capacity'))
    relations.push({ kind: 'share', whole: 'capacity', percent: 'paid', part: 'count' });
  if (has('reach'))
    relations.push({ kind: 'share', whole: 'reach', percent: 'response', part: 'count' });
  const isByPrice = has('price') || asked === 'price' || has('cost');
  // The contribution of each sale: the price, if nothing is deducted.
  const isPlain = !['cost', 'fee', 'margin', 'left'].some(has);
  const left = isPlain ? 'price' : 'left';
  if (has('left')) {
    // The contribution is given.
  } else if (has('margin') && isByPrice) {
    relations.push({ kind: 'share', whole: 'price', percent: 'margin', part: 'left' });
    if (has('cost'))
      relations.push({ kind: 'rest', whole: 'price', percent: 'margin', part: 'cost' });
  } else if (has('fee') && isByPrice) {
    const isAll = !has('cost');
    relations.push({
      kind: 'rest',
      whole: 'price',
      percent: 'fee',
      part: isAll ? 'left' : 'afterFee',
    });
    if (!isAll) relations.push({ kind: 'sum', whole: 'afterFee', parts: ['cost', 'left'] });
  } else if (has('cost')) {
    relations.push({ kind: 'sum', whole: 'price', parts: ['cost', 'left'] });
  }
  const isBack = asksBack.includes(asked);
  const hasTarget = has('profit') || has('net') || !isBack;
  const all = has('fixed') ? (hasTarget ? 'gross' : 'fixed') : 'profit';
  if (isByPrice || has('left'))
    relations.push({ kind: 'product', whole: all, parts: [left, 'count'] });
  else if (has('margin'))
    relations.push({ kind: 'share', whole: 'revenue', percent: 'margin', part: all });
  else if (has('fee'))
    relations.push({ kind: 'rest', whole: 'revenue', percent: 'fee', part: all });
  else if (has('revenue'))
    relations.push({ kind: 'sum', whole: 'revenue', parts: ['fixed', 'profit'] });
  if (isByPrice && asked === 'revenue')
    relations.push({ kind: 'product', whole: 'revenue', parts: ['price', 'count'] });
  if (all === 'gross') relations.push({ kind: 'sum', whole: 'gross', parts: ['fixed', 'profit'] });
  if (has('tax')) relations.push({ kind: 'rest', whole: 'profit', percent: 'tax', part: 'net' });
  return relations;
}
