import { killInCheckout } from './checkout-kill.ts';
import { killInClosing, killInErasing } from './deletion-kill.ts';
import { killInExport } from './export-kill.ts';
import { killInImport } from './import-kill.ts';
import type { KillWorld } from './kill-world.ts';
import { killInNewPassword } from './password-kill.ts';
import { killInSignUp } from './sign-up-kill.ts';
import { killInTurn } from './turn-kill.ts';
import { turnSteps } from './turn-steps.ts';
import { killInEdit, killInShowing } from './version-kill.ts';
import { killInViewing } from './viewing-kill.ts';

export interface KillKind {
  name: string;
  /** Queries that it leaves charged to the person of the world. */
  charged: number;
  run: (world: KillWorld) => Promise<void>;
}

/** The work in progress when the server is killed; each in its turn. */
export const killKinds: readonly KillKind[] = [
  ...turnSteps.map((step) => ({
    name: step,
    charged: 1,
    run: (world: KillWorld) => killInTurn(world, step),
  })),
  { name: 'while a question is edited', charged: 3, run: killInEdit },
  { name: 'while another version is shown', charged: 3, run: killInShowing },
  { name: 'in a checkout', charged: 0, run: killInCheckout },
  { name: 'in an export', charged: 0, run: killInExport },
  { name: 'in an import of chats', charged: 0, run: killInImport },
  { name: 'in the deletion of an account', charged: 0, run: killInClosing },
  { name: 'in the erasing of an account', charged: 0, run: killInErasing },
  { name: 'in a sign-up', charged: 0, run: killInSignUp },
  { name: 'in a new password', charged: 0, run: killInNewPassword },
  { name: 'in a viewing', charged: 0, run: killInViewing },
];
