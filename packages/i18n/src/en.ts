import type { Catalogue } from './catalogue.ts';
import { enPublic } from './en-public.ts';
import { enSignedIn } from './en-signed-in.ts';

export const en: Catalogue = { ...enPublic, ...enSignedIn };
