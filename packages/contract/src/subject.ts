import { z } from 'zod';

/** The user whose data the call accesses; the caller by default. */
export const subject = z.string().min(1).max(64).optional();
