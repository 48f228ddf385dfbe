import { z } from 'zod';

/** Whose data is meant; the caller's own when absent. */
export const subject = z.string().min(1).max(64).optional();
