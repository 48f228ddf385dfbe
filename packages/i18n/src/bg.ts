import { bgFrame } from './bg-frame.ts';
import { bgInside } from './bg-inside.ts';
import type { Catalogue } from './catalogue.ts';

export const bg: Catalogue = { ...bgFrame, ...bgInside };
