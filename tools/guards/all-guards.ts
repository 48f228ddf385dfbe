import type { Guard } from './guard.ts';
import { gateGuards } from './list/gate.ts';

export const allGuards: readonly Guard[] = [...gateGuards];
