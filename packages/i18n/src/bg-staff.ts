import { admin } from './bg/admin.ts';
import { models } from './bg/models.ts';
import type { StaffCatalogue } from './catalogue.ts';

export const bgStaff: StaffCatalogue = { admin, models };
