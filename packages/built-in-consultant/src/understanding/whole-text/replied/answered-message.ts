import { lettered } from '@savet/text/lettered';

/** A quoted message that the text answers, and the user’s note on it. */
export interface AnsweredMessage {
  quote: string;
  /** The user’s words after the quotation. */
  note: string;
  isReview: boolean;
}

const quotation = /[„“"«]([^„“”"«»]{8,600})[”“"»]/u;
const answer = lettered(/(?<!\p{L})(?:reply|respond|answer|response|отговор\p{L}*)(?!\p{L})/iu);
const review = lettered(
  /(?<!\p{L})(?:reviews?|stars?|отзив\p{L}*|ревю\p{L}*|звезд\p{L}*)(?!\p{L})/iu,
);
const customer = lettered(
  /(?<!\p{L})(?:customers?|clients?|guests?|clientele|клиент\p{L}*|гост\p{L}*)(?!\p{L})/iu,
);

/** The review or the complaint that a request quotes; null if it wants no answer to one. */
export function answeredMessage(request: string): AnsweredMessage | null {
  const found = quotation.exec(request);
  if (found === null) return null;
  const [whole, quote = ''] = found;
  const head = request.slice(0, found.index);
  if (!answer.test(head)) return null;
  const isReview = review.test(head);
  if (!isReview && !customer.test(head)) return null;
  return { quote: quote.trim(), note: request.slice(found.index + whole.length).trim(), isReview };
}

const wanted = lettered(
  /(?<!\p{L})(?:refund|money back|my money|парите|пари обратно|връщане на парите)(?!\p{L})/iu,
);
const troubled = lettered(
  /(?<!\p{L})(?:late|broke\p{L}*|damag\p{L}*|scratch\p{L}*|wrong|never|nobody|no one|not|\p{L}+n[’']t|cold|dirty|missing|waited|refund|money back|complain\p{L}*|закъсн\p{L}*|счупен\p{L}*|драскотин\p{L}*|груб\p{L}*|никой|не|няма|искам си|липсва\p{L}*|сгреш\p{L}*|чака\p{L}*|мръс\p{L}*|студен\p{L}*)(?!\p{L})/iu,
);

/** Whether the writer of the quoted message wants money back. */
export function wantsMoney({ quote }: AnsweredMessage): boolean {
  return wanted.test(quote);
}

/** Whether a message that is no review complains of something. */
export function isComplaint({ quote, isReview }: AnsweredMessage): boolean {
  return !isReview && troubled.test(quote);
}
