import type {
  SystemActuator,
  SystemActuatorFields,
} from '@portal/contract/administration/system-actuators';
import { defaultTenant } from '@portal/contract/limits';
import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Audit } from '#platform/audit/audit.ts';
import { type Members, recordChange } from '#platform/audit/changes.ts';
import { seal } from '#platform/crypto/secret-box.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { actuatorPurpose } from './registered-actuators.ts';

interface DeskParts {
  db: Database;
  audit: Audit;
  /** The secret of the installation, by which theirs are sealed. */
  secret: string;
}

export type ActuatorDesk = ReturnType<typeof createActuatorDesk>;

/** Addresses of the Actuators of systems, as administrators of the default tenant register them. Secrets only go in. */
export function createActuatorDesk({ db, audit, secret: installationSecret }: DeskParts) {
  const record = (caller: Caller, what: string, before: Members, after: Members) =>
    recordChange(audit, caller, {
      kind: 'system.changed',
      object: 'system-entries',
      what,
      before,
      after,
    });

  return {
    async list(caller: Caller): Promise<SystemActuator[]> {
      requireHome(caller);
      const rows = await db
        .selectFrom('subsystem_actuator')
        .select(['subsystem as key', 'address', 'way', 'username', 'version'])
        .orderBy('subsystem')
        .execute();
      return rows.flatMap((row) => (isSubsystemKey(row.key) ? [{ ...row, key: row.key }] : []));
    },

    async save(fields: SystemActuatorFields, caller: Caller): Promise<void> {
      requireHome(caller);
      const { key, address, way, version, secret } = fields;
      const username = way === 'basic' ? fields.username : '';
      const before = await db.transaction().execute(async (within) => {
        await requireSystem(within, key);
        const kept = await within
          .selectFrom('subsystem_actuator')
          .where('subsystem', '=', key)
          .selectAll()
          .executeTakeFirst();
        if ((kept?.version ?? 0) !== version) refuse('system.changed');
        const values = {
          address,
          way,
          username,
          sealed_secret: secretFor({ address, way, username }, kept, secret),
          version: version + 1,
        };
        await within
          .insertInto('subsystem_actuator')
          .values({ subsystem: key, ...values })
          .onConflict((conflict) => conflict.column('subsystem').doUpdateSet(values))
          .execute();
        return kept;
      });
      const isNewSecret = way !== 'none' && secret !== '';
      await record(caller, `watched ${key}`, before ? membersOf(before) : {}, {
        ...membersOf({ address, way, username }),
        ...(isNewSecret && { secret: '已更换' }),
      });
    },

    async remove(key: SubsystemKey, caller: Caller): Promise<void> {
      requireHome(caller);
      const before = await db
        .deleteFrom('subsystem_actuator')
        .where('subsystem', '=', key)
        .returning(['address', 'way', 'username'])
        .executeTakeFirst();
      if (!before) refuse('system.not-found');
      await record(caller, `unwatched ${key}`, membersOf(before), {});
    },
  };

  /** A kept secret stays where it is: somebody who may write an address must not be sent the secret of another. */
  function secretFor(
    wanted: Registration,
    kept: StoredRegistration | undefined,
    typed: string,
  ): Buffer | null {
    if (wanted.way === 'none') return null;
    if (typed !== '') return seal(installationSecret, actuatorPurpose, Buffer.from(typed));
    const isSame =
      kept?.address === wanted.address &&
      kept.way === wanted.way &&
      kept.username === wanted.username;
    return isSame && kept.sealed_secret !== null
      ? kept.sealed_secret
      : refuse('actuator.secret-needed');
  }
}

interface Registration {
  address: string;
  way: string;
  username: string;
}
interface StoredRegistration extends Registration {
  sealed_secret: Buffer | null;
}

const wayWords: Record<string, string> = {
  none: '不需要凭据',
  basic: '用户名和密码',
  bearer: '令牌',
};

const membersOf = ({ address, way, username }: Registration): Members => ({
  address,
  way: wayWords[way] ?? way,
  ...(username !== '' && { username }),
});

/** Locks the row of the system: of two who save at once, the second is told so. */
async function requireSystem(db: Database, key: SubsystemKey): Promise<void> {
  const found = await db
    .selectFrom('subsystem')
    .where('key', '=', key)
    .select('key')
    .forUpdate()
    .executeTakeFirst();
  if (!found) refuse('system.not-found');
}

/** A system is the installation's, and so is where it is. */
function requireHome({ session }: Caller): void {
  if (session.tenantId !== defaultTenant) refuse('installation.elsewhere');
}
