import type { Environment } from '../../env.ts';
import { ModelConnections } from '../../features/models/connections.ts';
import { KEY_PURPOSE } from '../../features/models/key-context.ts';
import { Notifications } from '../../platform/db/notifications.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { createEncryption } from '../../platform/encryption.ts';
import type { Logger } from '../../platform/log.ts';
import { type AiCheck, openAiCheck } from './ai-check.ts';

/** Opens a check of the model that a database without a server says is in use. @throws when a setting of the provider is missing */
export function openStoredCheck(
  { ai: environment }: Pick<Environment, 'ai'>,
  { db, secret, log }: { db: Database; secret: string; log: Logger },
): AiCheck {
  const connections = new ModelConnections({
    db,
    environment,
    encryption: createEncryption(secret, KEY_PURPOSE),
    // Nobody sends any to this process.
    notifications: new Notifications(log),
    log,
  });
  return openAiCheck(connections, log);
}
