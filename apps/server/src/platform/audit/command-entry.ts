import { append } from './chain.ts';
import { auditKeyOf } from './key.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import { knownSecret } from '#platform/crypto/installation-secret.ts';
import { requireSecret } from '#platform/crypto/secret-check.ts';

interface CommandParts {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'secret' | 'dataDirectory'>;
}

/** Makes what seals the deed of an operator's command; before the deed, so that a missing secret is found first. */
export async function openCommandAudit({ db, clock, config }: CommandParts) {
  const secret = await knownSecret(config);
  await requireSecret(db, { secret, isReplaced: false });
  const key = auditKeyOf(secret);
  const nobody = { actorId: null, actorWorkNo: null, address: null, requestId: null };
  return async (kind: string, detail: Record<string, string>): Promise<void> => {
    const now = clock.now();
    await append(db, { key, now }, [{ at: now, kind, ...nobody, detail }]);
  };
}
