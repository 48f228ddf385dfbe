import type { Language } from '@savet/contract/languages';
import type { PurposeName } from '../../../knowledge/purposes.schema.ts';
import type { Brief } from '../brief/brief-type.ts';
import { apologyParts } from './letters/apologised.ts';
import { appointedParts } from './letters/appointed.ts';
import { coverParts } from './letters/cover.ts';
import { meetingParts } from './letters/meeting.ts';
import { partnershipParts } from './letters/partnership.ts';
import { refundParts } from './letters/refund.ts';
import { rejectionParts } from './letters/rejected.ts';
import { reminderParts } from './letters/reminder.ts';
import { saidParts } from './letters/said.ts';
import { stockParts } from './letters/stock.ts';
import { surveyParts } from './letters/survey.ts';
import { thankedParts } from './letters/thanked.ts';
import { welcomedParts } from './letters/welcomed.ts';
import { sentencesOfKind, type Told, toldIn } from './told.ts';

type Parts = Readonly<Record<string, string>>;
/** Reads the parts that only letters of one purpose have. */
type Reader = (text: string, told: Told, brief: Brief, language: Language) => Parts;

const readers: Partial<Record<PurposeName, Reader>> = {
  apology: apologyParts,
  rejection: rejectionParts,
  refusal: refundParts,
  'payment-reminder': reminderParts,
  thanks: thankedParts,
  welcome: welcomedParts,
  'cover-letter': coverParts,
  meeting: meetingParts,
  partnership: partnershipParts,
  survey: surveyParts,
  'appointment-reminder': appointedParts,
  general: saidParts,
  'out-of-stock': stockParts,
};

/** Texts that are read by their moves. */
export const letterPurposes: readonly PurposeName[] = [
  ...(['apology', 'rejection', 'refusal', 'payment-reminder', 'thanks', 'welcome'] as const),
  ...(['cover-letter', 'meeting', 'partnership', 'survey', 'out-of-stock'] as const),
  ...(['review-reply-good', 'review-reply-bad', 'introduction'] as const),
];

/** The moves of a letter, each as sentences of its writer. */
export function letterParts(
  text: string,
  purpose: PurposeName,
  brief: Brief,
  language: Language,
): Parts {
  const read = readers[purpose];
  if (read === undefined) return {};
  const told = toldIn(text, language);
  return {
    offers: sentencesOfKind(told, 'offer'),
    askLines: sentencesOfKind(told, 'ask'),
    thanksLines: sentencesOfKind(told, 'thanks').replace(
      /^(?:Thank you|Благодар(?:я|им) Ви)\.$/u,
      '',
    ),
    wishLines: sentencesOfKind(told, 'wish'),
    sayLines: [...told.before, ...told.says, sentencesOfKind(told, 'say')]
      .filter(Boolean)
      .join(' '),
    openContact: told.moves.some(({ kind }) => kind === 'ask') ? '' : ' ',
    ...read(text, told, brief, language),
  };
}
