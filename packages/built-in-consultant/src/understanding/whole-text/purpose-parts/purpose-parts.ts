import type { Language } from '@savet/contract/languages';
import type { PurposeName } from '../../../knowledge/purposes.schema.ts';
import type { Brief } from '../brief/brief-type.ts';
import { letterParts } from '../moves/letter-parts.ts';
import { praisedParts, repliedParts } from '../replied/replied-parts.ts';
import {
  applicationParts,
  restToPay,
  validityIn,
  withoutFirmKind,
  workingParts,
} from './application.ts';
import { coldParts } from './cold.ts';
import { achievementParts, thankedParts } from './congratulated.ts';
import { livedParts } from './lived.ts';
import { complaintParts, generalParts, pleadParts } from './pleas.ts';
import { becauseParts, happyParts } from './praised.ts';
import { productParts } from './product-parts.ts';
import { dealParts, invitedParts } from './public-parts.ts';
import { cancelledParts, refusalParts } from './refused.ts';
import { requestParts } from './requested.ts';
import { sentParts } from './sent.ts';
import { answerParts, servedParts, voucherParts, welcomeParts } from './welcomed.ts';

/** The details that only the text for one purpose needs. Those that a request doesn't give stay as they are. */
export function purposeParts(
  text: string,
  purpose: PurposeName,
  brief: Brief,
  language: Language,
  /** The request with its wishes for the manner. */
  request: string,
): Record<string, string> {
  const own = ownParts(request, text, purpose, brief, language);
  return { ...own, ...letterParts(text, purpose, { ...brief, ...own }, language) };
}

function badReviewParts(request: string, text: string, language: Language): Record<string, string> {
  const lived = livedParts(text, language);
  return {
    ...lived,
    ...answerParts(text, language),
    ...repliedParts(request, language, lived['lived']),
  };
}

function ownParts(
  request: string,
  text: string,
  purpose: PurposeName,
  brief: Brief,
  language: Language,
): Record<string, string> {
  switch (purpose) {
    case 'refusal':
      return refusalParts(text, brief, language);
    case 'cancellation':
      return cancelledParts(text, brief, language);
    case 'congratulation':
      return achievementParts(text, brief, language);
    case 'request':
    case 'price-request':
      return requestParts(text, brief, language);
    case 'rejection':
      return applicationParts(text, brief, language);
    case 'offer':
      return validityIn(text, brief, language);
    case 'payment-reminder':
      return restToPay(text, brief, language);
    case 'introduction':
      return { ...withoutFirmKind(brief), ...coldParts(text, brief, language) };
    case 'job':
      return workingParts(text, brief, language);
    case 'general':
      return generalParts(text, brief, language);
    case 'thanks':
      return thankedParts(brief, language);
    case 'complaint':
      return complaintParts(text, brief['clause'] ?? '', language);
    case 'apology':
    case 'appointment-reminder':
    case 'order-ready':
      return pleadParts(text, brief, language);
    case 'new-colleague':
      return welcomeParts(text);
    case 'review-request':
      return servedParts(text, language);
    case 'follow-up':
      return sentParts(text, language);
    case 'invitation':
      return invitedParts(text, brief, language);
    case 'promotion':
      return dealParts(text, brief, language);
    case 'product':
      return productParts(request, brief, language);
    case 'review-reply-good':
      return { ...happyParts(text, language), ...praisedParts(request, language) };
    case 'price-change':
      return becauseParts(text, language);
    case 'review-reply-bad':
      return badReviewParts(request, text, language);
    case 'voucher':
      return voucherParts(text, language);
    default:
      return {};
  }
}
