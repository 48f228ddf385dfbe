import { campaign } from '../everyday/campaign.ts';
import { hourAfterCosts, instalmentsInAll } from '../everyday/hours.ts';
import { paidBack } from '../everyday/paid-back.ts';
import { saleLeaves, salesADay, salesLeave, salesNeeded } from '../everyday/trade.ts';
import type { Kind } from '../kind.ts';
import { adResults, paidClicks } from './advertising.ts';
import { priceChange, sameProfit } from './changes.ts';
import { budgetLeft, customerCourse, instalments } from './course.ts';
import { jobPrice } from './jobs.ts';
import { costRise, fixedJob, noShows, roomsLet, wageRise } from './people.ts';
import { piece } from './piece.ts';
import { dearerPurchase, largerBasket } from './purchases.ts';
import { sales } from './sales.ts';
import { payback, savingUp } from './time.ts';
import { costOfOne, shareOfShare, vatDue } from './totals.ts';
import { crewDay, extraHire, yearOfHours } from './work.ts';

export const kinds: readonly Kind[] = [
  ...[sales, sameProfit, priceChange, dearerPurchase, largerBasket, payback, savingUp, budgetLeft],
  ...[
    instalments,
    customerCourse,
    costOfOne,
    vatDue,
    shareOfShare,
    noShows,
    wageRise,
    fixedJob,
    roomsLet,
    costRise,
    jobPrice,
  ],
  ...[piece, adResults, paidClicks, crewDay, yearOfHours, extraHire],
];

/** Kinds whose figures are told apart by their verbs and by what they are for, not by the names of things: tried after the others. */
export const everydayKinds: readonly Kind[] = [
  ...[
    paidBack,
    campaign,
    salesADay,
    salesNeeded,
    salesLeave,
    saleLeaves,
    hourAfterCosts,
    instalmentsInAll,
  ],
];
