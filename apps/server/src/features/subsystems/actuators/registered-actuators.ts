import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { unseal } from '#platform/crypto/secret-box.ts';
import type { Database } from '#platform/database/database.ts';

/** The purpose its secrets are sealed for. */
export const actuatorPurpose = 'actuator';

/** A system with its Actuator, and what is shown there in place of a user. */
export interface RegisteredActuator {
  key: SubsystemKey;
  name: string;
  address: string;
  version: number;
  /** The header for it; null where its secret was sealed under another secret of the installation. */
  headers: Record<string, string> | null;
}

/** Finds the Actuators of systems for those who ask them: secrets are opened here, and go into a header alone. */
export function createRegisteredActuators({ db, secret }: { db: Database; secret: string }) {
  return {
    async list(): Promise<{ key: SubsystemKey; name: string }[]> {
      const rows = await registered(db).orderBy('sort').orderBy('key').execute();
      return rows.flatMap(({ key, name }) => (isSubsystemKey(key) ? [{ key, name }] : []));
    },

    async find(key: SubsystemKey): Promise<RegisteredActuator | undefined> {
      const row = await registered(db).where('key', '=', key).executeTakeFirst();
      if (!row) return undefined;
      const { name, address, version } = row;
      return { key, name, address, version, headers: headersOf(row, secret) };
    },
  };
}

const registered = (db: Database) =>
  db
    .selectFrom('subsystem_actuator as actuator')
    .innerJoin('subsystem', 'key', 'subsystem')
    .select(['key', 'name', 'address', 'way', 'username', 'sealed_secret', 'version']);

interface Row {
  way: string;
  username: string;
  sealed_secret: Buffer | null;
}

function headersOf({ way, username, sealed_secret }: Row, secret: string) {
  if (sealed_secret === null) return {};
  try {
    const shown = unseal(secret, actuatorPurpose, sealed_secret).toString('utf8');
    const basic = Buffer.from(`${username}:${shown}`).toString('base64');
    return { authorization: way === 'basic' ? `Basic ${basic}` : `Bearer ${shown}` };
  } catch {
    return null;
  }
}
