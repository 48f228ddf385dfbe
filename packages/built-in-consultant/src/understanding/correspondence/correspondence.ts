import { Recent } from '../../recognition/recent.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import { tidied } from '../whole-text/sentences/tidied.ts';
import { ownLanguage } from '../whole-text/wanted.ts';
import type { Correspondence } from './correspondence-type.ts';
import { letterIn } from './letter.ts';
import { meetingIn } from './meeting.ts';
import { refusalIn } from './refusal.ts';
import { reviewIn } from './review.ts';

const RECENT_MAX = 30;
const LENGTH_MAX = 1_000;
const recent = new Recent<{ found: Correspondence | null }>(RECENT_MAX);

/** An answer to a review, a refusal or a letter after a meeting, with every clause in its place; null for any other message. */
export function correspondenceIn(written: string): Correspondence | null {
  if (written.length > LENGTH_MAX) return null;
  return recent.get(written, () => ({ found: read(written) })).found;
}

function read(written: string): Correspondence | null {
  const text = tidied(inCyrillicIfBulgarian(written)).replace(/\s+/gu, ' ').trim();
  const language = ownLanguage(text);
  const review = reviewIn(text, language);
  if (review !== null) return review;
  return meetingIn(text, language) ?? refusalIn(text, language) ?? letterIn(text, language);
}
