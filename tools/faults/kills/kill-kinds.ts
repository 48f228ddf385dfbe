import { killInCheckout } from './checkout-kill.ts';
import { killInClosing, killInErasing } from './deletion-kill.ts';
import { killInExport } from './export-kill.ts';
import type { KillWorld } from './kill-world.ts';
import { killInTurn } from './turn-kill.ts';
import { turnSteps } from './turn-steps.ts';

export interface KillKind {
  name: string;
  isTurn: boolean;
  run: (world: KillWorld) => Promise<void>;
}

/** What is in progress when the server is killed; each in its turn. */
export const killKinds: readonly KillKind[] = [
  ...turnSteps.map((step) => ({
    name: step,
    isTurn: true,
    run: (world: KillWorld) => killInTurn(world, step),
  })),
  { name: 'in a checkout', isTurn: false, run: killInCheckout },
  { name: 'in an export', isTurn: false, run: killInExport },
  { name: 'in the deletion of an account', isTurn: false, run: killInClosing },
  { name: 'in the erasing of an account', isTurn: false, run: killInErasing },
];
