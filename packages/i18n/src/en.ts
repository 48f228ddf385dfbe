import type { Catalogue } from './catalogue.ts';
import { security } from './en/security.ts';
import { sharing } from './en/sharing.ts';
import { enPublic } from './en-public.ts';
import { enSignedIn } from './en-signed-in.ts';
import { enStaff } from './en-staff.ts';

export const en: Catalogue = { ...enPublic, ...enSignedIn, security, sharing, ...enStaff };
