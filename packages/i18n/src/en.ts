import type { Catalogue } from './catalogue.ts';
import { enFrame } from './en-frame.ts';
import { enInside } from './en-inside.ts';

export const en: Catalogue = { ...enFrame, ...enInside };
