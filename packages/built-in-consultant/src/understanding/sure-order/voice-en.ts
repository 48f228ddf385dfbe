import { lettered } from '@savet/text/lettered';
import { speltEn, toYouEn } from './statement-en.ts';
import type { SureVoice } from './sure-order-type.ts';

export const whom = '(?:him |her |them |you )?';
const times =
  "(?:(?:on |at )?(?:next |this )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|tomorrow|today|(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?:[.:]\\d\\d)?(?: ?(?:am|pm|o[’']clock))?|January|February|March|April|May|June|July|August|September|October|November|December|next week|morning|afternoon|evening|noon|after|before|at|on|the|or|and|around|about|in|instead)(?: |,|$))+";
export const timeOnly = lettered(`^${times}$`, 'iu');

/** The sign of an act in a segment, and what it says to the reader; null if that is not certain. */
export type Act = readonly [
  RegExp,
  (found: readonly string[], voice: SureVoice, whole: string) => string | null,
];

export const we = ({ number }: SureVoice, one: string, several: string): string =>
  number === 'one' ? one : several;
export const me = (voice: SureVoice): string => we(voice, 'me', 'us');

/** Words about the reader, to the reader, as they are spelt. */
export function you(text: string, { reader }: SureVoice, whole: string): string | null {
  const turned = toYouEn(text, reader, whole);
  return turned === null ? null : speltEn(turned);
}

/** What is offered or wanted, with its article. */
export function thing(text: string, voice: SureVoice, whole: string): string | null {
  const turned = you(text, voice, whole);
  if (turned === null || /^(?:that|if|to|it|this) /u.test(turned)) return null;
  return /^(?:refund|replacement|discount|voucher|full refund|new appointment|meeting|call)(?: |$)/u.test(
    turned,
  )
    ? `a ${turned}`
    : turned;
}

/** In the middle of a sentence. */
export function lowered(text: string): string {
  return /^(?:I\b|\p{Lu}\p{Lu}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}
