import { formAsked } from '../forms/asked-form.ts';
import type { Message } from '../message/message.ts';
import type { Reading } from '../reading.ts';

/** Most subjects that are offered besides. */
const CHOICES = 2;

/** Replaces a general text if the message asks for a sum: the reply says that the sum can’t be worked out. */
export function sumInstead(reading: Reading, { question, hasThread }: Message): Reading {
  const asked = formAsked(question.query);
  if (reading.kind !== 'angle' || hasThread || asked?.form !== 'calculation') return reading;
  const nearest = reading.nearest.slice(0, CHOICES);
  return { kind: 'cannot-write', asked, nearest, language: reading.language };
}
