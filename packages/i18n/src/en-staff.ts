import { admin } from './en/admin.ts';
import { models } from './en/models.ts';

/** A chunk of its own, so that users do not load the texts of the admin panel. */
export const enStaff = { admin, models };
