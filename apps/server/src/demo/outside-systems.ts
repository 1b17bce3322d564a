import { enrolClient } from '#features/single-sign-on/enrol';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { subsystemRows } from './subsystems.ts';

type Simulator = NonNullable<Config['ssoSimulator']>;

/**
 * Lets the simulator stand for cas, syfs and gims; without one they are connected to nothing, whatever an earlier start
 * left. Both ways of being a client are shown: cas begins a flow of its own, syfs is handed a code.
 */
export async function connectOutsideSystems(
  db: Database,
  simulator: Simulator | undefined,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('sso_client').where('client_id', 'in', ['cas', 'syfs', 'gims']).execute();
    for (const { key, kind, third_param = null, enabled } of subsystemRows) {
      if (key !== 'cas' && key !== 'syfs') continue;
      await tx
        .updateTable('subsystem')
        .set({ kind, third_param, enabled: enabled === true || simulator !== undefined })
        .where('key', '=', key)
        .execute();
    }
    if (simulator) await register(tx, simulator);
  });
}

async function register(db: Database, { origin, secret }: Simulator): Promise<void> {
  const at = (system: string, page: string) => `${origin}/${system}/${page}`;
  const common = { 'auth-method': 'client_secret_basic' as const };
  await enrolClient(
    db,
    {
      ...common,
      clientId: 'cas',
      name: '客户之声',
      subsystem: 'cas',
      'redirect-uri': [at('cas', 'callback')],
      'initiate-login-uri': at('cas', 'login'),
      'backchannel-logout-uri': at('cas', 'logout'),
    },
    secret,
  );
  await enrolClient(
    db,
    {
      ...common,
      clientId: 'syfs',
      name: '收银防损',
      subsystem: 'syfs',
      'redirect-uri': [at('syfs', 'callback')],
      'backchannel-logout-uri': at('syfs', 'logout'),
    },
    secret,
  );
  await enrolClient(
    db,
    { ...common, clientId: 'gims', name: '采购生产', subsystem: 'gims', 'redirect-uri': [] },
    secret,
  );
}
