import type { Kind } from '../kind.ts';
import { dearerPurchase, largerBasket, priceChange, sameProfit } from './changes.ts';
import { sales } from './sales.ts';
import { budgetLeft, customerCourse, instalments, payback, savingUp } from './time.ts';
import { costOfOne, fixedJob, noShows, shareOfShare, vatDue, wageRise } from './totals.ts';

export const kinds: readonly Kind[] = [
  ...[sales, sameProfit, priceChange, dearerPurchase, largerBasket, payback, savingUp, budgetLeft],
  ...[instalments, customerCourse, costOfOne, vatDue, shareOfShare, noShows, wageRise, fixedJob],
];
